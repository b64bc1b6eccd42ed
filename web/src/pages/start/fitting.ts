/** Which level suits a player: the one against which half of the games would be won. */

import { knownLevels } from '../../net/known-games';
import { type Result, results } from '../../net/results';

/** Until so many games are finished the weakest level is proposed. */
export const FEWEST = 5;

/** A level scores about 0.72 against the one below it (docs/strength.md): a logistic step of 1. */
function expected(strength: number, level: number): number {
  return 1 / (1 + Math.exp(level - strength));
}

/** The strength, in levels, at which the results are most likely. A drawn game at the weakest level is added, so that it is finite. */
function strengthOf(results: readonly Result[], weakest: number): number {
  const all = [...results, { level: weakest, share: 0.5 }];
  const won = all.reduce((sum, { share }) => sum + share, 0);
  let low = weakest - 20;
  let high = Math.max(...all.map(({ level }) => level)) + 20;
  while (high - low > 0.001) {
    const middle = (low + high) / 2;
    if (all.reduce((sum, { level }) => sum + expected(middle, level), 0) < won) low = middle;
    else high = middle;
  }
  return low;
}

/** The level at which these games, of one game, stand nearest to half; 0 where there are no levels. levels: weakest first. */
export function fittingLevel(results: readonly Result[], levels: readonly number[]): number {
  const [weakest = 0] = levels;
  if (results.length < FEWEST || weakest === 0) return weakest;
  const strength = strengthOf(results, weakest);
  return levels.reduce((best, one) => (Math.abs(one - strength) < Math.abs(best - strength) ? one : best), weakest);
}

/** How many games of this kind are finished that the level is found from. */
export function measuredCount(game: string): number {
  return results.value.filter((one) => one.game === game).length;
}

/** The level that suits whoever plays in this browser; 0 where the game has no levels. */
export function suitingLevel(game: string): number {
  return fittingLevel(
    results.value.filter((one) => one.game === game),
    knownLevels(game),
  );
}
