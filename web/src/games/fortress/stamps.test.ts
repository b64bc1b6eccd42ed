import { expect, test } from 'vitest';

import { inOneBreath, ownWord } from './Stamps';
import type { EventKind } from './wire';

const line = (v: number, kind: EventKind, seat: number) => ({
  key: `${v} ${kind}`,
  v,
  event: { ply: v, kind, facts: { seat }, audience: null, cause: '' },
});

const kindsOf = (lines: ReturnType<typeof ownWord>) => lines.map(({ event }) => event.kind);

/** The poison cup of the introduction beats a piece: it goes back and skips two turns. */
const POISONED = [line(1, 'moved', 0), line(1, 'lost', 0), line(1, 'returned', 0), line(1, 'skips', 0), line(1, 'turn_over', 0)];
const OTHERS_WALL = [line(2, 'wall', 1), line(2, 'turn_over', 1)];

test('what was announced to a seat stays until it acts again, whatever the other does', () => {
  const lines = [...POISONED, line(1, 'turn', 1), ...OTHERS_WALL, line(2, 'turn', 0)];
  expect(kindsOf(ownWord(lines, 0))).toEqual(['lost', 'returned', 'skips']);
  expect(ownWord([...lines, line(3, 'moved', 0)], 0)).toEqual([]);
});

test('turns that a seat skips do not wipe out why it skips them', () => {
  const skipped = [...POISONED, ...OTHERS_WALL, line(2, 'skipped', 0), line(2, 'turn', 1)];
  expect(kindsOf(ownWord(skipped, 0))).toEqual(['lost', 'returned', 'skips']);
  const again = [...skipped, line(3, 'wall', 1), line(3, 'turn_over', 1), line(3, 'skipped', 0), line(3, 'turn', 1)];
  expect(kindsOf(ownWord(again, 0))).toEqual(['lost', 'returned', 'skips']);
});

test('nor does a loss of the other that ends the skipping', () => {
  const cancelled = [...POISONED, line(2, 'lost', 1), line(2, 'skips', 1), line(2, 'cancelled', 0), line(2, 'turn_over', 1)];
  expect(kindsOf(ownWord(cancelled, 0))).toEqual(['lost', 'returned', 'skips']);
});

test('a stamp names a side once, as long as it is about that side', () => {
  expect(inOneBreath(['Blue: King is sacrificed.', 'Blue: King enters at E5.', 'Blue: turns to skip: 2.'])).toBe(
    'Blue: King is sacrificed. King enters at E5. Turns to skip: 2.',
  );
  expect(inOneBreath(['Bleu : roi sort.', 'Bleu : roi entre en E5.'])).toBe('Bleu : roi sort. Roi entre en E5.');
  expect(inOneBreath(['Red: a wall between C2 and C3.', 'Blue: a ladder up on A2.', 'Blue need not skip any more.'])).toBe(
    'Red: a wall between C2 and C3. Blue: a ladder up on A2. Blue need not skip any more.',
  );
});
