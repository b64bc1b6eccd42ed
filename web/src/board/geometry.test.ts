import { describe, expect, it } from 'vitest';

import { cellOf, lastBefore, neighbour, placeInView, squareInView, squareOf, squaresInView } from './geometry';

const size = { columns: 16, rows: 16 };

describe('squares', () => {
  it('go from name to cell and back on the largest board', () => {
    for (const square of squaresInView(size, false).flat()) expect(squareOf(cellOf(square))).toBe(square);
    expect(cellOf('p16')).toEqual({ column: 15, row: 15 });
  });

  it('lie at the bottom left for the near side and at the top right for the far side', () => {
    const ten = { columns: 10, rows: 10 };
    expect(placeInView('a1', ten, false)).toEqual({ x: 0, y: 9 });
    expect(placeInView('a1', ten, true)).toEqual({ x: 9, y: 0 });
    expect(squareInView(9, 9, ten, true)).toBe('a10');
  });

  it('read from the top row in view order', () => {
    expect(squaresInView({ columns: 2, rows: 2 }, false)).toEqual([
      ['a2', 'b2'],
      ['a1', 'b1'],
    ]);
    expect(squaresInView({ columns: 2, rows: 2 }, true)).toEqual([
      ['b1', 'a1'],
      ['b2', 'a2'],
    ]);
  });

  it('step in the direction of the view and stay at the edge', () => {
    expect(neighbour('a1', 'up', size, false)).toBe('a2');
    expect(neighbour('a1', 'up', size, true)).toBe('a1');
    expect(neighbour('a1', 'right', size, true)).toBe('a1');
    expect(neighbour('b1', 'right', size, true)).toBe('a1');
  });

  it('name the square before the target', () => {
    expect(lastBefore('a1', 'a7')).toBe('a6');
    expect(lastBefore('d4', 'c4')).toBe('d4');
  });
});
