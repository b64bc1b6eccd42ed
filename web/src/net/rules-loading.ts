/** Whether the server still has its rules compiled, which takes about a minute once: asked only by pages that wait for it. */

import { signal } from '@preact/signals';

import { isLoadingRules } from './api';

/** A page that waits no longer than this, ms, asks nothing. */
const QUIET_MS = 1500;
const AGAIN_MS = 2000;

/** Is the server known to load its rules? */
export const rulesAreLoading = signal(false);

/** Asks again and again until the rules are loaded; answers how to stop. */
export function watchRulesLoading(): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    const isLoading = await isLoadingRules();
    if (isStopped) return;
    rulesAreLoading.value = isLoading;
    if (isLoading) timer = setTimeout(() => void ask(), AGAIN_MS);
  };
  timer = setTimeout(() => void ask(), QUIET_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    rulesAreLoading.value = false;
  };
}
