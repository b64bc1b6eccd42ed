import { expect, test } from 'vitest';

import { beside, edgeOf, edgesOf, mirroredSquare, nameOf, placeOf, spanOf, squaresOf, stacked } from './geometry';
import { EMPTY, kitOf, leftOf, mazeText, mirrored, parseMaze, withCard, withLadder, withWall } from './maze';

test('there are 38 squares and 56 edges, and every name finds its square again', () => {
  const squares = [0, 1, 2].flatMap((floor) => squaresOf(0, floor));
  expect(squares).toHaveLength(38);
  expect([0, 1, 2].flatMap((floor) => edgesOf(0, floor))).toHaveLength(56);
  for (const square of squares) expect(nameOf(placeOf(square)!)).toBe(square);
  expect(placeOf('mD1')).toBeUndefined();
  expect(placeOf('tc1')).toBeUndefined();
  expect(placeOf('2mc3')).toEqual({ fort: 1, floor: 1, column: 2, row: 2 });
});

test('what lies beside and above', () => {
  expect(beside('C3', 'north')).toBe('C2');
  expect(beside('mC3', 'east')).toBeUndefined();
  expect(stacked('B2', 1)).toBe('mB2');
  expect(stacked('C3', -1)).toBeUndefined();
  expect(stacked('D4', 1)).toBeUndefined();
  expect(edgeOf('C4', 'C3')).toBe('C3-C4');
  expect(spanOf('C3-C4')).toEqual([2, 3, 3, 3]);
  expect(spanOf('C3-D3')).toEqual([3, 2, 3, 3]);
});

test('a fortress is read from any writing and written in one', () => {
  const maze = parseMaze('# mine\nWALLS'.toLowerCase() + ' c4-C3, A1-B1\nladders c3 ma1; pitfall tB2; flag a1; flag zz');
  expect(maze).toEqual({ walls: ['C3-C4', 'A1-B1'], ladders: ['C3', 'mA1'], cards: { tB2: 'pitfall', A1: 'flag' }, bridge: '' });
  expect(parseMaze(mazeText(maze))).toEqual(maze);
  expect(parseMaze('bridge B4-2D1').bridge).toBe('B4-2D1');
});

test('a mirror on the diagonal keeps the entrance, what stands above what, and every edge', () => {
  const squares = [0, 1].flatMap((fort) => [0, 1, 2].flatMap((floor) => squaresOf(fort, floor)));
  expect(mirroredSquare('E5')).toBe('E5');
  expect(squares.map((square) => stacked(mirroredSquare(square), 1))).toEqual(
    squares.map((square) => {
      const above = stacked(square, 1);
      return above && mirroredSquare(above);
    }),
  );
  const edges = [0, 1].flatMap((fort) => [0, 1, 2].flatMap((floor) => edgesOf(fort, floor)));
  const all = { walls: edges, ladders: [], cards: {}, bridge: '' };
  expect([...mirrored(all).walls].sort()).toEqual([...edges].sort());
  const maze = parseMaze('walls C4-C3 A1-B1; ladders C3 mA1 B1; pitfall tB1; flag 2mA3; bridge B4-2D1');
  expect(mazeText(mirrored(maze))).toBe('walls C3-D3 A1-A2; ladders C3 mA1 A2; pitfall tA2; flag 2mC1; bridge D2-2A4');
  expect(mirrored(mirrored(maze))).toEqual(maze);
});

test('what is left to place', () => {
  const kit = kitOf(parseMaze('walls A1-B1 A2-B2; ladders C3; flag A1; pitfall mA1 mB1'));
  let maze = withCard(withWall(EMPTY, 'A1-B1', true), 'C2', 'pitfall');
  expect(Object.fromEntries(leftOf(kit, maze))).toEqual({ walls: 1, ladders: 1, flag: 1, pitfall: 1 });
  maze = withLadder(withCard(withWall(maze, 'A1-B1', false), 'C2', ''), 'C3', true);
  expect(Object.fromEntries(leftOf(kit, maze))).toEqual({ walls: 2, ladders: 0, flag: 1, pitfall: 2 });
});
