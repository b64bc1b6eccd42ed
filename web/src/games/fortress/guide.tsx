/** The page for players of Stratego Fortress. Texts: guide-fortress-... */

import './styles';

import type { JSX } from 'preact';

import type { Guide } from '../../family';
import { t } from '../../i18n';
import { FirstMinute } from './FirstMinute';
import { FloorPlan, NO_MARKS, type PlanMarks } from './FloorPlan';
import { type Maze, parseMaze } from './maze';
import { Model } from './Model';
import { floorName } from './names';
import { PartsTable } from './PartsTable';
import { type Found, mazeView, notesView, type PlanView, type Standing } from './plan-view';

const SQUARE = 48;
const SMALL = 32;
const WHOLE = parseMaze(
  `walls A1-B1 A2-A3 A4-A5 B1-C1 B2-B3 C1-C2 C2-C3 C4-D4 D2-D3 D2-E2 D3-E3 E1-E2 E4-E5 mA1-mA2 mA3-mB3 mB1-mB2 mB1-mC1 mB2-mB3 mB2-mC2 tA2-tB2
  ladders A3 C2 mB1; flag mA3; cup D3; duke E4; soldier B3; princess E2; passage A1 D4; pitfall C2 mB3`,
);

interface PlansProps {
  readonly view: PlanView;
  readonly floors: readonly number[];
  readonly marks?: Partial<PlanMarks>;
  readonly size?: number;
}

/** Floors side by side, to look at only. */
function Plans({ view, floors, marks = {}, size = SQUARE }: PlansProps): JSX.Element {
  return (
    <div class="fortress-guide-plans cluster" aria-hidden="true">
      {floors.map((floor) => (
        <div key={floor}>
          <p class="fortress-hint soft">{floorName(floor)}</p>
          <FloorPlan view={view} fort={0} floor={floor} size={size} marks={{ ...NO_MARKS, ...marks }} name={floorName(floor)} isPicture />
        </div>
      ))}
    </div>
  );
}

function Goal(): JSX.Element {
  return (
    <div class="fortress-guide-model">
      <Model view={mazeView(WHOLE, 0, 1)} hasControls={false} name={t('fortress-model')} />
    </div>
  );
}

const Minute = (): JSX.Element => <FirstMinute />;

const knight = (square: string): Standing => ({ piece: 'knight', seat: 1, square });
const partly = (part: Partial<Maze>): Maze => ({ ...parseMaze(''), ...part });

const Build = (): JSX.Element => <Plans view={mazeView(WHOLE, 0, 1)} floors={[0]} />;

/** The notes of somebody who has come as far as C3. */
function Explore(): JSX.Element {
  const found = (...texts: string[]): readonly [string[], string[]] => [[], texts];
  const seen: Found = {
    visited: found('E5', 'D5', 'D4', 'D3', 'C3'),
    walls: found('E4-E5', 'C4-D4'),
    open_edges: found('D5-E5', 'D4-D5', 'D3-D4', 'C3-D3'),
    ladders: found('C3'),
    cards: found(),
    beaten: found(),
    passages: found(),
    bridges: found(),
    squares: ['', 'C3'],
    pieces: ['', 'knight'],
  };
  const view = notesView(seen, 1, 1);
  return <Plans view={view} floors={[0]} marks={{ trail: seen.visited[1], targets: new Set(['C2', 'C4', 'B3']) }} />;
}

/** A fall from the middle, and a card that is stronger. */
function Cards(): JSX.Element {
  const maze = partly({ ladders: ['A3'], cards: { mB2: 'pitfall', C2: 'duke', A1: 'cup', B1: 'soldier' }, walls: ['A2-B2'] });
  return (
    <Plans
      view={mazeView(maze, 0, 1, ['A3', 'mA3', 'mA2', 'mB2', 'B2'], knight('B2'))}
      floors={[1, 0]}
      size={SMALL}
      marks={{ trail: ['A3', 'mA3', 'mA2', 'mB2', 'B2'], struck: 'C2' }}
    />
  );
}

/** The passage that the dwarf has found, and the princess whom the king should not meet. */
function Pieces(): JSX.Element {
  const maze = partly({ cards: { D4: 'passage', A1: 'passage', B3: 'princess', C2: 'cup' }, walls: ['A1-B1', 'A1-A2', 'C3-D3'] });
  return <Plans view={mazeView(maze, 0, 1, ['E5', 'D5', 'D4', 'A1'], { piece: 'dwarf', seat: 1, square: 'A1' })} floors={[0]} />;
}

export const guide: Guide = {
  game: 'fortress',
  prefix: 'guide-fortress',
  topics: [
    { id: 'goal', Picture: Goal },
    { id: 'parts', Table: PartsTable },
    { id: 'minute', Picture: Minute },
    { id: 'build', Picture: Build },
    { id: 'explore', Picture: Explore, lesson: 'asking' },
    { id: 'cards', Picture: Cards, lesson: 'who-beats-whom' },
    { id: 'pieces', Picture: Pieces, lesson: 'silence' },
    { id: 'end', boxesOf: 'fortress' },
  ],
};
