/** Squares and directions of any board from 1 x 1 to 26 x 99; a square is a name such as "a1". Nothing here knows a rule. */

export type Square = string;

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Zero-based: column 0 is a, row 0 is row 1. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const FIRST_COLUMN = 'a'.charCodeAt(0);

export function cellOf(square: Square): Cell {
  return { column: square.charCodeAt(0) - FIRST_COLUMN, row: Number(square.slice(1)) - 1 };
}

export function squareOf(cell: Cell): Square {
  return String.fromCharCode(FIRST_COLUMN + cell.column) + String(cell.row + 1);
}

export function isOnBoard(cell: Cell, size: Size): boolean {
  return cell.column >= 0 && cell.column < size.columns && cell.row >= 0 && cell.row < size.rows;
}

/** Where a square lies as the viewer sees it: x from the left, y from the top. `turned`: seen from the far side. */
export function placeInView(square: Square, size: Size, turned: boolean): { x: number; y: number } {
  const { column, row } = cellOf(square);
  return turned ? { x: size.columns - 1 - column, y: row } : { x: column, y: size.rows - 1 - row };
}

export function squareInView(x: number, y: number, size: Size, turned: boolean): Square {
  return squareOf(turned ? { column: size.columns - 1 - x, row: y } : { column: x, row: size.rows - 1 - y });
}

/** All squares in the order a reader meets them: top row first, left to right. */
export function squaresInView(size: Size, turned: boolean): Square[][] {
  return range(size.rows).map((y) => range(size.columns).map((x) => squareInView(x, y, size, turned)));
}

const STEPS: Record<Direction, readonly [number, number]> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** The neighbour in a direction of the view, or the same square at the edge. */
export function neighbour(square: Square, direction: Direction, size: Size, turned: boolean): Square {
  const { x, y } = placeInView(square, size, turned);
  const [dx, dy] = STEPS[direction];
  return squareInView(clamp(x + dx, size.columns), clamp(y + dy, size.rows), size, turned);
}

/** The square next to `target` on the straight way from `source`; `source` itself when they are neighbours. */
export function lastBefore(source: Square, target: Square): Square {
  const from = cellOf(source);
  const to = cellOf(target);
  return squareOf({
    column: to.column - Math.sign(to.column - from.column),
    row: to.row - Math.sign(to.row - from.row),
  });
}

/** Do two squares touch, by a side or a corner? */
export function touches(one: Square, other: Square): boolean {
  const [a, b] = [cellOf(one), cellOf(other)];
  return one !== other && Math.abs(a.column - b.column) <= 1 && Math.abs(a.row - b.row) <= 1;
}

export function columnName(column: number): string {
  return String.fromCharCode(FIRST_COLUMN + column);
}

export function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

function clamp(value: number, length: number): number {
  return Math.max(0, Math.min(length - 1, value));
}
