import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../i18n';
import { ApiError } from '../net/api';
import { problemText } from '../net/problems';
import { Switch } from '../shell/Choice';
import { learnPush, pushState, sendTest, turnPushOff, turnPushOn } from '../shell/push';
import { useWork } from '../shell/work';

/** What went wrong, in the player's words: the server's reason, or that the browser could not do it. */
export function pushProblem(failure: unknown): string {
  return failure instanceof ApiError ? problemText(failure) : t('push-failed');
}

/** Settings: shall news come while no page is open? Where it cannot, it says why and what to do. */
export function PushSwitch(): JSX.Element {
  const { isBusy, problem, run } = useWork(pushProblem);
  useEffect(() => void learnPush(), []);
  const state = pushState();
  const change = (isWanted: boolean): Promise<void> =>
    run(async () => {
      if (!isWanted) await turnPushOff();
      else if (!(await turnPushOn()) && pushState() === 'off') problem.value = t('push-failed');
    });
  if (state !== 'on' && state !== 'off')
    return (
      <div class="field">
        <span class="label">{t('push-switch')}</span>
        <div class="help">{t(`push-${state}`)}</div>
      </div>
    );
  return (
    <>
      <Switch
        id="settings-push"
        text={t('push-switch')}
        help={t('push-help')}
        isOn={state === 'on' || isBusy.value}
        onSwitch={(isWanted) => void change(isWanted)}
      />
      <p class="problem" role="alert" hidden={problem.value === ''}>
        {problem.value}
      </p>
      {state === 'on' && <TestButton />}
    </>
  );
}

function TestButton(): JSX.Element {
  const answer = useSignal('');
  const send = async (): Promise<void> => {
    answer.value = '';
    try {
      answer.value = t((await sendTest()) ? 'push-test-sent' : 'push-test-failed');
    } catch (failure) {
      answer.value = pushProblem(failure);
    }
  };
  return (
    <div class="cluster push-test">
      <button type="button" class="button" onClick={() => void send()}>
        {t('push-test')}
      </button>
      <span class="soft" role="status">
        {answer.value}
      </span>
    </div>
  );
}
