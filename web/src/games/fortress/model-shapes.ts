/** The fortress as a model: points in space, thrown on the screen. x to the east, y to the south, z upwards, all in squares. */

import { placeOf, SIDES, spanOf } from './geometry';

export interface Camera {
  /** Pixels of a square. */
  readonly scale: number;
  /** Degrees: 45 at rest, 15 to 75 (further, an upper floor would hide a lower one). */
  readonly turn: number;
  /** Squares from floor to floor. */
  readonly lift: number;
}

export const TILT = (34 * Math.PI) / 180;
export const LIFT_OPEN = 3.45;
export const LIFT_CLOSED = 1;
export const TURN_LEAST = 15;
export const TURN_MOST = 75;
const SLAB = 0.24;
const WALL = { long: 0.96, thick: 0.14, high: 0.52 };
const PARAPET = 0.62;

export type Point = readonly [number, number];

/** How far from the eye: larger is nearer. */
export function depthOf(x: number, y: number, turn: number): number {
  const angle = (turn * Math.PI) / 180;
  return (x - 2.5) * Math.sin(angle) + (y - 2.5) * Math.cos(angle);
}

export function project(x: number, y: number, z: number, { scale, turn }: Camera): Point {
  const angle = (turn * Math.PI) / 180;
  const u = (x - 2.5) * Math.cos(angle) - (y - 2.5) * Math.sin(angle);
  return [scale * u, scale * (depthOf(x, y, turn) * Math.sin(TILT) - z * Math.cos(TILT))];
}

export function polygon(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

/** The middle of a square, on its floor. */
export function middleOf(square: string, camera: Camera, above = 0): Point {
  const place = placeOf(square);
  return place ? project(place.column + 0.5, place.row + 0.5, place.floor * camera.lift + above, camera) : [0, 0];
}

export interface Face {
  readonly look: 'top' | 'east' | 'south';
  readonly points: string;
}

/** The three faces of a box that can be seen. */
export function boxFaces(x1: number, y1: number, x2: number, y2: number, z1: number, z2: number, camera: Camera): readonly Face[] {
  const at = (x: number, y: number, z: number): Point => project(x, y, z, camera);
  return [
    { look: 'south', points: polygon([at(x1, y2, z1), at(x2, y2, z1), at(x2, y2, z2), at(x1, y2, z2)]) },
    { look: 'east', points: polygon([at(x2, y1, z1), at(x2, y2, z1), at(x2, y2, z2), at(x2, y1, z2)]) },
    { look: 'top', points: polygon([at(x1, y1, z2), at(x2, y1, z2), at(x2, y2, z2), at(x1, y2, z2)]) },
  ];
}

/** A part of the model with how near it is, to be drawn from far to near. */
export interface WallShape {
  readonly edge: string;
  readonly depth: number;
  readonly faces: readonly Face[];
}

export function wallShape(edge: string, floor: number, camera: Camera): WallShape {
  const [x1, y1, x2, y2] = spanOf(edge);
  const z = floor * camera.lift;
  const half = WALL.thick / 2;
  const short = (1 - WALL.long) / 2;
  const isUpright = x1 === x2;
  const box = isUpright
    ? ([x1 - half, y1 + short, x2 + half, y2 - short] as const)
    : ([x1 + short, y1 - half, x2 - short, y2 + half] as const);
  return { edge, depth: depthOf((x1 + x2) / 2, (y1 + y2) / 2, camera.turn), faces: boxFaces(...box, z, z + WALL.high, camera) };
}

/** A square of the ground; inset: squares that are left free all round. */
export function tile(column: number, row: number, floor: number, camera: Camera, inset = 0): string {
  const z = floor * camera.lift;
  const [a, b] = [inset, 1 - inset];
  const at = (x: number, y: number): Point => project(column + x, row + y, z, camera);
  return polygon([at(a, a), at(b, a), at(b, b), at(a, b)]);
}

/** The slab under a floor. */
export function slab(floor: number, camera: Camera): readonly Face[] {
  const side = SIDES[floor] ?? 0;
  const z = floor * camera.lift;
  return boxFaces(-0.12, -0.12, side + 0.12, side + 0.12, z - SLAB, z, camera);
}

/** The crenellated walls on the two far sides, as outlines. */
export function parapets(floor: number, camera: Camera): readonly string[] {
  const side = SIDES[floor] ?? 0;
  const z = floor * camera.lift;
  const low = z + PARAPET;
  const high = low + 0.17;
  const teeth = side * 2;
  const along = (at: (along: number, z: number) => Point): string => {
    const top: Point[] = [];
    for (let tooth = 0; tooth < teeth; tooth += 1) {
      const [from, to] = [(tooth * side) / teeth, ((tooth + 1) * side) / teeth];
      const middle = (from + to) / 2;
      top.push(at(from, high), at(middle, high), at(middle, low), at(to, low));
    }
    return polygon([at(0, z), ...top, at(side, z)]);
  };
  return [along((x, height) => project(x, 0, height, camera)), along((y, height) => project(0, y, height, camera))];
}

/** A ladder from a square up to the one above: two rails and their rungs. */
export function ladderPath(square: string, camera: Camera): string {
  const place = placeOf(square);
  if (!place) return '';
  const [cx, cy] = [place.column + 0.26, place.row + 0.26];
  const z = place.floor * camera.lift;
  const half = 0.12;
  const at = (sign: number, height: number): Point => project(cx + sign * half, cy - sign * half, z + height, camera);
  const line = (a: Point, b: Point): string => `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
  const rungs = Math.max(3, Math.round(camera.lift * 3.2));
  const parts = [line(at(-1, 0), at(-1, camera.lift)), line(at(1, 0), at(1, camera.lift))];
  for (let rung = 1; rung < rungs; rung += 1) parts.push(line(at(-1, (rung * camera.lift) / rungs), at(1, (rung * camera.lift) / rungs)));
  return parts.join('');
}

/** The drawing's frame for a scale of 1: left, top, width and height, whatever the turn within its limits. */
export function frame(lift: number): readonly [number, number, number, number] {
  const half = 3.75;
  const top = 2 * lift * Math.cos(TILT) + 2.2 + 0.75;
  const bottom = 2.75;
  return [-half, -top, 2 * half, top + bottom];
}
