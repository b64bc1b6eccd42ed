import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../i18n';
import { isByDays } from '../net/clock-time';
import { summaries } from '../net/summaries';
import { oneOf, persistent } from '../settings';
import { KeepsakeWarning } from '../shell/KeepsakeWarning';
import { learnPush, pushState, turnPushOn } from '../shell/push';
import { pushProblem } from './PushSwitch';

const isAnswered = persistent('push-answered', false, oneOf(true, false));

/** In the list of games, below them: for somebody who plays by correspondence, what such a game needs of the browser. */
export function DaysNote(): JSX.Element | null {
  const byDays = [...summaries.value.values()].some(
    (line) => typeof line === 'object' && line.status !== 'over' && isByDays(line.terms.clock),
  );
  return byDays ? (
    <>
      <KeepsakeWarning forDays />
      <Offer />
    </>
  ) : null;
}

/** Offers, once, to tell of turns while no page is open. */
function Offer(): JSX.Element | null {
  const problem = useSignal('');
  useEffect(() => void learnPush(), []);
  if (isAnswered.value || pushState() !== 'off') return null;
  const accept = async (): Promise<void> => {
    problem.value = '';
    try {
      if (await turnPushOn()) isAnswered.value = true;
      else problem.value = t('push-failed');
    } catch (failure) {
      problem.value = pushProblem(failure);
    }
  };
  return (
    <div class="note push-offer" role="note">
      <p>{t('push-offer')}</p>
      <div class="cluster">
        <button type="button" class="button" onClick={() => void accept()}>
          {t('push-offer-yes')}
        </button>
        <button type="button" class="button" onClick={() => (isAnswered.value = true)}>
          {t('push-offer-no')}
        </button>
      </div>
      <p class="problem" role="alert" hidden={problem.value === ''}>
        {problem.value}
      </p>
    </div>
  );
}
