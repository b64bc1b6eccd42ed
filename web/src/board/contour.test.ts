import { describe, expect, it } from 'vitest';

import { contourPaths, coverage, type Field } from './contour';

const contourPath = (field: Field, level: number, width: number, height: number, perUnit: number): string =>
  contourPaths(field, [level], width, height, perUnit).join();

describe('contour lines', () => {
  it('are one for each level', () => {
    const slope: Field = (x) => x;
    expect(contourPaths(slope, [0.5, 1.5], 3, 3, 4)).toEqual([contourPath(slope, 0.5, 3, 3, 4), contourPath(slope, 1.5, 3, 3, 4)]);
  });

  it('close around a hill', () => {
    const path = contourPath((x, y) => Math.hypot(x - 2, y - 2), 1, 4, 4, 6);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.endsWith('Z')).toBe(true);
  });

  it('run open from edge to edge', () => {
    const path = contourPath((x) => x, 1.5, 3, 3, 4);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path).toContain('1.50');
    expect(path.endsWith('Z')).toBe(false);
  });

  it('are absent where the level is not reached', () => {
    expect(contourPath(() => 0, 1, 3, 3, 4)).toBe('');
  });
});

describe('the cover of squares', () => {
  it('is full inside, across the border of neighbours too, a half on the side, nothing far off', () => {
    const field = coverage(
      [
        [1, 1],
        [2, 1],
      ],
      0.12,
    );
    expect(field(1.5, 1.5)).toBeGreaterThan(0.99);
    expect(field(2, 1.5)).toBeGreaterThan(0.99);
    expect(field(1, 1.5)).toBeCloseTo(0.5, 2);
    expect(field(0, 1.5)).toBeLessThan(0.01);
  });
});
