import { expect, test } from 'vitest';

import { dearestOf } from './coach';
import type { CoachReport } from './wire';

const report = (turns: readonly (readonly [number, number, number])[], dearest: readonly number[]): CoachReport =>
  ({ turns: turns.map(([number, loss, swing]) => ({ number, loss, swing })), dearest }) as unknown as CoachReport;

test('the turn that changed the result most comes before one that lost more', () => {
  expect(
    dearestOf(
      report(
        [
          [1, 0, 0],
          [4, 6, 0.05],
          [9, 2, 0.4],
        ],
        [4, 9],
      ),
    ),
  ).toBe(9);
});

test('where nobody tells the result apart, the larger loss decides', () => {
  expect(
    dearestOf(
      report(
        [
          [1, 0, 0],
          [4, 2, 0],
          [9, 6, 0],
        ],
        [4, 9],
      ),
    ),
  ).toBe(9);
});

test('without a costly turn the first that was looked at is shown', () => {
  expect(
    dearestOf(
      report(
        [
          [3, 0.1, 0.2],
          [5, 0.2, 0],
        ],
        [],
      ),
    ),
  ).toBe(3);
  expect(dearestOf(report([], []))).toBe(0);
});
