import { beforeEach, describe, expect, it } from 'vitest';

import { Guesses, scored } from './guesses';

describe('guesses of somebody who watches', () => {
  beforeEach(() => new Guesses('other').put('a1'));

  it('takes one place for the seat that is asked, and keeps it for the next visit', () => {
    const guesses = new Guesses('m');
    expect(guesses.put('a1')).toBe(false);
    guesses.ask(1);
    expect(guesses.put('b10')).toBe(true);
    expect(guesses.put('c9')).toBe(false);
    guesses.ask(0);
    guesses.ask(0);
    expect(guesses.put('c1')).toBe(false);
    expect(new Guesses('m').places.value).toEqual({ 1: 'b10' });
    expect(new Guesses('another').places.value).toEqual({});
  });

  it('counts only what was shown at the end', () => {
    const places = { 0: 'a1', 1: 'b10' };
    expect(scored(places, new Map())).toEqual({ right: 0, count: 0 });
    expect(scored(places, new Map([[1, 'b10']]))).toEqual({ right: 1, count: 1 });
    const both = [
      [0, 'a2'],
      [1, 'b10'],
    ] as const;
    expect(scored(places, new Map(both))).toEqual({ right: 1, count: 2 });
  });
});
