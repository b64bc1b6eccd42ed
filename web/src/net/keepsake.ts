/** Does this browser keep what it is given? Whoever loses the keys loses the seats. */

import { signal } from '@preact/signals';

import { keepText, readText } from '../store';

/** "kept", as far as can be known; "blocked": nothing is kept; "private": all is gone when the window is closed. */
export type Keeping = 'kept' | 'blocked' | 'private';

const PROBE = 'gonfalon.probe';
/** A private window of Chromium is given about twice the memory of its scripts; any other much more. */
const PRIVATE_SHARE = 2;

function isBlocked(): boolean {
  return !keepText(PROBE, 'kept') || readText(PROBE) !== 'kept';
}

interface Memory {
  readonly memory?: { readonly jsHeapSizeLimit: number };
}

/** Private windows say nothing of it; these are the traces they leave. */
async function isPrivate(): Promise<boolean> {
  try {
    const limit = (performance as Memory).memory?.jsHeapSizeLimit;
    if (limit !== undefined) {
      const { quota = Infinity } = await navigator.storage.estimate();
      return quota < PRIVATE_SHARE * limit;
    }
    await navigator.storage.getDirectory();
    return false;
  } catch {
    return isSecureContext; // elsewhere there is no such storage to ask
  }
}

interface MaybeInstalled {
  readonly standalone?: boolean;
}

/** Does this browser forget what a page keeps when nobody comes for a week? Apple's do, unless the page was put on the home screen. */
export function forgetsInAWeek(): boolean {
  const { vendor, standalone } = navigator as Navigator & MaybeInstalled;
  return vendor.startsWith('Apple') && standalone !== true;
}

export const keeping = signal<Keeping>('kept');

let asked = false;

/** Finds out, once. */
export function learnKeeping(): void {
  if (asked) return;
  asked = true;
  if (isBlocked()) keeping.value = 'blocked';
  else void isPrivate().then((found) => (keeping.value = found ? 'private' : 'kept'));
}
