/** How weak each square of a set-up is, from 1 to 3: named by notes, or where the other side won first in measured games. Pure. */

import type { Square } from '../../../board/geometry';
import type { Remark } from '../../../net/wire';
import type { MeasuredSetup } from './measured-setups';

export const MOST_HEAT = 3;
/** Measured games from which the squares they name are shown. */
const LEAST_GAMES = 10;

export type Heat = 1 | 2 | 3;

/** Square -> heat. A square of a note has 1, and more the more often the other side won there first, by share of the worst square. */
export function heatOf(notes: readonly Remark[], measured: readonly MeasuredSetup[]): ReadonlyMap<Square, Heat> {
  const heat = new Map<Square, Heat>();
  for (const { places } of notes) for (const square of places) heat.set(square, 1);
  const games = measured.reduce((sum, { points }) => sum + points.length, 0);
  if (games < LEAST_GAMES) return heat;
  const counts = new Map<Square, number>();
  for (const { breaches } of measured)
    for (const [square, count] of Object.entries(breaches)) counts.set(square, (counts.get(square) ?? 0) + count);
  const most = Math.max(0, ...counts.values());
  for (const [square, count] of counts) {
    const found = Math.ceil((MOST_HEAT * count) / most) as Heat;
    heat.set(square, Math.max(found, heat.get(square) ?? 1) as Heat);
  }
  return heat;
}
