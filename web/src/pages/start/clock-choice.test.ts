import { describe, expect, it } from 'vitest';

import { clockOf, FIRST_OTHER, isSound, kindOf, KINDS, otherOf } from './clock-choice';

describe('the clock that is chosen', () => {
  it('is sent as the server takes it: time for the game or for each move, and always some to set up', () => {
    expect(clockOf('none', FIRST_OTHER)).toBeNull();
    expect(clockOf('5+5', FIRST_OTHER)).toEqual({ initial: 300, increment: 5, setup: 180 });
    expect(clockOf('15+10', FIRST_OTHER)).toEqual({ initial: 900, increment: 10, setup: 300 });
    expect(clockOf('day', FIRST_OTHER)).toEqual({ move: 86_400, setup: 86_400 });
    for (const kind of KINDS.filter((one) => one !== 'none')) expect(clockOf(kind, FIRST_OTHER)?.setup).toBeGreaterThan(0);
  });

  it('may be any other', () => {
    expect(clockOf('other', { ...FIRST_OTHER, minutes: 90, increment: 30 })).toEqual({ initial: 5400, increment: 30, setup: 600 });
    expect(clockOf('other', { ...FIRST_OTHER, way: 'move', seconds: 30, setup: 2 })).toEqual({ move: 30, setup: 120 });
  });

  it('is there again the next time', () => {
    for (const kind of KINDS) expect(kindOf(clockOf(kind, FIRST_OTHER))).toBe(kind);
    for (const other of [
      { ...FIRST_OTHER, minutes: 7, increment: 0 },
      { ...FIRST_OTHER, way: 'move', seconds: 45 },
    ] as const)
      expect(otherOf(clockOf('other', other))).toEqual(other);
  });

  it.each([
    [{}, true],
    [{ minutes: 0 }, false],
    [{ minutes: NaN }, false],
    [{ minutes: 1.5 }, false],
    [{ increment: -1 }, false],
    [{ setup: 0 }, false],
    [{ way: 'move', seconds: 4 }, false],
    [{ way: 'move', seconds: 5, minutes: 0 }, true],
  ] as const)('with %j is sound: %s', (change, sound) => expect(isSound({ ...FIRST_OTHER, ...change })).toBe(sound));
});
