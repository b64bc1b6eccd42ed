/** What a plan shows: the notes of an explorer as far as they were announced, or a fortress as its builder knows it. */

import { edgeOf, edgesOf, ENTRANCE, N_FLOORS, squaresOf, stacked } from './geometry';
import { type Maze, parseMaze } from './maze';
import type { FortressObservation } from './wire';

/** none: open and known. untried: unknown, beside a square that was walked. dark: unknown, amid the dark. */
export type EdgeLook = 'none' | 'untried' | 'wall' | 'dark';

export interface Lying {
  readonly card: string;
  /** Beaten: only its shadow is left. */
  readonly isGone: boolean;
}

export interface Standing {
  readonly piece: string;
  readonly seat: number;
  readonly square: string;
}

export interface PlanView {
  readonly forts: number;
  /** Squares in the dark; all others are stone. */
  readonly dark: ReadonlySet<string>;
  /** Squares that the other has walked, in one's own fortress. */
  readonly lit: ReadonlySet<string>;
  readonly edges: ReadonlyMap<string, EdgeLook>;
  readonly up: ReadonlySet<string>;
  readonly down: ReadonlySet<string>;
  readonly cards: ReadonlyMap<string, Lying>;
  /** Both ends of what joins two squares far apart: "A5-mC3". */
  readonly joined: readonly string[];
  readonly piece: Standing | null;
  /** Whose stone it is: the builder's seat. */
  readonly owner: number;
}

const every = (forts: number, of: (fort: number, floor: number) => readonly string[]): readonly string[] =>
  Array.from({ length: forts * N_FLOORS }, (_, index) => of(Math.floor(index / N_FLOORS), index % N_FLOORS)).flat();

/** Upper squares of ladders that are named by their lower ones. */
function uppers(ladders: Iterable<string>): ReadonlySet<string> {
  return new Set([...ladders].map((square) => stacked(square, 1)).filter((square) => square !== undefined));
}

/** The text "pitfall mB1" as its two words. */
function lyingOf(texts: readonly string[], isGone: boolean): readonly (readonly [string, Lying])[] {
  return texts.map((text) => {
    const [card = '', square = ''] = text.split(' ');
    return [square, { card, isGone }] as const;
  });
}

/** The part of an observation that tells what was found out. */
export type Found = Pick<
  FortressObservation,
  'visited' | 'walls' | 'open_edges' | 'ladders' | 'cards' | 'beaten' | 'passages' | 'bridges' | 'squares' | 'pieces'
>;

/** What a seat has found out about the other's fortress. */
export function notesView(seen: Found, explorer: number, forts: number): PlanView {
  const of = <T>(pair: readonly [T, T]): T => pair[explorer === 1 ? 1 : 0];
  const visited = new Set(of(seen.visited));
  const walls = new Set(of(seen.walls));
  const open = new Set(of(seen.open_edges));
  const cards = new Map([...lyingOf(of(seen.beaten), true), ...lyingOf(of(seen.cards), false)]);
  const joined = [...of(seen.passages), ...of(seen.bridges)];
  for (const pair of of(seen.passages)) for (const square of pair.split('-')) cards.set(square, { card: 'passage', isGone: false });
  const square = of(seen.squares);
  const start = square === '' ? ENTRANCE : '';
  const dark = new Set(every(forts, squaresOf).filter((one) => !visited.has(one) && one !== start));
  const edges = new Map(
    every(forts, edgesOf).map((edge): [string, EdgeLook] => {
      if (walls.has(edge)) return [edge, 'wall'];
      if (open.has(edge)) return [edge, 'none'];
      return [edge, edge.split('-').some((one) => !dark.has(one)) ? 'untried' : 'dark'];
    }),
  );
  return {
    forts,
    dark,
    edges,
    cards,
    joined,
    lit: new Set(),
    up: new Set(of(seen.ladders)),
    down: uppers(of(seen.ladders)),
    piece: square === '' ? null : { piece: of(seen.pieces), seat: explorer, square },
    owner: 1 - explorer,
  };
}

/** A fortress that is wholly known. visited, piece: of the one who explores it. */
export function mazeView(
  maze: Maze,
  owner: number,
  forts: number,
  visited: readonly string[] = [],
  piece: Standing | null = null,
): PlanView {
  const walls = new Set(maze.walls);
  return {
    forts,
    owner,
    piece,
    dark: new Set(),
    lit: new Set(visited),
    edges: new Map(every(forts, edgesOf).map((edge) => [edge, walls.has(edge) ? 'wall' : 'none'])),
    up: new Set(maze.ladders),
    down: uppers(maze.ladders),
    cards: new Map(Object.entries(maze.cards).map(([square, card]) => [square, { card, isGone: false }])),
    joined: maze.bridge === '' ? [] : [maze.bridge],
  };
}

/** A seat's own fortress, with the other one inside it; those cards that were beaten are shadows. */
export function ownView(seen: FortressObservation, seat: number, forts: number): PlanView {
  const other = seat === 1 ? 0 : 1;
  const square = seen.squares[other];
  const piece = square === '' ? null : { piece: seen.pieces[other], seat: other, square };
  const view = mazeView(parseMaze(seen.fortresses[seat === 1 ? 1 : 0]), seat, forts, seen.visited[other], piece);
  return { ...view, cards: new Map([...view.cards, ...lyingOf(seen.beaten[other], true)]) };
}

/** The shortest way over what was announced, the squares in order without the first; the last step alone may try an edge. Undefined
 * where no such way is known. */
export function knownWay(view: PlanView, from: string, to: string): readonly string[] | undefined {
  const before = new Map<string, string>([[from, '']]);
  const queue = [from];
  for (const here of queue) {
    if (here === to) break;
    // A card that is known still acts, and past what has never been walked nothing is known.
    if (here !== from && (view.dark.has(here) || isInTheWay(view, here))) continue;
    const tried = view.edges.get(edgeOf(here, to)) === 'untried' ? [to] : [];
    for (const next of [...knownNeighbours(view, here), ...tried]) {
      if (before.has(next)) continue;
      before.set(next, here);
      queue.push(next);
    }
  }
  if (!before.has(to) || from === to) return undefined;
  const way: string[] = [];
  for (let at = to; at !== from; at = before.get(at) ?? from) way.unshift(at);
  return way;
}

function isInTheWay(view: PlanView, square: string): boolean {
  const card = view.cards.get(square);
  return card !== undefined && !card.isGone && card.card !== 'passage';
}

/** Squares that one known step leads to; unknown edges count only towards where nothing bars the way. */
export function knownNeighbours(view: PlanView, here: string): readonly string[] {
  const steps = [...view.edges].flatMap(([edge, look]) => {
    const [one = '', other = ''] = edge.split('-');
    if ((one !== here && other !== here) || look !== 'none') return [];
    return [one === here ? other : one];
  });
  const ladders = ([1, -1] as const).flatMap((by) => {
    const next = (by === 1 ? view.up : view.down).has(here) ? stacked(here, by) : undefined;
    return next === undefined || (by === 1 && view.cards.get(next)?.card === 'pitfall') ? [] : [next];
  });
  const joined = view.joined.flatMap((pair) => {
    const [one = '', other = ''] = pair.split('-');
    return one === here ? [other] : other === here ? [one] : [];
  });
  return [...steps, ...ladders, ...joined];
}

/** Of each builder the square of the flag, as far as this observation tells. */
export function flagSquares(seen: FortressObservation): ReadonlyMap<number, string> {
  const found = ([0, 1] as const).flatMap((builder) => {
    const cards = seen.fortresses[builder] === '' ? notesView(seen, 1 - builder, 1).cards : ownView(seen, builder, 1).cards;
    const flag = [...cards].find(([, lying]) => lying.card === 'flag');
    return flag === undefined ? [] : [[builder, flag[0]] as const];
  });
  return new Map(found);
}
