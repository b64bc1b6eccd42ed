/** A combat on its square as a row of frames: how long each lasts and what it reveals. Pure; the playback runs it. */

import type { PieceKind } from './wire';
import type { Combat } from './combat-facts';

/**
 * lunge, breath: nothing is revealed. turn: emblem and rank. impact: who breaks. verdict: names. aftermath: the log and the counts.
 * A flag has frames of its own: hush (nothing), fall (the emblem), rays (names), wave (the army). still: all at once, for reduced motion.
 */
export type Frame = 'lunge' | 'breath' | 'turn' | 'impact' | 'verdict' | 'aftermath' | 'hush' | 'fall' | 'rays' | 'wave' | 'still';

/** What is special about a combat; '' for nothing. */
export type Highlight = '' | 'bomb' | 'spy' | 'dig' | 'flag';

export interface Step {
  readonly frame: Frame;
  /** Milliseconds. */
  readonly length: number;
}

/** A combat as far as its frame has come: what is not revealed yet is ''. */
export interface Fight {
  readonly frame: Frame;
  readonly attackerId: number;
  readonly defenderId: number;
  readonly source: string;
  readonly target: string;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly result: Combat['result'] | '';
  readonly highlight: Highlight;
  /** Names may be read. */
  readonly isNamed: boolean;
}

export interface Fighter {
  readonly seat: number;
  /** The kind, '' while the viewer may not know it. */
  readonly piece: string;
  /** The viewer did not know it before. */
  readonly turns: boolean;
}

export interface Known {
  readonly attacker: boolean;
  readonly defender: boolean;
}

const HIGHLIGHT_MS: Readonly<Record<Highlight, number>> = { '': 0, bomb: 180, spy: 320, dig: 200, flag: 0 };
const FLAG: readonly Step[] = [
  { frame: 'hush', length: 400 },
  { frame: 'fall', length: 300 },
  { frame: 'rays', length: 500 },
  { frame: 'wave', length: 800 },
];
const STILL_MS = 900;

/** The frames of a combat, one after the other. known: the kinds that the viewer knew before it. */
export function timeline(highlight: Highlight, known: Known, isStill: boolean): readonly Step[] {
  if (isStill) return [{ frame: 'still', length: STILL_MS }];
  if (highlight === 'flag') return FLAG;
  return [
    { frame: 'lunge', length: 160 },
    { frame: 'breath', length: 220 },
    ...(known.attacker && known.defender ? [] : [{ frame: 'turn', length: 240 } as const]),
    { frame: 'impact', length: 120 },
    { frame: 'verdict', length: 280 + HIGHLIGHT_MS[highlight] },
    { frame: 'aftermath', length: 160 },
  ];
}

const FACES: ReadonlySet<Frame> = new Set(['turn', 'impact', 'verdict', 'aftermath', 'fall', 'rays', 'wave', 'still']);
const BREAKS: ReadonlySet<Frame> = new Set(['impact', 'verdict', 'aftermath', 'rays', 'wave', 'still']);
const NAMES: ReadonlySet<Frame> = new Set(['verdict', 'aftermath', 'rays', 'wave', 'still']);

/** Does this frame say who has won, and what the pieces are called? */
export function tells(frame: Frame): boolean {
  return NAMES.has(frame);
}

/** The combat as that frame may show it. */
export function staged(
  combat: Combat,
  ids: { readonly attacker: number; readonly defender: number },
  frame: Frame,
  highlight: Highlight,
  known: Known,
): Fight {
  const fighter = (role: 'attacker' | 'defender'): Fighter => ({
    seat: combat[role].seat,
    piece: known[role] || FACES.has(frame) ? combat[role].piece : '',
    turns: !known[role],
  });
  return {
    frame,
    attackerId: ids.attacker,
    defenderId: ids.defender,
    source: combat.source,
    target: combat.target,
    attacker: fighter('attacker'),
    defender: fighter('defender'),
    result: BREAKS.has(frame) ? combat.result : '',
    highlight: BREAKS.has(frame) || frame === 'fall' ? highlight : '',
    isNamed: tells(frame),
  };
}

/** What is special about it, by the kinds alone: a bomb that goes off or is dug out, a low rank that beats a high one, the flag. */
export function highlightOf(combat: Combat, kinds: readonly PieceKind[]): Highlight {
  const [attacker, defender] = [combat.attacker, combat.defender].map(({ piece }) => kinds.find((kind) => kind.id === piece));
  if (!attacker || !defender) return '';
  if (defender.emblem === 'flag') return 'flag';
  if (defender.emblem === 'bomb') return combat.result === 'attacker' ? 'dig' : 'bomb';
  const isLower = Number(attacker.rank) < Number(defender.rank);
  return combat.result === 'attacker' && attacker.emblem === 'spy' && isLower ? 'spy' : '';
}
