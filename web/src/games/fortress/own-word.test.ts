import { expect, test } from 'vitest';

import { ownWord } from './Explore';

const line = (v: number, kind: string, seat: number) => ({
  key: `${v} ${kind}`,
  v,
  event: { ply: v, kind, facts: { seat }, audience: null, cause: '' },
});

test('what was announced to a seat stays until it acts again, whatever the other does', () => {
  const lines = [
    line(1, 'moved', 0),
    line(1, 'poisoned', 0),
    line(1, 'turn_over', 0),
    line(2, 'wall', 1),
    line(2, 'turn_over', 1),
    line(3, 'turn', 0),
  ];
  expect(ownWord(lines, 0).map(({ event }) => event.kind)).toEqual(['poisoned']);
  expect(ownWord([...lines, line(4, 'moved', 0)], 0)).toEqual([]);
});
