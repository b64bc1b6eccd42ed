import { beforeAll, describe, expect, it } from 'vitest';

import { languageReady } from '../../i18n';
import type { Belief } from '../../net/wire';
import { percent } from './Belief';
import { likeliest, summaryOf } from './belief-controller';

const guess = (id: number, chances: readonly (readonly [string, number])[], more: Partial<Belief> = {}): Belief => ({
  id,
  place: `a${id}`,
  known: false,
  forgotten: false,
  chances,
  ...more,
});
const isFlag = (kind: string): boolean => kind === 'flag';

describe('what is said of the guesses', () => {
  const guesses = [
    guess(1, [['miner', 1]], { known: true }),
    guess(2, [
      ['bomb', 0.5],
      ['flag', 0.3],
      ['spy', 0.2],
    ]),
    guess(
      3,
      [
        ['scout', 0.6],
        ['miner', 0.4],
      ],
      { forgotten: true },
    ),
    guess(4, [
      ['flag', 0.7],
      ['bomb', 0.3],
    ]),
  ];

  it('counts what was known and what was forgotten', () => {
    expect(summaryOf(guesses, isFlag)).toMatchObject({ known: 1, forgotten: 1, total: 4 });
  });

  it('names the surest guess, and the flag by itself', () => {
    const { surest, flag } = summaryOf(guesses, isFlag);
    expect(surest).toMatchObject({ kind: 'scout', chance: 0.6 });
    expect(surest?.guess.id).toBe(3);
    expect(flag).toMatchObject({ chance: 0.7 });
    expect(flag?.guess.id).toBe(4);
  });

  it('is silent about a flag that may be anywhere', () => {
    expect(
      summaryOf(
        [
          guess(5, [
            ['bomb', 0.9],
            ['flag', 0.1],
          ]),
        ],
        isFlag,
      ).flag,
    ).toBeNull();
  });

  it('draws only what stands out and is not known anyway', () => {
    expect(likeliest(guesses[0]!)).toBeNull();
    expect(likeliest(guesses[1]!)).toEqual(['bomb', 0.5]);
    expect(
      likeliest(
        guess(6, [
          ['bomb', 0.2],
          ['miner', 0.2],
        ]),
      ),
    ).toBeNull();
  });
});

describe('a chance in per cent', () => {
  beforeAll(languageReady);

  it('is never told as certain unless it is', () => {
    expect([1, 0.994, 0.285, 0.004].map(percent)).toEqual(['100%', '99%', '29%', '0%']);
    expect([0.995, 0.999].map(percent)).toEqual(['over 99%', 'over 99%']);
  });
});
