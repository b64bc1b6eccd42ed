/**
 * A move chosen while the other side thinks: it is sent as soon as it is one's turn, if it is legal then. Whatever reveals something
 * meanwhile cancels it, so that nobody plays on what he did not know.
 */

import { signal } from '@preact/signals';

import { type Cell, cellOf, range, type Square, squareOf } from '../../board/geometry';
import type { Status } from '../../net/wire';
import { isMyTurn, kindOf, legalTargets, pieceAt } from './model';
import type { StrategoObservation } from './wire';

interface Planned {
  readonly source: Square;
  readonly target: Square;
  /** Number of the piece that goes. */
  readonly id: number;
  /** What was known when it was chosen. */
  readonly known: string;
}

/** What became of a plan with a new position. */
export type PlanNews =
  | { readonly kind: 'kept' }
  | { readonly kind: 'send'; readonly source: Square; readonly target: Square }
  | {
      readonly kind: 'revealed' | 'impossible';
    };

export class Premove {
  readonly planned = signal<Planned | null>(null);

  /** May this piece be planned with? */
  canHold(shown: StrategoObservation, status: Status | null, place: Square): boolean {
    if (shown.seat < 0 || status?.status !== 'play' || shown.phase !== 'play' || isMyTurn(shown)) return false;
    const piece = pieceAt(shown, place);
    return piece?.owner === shown.seat && (kindOf(shown, piece.piece)?.reach ?? 0) > 0;
  }

  /** Could the piece go there, for all that may change until then? In a straight line within its reach, not into water, not onto one's own. */
  canGo(shown: StrategoObservation, source: Square, target: Square): boolean {
    const piece = pieceAt(shown, source);
    const [from, to] = [cellOf(source), cellOf(target)];
    const [columns, rows] = [Math.abs(from.column - to.column), Math.abs(from.row - to.row)];
    const reach = kindOf(shown, piece?.piece ?? '')?.reach ?? 0;
    const isStraight = (columns === 0) !== (rows === 0);
    if (!isStraight || columns + rows > reach || pieceAt(shown, target)?.owner === shown.seat) return false;
    return !between(from, to).some((square) => shown.obstacles.includes(square));
  }

  /** Every square that the piece might be sent to. */
  targets(shown: StrategoObservation, source: Square): readonly Square[] {
    const squares = range(shown.columns).flatMap((column) => range(shown.rows).map((row) => squareOf({ column, row })));
    return squares.filter((target) => this.canGo(shown, source, target));
  }

  plan(shown: StrategoObservation, source: Square, target: Square): void {
    const piece = pieceAt(shown, source);
    if (piece) this.planned.value = { source, target, id: piece.id, known: knownIn(shown) };
  }

  cancel(): void {
    this.planned.value = null;
  }

  /** Looks at a new position: keep waiting, send the move, or drop it and say why. */
  follow(shown: StrategoObservation): PlanNews {
    const planned = this.planned.peek();
    if (!planned) return { kind: 'kept' };
    const { source, target } = planned;
    if (knownIn(shown) !== planned.known || hasRun(shown)) return this.drop('revealed');
    if (shown.phase !== 'play' || pieceAt(shown, source)?.id !== planned.id) return this.drop('impossible');
    if (!isMyTurn(shown)) return { kind: 'kept' };
    if (!legalTargets(shown).get(source)?.includes(target)) return this.drop('impossible');
    this.cancel();
    return { kind: 'send', source, target };
  }

  private drop(kind: 'revealed' | 'impossible'): PlanNews {
    this.cancel();
    return { kind };
  }
}

/** The squares of a straight way, its end with them. */
function between(from: Cell, to: Cell): readonly Square[] {
  const [columns, rows] = [to.column - from.column, to.row - from.row];
  const length = Math.abs(columns) + Math.abs(rows);
  return range(length).map((step) =>
    squareOf({ column: from.column + (columns / length) * (step + 1), row: from.row + (rows / length) * (step + 1) }),
  );
}

/** Who stands, and what is known of everybody: a combat, a rescue, a power or a look changes it; a step does not. */
function knownIn({ pieces }: StrategoObservation): string {
  return pieces
    .map(({ id, piece, shown }) => `${id}${piece}${shown ? '!' : ''}`)
    .sort()
    .join();
}

/** The other side's last move went farther than a step: it says what the piece is. */
function hasRun({ last_move: last, seat }: StrategoObservation): boolean {
  if (!last || last.seat === seat) return false;
  const [from, to] = [cellOf(last.source), cellOf(last.target)];
  return Math.abs(from.column - to.column) + Math.abs(from.row - to.row) > 1;
}
