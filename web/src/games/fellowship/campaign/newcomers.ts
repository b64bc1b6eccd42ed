/** With which starter deck somebody new has a chance alone, by the games of the model of a newcomer (docs/strength.md). */

import source from '../../../../../src/gonfalon/players/fellowship/newcomers.json?raw';

/** Games with a starter deck at a difficulty. */
interface Played {
  readonly scenario: string;
  readonly difficulty: string;
  readonly deck: string;
  readonly games: number;
  readonly won: number;
}

const PLAYED = JSON.parse(source) as readonly Played[];

/** Below this share of games won nobody new is said to have a chance. */
const CHANCE = 0.1;

/** most: what was won at most with another starter deck, in as many games. */
export interface NewcomersStarter extends Played {
  readonly most: number;
}

/** The starter deck with which a newcomer wins most; undefined where none gives a chance, or nothing was measured. */
export function starterForNewcomer(scenario: string, difficulty: string, played: readonly Played[] = PLAYED): NewcomersStarter | undefined {
  const [best, ...others] = played
    .filter((one) => one.scenario === scenario && one.difficulty === difficulty)
    .sort((one, other) => other.won / other.games - one.won / one.games);
  if (best === undefined || best.won < CHANCE * best.games) return undefined;
  const share = Math.max(0, ...others.map(({ won, games }) => won / games));
  return { ...best, most: Math.round(share * best.games) };
}
