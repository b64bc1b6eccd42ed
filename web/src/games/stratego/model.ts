/** Questions that can be put to what a seat sees. Pure; no rule is decided here: what is legal comes with the observation. */

import type { Square } from '../../board/geometry';
import { optionsOf } from '../../net/observation';
import type { PieceKind, PieceView, StrategoObservation } from './wire';
import type { Face, Side } from './PieceArt';

export type Numbering = 'high' | 'old_us';
export type SideName = 'red' | 'blue';

export const SIDES: readonly SideName[] = ['red', 'blue'];

export function sideName(seat: number): SideName {
  return seat === 1 ? 'blue' : 'red';
}

export function asSide(seat: number): Side {
  return seat === 1 ? 1 : 0;
}

export function kindOf(observation: StrategoObservation, id: string): PieceKind | undefined {
  return observation.kinds.find((kind) => kind.id === id);
}

export function pieceAt(observation: StrategoObservation, square: Square): PieceView | undefined {
  return observation.pieces.find((piece) => piece.square === square);
}

export function pieceById(observation: StrategoObservation, id: number): PieceView | undefined {
  return observation.pieces.find((piece) => piece.id === id);
}

/** Every place from which this seat may go now, with all places it may go to. */
export function legalTargets(observation: StrategoObservation): ReadonlyMap<Square, readonly Square[]> {
  const targets = new Map<Square, Square[]>();
  for (const { parts } of optionsOf(observation)) {
    const { source, target } = parts;
    if (source === undefined || target === undefined) continue;
    const known = targets.get(source);
    if (known) known.push(target);
    else targets.set(source, [target]);
  }
  return targets;
}

/** Where each piece that may be brought back may stand: piece id to squares. */
export function rescueTargets(observation: StrategoObservation): ReadonlyMap<string, ReadonlySet<Square>> {
  const targets = new Map<string, Set<Square>>();
  for (const { parts } of optionsOf(observation)) {
    const { piece, square } = parts;
    if (piece === undefined || square === undefined) continue;
    targets.set(piece, (targets.get(piece) ?? new Set()).add(square));
  }
  return targets;
}

/** The number on a piece's face: as the rules count, or 1 for the marshal as old American sets print it; Middle-earth has no such sets. */
export function rankOnFace(kind: Pick<PieceKind, 'id' | 'emblem' | 'rank'> | undefined, wanted: Numbering, game: string): string {
  if (!kind) return '';
  if (kind.emblem === 'spy' || kind.id === 'spy') return 'S';
  const rank = Number(kind.rank);
  if (!kind.rank || Number.isNaN(rank)) return kind.rank;
  return wanted === 'old_us' && game !== 'middle_earth' && rank >= 2 && rank <= 10 ? String(11 - rank) : kind.rank;
}

/** How a piece looks to this seat; with `isOpen` (after the end) everything lies face up. */
export function faceOf(piece: PieceView, seat: number, isOpen: boolean): Face {
  if (piece.piece && (isOpen || piece.owner === seat)) return 'own';
  return piece.piece ? 'known' : 'back';
}

/** Whose side of the board is near: red's for spectators. */
export function isTurned(seat: number): boolean {
  return seat === 1;
}

export function isOver(observation: StrategoObservation): boolean {
  return observation.phase === 'over';
}

export function isMyTurn(observation: StrategoObservation): boolean {
  return observation.to_act.includes(observation.seat);
}

/** The winner's seat, or -1 for a draw or a running game. */
export function winnerOf(returns: readonly number[] | null | undefined): number {
  return returns ? returns.findIndex((value) => value > 0) : -1;
}

/** Should this countdown be shown? When a quarter of it, or 20 turns, is left. */
export function isQuietDrawNear(observation: StrategoObservation): boolean {
  const { quiet_draw: limit, quiet_left: left } = observation.limits;
  return limit > 0 && left <= Math.max(20, Math.floor(limit / 4));
}

/** The kinds that at least one army of this ruleset has. */
export function kindsInPlay(observation: StrategoObservation): readonly PieceKind[] {
  return observation.kinds.filter((kind) => kind.counts[0] + kind.counts[1] > 0);
}

/** The kinds of one army; two armies may use the same letter for different ones. */
export function kindsOf(observation: StrategoObservation, owner: number): readonly PieceKind[] {
  return observation.kinds.filter((kind) => kind.counts[owner === 1 ? 1 : 0] > 0);
}

/** How many of a kind an army still has, as far as this seat may look it up; else how many at most. */
export function stillInPlay(observation: StrategoObservation, id: string, owner: number): { count: number; isKnown: boolean } {
  if (owner === observation.seat) {
    return { count: observation.pieces.filter((piece) => piece.owner === owner && piece.piece === id).length, isKnown: true };
  }
  const total = kindOf(observation, id)?.counts[owner === 1 ? 1 : 0] ?? 0;
  const captured = observation.captured.find((view) => view.owner === owner);
  const lost = captured?.pieces.find(([name]) => name === id)?.[1] ?? 0;
  const listed = captured?.pieces.reduce((sum, [, count]) => sum + count, 0) ?? 0;
  return { count: total - lost, isKnown: listed === (captured?.total ?? 0) };
}

/** Two on one screen: who should look now. Whoever owes a decision; at the end nobody gives way. */
export function nextViewer(seen: Pick<StrategoObservation, 'to_act' | 'phase' | 'ready'>, viewer: number, isOver: boolean): number {
  if (isOver || seen.phase === 'over') return Math.max(0, viewer);
  if (seen.phase === 'deployment') {
    if (viewer >= 0 && !seen.ready[viewer === 1 ? 1 : 0]) return viewer;
    return seen.ready[0] ? 1 : 0;
  }
  if (viewer >= 0 && seen.to_act.includes(viewer)) return viewer;
  return seen.to_act[0] ?? 0;
}
