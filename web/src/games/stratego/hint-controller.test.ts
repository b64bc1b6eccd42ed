import { describe, expect, it } from 'vitest';

import { squaresOf } from './hint-controller';

describe('the squares of an act', () => {
  it.each([
    ['e5-e6', ['e5', 'e6'], []],
    ['seek d5 f6', ['d5'], ['f6']],
    ['axe d5-d6 d7 e7', ['d5', 'd6'], ['d7', 'e7']],
    ['steed d5-d6-e6', ['d5', 'd6', 'e6'], []],
    ['rescue miner@c4', [], ['c4']],
    ['rescue none', [], []],
    ['stop', [], []],
  ])('%s', (action, path, targets) => {
    expect(squaresOf(action)).toEqual({ path, targets });
  });
});
