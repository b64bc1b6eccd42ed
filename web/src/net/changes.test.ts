import { describe, expect, it } from 'vitest';

import { applied } from './changes';

const items = ['a', 'b', 'c', 'd'].map((name) => ({ name, number: 0 }));

describe('what has changed', () => {
  it.each([
    ['nothing', { a: 1 }, null, { a: 1 }],
    ['the whole', { a: 1 }, ['=', { b: 2 }], { b: 2 }],
    ['fields', { a: 1, b: { c: 2, d: 3 } }, ['.', { b: ['.', { c: ['=', null] }] }], { a: 1, b: { c: null, d: 3 } }],
    ['items', [1, 2, 3], ['#', { 1: ['=', 5] }], [1, 5, 3]],
    [
      'places',
      items,
      [
        '+',
        [
          [1, 2, ['new']],
          [3, 1, []],
        ],
      ],
      [items[1], items[2], 'new', items[3]],
    ],
    [
      'an empty beginning',
      items,
      [
        '+',
        [
          [0, 0, ['new']],
          [0, 4, []],
        ],
      ],
      ['new', ...items],
    ],
  ])('leads to what is now: %s', (_, was, change, now) => {
    expect(applied(was, change)).toEqual(now);
  });

  it('leaves what it came from as it was', () => {
    const was = { kept: items, changed: items };
    const now = applied(was, ['.', { changed: ['#', { 0: ['.', { number: ['=', 9] }] }] }]) as typeof was;
    expect(now.kept).toBe(items);
    expect(now.changed[1]).toBe(items[1]);
    expect(items[0]!.number).toBe(0);
  });
});
