import { describe, expect, it } from 'vitest';

import { act } from './coach-words';
import { squaresIn } from './notation';

describe('the acts that a coach names', () => {
  it('are written as people do', () => {
    expect(act('a2-a3')).toBe('a2–a3');
    expect(act('rescue miner@b4')).toBe('b4');
    expect(act('stop')).toBe('stop');
  });

  it('name their squares in order, to the last column and row', () => {
    expect(squaresIn('j10-p16')).toEqual(['j10', 'p16']);
    expect(squaresIn('rescue none')).toEqual([]);
  });
});
