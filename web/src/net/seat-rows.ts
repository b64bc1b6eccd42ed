/** The rows of the list of open seats. Pure. A row never moves by itself: new ones join at the end, gone ones stay for a moment. */

import type { GoneReason, OpenTable } from './wire';

/** gone: why the table is no longer offered, "" while it is. goneAt: when that was heard, on the clock of `performance.now()`. */
export interface SeatRow {
  readonly table: OpenTable;
  readonly gone: GoneReason | '';
  readonly goneAt: number;
}

/** A table that is gone stays in the list so long, ms. */
export const GONE_FOR_MS = 3000;

const rowOf = (table: OpenTable): SeatRow => ({ table, gone: '', goneAt: 0 });

/** The rows after the whole list has come: the order of those that are there stays, whatever is missing has gone meanwhile. */
export function withAll(rows: readonly SeatRow[], tables: readonly OpenTable[], now: number): readonly SeatRow[] {
  const offered = new Map(tables.map((table) => [table.match, table]));
  const old = rows.map((row) => {
    const table = offered.get(row.table.match);
    if (table) return rowOf(table);
    return row.gone === '' ? { ...row, gone: 'taken' as const, goneAt: now } : row;
  });
  const known = new Set(rows.map((row) => row.table.match));
  return [...old, ...tables.filter(({ match }) => !known.has(match)).map(rowOf)];
}

/** A table has changed, or joins at the end. */
export function withTable(rows: readonly SeatRow[], table: OpenTable): readonly SeatRow[] {
  const isKnown = rows.some((row) => row.table.match === table.match);
  return isKnown ? rows.map((row) => (row.table.match === table.match ? rowOf(table) : row)) : [...rows, rowOf(table)];
}

/** A table is not offered any more. */
export function withGone(rows: readonly SeatRow[], match: string, why: GoneReason, now: number): readonly SeatRow[] {
  return rows.map((row) => (row.table.match === match && row.gone === '' ? { ...row, gone: why, goneAt: now } : row));
}

/** The rows without those that have been gone long enough; the same array where there is none. */
export function swept(rows: readonly SeatRow[], now: number): readonly SeatRow[] {
  const left = rows.filter((row) => row.gone === '' || now - row.goneAt < GONE_FOR_MS);
  return left.length === rows.length ? rows : left;
}

/** What one looks for. game: "game variant" of a box, "" for all. */
export interface SeatFilter {
  readonly game: string;
  readonly clock: 'any' | 'none' | 'live' | 'days';
  readonly rated: 'any' | 'rated' | 'casual';
}

export const NO_FILTER: SeatFilter = { game: '', clock: 'any', rated: 'any' };

/** Seconds of a move from which on nobody has to sit at the screen. */
const DAY = 86400;

/** Which of the filter's clocks a table has. */
export function clockKind({ terms: { clock = null } }: OpenTable): 'none' | 'live' | 'days' {
  if (clock === null) return 'none';
  return (clock.move ?? 0) >= DAY ? 'days' : 'live';
}

/** The box of a table, as the filter names it. */
export const boxKey = ({ game, variant }: Pick<OpenTable, 'game' | 'variant'>): string => `${game} ${variant}`;

export function isWanted(table: OpenTable, { game, clock, rated }: SeatFilter): boolean {
  return (
    (game === '' || game === boxKey(table)) &&
    (clock === 'any' || clock === clockKind(table)) &&
    (rated === 'any' || (rated === 'rated') === (table.terms.rated ?? false))
  );
}
