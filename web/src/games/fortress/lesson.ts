/** The first minute: hide a flag, add walls, send a knight, walk a small maze. All of it happens in the browser; nothing is a match. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';

import { oneOf, persistent } from '../../settings';
import { beside, DIRECTIONS, edgeOf, edgesOf, ENTRANCE, floorOf, N_FLOORS, shortOf, squaresOf, stacked } from './geometry';
import { type Maze, parseMaze, withCard, withWall } from './maze';
import { type EdgeLook, knownWay, mazeView, type PlanView } from './plan-view';

export const STEPS = ['flag', 'walls', 'knight', 'maze', 'choose'] as const;
export type Step = (typeof STEPS)[number];

/** Has this browser been told the first minute? */
export const firstMinute = persistent<'new' | 'told'>('fortress-first-minute', 'new', oneOf('new', 'told'));

export const WALLS_TO_ADD = 3;
const BUILDER = 0;
const EXPLORER = 1;

/** What the newcomer finds standing: the flag is still to be hidden. */
export const READY = parseMaze('walls B2-C2 B3-B4 C4-D4 D2-D3 A1-A2; ladders C3');
/** A corridor with a wall on every wrong side, a ladder, and the flag upstairs. */
export const TRAINING = parseMaze(`walls E4-E5 C5-D5 D3-D4 D4-E4 B4-C4 C4-C5 B3-C3 C2-C3 C3-D3 mC2-mC3 mB2-mB3; ladders C3; flag mA3`);

/** What was announced last, as a text id and its arguments. */
export interface Said {
  readonly id: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** The squares from the entrance to the flag by the shortest open way; empty where there is none. */
export function wayToFlag(maze: Maze): readonly string[] {
  const flag = Object.keys(maze.cards).find((square) => maze.cards[square] === 'flag');
  const way = flag === undefined ? undefined : knownWay(mazeView(maze, BUILDER, 1), ENTRANCE, flag);
  return way ? [ENTRANCE, ...way] : [];
}

/** A knight in a fortress of walls, ladders and a flag: it asks for squares, and is told what the rules announce (FORT-5, FORT-6). */
export class Walker {
  readonly square = signal(ENTRANCE);
  readonly said = signal<Said | null>(null);
  readonly struck = signal('');
  readonly turns = signal(1);
  readonly visited = signal<readonly string[]>([ENTRANCE]);
  private readonly walls = signal<readonly string[]>([]);
  private readonly open = signal<readonly string[]>([]);

  constructor(private readonly maze: Maze) {}

  get hasFound(): boolean {
    return this.maze.cards[this.square.value] === 'flag';
  }

  /** Squares that may be asked for now. */
  get targets(): ReadonlySet<string> {
    if (this.hasFound) return new Set();
    const here = this.square.value;
    const around = [...DIRECTIONS.map((direction) => beside(here, direction)), this.over(1), this.over(-1)];
    return new Set(around.filter((square) => square !== undefined));
  }

  /** The other end of a ladder on this square. */
  over(by: 1 | -1): string | undefined {
    const here = this.square.value;
    const next = stacked(here, by);
    return next !== undefined && this.maze.ladders.includes(by === 1 ? here : next) ? next : undefined;
  }

  ask(target: string): void {
    if (!this.targets.has(target)) return;
    const here = this.square.peek();
    const edge = edgeOf(here, target);
    if (this.maze.walls.includes(edge)) {
      this.walls.value = [...this.walls.peek(), edge];
      this.struck.value = edge;
      this.turns.value += 1;
      this.said.value = { id: 'fortress-lesson-wall', args: { source: shortOf(here), target: shortOf(target) } };
      return;
    }
    this.open.value = [...this.open.peek(), edge];
    this.visited.value = [...this.visited.peek(), target];
    this.square.value = target;
    this.struck.value = '';
    const ladder = this.over(1) ?? this.over(-1);
    this.said.value = this.hasFound
      ? { id: 'fortress-lesson-found', args: { count: this.turns.peek() } }
      : ladder === undefined
        ? null
        : { id: 'fortress-lesson-ladder', args: { square: shortOf(target) } };
  }

  /** The notes of somebody who knows only what was announced. */
  get notes(): PlanView {
    const visited = new Set(this.visited.value);
    const whole = mazeView(this.maze, BUILDER, 1);
    const floors = Array.from({ length: N_FLOORS }, (_, floor) => floor);
    const lookOf = (edge: string): EdgeLook => {
      if (this.walls.value.includes(edge)) return 'wall';
      if (this.open.value.includes(edge)) return 'none';
      return edge.split('-').some((square) => visited.has(square)) ? 'untried' : 'dark';
    };
    const isKnown = (lower: string): boolean => visited.has(lower) || visited.has(stacked(lower, 1) ?? '');
    return {
      ...whole,
      dark: new Set(floors.flatMap((floor) => squaresOf(0, floor)).filter((square) => !visited.has(square))),
      edges: new Map(floors.flatMap((floor) => edgesOf(0, floor)).map((edge) => [edge, lookOf(edge)])),
      up: new Set([...whole.up].filter(isKnown)),
      down: new Set([...whole.down].filter((upper) => isKnown(stacked(upper, -1) ?? ''))),
      cards: this.hasFound ? whole.cards : new Map(),
      piece: { piece: 'knight', seat: EXPLORER, square: this.square.value },
    };
  }
}

/** The five steps, one after the other. */
export class Lesson {
  readonly step = signal<Step>('flag');
  readonly fortress = signal<Maze>(READY);
  readonly added = signal<readonly string[]>([]);
  /** A wall was refused: the flag would have been cut off. */
  readonly isRefused = signal(false);
  readonly way: ReadonlySignal<readonly string[]> = computed(() => wayToFlag(this.fortress.value));
  readonly cursor = signal(ENTRANCE);
  /** The shortest way before any wall was added: the knight sets out on it. */
  readonly wayBefore = signal<readonly string[]>([]);
  readonly knight = signal<Walker>(new Walker(READY));
  readonly trainee = new Walker(TRAINING);
  private timer: ReturnType<typeof setTimeout> | undefined;

  get walker(): Walker {
    return this.step.value === 'knight' ? this.knight.value : this.trainee;
  }

  /** Is what this step asks for done? */
  get isDone(): boolean {
    switch (this.step.value) {
      case 'flag':
        return this.way.value.length > 0;
      case 'walls':
        return this.added.value.length === WALLS_TO_ADD;
      case 'knight':
        return this.knight.value.struck.value !== '' || this.knight.value.hasFound;
      case 'maze':
        return this.trainee.hasFound;
      case 'choose':
        return true;
    }
  }

  /** The floor that the step looks at. */
  get floor(): number {
    return this.step.value === 'maze' || this.step.value === 'knight' ? floorOf(this.walker.square.value) : 0;
  }

  onSquare(square: string): void {
    this.cursor.value = square;
    if (this.step.peek() === 'maze') this.trainee.ask(square);
    if (this.step.peek() !== 'flag' || square === ENTRANCE) return;
    this.fortress.value = withCard(READY, square, 'flag');
  }

  /** Sets one of the three walls, or takes it away again. */
  onEdge(edge: string): void {
    if (this.step.peek() !== 'walls') return;
    const added = this.added.peek();
    const isThere = added.includes(edge);
    if (!isThere && (added.length >= WALLS_TO_ADD || this.fortress.peek().walls.includes(edge))) return;
    const next = withWall(this.fortress.peek(), edge, !isThere);
    this.isRefused.value = wayToFlag(next).length === 0;
    if (this.isRefused.peek()) return;
    this.fortress.value = next;
    this.added.value = isThere ? added.filter((one) => one !== edge) : [...added, edge];
  }

  next(): void {
    const step = STEPS[STEPS.indexOf(this.step.peek()) + 1];
    if (step === undefined || !this.isDone) return;
    if (step === 'walls') this.wayBefore.value = this.way.peek();
    this.step.value = step;
    this.cursor.value = ENTRANCE;
    if (step === 'knight') this.knight.value = new Walker(this.fortress.peek());
  }

  /** The knight goes the way it would have gone before, a square each `ms` milliseconds, until something stops it. */
  send(ms: number): void {
    this.close();
    const knight = this.knight.peek();
    const way = this.wayBefore.peek();
    const step = (): void => {
      const target = way[knight.visited.peek().length];
      if (target === undefined || knight.struck.peek() !== '') return;
      knight.ask(target);
      this.timer = setTimeout(step, ms);
    };
    step();
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
