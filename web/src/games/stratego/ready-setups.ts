/** Set-ups that stand ready for whoever wants to play at once: the flag walled in, no line of sight to it. The player's back row first, left to right. */

import type { Square } from '../../board/geometry';
import { fits, fromSeen, leftToPlace, type Setup } from './deploy-model';
import type { PieceKind } from './wire';

/** Forty pieces: the flag in a corner behind bombs, the spy behind the marshal. */
const FORTY = ['BFB432B343', '4B5S726B34', '628M5729B5', '2625872362'].join('');

/** Ten pieces: bombs on both sides of the flag, a miner before it, the strong ones in the middle. */
const TEN = ['..BFB.....', '...3.S....', '....M.3...', '.2...9..2.'].join('');

export const READY_SETUPS: readonly string[] = [FORTY, TEN];

/** The one that is an army of just these pieces in this zone; undefined where there is none. */
export function readySetup(kinds: readonly PieceKind[], zone: readonly Square[], seat: number): Setup | undefined {
  const setups = READY_SETUPS.filter((text) => text.length === zone.length).map((text) => fromSeen(text, zone, seat));
  return setups.find((setup) => fits(setup, kinds, seat, zone) && leftToPlace(setup, kinds, seat) === 0);
}
