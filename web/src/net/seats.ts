/** The open seats of the server, followed while somebody looks: by a stream of events, else by asking from time to time. */

import { signal } from '@preact/signals';

import { ApiError, listSeats } from './api';
import { addressOf } from './base';
import { type SeatRow, swept, withAll, withGone, withTable } from './seat-rows';
import type { Beat, GoneReason, OpenTables, TableGone, TableOffered } from './wire';

/** loading: nothing has come yet. open: the list is as it is. away: no connection, the list is old. failed: the list did not come. */
export type SeatsLine = 'loading' | 'open' | 'away' | 'failed';

type SeatEvent = OpenTables | TableOffered | TableGone | Beat;

/** A stream that says nothing for so long is dead. */
const SILENCE_MS = 40_000;
/** A stream that has not begun after so long is held back by something on the way. */
const HELD_BACK_MS = 5000;
/** So long after a stream broke it is tried again; meanwhile the list is asked for. */
const RETRY_MS = 60_000;
const ASK_EVERY_MS = 10_000;

export const seatRows = signal<readonly SeatRow[]>([]);
export const seatsLine = signal<SeatsLine>('loading');
/** When the list was last known to be right, on the clock of `performance.now()`. */
export const seatsHeardAt = signal(0);
/** What the host lets computers do: after so many seconds (0: never) those of this level take the seats of a casual table. */
export const filling = signal<{ readonly after: number; readonly level: number }>({ after: 0, level: 0 });
/** The server's clock less this browser's, ms. */
let skew = 0;

/** Milliseconds since 1970 on the server's clock. */
export const serverNow = (): number => Date.now() + skew;

function heard(): void {
  seatsHeardAt.value = performance.now();
  seatsLine.value = 'open';
}

function takeAll({ tables, now, fill_after, fill_level }: OpenTables): void {
  skew = now - Date.now();
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

/** Asks for the list once. Never rejects. */
export async function askSeats(): Promise<void> {
  try {
    take(await listSeats());
  } catch (failure) {
    const isAway = failure instanceof ApiError && failure.code === 'server/away';
    if (isAway && seatsLine.peek() !== 'loading') seatsLine.value = 'away';
    else seatsLine.value = 'failed';
  }
}

/** One page that follows: the stream, or the questions while there is none. */
class Follower {
  private stream: EventSource | null = null;
  private asking: ReturnType<typeof setInterval> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;

  start(): void {
    this.stop();
    if (typeof EventSource === 'undefined') return this.ask();
    this.stream = new EventSource(addressOf('/api/seats/events'));
    this.stream.onmessage = ({ data }) => {
      this.silence();
      this.expect(SILENCE_MS);
      take(JSON.parse(String(data)) as SeatEvent);
    };
    this.stream.onerror = () => this.ask();
    return this.expect(HELD_BACK_MS);
  }

  stop(): void {
    this.stream?.close();
    this.stream = null;
    this.silence();
    clearTimeout(this.watch);
    clearTimeout(this.retry);
  }

  /** Stops asking. */
  private silence(): void {
    clearInterval(this.asking);
    this.asking = undefined;
  }

  /** The stream must say something within this time, else the list is asked for. */
  private expect(withinMs: number): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.ask(), withinMs);
  }

  /** Asks at once and from time to time, and tries the stream again later. */
  private ask(): void {
    clearTimeout(this.watch);
    if (this.asking !== undefined) return;
    void askSeats();
    this.asking = setInterval(() => void askSeats(), ASK_EVERY_MS);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.start(), RETRY_MS);
  }
}

const follower = new Follower();
let lookers = 0;

function look(): void {
  if (document.visibilityState === 'visible') follower.start();
  else follower.stop(); // a browser has few lines to one server: those in sight need them
}

/** Follows the open seats while the page is in sight. Answers how to stop. */
export function followSeats(): () => void {
  lookers += 1;
  if (lookers === 1) {
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    look();
  }
  return () => {
    lookers -= 1;
    if (lookers > 0) return;
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
    follower.stop();
    seatRows.value = []; // the order is fixed when a page opens
    seatsLine.value = 'loading';
  };
}

/** Tries again at once. */
export function retrySeats(): void {
  if (seatsLine.peek() === 'failed') seatsLine.value = 'loading';
  follower.start();
}
