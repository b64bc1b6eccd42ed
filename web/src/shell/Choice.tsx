import type { ComponentChildren, JSX } from 'preact';

export interface Alternative<T extends string> {
  readonly value: T;
  readonly text: string;
  readonly mark?: ComponentChildren;
  readonly help?: string;
}

interface Props<T extends string> {
  readonly name: string;
  readonly legend: string;
  readonly help?: ComponentChildren;
  readonly value: T;
  readonly among: readonly Alternative<T>[];
  readonly onChoose: (value: T) => void;
  /** "keys": side by side; "tiles": with their help, where there is room; else `help` tells of the chosen one. */
  readonly look?: 'keys' | 'tiles';
}

/** One of a few, all in sight: radio buttons that look like what they choose. */
export function Choice<T extends string>({ name, legend, help, value, among, onChoose, look = 'keys' }: Props<T>): JSX.Element {
  return (
    <fieldset class={`choice ${look}`}>
      <legend>{legend}</legend>
      <div class="choice-list cluster">
        {among.map((one) => (
          <label key={one.value} class={one.value === value ? 'choice-item pick line entry chosen' : 'choice-item pick line entry'}>
            <input type="radio" name={name} value={one.value} checked={one.value === value} onChange={() => onChoose(one.value)} />
            {one.mark}
            <span class="choice-text">{one.text}</span>
            {one.help !== undefined && <span class="choice-help soft">{one.help}</span>}
          </label>
        ))}
      </div>
      {help !== undefined && <div class="help">{help}</div>}
    </fieldset>
  );
}

interface SwitchProps {
  readonly id: string;
  readonly text: string;
  readonly help?: ComponentChildren;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** On or off, at once. */
export function Switch({ id, text, help, isOn, onSwitch }: SwitchProps): JSX.Element {
  return (
    <div class="switch">
      <div class="switch-words">
        <label for={id}>{text}</label>
        {help !== undefined && (
          <div class="help" id={`${id}-help`}>
            {help}
          </div>
        )}
      </div>
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={isOn}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </div>
  );
}
