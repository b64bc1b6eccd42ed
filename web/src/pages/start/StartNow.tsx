/** A button that begins a match at once, and says why it could not. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';

import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { problemText } from '../../net/problems';
import { navigate } from '../../router';

interface Props {
  /** Begins the match and answers its id. */
  readonly begin: () => Promise<string>;
  readonly class: string;
  readonly id?: string;
  readonly isOff?: boolean;
  /** Enter in a field of the form presses it. */
  readonly isSubmit?: boolean;
  /** Said in place of the failure, "" for nothing. */
  readonly say?: (failure: unknown) => string;
  readonly children: ComponentChildren;
}

export function StartNow({ begin, class: look, id, isOff = false, isSubmit = false, say = problemText, children }: Props): JSX.Element {
  const isBusy = useSignal(false);
  const problem = useSignal('');
  const start = async (): Promise<void> => {
    isBusy.value = true;
    problem.value = '';
    try {
      navigate(addressOf(`/match/${await begin()}`));
    } catch (failure) {
      problem.value = say(failure);
      isBusy.value = false;
    }
  };
  return (
    <>
      <p role="alert" class="problem" hidden={problem.value === ''}>
        {problem}
      </p>
      <button
        type={isSubmit ? 'submit' : 'button'}
        id={id}
        class={`button primary large ${look}`}
        disabled={isOff || isBusy.value}
        onClick={() => void start()}
      >
        {isBusy.value ? t('start-going') : children}
      </button>
    </>
  );
}
