import { describe, expect, it } from 'vitest';

import type { Result } from '../../net/results';
import { fittingLevel } from './fitting';

const LEVELS = [1, 2, 3, 4, 5, 6, 7];
const games = (level: number, ...shares: readonly number[]): readonly Result[] =>
  shares.map((share, index) => ({ match: `${level} ${index}`, game: 'one', level, share }));

describe('the fitting level', () => {
  it('is the weakest until five games are finished', () => {
    expect(fittingLevel([], LEVELS)).toBe(1);
    expect(fittingLevel(games(1, 1, 1, 1, 1), LEVELS)).toBe(1);
    expect(fittingLevel([], [])).toBe(0);
  });

  it('is the one at which half of the games are won', () => {
    expect(fittingLevel(games(4, 1, 0, 1, 0, 1, 0, 1, 0), LEVELS)).toBe(4);
    expect(fittingLevel(games(1, 0, 0.5, 0, 1, 0), LEVELS)).toBe(1);
  });

  it('lies above a level that is always beaten, and below one that never is', () => {
    expect(fittingLevel(games(2, 1, 1, 1, 1, 1, 1), LEVELS)).toBeGreaterThan(2);
    expect(fittingLevel(games(5, 0, 0, 0, 0, 0, 0), LEVELS)).toBeLessThan(5);
  });

  it('does not fall back for good after one loss', () => {
    expect(fittingLevel([...games(1, 1, 1, 1, 1, 1), ...games(3, 0)], LEVELS)).toBe(3);
    expect(fittingLevel([...games(1, 1, 1, 1, 1, 1), ...games(3, 0, 0)], LEVELS)).toBe(2);
  });

  it('is one that the game has', () => {
    expect(fittingLevel(games(4, 1, 1, 1, 1, 1, 1, 1, 1), [1, 2, 4])).toBe(4);
  });
});
