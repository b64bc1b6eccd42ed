import { expect, test, vi } from 'vitest';

import { Lesson, TRAINING, Walker, WALLS_TO_ADD, wayToFlag } from './lesson';

test('walls lengthen the way, and none may cut the flag off', () => {
  const lesson = new Lesson();
  lesson.next();
  expect(lesson.step.value).toBe('flag');
  lesson.onSquare('E5');
  expect(lesson.isDone).toBe(false);
  lesson.onSquare('A5');
  expect(lesson.way.value).toHaveLength(5);
  lesson.next();
  lesson.onEdge('A4-A5');
  expect(lesson.way.value).toHaveLength(5);
  // The last way in: refused, and nothing is built.
  lesson.onEdge('A5-B5');
  expect(lesson.isRefused.value).toBe(true);
  expect(lesson.added.value).toEqual(['A4-A5']);
  lesson.onEdge('A4-A5');
  lesson.onEdge('D5-E5');
  expect(lesson.isRefused.value).toBe(false);
  expect(lesson.way.value.length).toBeGreaterThan(5);
  // A wall that stood before is no wall of theirs.
  lesson.onEdge('C4-D4');
  expect(lesson.added.value).toEqual(['D5-E5']);
  lesson.next();
  expect(lesson.step.value).toBe('walls');
  lesson.onEdge('B1-B2');
  lesson.onEdge('C1-C2');
  lesson.onEdge('D1-D2');
  expect(lesson.added.value).toHaveLength(WALLS_TO_ADD);
});

test('the knight sets out on the way of before and is stopped by a new wall', () => {
  vi.useFakeTimers();
  const lesson = new Lesson();
  lesson.onSquare('A5');
  lesson.next();
  for (const edge of ['B5-C5', 'B1-B2', 'C1-C2']) lesson.onEdge(edge);
  lesson.next();
  lesson.send(100);
  vi.advanceTimersByTime(1000);
  expect(lesson.knight.value.square.value).toBe('C5');
  expect(lesson.knight.value.struck.value).toBe('B5-C5');
  expect(lesson.knight.value.said.value?.id).toBe('fortress-lesson-wall');
  expect(lesson.isDone).toBe(true);
  vi.useRealTimers();
});

test('the training maze tells walls and ladders as they are met, nothing before, and ends at the flag', () => {
  const knight = new Walker(TRAINING);
  expect(knight.targets).toEqual(new Set(['E4', 'D5']));
  knight.ask('A1');
  expect(knight.square.value).toBe('E5');
  knight.ask('E4');
  expect([knight.square.value, knight.struck.value, knight.turns.value]).toEqual(['E5', 'E4-E5', 2]);
  const seen = knight.notes;
  expect([...seen.edges].filter(([, look]) => look === 'wall')).toEqual([['E4-E5', 'wall']]);
  expect([seen.up.size, seen.cards.size, seen.dark.size]).toEqual([0, 0, 37]);
  for (const square of wayToFlag(TRAINING).slice(1)) {
    knight.ask(square);
    expect(knight.square.value).toBe(square);
    if (square === 'C3') expect([knight.said.value?.id, knight.notes.up.has('C3')]).toEqual(['fortress-lesson-ladder', true]);
  }
  expect(knight.hasFound).toBe(true);
  expect(knight.said.value).toEqual({ id: 'fortress-lesson-found', args: { count: 2 } });
  expect(knight.targets.size).toBe(0);
});
