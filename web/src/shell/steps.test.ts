import { expect, test } from 'vitest';

import { Steps } from './steps';

test('changes are taken back and made again in their order', () => {
  const steps = new Steps<string>();
  expect([steps.undo('a'), steps.redo('a'), steps.mayUndo.value]).toEqual([undefined, undefined, false]);
  steps.keep('a');
  steps.keep('b');
  expect([steps.undo('c'), steps.undo('b'), steps.undo('a')]).toEqual(['b', 'a', undefined]);
  expect([steps.redo('a'), steps.mayRedo.value, steps.redo('b'), steps.mayRedo.value]).toEqual(['b', true, 'c', false]);
});

test('a new change ends what was taken back', () => {
  const steps = new Steps<string>();
  steps.keep('a');
  steps.undo('b');
  steps.keep('a');
  expect([steps.mayUndo.value, steps.mayRedo.value, steps.redo('c')]).toEqual([true, false, undefined]);
  steps.forget();
  expect(steps.mayUndo.value).toBe(false);
});

test('no more is kept than can be asked for', () => {
  const steps = new Steps<number>();
  for (let number = 0; number < 500; number += 1) steps.keep(number);
  const back: number[] = [];
  for (let now = 500; ;) {
    const before = steps.undo(now);
    if (before === undefined) break;
    back.push((now = before));
  }
  expect([back.length, back[0], back.at(-1)]).toEqual([200, 499, 300]);
});
