/** Which puzzles of a game the list shows at once, and which it folds. */

import type { PuzzleRow } from '../../net/wire';

/** Up to so many are all seen at once. */
const FEW = 20;
/** So many are seen of more: those that have a name of their own, then the easiest of the numbered ones. */
const OPEN = 12;

const isNumbered = ({ title }: PuzzleRow): boolean => 'number' in title.facts;

/** The puzzles that are seen without unfolding; one that is back is always among them. rows: the easiest first. */
export function openOf(rows: readonly PuzzleRow[], isDue: (id: string) => boolean): ReadonlySet<PuzzleRow> {
  if (rows.length <= FEW) return new Set(rows);
  const named = rows.filter((row) => !isNumbered(row));
  const easiest = rows.filter(isNumbered).slice(0, Math.max(0, OPEN - named.length));
  return new Set([...named, ...easiest, ...rows.filter(({ id }) => isDue(id))]);
}
