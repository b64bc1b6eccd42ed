import { describe, expect, it } from 'vitest';

import type { Remark } from '../../../net/wire';
import type { PieceKind, StrategoObservation } from '../wire';
import { heatOf } from './heat';
import { compared, type MeasuredSetup } from './measured-setups';
import { actionOf, lettersOf, ownRows, turned } from './turned';

const kind = (id: string, letter: string): PieceKind => ({
  id,
  letter,
  rank: '',
  emblem: id,
  reach: 1,
  counts: [1, 1],
  raised: 0,
});

/** A board of three columns and four rows; each seat sets up on its two nearest. */
const seenBy = (seat: 0 | 1): StrategoObservation =>
  ({
    seat,
    rows: 4,
    columns: 3,
    zone: seat === 0 ? ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'] : ['a4', 'b4', 'c4', 'a3', 'b3', 'c3'],
    kinds: [kind('flag', 'F'), kind('miner', '3')],
  }) as unknown as StrategoObservation;

const measured = (points: readonly number[], breaches: Record<string, number> = {}): MeasuredSetup => ({
  letters: 'F3....',
  game: 'stratego',
  variant: 'battle',
  level: 4,
  points,
  low: 0,
  high: 1,
  breaches,
});

describe('the rows of the studio', () => {
  it('are the same for both seats', () => {
    for (const seat of [0, 1] as const) {
      const own = ownRows(seenBy(seat));
      expect(own.zone).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
      expect(own.rows).toBe(2);
    }
  });

  it('turn squares of the far seat by half a circle, and back', () => {
    expect(turned('a4', seenBy(1))).toBe('c1');
    expect(turned('c1', seenBy(1))).toBe('a4');
    expect(turned('a1', seenBy(0))).toBe('a1');
  });

  it('give the answer of a seat and read it again', () => {
    const letters = 'F..3..';
    expect(actionOf(letters, seenBy(0))).toBe('deploy F..3..');
    expect(actionOf(letters, seenBy(1))).toBe('deploy ..F..3');
    for (const seat of [0, 1] as const)
      expect(lettersOf(actionOf(letters, seenBy(seat)).replace('deploy ', ''), seenBy(seat))).toBe(letters);
  });
});

describe('the heat of a set-up', () => {
  const notes: Remark[] = [{ kind: 'flag_doors', places: ['b1'], facts: {} }];

  it('is what notes name while little is measured', () => {
    expect([...heatOf(notes, [measured([1, 0], { c2: 2 })])]).toEqual([['b1', 1]]);
  });

  it('grows where the other side often won first', () => {
    const heat = heatOf(notes, [measured(Array<number>(12).fill(0), { b1: 6, c2: 2, a1: 3 })]);
    expect(Object.fromEntries(heat)).toEqual({ b1: 3, c2: 1, a1: 2 });
  });
});

describe('two measured set-ups', () => {
  it('are compared by the games that both have played', () => {
    const found = compared(measured([1, 1, 0, 0.5, 1]), measured([1, 0, 0, 1]));
    expect(found).toMatchObject({ games: 4, better: 1, worse: 1 });
    expect(found?.low).toBeLessThan(0);
    expect(found?.high).toBeGreaterThan(0);
  });

  it('differ where the interval leaves nothing out', () => {
    const [good, bad] = [Array<number>(30).fill(1), Array<number>(30).fill(0)];
    expect(compared(measured(good), measured(bad))?.low).toBe(1);
    expect(compared(measured([1]), measured([0]))).toBeUndefined();
  });
});
