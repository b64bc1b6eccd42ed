/** How often the computer wins, as it was measured: written by bench/fellowship_players.py. */

import source from '../../../../../src/gonfalon/players/fellowship/measured.json?raw';
import chanceSource from '../../../../../src/gonfalon/players/fellowship/chances.json?raw';
import { SOUND_DECKS, STARTERS } from '../decks/kept';

export interface Measured {
  readonly scenario: string;
  readonly deck: string;
  readonly games: number;
  readonly won: number;
}

const CELLS = (JSON.parse(source) as { readonly cells: readonly Measured[] }).cells;

/** The name of the starter deck that a text is, "" for any other. */
export function starterOf(brings: string): string {
  const text = brings.trim();
  return [...STARTERS].find(([name, list]) => name === text || list.trim() === text)?.[0] ?? '';
}

/** The name of the list of the program that a text is, "" for any other. */
export function soundOf(brings: string): string {
  return [...SOUND_DECKS].find(([, list]) => list.trim() === brings.trim())?.[0] ?? '';
}

/** player: "search" or "rules of thumb". */
interface Chance extends Measured {
  readonly player: string;
}

const CHANCES = JSON.parse(chanceSource) as readonly Chance[];

/** The games of the computer alone with a deck of the program, by its rules of thumb or its search; undefined where none were measured. */
export function measuredFor(
  scenario: string,
  brings: string,
  player: 'rules of thumb' | 'search' = 'rules of thumb',
): Measured | undefined {
  const deck = starterOf(brings) || soundOf(brings);
  const isThis = (cell: Measured): boolean => cell.scenario === scenario && cell.deck === deck;
  const found = CHANCES.find((cell) => isThis(cell) && cell.player === player);
  return player === 'search' ? found : (CELLS.find(isThis) ?? found);
}

/** With no deck of the program more than this share of the computer's games was won: then none is said to have a chance. */
const HARDLY_EVER = 0.01;

/** The computer's games alone in a scenario, with all decks of the program together, where hardly any was won; undefined elsewhere. */
export function hardlyWonAlone(scenario: string): Pick<Measured, 'won' | 'games'> | undefined {
  const cells = CHANCES.filter((cell) => cell.scenario === scenario);
  if (cells.length === 0 || cells.some(({ won, games }) => won > HARDLY_EVER * games)) return undefined;
  return { won: cells.reduce((sum, { won }) => sum + won, 0), games: cells.reduce((sum, { games }) => sum + games, 0) };
}

/** Below this share of games won a scenario is called hard for a deck. */
const HARD = 0.15;

/** Was little won with a deck by the strongest player that has been measured? */
export function isHard(scenario: string, brings: string): boolean {
  const found = measuredFor(scenario, brings, 'search') ?? measuredFor(scenario, brings);
  return found !== undefined && found.won < HARD * found.games;
}
