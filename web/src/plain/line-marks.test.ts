import { describe, expect, it } from 'vitest';

import { leftOf, MARK_REM, type MarkSpot, spread } from './line-marks';

const REM = 16;
const DIAMETER = 28;
/** Widths of the line: a phone of 320 pixels, one of 360, a desk. */
const WIDTHS = [250, 290, 620, 1100];
const SHARES = Array.from({ length: 11 }, (_, at) => at / 10);

/** Pixels from the left end, as the browser counts `leftOf`. */
function pixels({ share, before, after }: MarkSpot, width: number): number {
  const mark = MARK_REM * REM;
  const wished = share * width + (mark * (before - after)) / 2;
  return Math.max(mark * before, Math.min(wished, width - mark * after));
}

describe('marks along a line', () => {
  it('never cover each other, and keep the order of their points', () => {
    const places = SHARES.flatMap((one) => SHARES.flatMap((other) => [one, 0.02, 0.5, 0.98].map((third) => [one, other, third])));
    const isWrong = (shares: readonly number[], width: number): boolean => {
      const at = spread(shares).map((spot) => pixels(spot, width));
      const pairs = [
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const;
      return pairs.some(([one, other]) => {
        const apart = (at[other] ?? 0) - (at[one] ?? 0);
        const wished = (shares[other] ?? 0) - (shares[one] ?? 0);
        return Math.abs(apart) < DIAMETER || apart * wished < 0;
      });
    };
    const wrong = WIDTHS.flatMap((width) => places.filter((shares) => isWrong(shares, width)).map((shares) => [width, ...shares]));
    expect(wrong).toEqual([]);
  });

  it('stand on their points where there is room', () => {
    expect(spread([0.02, 0.5, 0.98])).toEqual([0.02, 0.5, 0.98].map((share) => ({ share, before: 0, after: 0 })));
  });

  it('stand beside each other around the middle of points that are too near', () => {
    const spots = spread([0.5, 0.9, 0.52]);
    expect(spots[0]).toEqual({ share: 0.51, before: 0, after: 1 });
    expect(spots[2]).toEqual({ share: 0.51, before: 1, after: 0 });
    expect(spots.map(leftOf)).toEqual([
      'clamp(0rem, 51.00% + -0.9375rem, 100% - 1.875rem)',
      'clamp(0rem, 90.00% + 0rem, 100% - 0rem)',
      'clamp(1.875rem, 51.00% + 0.9375rem, 100% - 0rem)',
    ]);
  });
});
