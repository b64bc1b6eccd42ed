/** Times and sizes as the host reads them. */

import { dateLocale } from '../../i18n';

const STEPS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** How long ago a moment was, in its largest unit. Both in milliseconds. */
export function ago(moment: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - moment) / 1000));
  const [length, unit] = STEPS.find(([step]) => seconds >= step) ?? STEPS[3];
  return new Intl.RelativeTimeFormat(dateLocale(), { style: 'short' }).format(-Math.floor(seconds / length), unit);
}

/** Bytes in a unit that suits them. */
export function sizeText(bytes: number): string {
  const [length, unit] = bytes >= 1e9 ? ([1e9, 'gigabyte'] as const) : ([1e6, 'megabyte'] as const);
  return new Intl.NumberFormat(dateLocale(), { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / length);
}
