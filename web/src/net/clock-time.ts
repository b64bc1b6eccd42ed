/** The time on a clock: counted on from what the server last said, written, spoken, and when it is low. */

import type { Clock, Clocks, SeatClock } from './wire';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A clock per move is one of correspondence from so many seconds on. */
export const DAY_SECONDS = DAY / SECOND;
/** A clock is low in the last tenth of its time, in the last thirty seconds at most, and always in the last ten. */
const LOW_MS = 30 * SECOND;
export const LAST_MS = 10 * SECOND;

/** What the server said of the clocks, and when it came. heardAt: milliseconds of performance.now(). */
export interface HeardClocks extends Clocks {
  readonly heardAt: number;
}

/** Milliseconds left on a clock at `now`; null without a limit. */
export function leftAt(clock: SeatClock, heardAt: number, now: number): number | null {
  if (clock.left === null || clock.state !== 'runs') return clock.left;
  return Math.max(0, clock.left - Math.max(0, now - heardAt));
}

/** The whole time that a line at the foot of the clock stands for. */
export function wholeOf(clock: Clock, isSetup: boolean): number {
  const { initial = 0, move = 0, setup = 0 } = clock;
  return SECOND * (isSetup ? setup : Math.max(initial, move));
}

/** Milliseconds left from which on a clock is low. */
export function lowFrom(whole: number): number {
  const tenth = whole / 10;
  return whole >= DAY ? tenth : Math.max(LAST_MS, Math.min(LOW_MS, tenth));
}

export function isLow(left: number, whole: number): boolean {
  return left <= lowFrom(whole);
}

/** Is this the clock of a correspondence game? */
export function isByDays(clock: Clock | null | undefined): boolean {
  return (clock?.move ?? 0) >= DAY_SECONDS;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** As digits: 4:12, 0:07.4 in the last ten seconds, 1:04:10; over a day in days, hours as "19h" where there are days a move. */
export function writtenTime(left: number, language: string, byDays = false): string {
  const unit = (value: number, name: 'day' | 'hour'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(value);
  const rest = Math.floor((left % DAY) / HOUR);
  if (left >= DAY) return unit(Math.floor(left / DAY), 'day') + (rest > 0 ? ` ${unit(rest, 'hour')}` : '');
  if (byDays && left >= HOUR) return unit(Math.ceil(left / HOUR), 'hour');
  if (left <= LAST_MS && left > 0) {
    const tenths = Math.floor(left / 100);
    return `0:${two(Math.floor(tenths / 10))}.${tenths % 10}`;
  }
  const seconds = Math.ceil(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** In words, at most two units: "4 minutes, 12 seconds". */
export function spokenTime(left: number, language: string): string {
  const seconds = Math.ceil(left / SECOND);
  const parts = [
    ['day', Math.floor(seconds / 86_400)],
    ['hour', Math.floor(seconds / 3600) % 24],
    ['minute', Math.floor(seconds / 60) % 60],
    ['second', seconds % 60],
  ] as const;
  const first = parts.findIndex(([, value]) => value > 0);
  const said = first < 0 ? parts.slice(3) : parts.slice(first, first + 2).filter(([, value]) => value > 0);
  return said
    .map(([unit, value]) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value))
    .join(', ');
}

/** Milliseconds until the written time changes. */
export function untilChange(left: number): number {
  if (left <= 0) return HOUR;
  if (left <= LAST_MS) return 100;
  return Math.min(SECOND, Math.max(20, left % SECOND || SECOND));
}
