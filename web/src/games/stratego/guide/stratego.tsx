/** The page for players of Battle, Duel, the US classic and the small boxes. Texts: guide-stratego-... */

import type { Guide } from '../../../family';
import { ArmyTable } from './ArmyTable';
import { back, known, own, Position, type PositionProps } from '../Position';

const SIZE = { columns: 6, rows: 4 };
const picture = (position: Omit<PositionProps, 'size'>) => () => <Position size={SIZE} {...position} />;
const lit = (...squares: readonly string[]) => Object.fromEntries(squares.map((square) => [square, 'target lit']));

const BACK_ROW: PositionProps['pieces'] = [
  ['a4', back()],
  ['b4', back()],
  ['c4', back()],
  ['d4', back()],
  ['e4', back()],
  ['f4', back()],
];

const Goal = picture({
  pieces: [
    ['a1', own('bomb', '')],
    ['b1', own('flag', '')],
    ['c1', own('bomb', '')],
    ['b2', own('captain', '6')],
    ['e1', own('scout', '2')],
    ...BACK_ROW,
  ],
});
const SetUp = picture({
  pieces: [
    ['a1', own('bomb', '')],
    ['b1', own('flag', '')],
    ['c1', own('bomb', '')],
    ['d1', own('spy', 'S')],
    ['e1', own('miner', '3')],
    ['f1', own('general', '9')],
    ['a2', own('scout', '2')],
    ['c2', own('major', '7')],
    ['d2', own('marshal', '10')],
    ['f2', own('scout', '2')],
    ...BACK_ROW,
  ],
  marks: Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((column) => [
      [`${column}1`, 'zone'],
      [`${column}2`, 'zone'],
    ]),
  ),
});
const March = picture({
  obstacles: ['c2', 'd2', 'c3', 'd3'],
  pieces: [
    ['b1', own('scout', '2', true)],
    ['e2', own('sergeant', '4', true)],
    ['b4', back()],
  ],
  marks: lit('a1', 'c1', 'd1', 'e1', 'f1', 'b2', 'b3', 'b4', 'f2', 'e3'),
});
const Fight = picture({
  pieces: [
    ['b2', own('major', '7', true)],
    ['c2', known('captain', '6')],
    ['e2', own('captain', '6', true)],
    ['e3', known('captain', '6')],
  ],
  marks: { c2: 'last-target last-fight', e3: 'last-target last-fight' },
});
const Few = picture({
  pieces: [
    ['b2', own('spy', 'S', true)],
    ['b3', known('marshal', '10')],
    ['e2', own('miner', '3', true)],
    ['e3', known('bomb', '', false)],
  ],
  marks: { b3: 'last-target last-fight', e3: 'last-target last-fight' },
});
const Repeat = picture({
  pieces: [
    ['c2', own('general', '9', true)],
    ['c4', back(true)],
    ['d4', back(true)],
  ],
  marks: { c2: 'last-target', d2: 'last-source' },
});
const End = picture({
  pieces: [
    ['c3', own('miner', '3', true)],
    ['c4', known('flag', '', false)],
    ['b4', back()],
    ['d4', known('bomb', '', false)],
    ['b1', own('flag', '')],
  ],
  marks: { c4: 'last-target last-fight' },
});

const Pieces = () => <ArmyTable game="stratego" />;

export const guide: Guide = {
  game: 'stratego',
  prefix: 'guide-stratego',
  topics: [
    { id: 'goal', Picture: Goal, lesson: 'moving' },
    { id: 'pieces', Table: Pieces },
    { id: 'setup', Picture: SetUp, lesson: 'hiding-place' },
    { id: 'march', Picture: March, lesson: 'scouts' },
    { id: 'fight', Picture: Fight, lesson: 'fighting' },
    { id: 'few', Picture: Few, lesson: 'bombs' },
    { id: 'repeat', Picture: Repeat, lesson: 'to-and-fro' },
    { id: 'end', Picture: End, lesson: 'flag' },
    { id: 'boxes', boxesOf: 'stratego' },
  ],
};
