/** How often the computer wins, as it was measured: written by bench/fellowship_players.py. */

import source from '../../../../../src/gonfalon/players/fellowship/measured.json?raw';
import { STARTERS } from '../decks/kept';

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

/** The games of the computer alone with a starter deck; undefined where none were measured. */
export function measuredFor(scenario: string, brings: string): Measured | undefined {
  const deck = starterOf(brings);
  return CELLS.find((cell) => cell.scenario === scenario && cell.deck === deck);
}
