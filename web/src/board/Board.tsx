/** A board of squares: draws what it is given, and passes pointer and keys to the selection. Which piece may go where comes as data. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { columnName, type Direction, neighbour, placeInView, range, type Size, type Square, squareInView, squaresInView } from './geometry';
import { Ground } from './Ground';
import type { Mover } from './mover';

export interface BoardPiece {
  readonly id: string;
  readonly square: Square;
  readonly art: ComponentChildren;
  /** Extra CSS classes: gliding, breaking, ... */
  readonly state?: string;
  /** Shift in squares of the board, for a piece on its way. */
  readonly shift?: { readonly column: number; readonly row: number };
}

export interface BoardProps {
  readonly size: Size;
  readonly turned: boolean;
  readonly obstacles: readonly Square[];
  readonly pieces: readonly BoardPiece[];
  /** CSS classes of single squares: target, capture, zone, last-source, ... */
  readonly marks: ReadonlyMap<Square, string>;
  readonly mover?: Mover;
  readonly name: string;
  readonly help?: string;
  label(square: Square): string;
  /** A key the board does not know, pressed on a square; true when it was used. */
  onKey?(square: Square, event: KeyboardEvent): boolean;
  /** The obstacles are broken stone, not water. */
  readonly isStone?: boolean;
  /** Drawn on the ground, one unit a square. */
  readonly landmarks?: ComponentChildren;
  /** Drawn over pieces and squares, clipped to the board. */
  readonly overlay?: ComponentChildren;
  readonly children?: ComponentChildren;
}

const ARROWS: Record<string, Direction> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

export function Board(props: BoardProps) {
  const { size, turned, mover } = props;
  const dense = size.columns > 12 ? ' board-dense' : '';
  const style = { '--columns': size.columns, '--rows': size.rows } as JSX.CSSProperties;
  return (
    <div class={`board-frame${dense}`} style={style}>
      <Coordinates size={size} turned={turned} />
      <div class="board" onPointerDown={mover?.onPointerDown} onContextMenu={mover?.onContextMenu}>
        <Ground size={size} obstacles={props.obstacles} turned={turned} isStone={props.isStone ?? false} landmarks={props.landmarks} />
        <Underlay {...props} />
        <PieceLayer {...props} />
        <SquareGrid {...props} />
        {props.overlay}
      </div>
      {props.children}
    </div>
  );
}

function Coordinates({ size, turned }: { readonly size: Size; readonly turned: boolean }) {
  const columns = range(size.columns).map((index) => columnName(turned ? size.columns - 1 - index : index));
  const rows = range(size.rows).map((index) => (turned ? index + 1 : size.rows - index));
  return (
    <>
      <div class="board-rows" aria-hidden="true">
        {rows.map((row) => (
          <span key={row}>{row}</span>
        ))}
      </div>
      <div class="board-columns" aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
    </>
  );
}

/** Marks that lie on the ground, beneath the pieces. */
function Underlay({ size, turned, marks }: BoardProps) {
  return (
    <div class="board-pieces" aria-hidden="true">
      {[...marks].map(([square, words]) => {
        const { x, y } = placeInView(square, size, turned);
        return <div key={square} class={`board-piece under ${words}`} style={{ transform: `translate(${x * 100}%, ${y * 100}%)` }} />;
      })}
    </div>
  );
}

function PieceLayer({ size, turned, pieces, mover }: BoardProps) {
  const held = mover?.selection.value.held;
  const dragging = mover?.selection.value.dragging;
  return (
    <div class="board-pieces" aria-hidden="true">
      {pieces.map((piece) => (
        <div
          key={piece.id}
          data-piece={piece.id}
          class={`board-piece ${piece.state ?? ''} ${piece.square === held ? (dragging ? 'dragged' : 'held') : ''}`}
          style={placeStyle(piece, size, turned)}
        >
          {piece.art}
        </div>
      ))}
    </div>
  );
}

function placeStyle(piece: BoardPiece, size: Size, turned: boolean): JSX.CSSProperties {
  const { x, y } = placeInView(piece.square, size, turned);
  const side = turned ? -1 : 1;
  const dx = (piece.shift?.column ?? 0) * side;
  const dy = -(piece.shift?.row ?? 0) * side;
  return { transform: `translate(${(x + dx) * 100}%, ${(y + dy) * 100}%)` };
}

function SquareGrid(props: BoardProps) {
  const { size, turned, mover, marks } = props;
  const focus = useSignal<Square>(squareInView(0, size.rows - 1, size, turned));
  const grid = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-place="${focus.value}"]`)?.focus();
  });
  const goTo = (square: Square): void => {
    wanted.current = true;
    focus.value = square;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (handleKey(event, focus.value, props, goTo)) event.preventDefault();
  };
  const { held, over, dragging } = mover?.selection.value ?? { held: null, over: null, dragging: false };
  return (
    <div
      ref={grid}
      class="board-grid"
      role="grid"
      aria-label={props.name}
      aria-describedby={props.help}
      aria-rowcount={size.rows}
      aria-colcount={size.columns}
      onKeyDown={onKeyDown}
    >
      {squaresInView(size, turned).map((row, index) => (
        <div key={index} role="row" class="board-row">
          {row.map((square) => (
            <div
              key={square}
              role="gridcell"
              data-place={square}
              class={classOf(square, marks, { held, over: dragging ? over : null, holdable: isHoldable(mover, square) })}
              tabIndex={square === focus.value ? 0 : -1}
              aria-selected={square === held}
              aria-label={props.label(square)}
              onFocus={() => (focus.value = square)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function isHoldable(mover: Mover | undefined, square: Square): boolean {
  return mover?.events.canHold(square) ?? false;
}

interface SquareState {
  readonly held: string | null;
  readonly over: string | null;
  readonly holdable: boolean;
}

function classOf(square: Square, marks: ReadonlyMap<Square, string>, state: SquareState): string {
  const classes = ['square', marks.get(square) ?? ''];
  if (square === state.held) classes.push('is-held');
  if (square === state.over) classes.push('is-over');
  if (state.holdable) classes.push('is-holdable');
  return classes.filter(Boolean).join(' ');
}

/** True when the key was used. */
function handleKey(event: KeyboardEvent, square: Square, props: BoardProps, goTo: (square: Square) => void): boolean {
  const { size, turned, mover } = props;
  const direction = ARROWS[event.key];
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (direction) return (goTo(neighbour(square, direction, size, turned)), true);
  const { y } = placeInView(square, size, turned);
  if (event.key === 'Home') return (goTo(squareInView(0, y, size, turned)), true);
  if (event.key === 'End') return (goTo(squareInView(size.columns - 1, y, size, turned)), true);
  if (event.key === 'Enter' || event.key === ' ') return (mover?.input({ kind: 'activate', place: square }), true);
  if (event.key === 'Escape' && mover?.selection.value.held) return (mover.back(), true);
  return props.onKey?.(square, event) ?? false;
}

/** The piece under the pointer during a drag; `width` of one square in pixels. */
export function Dragged({ mover, art }: { readonly mover: Mover; art(place: string): ComponentChildren }) {
  const at = mover.pointer.value;
  const { held, dragging } = mover.selection.value;
  if (!at || !held || !dragging) return null;
  const width = document.querySelector('.board-grid .square')?.getBoundingClientRect().width ?? 48;
  return (
    <div class="board-dragged" aria-hidden="true" style={{ left: `${at.x}px`, top: `${at.y}px`, width: `${width}px` }}>
      {art(held)}
    </div>
  );
}
