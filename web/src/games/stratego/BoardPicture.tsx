/** A board with two small armies facing each other, to look at only: for the first page. */

import { back, known, own, Position, type PositionProps } from './Position';

const SIZE = { columns: 8, rows: 6 };
const LAKES = ['c3', 'd3', 'c4', 'd4', 'g3', 'g4'];

const SCENE: PositionProps['pieces'] = [
  ['a1', own('flag', '')],
  ['b1', own('bomb', '')],
  ['c1', own('miner', '3')],
  ['d1', own('captain', '6')],
  ['e1', own('spy', 'S')],
  ['f1', own('general', '9')],
  ['g1', own('bomb', '')],
  ['h1', own('scout', '2')],
  ['a2', own('bomb', '')],
  ['b2', own('sergeant', '4')],
  ['d2', own('marshal', '10', true)],
  ['e2', own('lieutenant', '5')],
  ['g2', own('colonel', '8')],
  ['h2', own('major', '7')],
  ['e3', own('scout', '2', true)],
  ['b3', own('miner', '3', true)],
  ['a6', back()],
  ['b6', back()],
  ['c6', back()],
  ['d6', back()],
  ['e6', back()],
  ['f6', back()],
  ['g6', back()],
  ['h6', back()],
  ['a5', back()],
  ['b5', back()],
  ['d5', back()],
  ['f5', back()],
  ['h5', back()],
  ['f4', known('colonel', '8')],
  ['b4', back(true)],
];

export function BoardPicture() {
  return <Position size={SIZE} obstacles={LAKES} pieces={SCENE} />;
}
