/** Squares, edges and ladders of the three floors, by the names of the protocol: "E5", "mC3", "tA1"; "2" before those of a far fortress. */

/** The side of each floor, bottom first. */
export const SIDES = [5, 3, 2] as const;
const MARKS = ['', 'm', 't'] as const;
export const FLOOR_IDS = ['bottom', 'middle', 'top'] as const;
export const ENTRANCE = 'E5';
export const N_FLOORS = SIDES.length;

/** Each side has two fortresses in the game with a bridge. */
export function fortsOf(variant: string): number {
  return variant === 'fortress-bridge' ? 2 : 1;
}

/** fort: 0 near, 1 far. floor: 0 bottom. column: of the letter, row: of the number, both from 0. */
export interface Place {
  readonly fort: number;
  readonly floor: number;
  readonly column: number;
  readonly row: number;
}

export function nameOf({ fort, floor, column, row }: Place): string {
  return `${fort > 0 ? '2' : ''}${MARKS[floor] ?? ''}${String.fromCharCode(65 + column)}${row + 1}`;
}

/** The place of a name, written in any case; undefined where there is no such square. */
export function placeOf(name: string): Place | undefined {
  const found = /^(2?)([mt]?)([a-e])([1-5])$/i.exec(name.trim());
  if (!found) return undefined;
  const floor = MARKS.indexOf((found[2] ?? '').toLowerCase() as '' | 'm' | 't');
  const column = (found[3] ?? 'A').toUpperCase().charCodeAt(0) - 65;
  const row = Number(found[4]) - 1;
  const side = SIDES[floor] ?? 0;
  return column < side && row < side ? { fort: found[1] === '2' ? 1 : 0, floor, column, row } : undefined;
}

function moved(place: Place, change: Partial<Place>): Place | undefined {
  const found = { ...place, ...change };
  const side = SIDES[found.floor] ?? 0;
  return found.column >= 0 && found.row >= 0 && found.column < side && found.row < side ? found : undefined;
}

export type Direction = 'north' | 'east' | 'south' | 'west';
const STEPS: Readonly<Record<Direction, readonly [number, number]>> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
export const DIRECTIONS = Object.keys(STEPS) as readonly Direction[];

/** The square beside, on the same floor. North is towards row 1. */
export function beside(name: string, direction: Direction): string | undefined {
  const place = placeOf(name);
  const [dx, dy] = STEPS[direction];
  const found = place && moved(place, { column: place.column + dx, row: place.row + dy });
  return found && nameOf(found);
}

/** The square right above (1) or below (-1). */
export function stacked(name: string, by: 1 | -1): string | undefined {
  const place = placeOf(name);
  const found = place && moved(place, { floor: place.floor + by });
  return found && nameOf(found);
}

/** The square across the diagonal from A1 to E5: letter and number change places, the entrance and every square above stay where they belong. */
export function mirroredSquare(name: string): string {
  const place = placeOf(name);
  return place ? nameOf({ ...place, column: place.row, row: place.column }) : name;
}

function order(name: string): number {
  const place = placeOf(name);
  return place ? ((place.fort * 3 + place.floor) * 5 + place.column) * 5 + place.row : -1;
}

/** The edge between two squares, the lower one first. */
export function edgeOf(one: string, other: string): string {
  return order(one) <= order(other) ? `${one}-${other}` : `${other}-${one}`;
}

/** The squares of one floor, by letter and then by number. */
export function squaresOf(fort: number, floor: number): readonly string[] {
  const side = SIDES[floor] ?? 0;
  return Array.from({ length: side * side }, (_, index) => nameOf({ fort, floor, column: Math.floor(index / side), row: index % side }));
}

/** The edges of one floor. */
export function edgesOf(fort: number, floor: number): readonly string[] {
  return squaresOf(fort, floor).flatMap((square) =>
    (['south', 'east'] as const).flatMap((direction) => {
      const other = beside(square, direction);
      return other === undefined ? [] : [edgeOf(square, other)];
    }),
  );
}

/** Where an edge runs on its floor, in squares from the corner A1: both ends of the wall. */
export function spanOf(edge: string): readonly [number, number, number, number] {
  const [one, other] = edge.split('-').map(placeOf);
  if (!one || !other) return [0, 0, 0, 0];
  const x = Math.max(one.column, other.column);
  const y = Math.max(one.row, other.row);
  return one.row === other.row ? [x, y, x, y + 1] : [x, y, x + 1, y];
}

export function floorOf(name: string): number {
  return placeOf(name.split('-')[0] ?? '')?.floor ?? 0;
}

export function fortOf(name: string): number {
  return name.startsWith('2') ? 1 : 0;
}

/** "mC3" as "C3": on a plan that names its floor. */
export function shortOf(name: string): string {
  return name.replace(/^2?[mt]?/, '');
}
