/** Which computer suits a player: the one against which half of the games would be won. */

import { knownLevels, knownSteps } from '../../net/known-games';
import { type Result, results } from '../../net/results';
import { oneOf, persistent } from '../../settings';
import { type Computer, computersOf } from '../../shell/computers';

/** The strength chosen last, for the next game too; 0 while none was. */
export const keptLevel = persistent('level', 0, (value) => Number.isInteger(value));
/** Does this player want the computer that suits? */
export const fittingWish = persistent<'unsaid' | 'yes' | 'no'>('fitting', 'unsaid', oneOf('unsaid', 'yes', 'no'));

/** Who has said nothing of it and chosen no strength gets it, too. */
export const wantsFitting = (): boolean => fittingWish.value === 'yes' || (fittingWish.value === 'unsaid' && keptLevel.value === 0);

/** Until so many games are finished the easiest computer is proposed. */
export const FEWEST = 3;
/** How much a game counts against the one after it: people learn. */
const FADES = 0.93;
const NOBODY: Computer = { level: 0, player: '' };

/** A computer scores about 0.72 against the one below it (docs/strength.md): a logistic step of 1. */
function expected(strength: number, rung: number): number {
  return 1 / (1 + Math.exp(rung - strength));
}

/** One game: the rung of the computer, the share of the point, how much it counts. */
interface Measured {
  readonly rung: number;
  readonly share: number;
  readonly weight: number;
}

/** The strength, in rungs, at which the games are most likely. A drawn game at the easiest computer is added, so that it is finite. */
function strengthOf(games: readonly Measured[]): number {
  const all = [...games, { rung: 0, share: 0.5, weight: 1 }];
  const won = all.reduce((sum, { share, weight }) => sum + share * weight, 0);
  let low = -20;
  let high = Math.max(...all.map(({ rung }) => rung)) + 20;
  while (high - low > 0.001) {
    const middle = (low + high) / 2;
    if (all.reduce((sum, { rung, weight }) => sum + weight * expected(middle, rung), 0) < won) low = middle;
    else high = middle;
  }
  return low;
}

/** The rung of a result's computer; -1 where it has none. A level between two rungs has the lower one. */
function rungOf({ level, player = '' }: Result, rungs: readonly Computer[]): number {
  const found = rungs.findIndex((one) => (player === '' ? one.player === '' && one.level === level : one.player === player));
  return found >= 0 || player !== '' ? found : rungs.findLastIndex((one) => one.player === '' && one.level < level);
}

/** The computer at which these games, of one game, stand nearest to half; level 0 where there is none. results: newest first. rungs: easiest first. */
export function fittingComputer(results: readonly Result[], rungs: readonly Computer[]): Computer {
  const [easiest = NOBODY] = rungs;
  const games = results.flatMap((one, age) => {
    const rung = rungOf(one, rungs);
    return rung < 0 ? [] : [{ rung, share: one.share, weight: FADES ** age }];
  });
  if (games.length < FEWEST) return easiest;
  const strength = strengthOf(games);
  const rung = Math.min(Math.max(Math.round(strength), 0), rungs.length - 1);
  return rungs[rung] ?? easiest;
}

/** The computers of a game from the easiest to the strongest. */
const rungsOf = (game: string): readonly Computer[] => computersOf(knownLevels(game), [], knownSteps(game));

/** The easiest computer of a game; level 0 where it has none. */
export const easiestComputer = (game: string): Computer => rungsOf(game)[0] ?? NOBODY;

/** How many games of this kind are finished that the computer is found from. */
export function measuredCount(game: string): number {
  return results.value.filter((one) => one.game === game && rungOf(one, rungsOf(game)) >= 0).length;
}

/** The computer that suits whoever plays in this browser; level 0 where the game has none. */
export function suitingComputer(game: string): Computer {
  return fittingComputer(
    results.value.filter((one) => one.game === game),
    rungsOf(game),
  );
}
