import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../i18n';
import { problemText } from '../net/problems';
import { randomAction } from '../net/random';
import type { LocalSeat } from './local-seat';
import type { GameWords } from './words';

interface Props {
  readonly localSeat: LocalSeat;
  readonly words: GameWords;
}

/** An action that is composed as a text: by hand, or at random as a start; what is wrong with it stands below. */
export function ComposedAction({ localSeat }: Props): JSX.Element {
  const isAsking = useSignal(false);
  const problem = useSignal('');
  const random = async (): Promise<void> => {
    isAsking.value = true;
    problem.value = '';
    try {
      localSeat.draft.value = await randomAction(localSeat.client);
      localSeat.refusal.value = null;
    } catch (failure) {
      problem.value = problemText(failure);
    }
    isAsking.value = false;
  };
  const send = (event: Event): void => {
    event.preventDefault();
    const action = localSeat.draft.value.trim();
    if (action !== '') void localSeat.act(action);
  };
  return (
    <form class="plain-composed stack" onSubmit={send}>
      <label for="plain-action">{t('plain-action')}</label>
      <textarea
        id="plain-action"
        rows={2}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        value={localSeat.draft.value}
        aria-describedby="plain-action-help"
        aria-invalid={localSeat.refusal.value !== null}
        onInput={(event) => (localSeat.draft.value = event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey) send(event);
        }}
      />
      <p class="help" id="plain-action-help">
        {t('plain-action-help')}
      </p>
      <p role="alert" class="problem" hidden={problem.value === ''}>
        {problem}
      </p>
      <div class="plain-buttons cluster">
        <button type="submit" class="button primary" disabled={localSeat.isBusy.value || localSeat.draft.value.trim() === ''}>
          {t('plain-send')}
        </button>
        <button type="button" class="button" disabled={isAsking.value || localSeat.isBusy.value} onClick={() => void random()}>
          {t('plain-random')}
        </button>
      </div>
    </form>
  );
}
