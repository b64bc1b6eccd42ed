import { describe, expect, it } from 'vitest';

import { clockKind, GONE_FOR_MS, isWanted, NO_FILTER, type SeatRow, swept, withAll, withGone, withTable } from './seat-rows';
import type { OpenTable, Terms } from './wire';

const table = (match: string, terms: Partial<Terms> = {}, variant = 'box'): OpenTable => ({
  match,
  game: 'game',
  variant,
  options: {},
  seats: [],
  free: [1],
  terms: { clock: null, rated: false, watching: 'nobody', listed: true, ...terms },
  learning: false,
  since: 0,
  fills_at: 0,
  fill_level: 0,
});

const names = (rows: readonly SeatRow[]): readonly string[] => rows.map((row) => row.table.match + (row.gone === '' ? '' : '-'));
const listed = (...matches: readonly string[]): readonly SeatRow[] => matches.reduce(withMatch, []);
const withMatch = (rows: readonly SeatRow[], match: string): readonly SeatRow[] => withTable(rows, table(match));

describe('the rows of open seats', () => {
  it('come in the order of the server, new ones at the end', () => {
    const first = withAll([], [table('b'), table('a')], 0);
    expect(names(withTable(first, table('c')))).toEqual(['b', 'a', 'c']);
  });

  it('never move: what has gone stays in its place for a moment', () => {
    const gone = withGone(listed('a', 'b', 'c'), 'b', 'taken', 1000);
    expect(names(gone)).toEqual(['a', 'b-', 'c']);
    expect(swept(gone, 1000 + GONE_FOR_MS - 1)).toBe(gone);
    expect(names(swept(gone, 1000 + GONE_FOR_MS))).toEqual(['a', 'c']);
  });

  it('change in place', () => {
    const rows = withTable(listed('a', 'b'), { ...table('a'), free: [2] });
    expect(rows[0]?.table.free).toEqual([2]);
    expect(names(rows)).toEqual(['a', 'b']);
  });

  it('a new list after a broken line keeps the order and tells what has gone meanwhile', () => {
    const before = withGone(listed('a', 'b', 'c'), 'c', 'withdrawn', 5);
    const after = withAll(before, [table('d'), table('b')], 9);
    expect(names(after)).toEqual(['a-', 'b', 'c-', 'd']);
    expect(after.map(({ goneAt }) => goneAt)).toEqual([9, 0, 5, 0]);
  });

  it('a table that comes back is offered again in its place', () => {
    expect(names(withTable(withGone(listed('a', 'b'), 'a', 'withdrawn', 0), table('a')))).toEqual(['a', 'b']);
  });
});

describe('the filter', () => {
  const quick = table('quick', { clock: { initial: 300, increment: 5, move: 0, setup: 0 }, rated: true });
  const slow = table('slow', { clock: { initial: 0, increment: 0, move: 86400, setup: 0 } }, 'other');
  const free = table('free');

  it('knows three kinds of clocks', () => {
    expect([quick, slow, free].map(clockKind)).toEqual(['live', 'days', 'none']);
  });

  it('lets everything through at first, then what is asked for', () => {
    const found = (filter: Partial<typeof NO_FILTER>): readonly string[] =>
      [quick, slow, free].filter((one) => isWanted(one, { ...NO_FILTER, ...filter })).map(({ match }) => match);
    expect(found({})).toEqual(['quick', 'slow', 'free']);
    expect(found({ game: 'game other' })).toEqual(['slow']);
    expect(found({ clock: 'none' })).toEqual(['free']);
    expect(found({ rated: 'rated' })).toEqual(['quick']);
    expect(found({ rated: 'casual', clock: 'days' })).toEqual(['slow']);
  });
});
