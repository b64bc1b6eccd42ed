import { describe, expect, it } from 'vitest';

import { contourPath, coverage } from './contour';

describe('contour lines', () => {
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
