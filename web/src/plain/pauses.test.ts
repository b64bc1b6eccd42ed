import { expect, test } from 'vitest';

import { Pauses } from './pauses';

test('a pause is like one that the player has taken', () => {
  const pauses = new Pauses();
  for (let n = 0; n < 12; n += 1) pauses.note(4000);
  for (let n = 0; n < 50; n += 1) {
    expect(pauses.draw()).toBeGreaterThanOrEqual(3400);
    expect(pauses.draw()).toBeLessThanOrEqual(4600);
  }
});

test('somebody who walks away or presses at once is not imitated', () => {
  const pauses = new Pauses();
  for (let n = 0; n < 12; n += 1) pauses.note(n % 2 === 0 ? 900_000 : 0);
  for (let n = 0; n < 50; n += 1) {
    expect(pauses.draw()).toBeGreaterThanOrEqual(425);
    expect(pauses.draw()).toBeLessThanOrEqual(6900);
  }
});

test('before anything is known there is a pause all the same', () => {
  expect(new Pauses().draw(() => 0)).toBeCloseTo(765);
});
