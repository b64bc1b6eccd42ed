/** The sentence for each step of a first game. Pure. */

import { isMyTurn } from './model';
import type { StrategoObservation } from './wire';

/** first: of one's own moves. held: a piece is in hand. wait: the other side moves. go-on: nothing has met yet. combat: it has. flag: what to look for. */
export type LedStep = 'first' | 'held' | 'wait' | 'go-on' | 'combat' | 'flag';

/** Fallen pieces after which a first combat needs no more explaining, and after which nothing does. */
const COMBATS_TOLD = 2;
const ALL_TOLD = 5;

/** Null once the player has seen everything. */
export function ledStep(observation: StrategoObservation, held: string | null): LedStep | null {
  const { pieces, seat, captured } = observation;
  const hasMoved = pieces.some((piece) => piece.owner === seat && piece.moved);
  if (captured.length > ALL_TOLD) return null;
  if (!isMyTurn(observation)) return hasMoved || captured.length > 0 ? null : 'wait';
  if (held !== null) return hasMoved ? null : 'held';
  if (captured.length === 0) return hasMoved ? 'go-on' : 'first';
  return captured.length <= COMBATS_TOLD ? 'combat' : 'flag';
}
