import { describe, expect, it } from 'vitest';

import { resultOf, results, takeResults } from './results';
import type { MatchSummary } from './wire';

const line = (change: object = {}): MatchSummary =>
  ({
    match: 'm',
    game: 'one',
    seat: 0,
    seats: [
      { seat: 0, kind: 'person', level: 0, player: '' },
      { seat: 1, kind: 'computer', level: 2, player: '' },
    ],
    status: 'over',
    returns: [1, -1],
    ...change,
  }) as unknown as MatchSummary;

describe('results', () => {
  it('are of finished games against one computer of a level', () => {
    expect(resultOf(line())).toEqual({ match: 'm', game: 'one', level: 2, share: 1 });
    expect(resultOf(line({ seat: 1, seats: [...line().seats].map((one) => ({ ...one, seat: 1 - one.seat })) }))?.share).toBe(0);
    expect(resultOf(line({ returns: [0, 0] }))?.share).toBe(0.5);
    expect(resultOf(line({ status: 'play' }))).toBeNull();
    expect(resultOf(line({ seat: -1 }))).toBeNull();
    expect(resultOf(line({ seats: line().seats.map((one) => ({ ...one, kind: 'person' })) }))).toBeNull();
    const named = line().seats.map((one) => ({ ...one, level: 0, player: 'hunter' }));
    expect(resultOf(line({ seats: named }))).toMatchObject({ level: 0, player: 'hunter' });
    expect(resultOf(line({ seats: named.map((one) => ({ ...one, player: '' })) }))).toBeNull();
  });

  it('are kept once', () => {
    takeResults([line(), line({ match: 'n', status: 'play' })]);
    takeResults([line(), line({ match: 'o', returns: [-1, 1] })]);
    expect(results.value.map(({ match, share }) => [match, share])).toEqual([
      ['o', 0],
      ['m', 1],
    ]);
  });
});
