/** What a finished game was like for one seat, told from its frames with everything shown. Pure. */

import { cellOf } from '../../board/geometry';
import type { Event, ReplayFrame } from '../../net/wire';
import { kindOf, pieceById } from './model';
import type { PieceView, StrategoObservation } from './wire';

export interface Point {
  /** The frame's number in the replay. */
  readonly ply: number;
  readonly turn: number;
  /** Sum of the ranks of the own pieces on the board minus the other side's. */
  readonly value: number;
}

export interface Capture {
  readonly turn: number;
  readonly ply: number;
  readonly winner: string;
  readonly loser: string;
}

export interface Bluff {
  readonly piece: string;
  readonly turns: number;
}

export interface Story {
  /** Turns that were played, the last one included. */
  readonly turns: number;
  readonly fortune: readonly Point[];
  /** The point where the seat stood worst; null if it was never behind. */
  readonly lowest: Point | null;
  /** The last point at which the lead changed hands; null if it never did. */
  readonly turned: Point | null;
  /** The capture with the largest gap between the ranks: the lower the winner against the loser, the better. Bombs and flags come last. */
  readonly best: Capture | null;
  /** The most turns in a row that a moved piece nobody had read stood beside a stronger one. */
  readonly bluff: Bluff | null;
}

export function tellStory(frames: readonly ReplayFrame[], seat: number): Story {
  const fortune = frames.flatMap(({ ply, observation }, at) => {
    const seen = observation as StrategoObservation;
    return seen.phase === 'deployment' ? [] : [pointOf(ply, turnsAt(frames, at), seen, seat)];
  });
  return {
    turns: turnsAt(frames, frames.length - 1),
    fortune,
    lowest: lowestOf(fortune),
    turned: turnOf(fortune),
    best: bestCapture(frames, seat),
    bluff: longestBluff(frames, seat),
  };
}

function seenAt(frames: readonly ReplayFrame[], at: number): StrategoObservation | undefined {
  return frames[at]?.observation as StrategoObservation | undefined;
}

/** Turns played by a frame. `turn` counts those that were ended: one that ends the game at once, as by taking the flag, is not among them. */
function turnsAt(frames: readonly ReplayFrame[], at: number): number {
  const [before, now] = [seenAt(frames, at - 1), seenAt(frames, at)];
  const isCut = now?.phase === 'over' && before?.turn === now.turn;
  return (now?.turn ?? 0) + (isCut ? 1 : 0);
}

/** The rank of a kind as a number; 0 for a kind without one. */
export function rankOf(observation: StrategoObservation, id: string): number {
  return Number(kindOf(observation, id)?.rank ?? '') || 0;
}

function pointOf(ply: number, turn: number, observation: StrategoObservation, seat: number): Point {
  const value = observation.pieces.reduce((sum, piece) => sum + (piece.owner === seat ? 1 : -1) * rankOf(observation, piece.piece), 0);
  return { ply, turn, value };
}

function lowestOf(fortune: readonly Point[]): Point | null {
  const lowest = fortune.reduce<Point | null>((low, point) => (low === null || point.value < low.value ? point : low), null);
  return lowest !== null && lowest.value < 0 ? lowest : null;
}

function turnOf(fortune: readonly Point[]): Point | null {
  let leader = 0;
  let turned: Point | null = null;
  for (const point of fortune) {
    const ahead = Math.sign(point.value);
    if (ahead !== 0 && leader !== 0 && ahead !== leader) turned = point;
    if (ahead !== 0) leader = ahead;
  }
  return turned;
}

/** The kind of a piece that fought, as it was told, or as the board before shows it: silent defence tells no defender. "": nobody can say. */
function whoFought(before: StrategoObservation | undefined, facts: Event['facts'], role: 'attacker' | 'defender'): string {
  const told = String(facts[role]);
  return told !== '' || before === undefined ? told : (pieceById(before, Number(facts[`${role}_id`]))?.piece ?? '');
}

/** More than any rank: a capture of or by a piece without one comes behind all others. */
const BEHIND_ALL = 1000;

function bestCapture(frames: readonly ReplayFrame[], seat: number): Capture | null {
  let best: (Capture & { readonly gap: number }) | null = null;
  for (const [at, { ply, events, observation }] of frames.entries()) {
    const now = observation as StrategoObservation;
    const before = seenAt(frames, at - 1);
    const turn = before ? before.turn + 1 : now.turn; // the turn in which it happened, which may go on
    for (const { kind, facts } of events) {
      const isAttacker = facts['seat'] === seat;
      if (kind !== 'combat' || facts['result'] !== (isAttacker ? 'attacker' : 'defender')) continue;
      const [attacker, defender] = [whoFought(before, facts, 'attacker'), whoFought(before, facts, 'defender')];
      const [winner, loser] = isAttacker ? [attacker, defender] : [defender, attacker];
      if (!winner || !loser) continue;
      const hasGap = rankOf(now, winner) > 0 && rankOf(now, loser) > 0; // neither a bomb nor a flag has a rank to compare
      const gap = rankOf(now, loser) - (hasGap ? rankOf(now, winner) : BEHIND_ALL);
      if (best === null || gap > best.gap) best = { turn, ply, winner, loser, gap };
    }
  }
  return best && { turn: best.turn, ply: best.ply, winner: best.winner, loser: best.loser };
}

function longestBluff(frames: readonly ReplayFrame[], seat: number): Bluff | null {
  const read = new Set<number>();
  const runs = new Map<number, number>();
  let longest: Bluff | null = null;
  for (const { events, observation } of frames) {
    const now = observation as StrategoObservation;
    for (const id of readIn(events)) read.add(id);
    for (const piece of now.pieces) {
      if (piece.owner !== seat) continue;
      const isBluff = piece.moved && !piece.shown && !read.has(piece.id) && isUnderStronger(now, piece);
      const turns = isBluff ? (runs.get(piece.id) ?? 0) + 1 : 0;
      runs.set(piece.id, turns);
      if (turns > (longest?.turns ?? 0)) longest = { piece: piece.piece, turns };
    }
  }
  return longest;
}

/** The pieces that these events have shown to everybody. */
function readIn(events: ReplayFrame['events']): readonly number[] {
  return events.flatMap(({ kind, facts }) => {
    if (kind === 'move' && facts['piece']) return [Number(facts['id'])];
    if (kind !== 'combat') return [];
    return [Number(facts['attacker_id']), ...(facts['defender'] ? [Number(facts['defender_id'])] : [])];
  });
}

function isUnderStronger(observation: StrategoObservation, piece: PieceView): boolean {
  const own = cellOf(piece.square);
  const rank = rankOf(observation, piece.piece);
  return observation.pieces.some((other) => {
    if (other.owner === piece.owner || rankOf(observation, other.piece) <= rank) return false;
    const cell = cellOf(other.square);
    return Math.abs(cell.column - own.column) + Math.abs(cell.row - own.row) === 1;
  });
}
