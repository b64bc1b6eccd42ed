import { expect, it } from 'vitest';

import { clockText, countsText, minutesText } from './terms-words';

const clock = (change: object): Parameters<typeof clockText>[0] => ({ initial: 0, increment: 0, move: 0, setup: 0, ...change });

it('names every clock', () => {
  expect(clockText(null)).toBe('no clock');
  expect(clockText(clock({ initial: 900, increment: 10 }))).toBe('15 + 10');
  expect(clockText(clock({ initial: 90 }))).toBe('1.5 + 0');
  expect(clockText(clock({ move: 30 }))).toBe('30 s a move');
  expect(clockText(clock({ move: 300 }))).toBe('5 min a move');
  expect(clockText(clock({ move: 7200 }))).toBe('2 h a move');
  expect(clockText(clock({ move: 86400 }))).toBe('1 day a move');
  expect(clockText(clock({ move: 3 * 86400 }))).toBe('3 days a move');
});

it('says whether a game counts', () => {
  expect([countsText({ rated: true }), countsText({})]).toEqual(['rated', 'casual']);
});

it('writes minutes and hours', () => {
  expect([0, 72, 3725, -5].map(minutesText)).toEqual(['0:00', '1:12', '1:02:05', '0:00']);
});
