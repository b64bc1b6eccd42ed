/** A fortress as its builder draws it, and as text. The words are those of the rules (FORT-3.2); what is legal the server says. */

import { edgeOf, mirroredSquare, placeOf, stacked } from './geometry';

/** cards: square -> card. bridge: "B4-2D1", "" for none. */
export interface Maze {
  readonly walls: readonly string[];
  readonly ladders: readonly string[];
  readonly cards: Readonly<Record<string, string>>;
  readonly bridge: string;
}

export const EMPTY: Maze = { walls: [], ladders: [], cards: {}, bridge: '' };

/** "mc3" as "mC3"; what is no square stays as it is. */
function written(name: string): string {
  const place = placeOf(name);
  return place ? `${name.startsWith('2') ? '2' : ''}${['', 'm', 't'][place.floor]}${name.slice(-2).toUpperCase()}` : name;
}

/** Reads what it can; words that are no part of a fortress are passed over. */
export function parseMaze(text: string): Maze {
  const walls = new Set<string>();
  const ladders = new Set<string>();
  const cards: Record<string, string> = {};
  let bridge = '';
  const parts = text.replace(/#.*$/gm, '').split(/[;\n]/);
  for (const part of parts) {
    const [word = '', ...places] = part
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean);
    for (const place of places) {
      const [one = '', other] = place.split('-').map(written);
      if (word === 'walls' && other !== undefined && placeOf(one) && placeOf(other)) walls.add(edgeOf(one, other));
      else if (word === 'ladders' && stacked(one, 1) !== undefined) ladders.add(one);
      else if (word === 'bridge' && other !== undefined) bridge = `${one}-${other}`;
      else if (word !== 'walls' && word !== 'ladders' && placeOf(one)) cards[one] = word.toLowerCase();
    }
  }
  return { walls: [...walls], ladders: [...ladders], cards, bridge };
}

/** The text of a fortress, without the word `build`. */
export function mazeText({ walls, ladders, cards, bridge }: Maze): string {
  const kinds = [...new Set(Object.values(cards))];
  const lying = kinds.map(
    (card) =>
      `${card} ${Object.keys(cards)
        .filter((square) => cards[square] === card)
        .join(' ')}`,
  );
  const parts = [
    walls.length > 0 ? `walls ${walls.join(' ')}` : '',
    ladders.length > 0 ? `ladders ${ladders.join(' ')}` : '',
    ...lying,
    bridge === '' ? '' : `bridge ${bridge}`,
  ];
  return parts.filter(Boolean).join('; ');
}

/** The same fortress, the same however it was drawn. */
export function ordered({ walls, ladders, cards, bridge }: Maze): Maze {
  const lying = Object.entries(cards).toSorted(([one, card], [other, second]) => `${card} ${one}`.localeCompare(`${second} ${other}`));
  return { walls: walls.toSorted(), ladders: ladders.toSorted(), cards: Object.fromEntries(lying), bridge };
}

/** The fortress as a mirror on the diagonal through the entrance shows it: as hard as it was, and legal if it was (FORT-1.5, 12.3). */
export function mirrored({ walls, ladders, cards, bridge }: Maze): Maze {
  const across = (pair: string): readonly [string, string] => {
    const [one = '', other = ''] = pair.split('-').map(mirroredSquare);
    return [one, other];
  };
  return {
    walls: walls.map((edge) => edgeOf(...across(edge))),
    ladders: ladders.map(mirroredSquare),
    cards: Object.fromEntries(Object.entries(cards).map(([square, card]) => [mirroredSquare(square), card])),
    bridge: bridge === '' ? '' : across(bridge).join('-'),
  };
}

/** How many of each part a fortress has: "walls", "ladders", "bridge", and each card by its word. */
export type Kit = ReadonlyMap<string, number>;

export function kitOf(maze: Maze): Kit {
  const kit = new Map([
    ['walls', maze.walls.length],
    ['ladders', maze.ladders.length],
  ]);
  for (const card of Object.values(maze.cards)) kit.set(card, (kit.get(card) ?? 0) + 1);
  if (maze.bridge !== '') kit.set('bridge', 1);
  return kit;
}

/** What is still to be placed, by part; below 0 where too much stands. */
export function leftOf(kit: Kit, maze: Maze): Kit {
  const used = kitOf(maze);
  return new Map([...kit].map(([part, count]) => [part, count - (used.get(part) ?? 0)]));
}

export function withWall(maze: Maze, edge: string, isThere: boolean): Maze {
  const walls = maze.walls.filter((one) => one !== edge);
  return { ...maze, walls: isThere ? [...walls, edge] : walls };
}

export function withLadder(maze: Maze, square: string, isThere: boolean): Maze {
  const ladders = maze.ladders.filter((one) => one !== square);
  return { ...maze, ladders: isThere ? [...ladders, square] : ladders };
}

/** card: "" takes away what lies there. */
export function withCard(maze: Maze, square: string, card: string): Maze {
  const cards = Object.fromEntries(Object.entries(maze.cards).filter(([place]) => place !== square));
  return { ...maze, cards: card === '' ? cards : { ...cards, [square]: card } };
}
