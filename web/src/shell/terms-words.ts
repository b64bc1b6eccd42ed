/** The agreement of a table in words: its clock, and whether the game counts. */

import { t } from '../i18n';
import type { Clock, Terms } from '../net/wire';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;

/** "5 + 5", "2 min a move", "1 day a move", "no clock". */
export function clockText(clock: Clock | null | undefined): string {
  if (!clock) return t('terms-clock-none');
  const { initial = 0, increment = 0, move = 0 } = clock;
  if (move >= DAY) return t('terms-clock-days', { count: Math.round(move / DAY) });
  if (move >= HOUR) return t('terms-clock-hours', { count: Math.round(move / HOUR) });
  if (move >= MINUTE) return t('terms-clock-minutes', { count: Math.round(move / MINUTE) });
  if (move > 0) return t('terms-clock-seconds', { count: move });
  const minutes = initial / MINUTE;
  return `${Number.isInteger(minutes) ? minutes : minutes.toFixed(1)} + ${increment}`;
}

export function countsText({ rated = false }: Terms): string {
  return t(rated ? 'terms-rated' : 'terms-casual');
}

/** "1:12" for 72 seconds, "1:02:05" from an hour on. */
export function minutesText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / HOUR), Math.floor(whole / MINUTE) % 60, whole % MINUTE];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** So long a moment is told in minutes, s. */
const LONGEST_IN_MINUTES = 100 * MINUTE;

/** "38 min", "2 h", "3 d": up to the next whole minute, at least one. */
export function spanText(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < LONGEST_IN_MINUTES) return t('terms-span-minutes', { minutes: Math.max(1, Math.ceil(seconds / MINUTE)) });
  if (seconds < 2 * DAY) return t('terms-span-hours', { hours: Math.round(seconds / HOUR) });
  return t('terms-span-days', { days: Math.round(seconds / DAY) });
}

/** "in 38 min". */
export function soonText(ms: number): string {
  return t('terms-soon', { time: spanText(ms) });
}
