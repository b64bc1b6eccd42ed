/** What "Play now" begins: the last choice, else the first box of the shelf against the computer that suits this player. */

import { knownSpec } from '../../net/known-games';
import type { GameSpec, SeatPlan } from '../../net/wire';
import { choices, type Wanted } from '../start/begin';
import { FEWEST, measuredCount, suitingLevel } from '../start/fitting';
import type { BoxPlace } from './shelf';

/** Why it is this: as last time; a level for a first game, or one that was measured; no computer to choose. */
export type Reason = 'last' | 'first' | 'fits' | 'none';

export interface Offer {
  readonly wanted: Wanted;
  readonly reason: Reason;
}

/** A game against the computer. The only seat of a game that is played alone is one's own. */
export function againstComputer(spec: GameSpec, variant: string, level: number): Wanted {
  const seats = Array.from({ length: spec.min_seats }, (_, seat): SeatPlan => (seat === 0 ? { kind: 'own' } : { kind: 'computer', level }));
  return { game: spec.id, variant, seats, lot: seats.length === 2 && !spec.cooperative };
}

/** Null while nothing is offered. boxes: of the shelf. */
export function offerOf(boxes: readonly BoxPlace[]): Offer | null {
  const isOffered = ({ game, variant }: Wanted): boolean => knownSpec(game)?.variants.some((one) => one.id === variant) ?? false;
  const last = choices.value.find(isOffered);
  if (last) return { wanted: last, reason: 'last' };
  const [box] = boxes;
  const spec = box && knownSpec(box.game);
  if (!spec) return null;
  const level = suitingLevel(spec.id);
  const reason = spec.min_seats === 1 || level === 0 ? 'none' : measuredCount(spec.id) >= FEWEST ? 'fits' : 'first';
  return { wanted: againstComputer(spec, box.variant, level), reason };
}
