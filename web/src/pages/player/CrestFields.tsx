/** Choosing a crest: three rows of small crests, each differing in one thing. */

import type { JSX } from 'preact';

import { t } from '../../i18n';
import type { Crest as CrestWords } from '../../net/wire';
import { Crest, CREST_CLOTHS, CREST_DEVICES, CREST_DIVISIONS } from '../../shell/Crest';

interface Props {
  readonly crest: CrestWords;
  readonly onChange: (crest: CrestWords) => void;
}

interface RowProps<T extends string> extends Props {
  readonly part: 'cloth' | 'division' | 'device';
  readonly among: readonly T[];
}

function Row<T extends string>({ crest, onChange, part, among }: RowProps<T>): JSX.Element {
  return (
    <fieldset class="crest-row">
      <legend>{t(`crest-${part}`)}</legend>
      <div class="cluster">
        {among.map((value) => {
          const shown = { ...crest, [part]: value };
          return (
            <label key={value} class={crest[part] === value ? 'crest-choice pick entry centred chosen' : 'crest-choice pick entry centred'}>
              <input
                type="radio"
                name={`crest-${part}`}
                value={value}
                checked={crest[part] === value}
                aria-label={t(`crest-${part}-${value}`)}
                onChange={() => onChange(shown)}
              />
              <Crest crest={shown} class="crest-32" />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

export function CrestFields(props: Props): JSX.Element {
  return (
    <>
      <Row {...props} part="cloth" among={CREST_CLOTHS} />
      <Row {...props} part="division" among={CREST_DIVISIONS} />
      <Row {...props} part="device" among={CREST_DEVICES} />
    </>
  );
}
