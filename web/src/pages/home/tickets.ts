/** The order of the tickets of "your games". Pure. */

import type { KeptGame } from '../../net/games';

export const MOST_SHOWN = 4;

/**
 * The matches in the order of their tickets. before: the order until now, which stays; what is new joins at the end.
 * At first those that wait come first. None before the server has told of one: nobody sees them change places.
 */
export function inOrder(
  before: readonly string[],
  going: readonly KeptGame[],
  isWaiting: (game: KeptGame) => boolean,
  isHeardOf: (game: KeptGame) => boolean,
): readonly string[] {
  const sorted = [...going].sort((a, b) => Number(isWaiting(b)) - Number(isWaiting(a))).map(({ match }) => match);
  if (!going.some(isHeardOf)) return [];
  const stayed = before.filter((match) => sorted.includes(match));
  return [...stayed, ...sorted.filter((match) => !stayed.includes(match))];
}
