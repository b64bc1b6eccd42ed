import { describe, expect, it } from 'vitest';

import type { WatchedMatch } from '../../net/wire';
import { merged } from './watch-list';

const line = (match: string, turn = 0): WatchedMatch => ({
  match,
  game: 'some_game',
  variant: '',
  options: {},
  seats: [],
  status: 'play',
  to_act: [],
  turn,
  created: 0,
  late: { seconds: 180, moves: 5 },
  watchers: 0,
  observation: {},
});
const told = (rows: ReturnType<typeof merged>): readonly string[] => rows.map((row) => row.line.match + (row.isGone ? ' gone' : ''));

describe('the list of matches to watch', () => {
  it('keeps every row in its place and puts new ones behind', () => {
    const first = merged([], [line('a'), line('b')]);
    const then = merged(first, [line('c'), line('b', 3)]);
    expect(told(then)).toEqual(['a gone', 'b', 'c']);
    expect(then[1]?.line.turn).toBe(3);
  });

  it('takes back a row that had gone', () => {
    const gone = merged(merged([], [line('a')]), []);
    expect(told(gone)).toEqual(['a gone']);
    expect(told(merged(gone, [line('a')]))).toEqual(['a']);
  });
});
