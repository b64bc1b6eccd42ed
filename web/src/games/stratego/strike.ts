/** A power on the squares it hits, as a row of frames like a combat's: how long each lasts and what it reveals. Pure; the playback runs it. */

import type { Square } from '../../board/geometry';
import { type Frame, tells, type Step } from './fight';
import type { PowerFacts } from './power-words';

/** A power as far as its frame has come: what is not revealed yet is ''. */
export interface Strike {
  readonly frame: Frame;
  readonly seat: number;
  /** Which power, from the frame on in which its user is known. */
  readonly power: string;
  readonly user: Struck;
  readonly targets: readonly Struck[];
  /** What was announced, for the words; null before they may be read. */
  readonly told: PowerFacts | null;
}

/** A piece in the light. */
export interface Struck {
  readonly id: number;
  readonly square: Square;
  readonly seat: number;
  /** The kind, '' while the viewer may not know it. */
  readonly piece: string;
  /** The viewer did not know it before. */
  readonly turns: boolean;
  readonly falls: boolean;
}

const TARGET_MS = 160;
const STILL_MS = 900;

/** The frames of a power that hits: those of a combat without its lunge, and time to read of each further target. */
export function strikeTimeline(facts: PowerFacts, knows: (id: number) => boolean, isStill: boolean): readonly Step[] {
  const more = TARGET_MS * Math.max(0, facts.targets.length - 1);
  if (isStill) return [{ frame: 'still', length: STILL_MS + more }];
  const areKnown = [facts.id, ...facts.targets.map(({ id }) => id)].every(knows);
  return [
    { frame: 'breath', length: 220 },
    ...(areKnown ? [] : [{ frame: 'turn', length: 240 } as const]),
    { frame: 'impact', length: 120 },
    { frame: 'verdict', length: 600 + more },
    { frame: 'aftermath', length: 160 },
  ];
}

/** The power as that frame may show it. */
export function stagedStrike(facts: PowerFacts, frame: Frame, knows: (id: number) => boolean): Strike {
  const isTurned = frame !== 'breath';
  const isBroken = isTurned && frame !== 'turn';
  const { seat, id, piece, source, steps } = facts;
  const struck = (
    who: { readonly id: number; readonly square: Square; readonly piece: string },
    owner: number,
    falls: boolean,
  ): Struck => ({
    id: who.id,
    square: who.square,
    seat: owner,
    piece: isTurned || knows(who.id) ? who.piece : '',
    turns: !knows(who.id),
    falls: isBroken && falls,
  });
  return {
    frame,
    seat,
    power: isTurned ? facts.power : '',
    user: struck({ id, square: steps[steps.length - 1] ?? source, piece }, seat, facts.falls),
    targets: facts.targets.map((target) => struck(target, 1 - seat, target.captured)),
    told: tells(frame) ? facts : null,
  };
}
