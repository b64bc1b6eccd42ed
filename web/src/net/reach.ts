/** Where others find this server: an address that names this computer as "localhost" opens nowhere else. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';

import { askReach } from './api';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** How a link of ours is to be made. origin: what it begins with. opens: where it opens. */
export interface Reach {
  readonly origin: string;
  readonly opens: 'here' | 'network' | 'everywhere';
}

/** own: where this page comes from. addresses: under which the local network finds the server. */
export function reachOf(own: URL, addresses: readonly string[]): Reach {
  if (addresses.includes(own.origin)) return { origin: own.origin, opens: 'network' };
  if (!LOOPBACK.test(own.hostname)) return { origin: own.origin, opens: 'everywhere' };
  const [nearby] = addresses;
  return nearby === undefined ? { origin: own.origin, opens: 'here' } : { origin: nearby, opens: 'network' };
}

const found = signal<readonly string[] | undefined>(undefined);
let asked: Promise<void> | undefined;

/** Asks the server once where it is found; a failure is asked again by the next caller. */
export function learnReach(): void {
  asked ??= askReach().then(
    ({ addresses }) => void (found.value = addresses),
    () => void (asked = undefined),
  );
}

/** Undefined until the server has answered. */
export const reach: ReadonlySignal<Reach | undefined> = computed(() => found.value && reachOf(new URL(location.href), found.value));
