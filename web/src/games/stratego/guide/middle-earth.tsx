/** The page for players of the three games of Middle-earth. Texts: guide-me-... */

import type { Guide } from '../../../family';
import { ArmyTable } from './ArmyTable';
import { back, known, own, Position, type PositionProps } from '../Position';

const SIZE = { columns: 6, rows: 4 };
const picture = (position: Omit<PositionProps, 'size'>) => () => <Position size={SIZE} isStone {...position} />;
const lit = (...squares: readonly string[]) => Object.fromEntries(squares.map((square) => [square, 'target lit']));

const Armies = picture({
  pieces: [
    ['a1', own('gandalf', '10')],
    ['b1', own('aragorn', '9')],
    ['c1', own('legolas', '8')],
    ['d1', own('gimli', '8')],
    ['e1', own('frodo', '4')],
    ['f1', own('fortress', '')],
    ['a4', known('witch_king', '10')],
    ['b4', known('saruman', '9')],
    ['c4', known('nazgul', '8')],
    ['d4', known('uruk_hai', '6')],
    ['e4', known('orc', '3')],
    ['f4', back()],
  ],
});
const Roles = picture({
  pieces: [
    ['a2', own('soldier', '3', true)],
    ['a3', known('fortress', '', false)],
    ['c1', own('rider', '2', true)],
    ['e2', own('eowyn', 'S', true)],
    ['e3', known('witch_king', '10')],
  ],
  marks: { a3: 'last-target last-fight', e3: 'last-target last-fight', ...lit('c2', 'c3', 'c4', 'b1', 'a1', 'd1', 'e1', 'f1') },
});
const Strikes = picture({
  pieces: [
    ['c2', own('legolas', '8', true)],
    ['c4', known('haradrim', '4')],
    ['e4', back(true)],
    ['a3', back(true)],
  ],
  marks: { c4: 'last-target last-fight', ...lit('a2', 'e2', 'e4', 'a4') },
});
const Marches = picture({
  pieces: [
    ['b1', own('gandalf', '10', true)],
    ['b2', own('elf', '5', true)],
    ['b3', back(true)],
    ['d1', own('theoden', '7', true)],
    ['f2', back(true)],
  ],
  marks: lit('b4', 'd3', 'e2', 'f1', 'c2'),
});
const Ring = picture({
  obstacles: ['c2', 'd2', 'c3', 'd3'],
  pieces: [
    ['b3', own('frodo', '4', true)],
    ['a3', own('aragorn', '9', true)],
    ['d4', known('nazgul', '8')],
    ['b4', back(true)],
  ],
  marks: { c3: 'target lit' },
});

const Pieces = () => <ArmyTable game="middle_earth" />;

export const guide: Guide = {
  game: 'middle_earth',
  prefix: 'guide-me',
  topics: [
    { id: 'armies', Picture: Armies },
    { id: 'pieces', Table: Pieces },
    { id: 'roles', Picture: Roles },
    { id: 'strikes', Picture: Strikes, lesson: 'longbow', lines: ['power-seek', 'power-bow', 'power-axe', 'power-rage'] },
    { id: 'marches', Picture: Marches, lesson: 'fly', lines: ['power-fly', 'power-steed', 'power-repeat'] },
    { id: 'ring', Picture: Ring, lesson: 'ring' },
    { id: 'boxes', boxesOf: 'middle_earth' },
  ],
};
