import { describe, expect, it } from 'vitest';

import type { Observation } from '../net/wire';
import { asLine, blocksOf } from './blocks';

const common: Observation = { game: 'g', variant: 'v', seat: 0, ply: 3, turn: 1, to_act: [0], decision: null, returns: null, reason: '' };
const seen = (own: object): Observation => ({ ...common, ...own });

describe('an observation to read', () => {
  it('leaves out what every game has and puts lone values first', () => {
    const blocks = blocksOf(seen({ hands: [['1'], ['back', 'back']], passed: 2, horn: true }));
    expect(blocks.map(({ kind, name }) => [kind, name])).toEqual([
      ['value', 'passed'],
      ['value', 'horn'],
      ['table', 'hands'],
    ]);
  });

  it('makes a table of structs with every field as a column', () => {
    const [table] = blocksOf(
      seen({
        pieces: [
          { square: 'a1', rank: 2 },
          { square: 'b1', tags: ['x', 'y'] },
        ],
      }),
    );
    expect(table).toEqual({
      kind: 'table',
      name: 'pieces',
      columns: ['square', 'rank', 'tags'],
      width: 3,
      rows: [
        ['a1', 2, null],
        ['b1', null, 'x, y'],
      ],
    });
  });

  it('makes a grid of lists of unequal length, and one row of a plain list', () => {
    const [grid, row, empty] = blocksOf(seen({ grid: [['a'], ['b', 'c']], row: ['x', ''], none: [] }));
    expect(grid).toMatchObject({ columns: null, width: 2, rows: [['a'], ['b', 'c']] });
    expect(row).toMatchObject({ columns: null, width: 2, rows: [['x', '']] });
    expect(empty).toMatchObject({ width: 0, rows: [] });
  });

  it('keeps a struct together under its name', () => {
    const [struct] = blocksOf(seen({ limits: { left: 3, names: ['a'] } }));
    expect(struct).toMatchObject({
      kind: 'struct',
      name: 'limits',
      blocks: [
        { kind: 'value', name: 'left' },
        { kind: 'table', name: 'names' },
      ],
    });
  });

  it('says anything deeper in one line', () => {
    expect(asLine([{ a: 1, b: [true, null] }, 'c'])).toBe('a: 1, b: true, , c');
  });
});
