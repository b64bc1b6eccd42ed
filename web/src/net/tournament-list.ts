/** The tournaments of this server, as a list; and those that this browser plays in. */

import { signal } from '@preact/signals';

import { persistent } from '../settings';
import { get } from './api';
import { keptHere } from './base';
import { personKey } from './person';
import { learnTime } from './server-time';
import type { TournamentsList } from './wire';

/** null before the first answer. */
export const tournaments = signal<TournamentsList | null>(null);
/** The list could not be asked for the last time. */
export const isListAway = signal(false);

/** Asks for the list. Never rejects. */
export async function askTournaments(): Promise<void> {
  await get<TournamentsList>('/tournaments', {}, personKey()).then(
    (found) => {
      learnTime(found.now);
      tournaments.value = found;
      isListAway.value = false;
    },
    () => (isListAway.value = true),
  );
}

/** Ids of the tournaments in which this browser's person plays, until they are over. */
export const joined = persistent<readonly string[]>(
  keptHere('tournaments'),
  [],
  (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
);

/** Notes that the person plays there, or does no longer. */
export function noteJoined(id: string, isIn: boolean): void {
  if (joined.peek().includes(id) === isIn) return;
  joined.value = isIn ? [...joined.peek(), id] : joined.peek().filter((one) => one !== id);
}
