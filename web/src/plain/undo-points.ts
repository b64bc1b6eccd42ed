/** The points of a match that can be gone back to, as far as this seat has heard of them. Pure. */

import type { Heard } from '../net/match';
import type { Event } from '../net/wire';

/** keep: how many entries of the log stand before the action, the K of "/undo K". */
export interface UndoPoint {
  readonly keep: number;
  readonly seat: number;
  /** What this seat first heard of the action, null if nothing. */
  readonly event: Event | null;
}

/** The position after entry n is update n + 2; update 1 is the one before the first. */
const BEFORE_FIRST = 2;

/**
 * What an update takes away: updates from `from` on up to it are undone. null if it takes nothing.
 * An entry that is taken back has the number of the update that told it.
 */
export function undoneFrom(update: Heard): number | null {
  if (update.events.some((event) => event.cause.startsWith('/') && event.kind === 'restarted')) return 0;
  const undone = update.events.find((event) => event.cause.startsWith('/') && event.kind === 'undone');
  return undone ? Number(undone.facts['kept']) + BEFORE_FIRST : null;
}

/** The points after one more update. A table act is told by an event whose cause is its name. */
export function pointsAfter(points: readonly UndoPoint[], update: Heard): readonly UndoPoint[] {
  const acts = update.events.filter((event) => event.cause.startsWith('/'));
  if (acts.length === 0) {
    const isFurtherPart = points.at(-1)?.keep === update.v - BEFORE_FIRST; // an update may be told in parts
    return update.entry_seat < 0 || isFurtherPart
      ? points
      : [...points, { keep: update.v - BEFORE_FIRST, seat: update.entry_seat, event: update.events[0] ?? null }];
  }
  return acts.reduce<readonly UndoPoint[]>((left, event) => {
    if (event.kind === 'restarted') return [];
    if (event.kind === 'undone') return left.filter((point) => point.keep < Number(event.facts['kept']));
    if (event.kind !== 'unready') return left;
    const taken = left.findLastIndex((point) => point.seat === event.facts['seat']);
    return left.filter((_, index) => index !== taken);
  }, points);
}
