import type { JSX } from 'preact';

const LONGEST_NAME = 60;
const LONGEST_WORD = 400;

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
}

/** The name of something new, in one line. */
export function NameField({ id, label, value, onType }: Props): JSX.Element {
  return (
    <div class="field tour-field">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="entry"
        value={value}
        maxLength={LONGEST_NAME}
        required
        autocomplete="off"
        onInput={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
}

/** A few words about it. */
export function WordField({ id, label, value, help, onType }: Props & { readonly help?: string }): JSX.Element {
  return (
    <div class="field tour-field">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        class="entry"
        rows={2}
        maxLength={LONGEST_WORD}
        aria-describedby={help && `${id}-help`}
        value={value}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      {help && (
        <p class="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
