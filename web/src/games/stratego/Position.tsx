/** A position to look at only, drawn as the board draws it: on the first page and beside what a page for players tells. */

import '../../../styles/board.css';
import './styles/pieces.css';
import './styles/board-marks.css';

import type { ComponentChildren } from 'preact';

import { placeInView, type Size, type Square } from '../../board/geometry';
import { Ground } from '../../board/Ground';
import { PieceArt, type PieceArtProps, PieceDefs } from './PieceArt';

export interface PositionProps {
  readonly size: Size;
  readonly obstacles?: readonly Square[];
  readonly pieces: readonly (readonly [Square, PieceArtProps])[];
  /** Words of the board's own marks, by square. */
  readonly marks?: Readonly<Record<Square, string>>;
  /** The obstacles are broken stone. */
  readonly isStone?: boolean;
  /** Seen from the far side. */
  readonly turned?: boolean;
}

export function Position({ size, obstacles = [], pieces, marks = {}, isStone = false, turned = false }: PositionProps) {
  const at = (square: Square, name: string, content: ComponentChildren) => {
    const { x, y } = placeInView(square, size, turned);
    return (
      <div key={`${square} ${name}`} class={name} style={{ transform: `translate(${x * 100}%, ${y * 100}%)` }}>
        {content}
      </div>
    );
  };
  return (
    <div class="board-frame board-picture" aria-hidden="true" style={{ '--columns': size.columns, '--rows': size.rows }}>
      <PieceDefs />
      <div class="board">
        <Ground size={size} obstacles={obstacles} turned={turned} isStone={isStone} />
        <div class="board-pieces">{Object.entries(marks).map(([square, words]) => at(square, `board-piece under ${words}`, null))}</div>
        <div class="board-pieces">{pieces.map(([square, art]) => at(square, 'board-piece', <PieceArt {...art} />))}</div>
      </div>
    </div>
  );
}

/** A piece as its owner sees it. */
export const own = (emblem: string, rank: string, moved = false): PieceArtProps => ({ side: 0, face: 'own', emblem, rank, moved });
/** An enemy's back, and one that has been read. */
export const back = (moved = false): PieceArtProps => ({ side: 1, face: 'back', moved });
export const known = (emblem: string, rank: string, moved = true): PieceArtProps => ({ side: 1, face: 'known', emblem, rank, moved });
