/** The open seats of the server, followed while somebody looks: by a stream of events, else by asking from time to time. */

import { signal } from '@preact/signals';

import { ApiError, listSeats } from './api';
import { addressOf } from './base';
import { Follower, followInSight, plainStream } from './follower';
import { type SeatRow, swept, withAll, withGone, withTable } from './seat-rows';
import { learnTime } from './server-time';
import type { Beat, GoneReason, OpenTables, TableGone, TableOffered } from './wire';

/** loading: nothing has come yet. open: the list is as it is. away: no connection, the list is old. failed: the list did not come. */
export type SeatsLine = 'loading' | 'open' | 'away' | 'failed';

type SeatEvent = OpenTables | TableOffered | TableGone | Beat;

export const seatRows = signal<readonly SeatRow[]>([]);
export const seatsLine = signal<SeatsLine>('loading');
/** When the list was last known to be right, on the clock of `performance.now()`. */
export const seatsHeardAt = signal(0);
/** What the host lets computers do: after so many seconds (0: never) those of this level take the seats of a casual table. */
export const filling = signal<{ readonly after: number; readonly level: number }>({ after: 0, level: 0 });

function heard(): void {
  seatsHeardAt.value = performance.now();
  seatsLine.value = 'open';
}

function takeAll({ tables, now, fill_after, fill_level }: OpenTables): void {
  learnTime(now);
  filling.value = { after: fill_after, level: fill_level };
  seatRows.value = withAll(seatRows.peek(), tables, performance.now());
}

function take(event: SeatEvent): void {
  heard();
  if (event.type === 'all') takeAll(event);
  else if (event.type === 'offered') seatRows.value = withTable(seatRows.peek(), event.table);
  else if (event.type === 'gone') noteGone(event.match, event.why);
}

/** A table is not offered any more, as this browser has found out. */
export function noteGone(match: string, why: GoneReason): void {
  seatRows.value = withGone(seatRows.peek(), match, why, performance.now());
}

/** Lets go of rows that have been gone long enough. */
export function sweepSeats(): void {
  const left = swept(seatRows.peek(), performance.now());
  if (left !== seatRows.peek()) seatRows.value = left;
}

function fail(failure: unknown): void {
  const isAway = failure instanceof ApiError && failure.code === 'server/away';
  if (isAway && seatsLine.peek() !== 'loading') seatsLine.value = 'away';
  else seatsLine.value = 'failed';
}

const follower = new Follower<SeatEvent>(() => plainStream(addressOf('/api/seats/events')), take, listSeats, fail);

/** Asks for the list once. Never rejects. */
export const askSeats = (): Promise<void> => follower.ask();

let lookers = 0;
let letGo = (): void => undefined;

/** Follows the open seats while the page is in sight. Answers how to stop. */
export function followSeats(): () => void {
  lookers += 1;
  if (lookers === 1) letGo = followInSight(follower);
  return () => {
    lookers -= 1;
    if (lookers > 0) return;
    letGo();
    seatRows.value = []; // the order is fixed when a page opens
    seatsLine.value = 'loading';
  };
}

/** Tries again at once. */
export function retrySeats(): void {
  if (seatsLine.peek() === 'failed') seatsLine.value = 'loading';
  follower.start();
}
