/** A button that begins a match at once, and says why it could not. */

import type { ComponentChildren, JSX } from 'preact';

import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { problemText } from '../../net/problems';
import { navigate } from '../../router';
import { useWork } from '../../shell/work';

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
  const { isBusy, problem, leave } = useWork(say);
  const start = (): Promise<void> => {
    return leave(async () => {
      navigate(addressOf(`/match/${await begin()}`));
    });
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
