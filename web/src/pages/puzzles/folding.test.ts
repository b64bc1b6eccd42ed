import { expect, test } from 'vitest';

import type { PuzzleRow } from '../../net/wire';
import { openOf } from './folding';

const row = (number: number, facts: PuzzleRow['title']['facts']): PuzzleRow => ({
  id: `p${number}`,
  game: 'any',
  variant: '',
  collection: '',
  rating: 1000 + number,
  title: { text: 'x', facts },
});
const rows = (count: number, named: number): readonly PuzzleRow[] =>
  Array.from({ length: count }, (_, number) => row(number, number < count - named ? { number } : {}));
const idsOf = (found: ReadonlySet<PuzzleRow>): readonly string[] => [...found].map(({ id }) => id).sort();
const never = (): boolean => false;

test('few puzzles are all seen', () => {
  expect(openOf(rows(20, 0), never).size).toBe(20);
});

test('of more than twenty the twelve easiest are seen where all have numbers', () => {
  expect(idsOf(openOf(rows(21, 0), never))).toEqual(idsOf(new Set(rows(12, 0))));
});

test('those with names come first, and numbered ones fill up', () => {
  expect(idsOf(openOf(rows(21, 10), never))).toEqual(['p0', 'p1', 'p11', 'p12', 'p13', 'p14', 'p15', 'p16', 'p17', 'p18', 'p19', 'p20']);
  expect(openOf(rows(40, 15), never).size).toBe(15);
});

test('one that is back is never folded', () => {
  expect(idsOf(openOf(rows(30, 0), (id) => id === 'p29'))).toContain('p29');
});
