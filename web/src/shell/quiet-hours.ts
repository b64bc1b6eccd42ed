/** Hours in which nothing is told. */

import { persistent } from '../settings';

/** From this hour of the day until that one, 0 to 23; the same hour twice is no time at all. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

const isHour = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 24;

export const quietHours = persistent<QuietHours>('quiet-hours', { from: 0, until: 0 }, (value) => {
  const { from, until } = (value ?? {}) as Partial<QuietHours>;
  return isHour(from) && isHour(until);
});

/** Is it quiet at this hour? The time may run over midnight. */
export function isQuiet({ from, until }: QuietHours, hour: number): boolean {
  return from <= until ? from <= hour && hour < until : hour >= from || hour < until;
}
