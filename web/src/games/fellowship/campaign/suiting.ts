/** Which difficulty suits whoever plays in this browser, by how the last game of a scenario ended. */

import type { DIFFICULTIES } from '../facts';
import type { Finished } from '../scores';

type Difficulty = (typeof DIFFICULTIES)[number];

/** Gentlest first, by the games that the model of a newcomer wins (docs/strength.md). */
export const GENTLEST_FIRST: readonly Difficulty[] = ['basic', 'easy', 'standard'];

/**
 * After a won game the next harder one, after a lost one the next gentler; the gentlest for a first game. games: newest last.
 * Whoever wins more than half at one difficulty and less at the next moves between these two, and so wins about half.
 */
export function suitingDifficulty(games: readonly Finished[], scenario: string): Difficulty {
  const [gentlest = 'standard'] = GENTLEST_FIRST;
  const last = games.findLast(({ variant }) => variant === scenario);
  const rung = GENTLEST_FIRST.findIndex((one) => one === last?.difficulty);
  if (!last || rung < 0) return gentlest;
  return GENTLEST_FIRST[Math.max(rung + (last.isWon ? 1 : -1), 0)] ?? 'standard';
}
