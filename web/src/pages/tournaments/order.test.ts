import { describe, expect, it } from 'vitest';

import type { EntrantResult, StandingRow } from '../../net/wire';
import { bestGame, firstThree, inOrder, marksOf, resultOf } from './order';

const game = (against: number, share: number, match = ''): EntrantResult => ({
  round: 1,
  against: [against],
  seat: 0,
  share,
  points: share,
  match,
});
const row = (entrant: number, rank: number, results: readonly EntrantResult[] = []): StandingRow => ({
  entrant,
  rank,
  points: 0,
  tie_breaks: [],
  results,
  n_games: results.length,
  streak: 0,
  now: 'waits',
  match: '',
});
const numbers = (rows: readonly StandingRow[]): readonly number[] => rows.map(({ entrant }) => entrant);

describe('the order of the rows', () => {
  it('is that of the ranks while nobody is in the table', () => {
    expect(numbers(inOrder([1, 2], [row(2, 1), row(1, 2)], false))).toEqual([2, 1]);
  });

  it('stays while somebody is: new rows join at the end, those that have gone leave', () => {
    expect(numbers(inOrder([1, 2, 3], [row(4, 1), row(3, 2), row(1, 3)], true))).toEqual([1, 3, 4]);
  });

  it('is that of the ranks where nothing was shown before', () => {
    expect(numbers(inOrder([], [row(2, 1), row(1, 2)], true))).toEqual([2, 1]);
  });
});

describe('the marks of a row', () => {
  it('tell how a game ended, a bye apart', () => {
    const bye = { share: 1, against: [] };
    expect([game(2, 1), game(2, 0.5), game(2, 0), bye].map(resultOf)).toEqual(['won', 'drawn', 'lost', 'bye']);
  });

  it('leave places for the games of a round robin still to come, none for the round without a game', () => {
    const page = (system: 'round-robin' | 'arena', n: number, rounds: number): Parameters<typeof marksOf>[1] =>
      ({ line: { system, n_rounds: rounds }, entrants: Array.from({ length: n }), seats: 2 }) as unknown as Parameters<typeof marksOf>[1];
    const one = row(1, 1, [game(2, 1)]);
    expect(marksOf(one, page('round-robin', 4, 3))).toEqual([game(2, 1), null, null]);
    expect(marksOf(one, page('round-robin', 5, 5))).toHaveLength(4);
    expect(marksOf(one, page('round-robin', 5, 10))).toHaveLength(8);
    expect(marksOf(one, page('arena', 4, 0))).toEqual([game(2, 1)]);
  });
});

describe('the end', () => {
  it('knows the game of the best two that have met', () => {
    const rows = [row(1, 1, [game(3, 1, 'a'), game(4, 1, 'b')]), row(2, 2, [game(3, 1, 'c')]), row(3, 3, [game(1, 0, 'a')]), row(4, 4)];
    expect(bestGame(rows)).toBe('a');
    expect(bestGame([row(1, 1)])).toBe('');
  });

  it('honours only those who have played', () => {
    expect(numbers(firstThree([row(1, 1, [game(2, 1)]), row(2, 2, [game(1, 0)]), row(3, 3)]))).toEqual([1, 2]);
  });
});
