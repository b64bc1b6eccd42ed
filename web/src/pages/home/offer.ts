/** What "Play now" begins: the last choice, else the first box of the shelf against the computer that suits this player. */

import { isForTwoOpponents, knownSpec } from '../../net/known-games';
import type { GameSpec, SeatPlan } from '../../net/wire';
import { choices, type Wanted } from '../start/begin';
import { FEWEST, measuredCount, suitingComputer, wantsFitting } from '../start/fitting';
import type { Computer } from '../../shell/computers';
import type { BoxPlace } from './shelf';

/** Why it is this: as last time; a level for a first game, or one that was measured; no computer to choose. */
export type Reason = 'last' | 'first' | 'fits' | 'none';

export interface Offer {
  readonly wanted: Wanted;
  readonly reason: Reason;
}

/** A game against the computer. The only seat of a game that is played alone is one's own. */
export function againstComputer(spec: GameSpec, variant: string, { level, player }: Computer): Wanted {
  const other: SeatPlan = player === '' ? { kind: 'computer', level } : { kind: 'computer', player };
  const seats = Array.from({ length: spec.min_seats }, (_, seat): SeatPlan => (seat === 0 ? { kind: 'own' } : other));
  return { game: spec.id, variant, seats, lot: seats.length === 2 && !spec.cooperative };
}

/** Null while nothing is offered. boxes: of the shelf. */
export function offerOf(boxes: readonly BoxPlace[]): Offer | null {
  const isOffered = ({ game, variant }: Wanted): boolean => knownSpec(game)?.variants.some((one) => one.id === variant) ?? false;
  const last = choices.value.find(isOffered);
  if (last) return repeated(last);
  const [box] = boxes;
  const spec = box && knownSpec(box.game);
  if (!spec) return null;
  const computer = suitingComputer(spec.id);
  const isNone = spec.min_seats === 1 || (computer.level === 0 && computer.player === '');
  const reason = isNone ? 'none' : measuredCount(spec.id) >= FEWEST ? 'fits' : 'first';
  return { wanted: againstComputer(spec, box.variant, computer), reason };
}

/** The last choice again. Who wishes for the computer that suits gets the one that suits now. */
function repeated(last: Wanted): Offer {
  const spec = knownSpec(last.game);
  const computer = suitingComputer(last.game);
  const isAgainstOne = spec !== undefined && isForTwoOpponents(spec) && last.seats.some(({ kind }) => kind === 'computer');
  const isMeasured = measuredCount(last.game) >= FEWEST && !(computer.level === 0 && computer.player === '');
  if (!isAgainstOne || !isMeasured || !wantsFitting()) return { wanted: last, reason: 'last' };
  const { seats } = againstComputer(spec, last.variant, computer);
  const other = seats.find(({ kind }) => kind === 'computer');
  return {
    wanted: { ...last, seats: last.seats.map((seat) => (seat.kind === 'computer' && other ? { ...seat, ...NOBODY, ...other } : seat)) },
    reason: 'fits',
  };
}

/** Neither a level nor a name. */
const NOBODY = { level: 0, player: '' };
