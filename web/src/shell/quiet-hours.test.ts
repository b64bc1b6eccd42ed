import { describe, expect, it } from 'vitest';

import { isQuiet } from './quiet-hours';

describe('quiet hours', () => {
  it('end before the hour they run until', () => {
    expect([8, 9, 11, 12].map((hour) => isQuiet({ from: 9, until: 12 }, hour))).toEqual([false, true, true, false]);
  });

  it('may run over midnight', () => {
    expect([21, 22, 23, 0, 6, 7].map((hour) => isQuiet({ from: 22, until: 7 }, hour))).toEqual([false, true, true, true, true, false]);
  });

  it('are none where they begin and end with the same hour', () => {
    expect(Array.from({ length: 24 }, (_, hour) => isQuiet({ from: 5, until: 5 }, hour)).some(Boolean)).toBe(false);
  });
});
