/** What shall we call you? A name and a crest, with a proposal for both; nothing else is asked. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../i18n';
import { person, takeName } from '../../net/person';
import { Crest, someCrest } from '../../shell/Crest';
import { KeepsakeWarning } from '../../shell/KeepsakeWarning';
import { useWork } from '../../shell/work';
import { CrestFields } from './CrestFields';
import { someName } from './proposals';

const LONGEST_NAME = 24;

interface Props {
  /** Called once the server has said yes. */
  readonly onDone: () => void;
  /** Leads back; without it there is no way back to offer. */
  readonly onCancel?: () => void;
}

export function NameForm({ onDone, onCancel }: Props): JSX.Element {
  const own = person.value;
  const name = useSignal(own?.name ?? someName());
  const crest = useSignal(own?.crest ?? someCrest());
  const { isBusy, problem, run } = useWork();
  const take = (event: Event): Promise<void> => {
    event.preventDefault();
    return run(async () => {
      await takeName(name.value, crest.value);
      onDone();
    });
  };
  const roll = (): void => {
    name.value = someName();
    crest.value = someCrest();
    problem.value = '';
  };
  return (
    <form class="name-form sheet stack" aria-labelledby="name-form-title" onSubmit={(event) => void take(event)}>
      <div class="name-head">
        <Crest crest={crest.value} class="crest-large" />
        <div class="field">
          <h2 id="name-form-title">{t(own ? 'person-change' : 'person-ask')}</h2>
          <label for="person-name">{t('person-name')}</label>
          <input
            id="person-name"
            class="entry"
            value={name.value}
            maxLength={LONGEST_NAME}
            autocomplete="off"
            spellcheck={false}
            required
            aria-invalid={problem.value !== ''}
            aria-describedby="person-name-help"
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
          <p class="help" id="person-name-help">
            {t('person-name-help')}
          </p>
        </div>
      </div>
      <p class="problem" role="alert" hidden={problem.value === ''}>
        {problem.value}
      </p>
      <details class="crest-fold" open={own !== null}>
        <summary>{t('person-crest')}</summary>
        <CrestFields crest={crest.value} onChange={(changed) => (crest.value = changed)} />
      </details>
      <KeepsakeWarning />
      <div class="cluster">
        <button class="button primary" disabled={isBusy.value}>
          {t(own ? 'person-save' : 'person-take')}
        </button>
        <button type="button" class="button" onClick={roll}>
          {t('person-another')}
        </button>
        {onCancel && (
          <button type="button" class="button" onClick={onCancel}>
            {t('person-cancel')}
          </button>
        )}
      </div>
    </form>
  );
}
