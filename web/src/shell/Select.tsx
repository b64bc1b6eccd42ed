import type { JSX } from 'preact';

import { Icon } from './Icon';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly among: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
  readonly isWide?: boolean;
}

/** One of many, of which only the chosen one is in sight. */
export function Select({ label, value, among, onChoose, isWide = false }: SelectProps): JSX.Element {
  return (
    <span class={isWide ? 'select' : 'select narrow-select'}>
      <select aria-label={label} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {among.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="more" />
    </span>
  );
}
