/** Work that a page asks of the server: while it goes on its buttons rest, and what went wrong is told. */

import { type Signal, useSignal } from '@preact/signals';

import { problemText } from '../net/problems';

export interface Work {
  readonly isBusy: Signal<boolean>;
  /** What went wrong the last time, '' for nothing. */
  readonly problem: Signal<string>;
  /** Does it; then the buttons work again. */
  readonly run: (work: () => unknown) => Promise<void>;
  /** Does what leaves the page: the buttons work again only where it went wrong. */
  readonly leave: (work: () => unknown) => Promise<void>;
}

/** say: the words for what went wrong. */
export function useWork(say: (failure: unknown) => string = problemText): Work {
  const isBusy = useSignal(false);
  const problem = useSignal('');
  const attempt = async (work: () => unknown, isBusyAfter: boolean): Promise<void> => {
    isBusy.value = true;
    problem.value = '';
    try {
      await work();
      isBusy.value = isBusyAfter;
    } catch (failure) {
      problem.value = say(failure);
      isBusy.value = false;
    }
  };
  return { isBusy, problem, run: (work) => attempt(work, false), leave: (work) => attempt(work, true) };
}
