/** The ground under the pieces: contour lines, lakes with their shores, and marks at the corners of the squares. */

import type { ComponentChildren } from 'preact';

import { contourPaths, coverage, type Field, wave } from './contour';
import { placeInView, range, type Size, type Square } from './geometry';

interface GroundProps {
  readonly size: Size;
  readonly obstacles: readonly Square[];
  readonly turned: boolean;
  /** What the obstacles are: water, or broken stone. */
  readonly isStone?: boolean;
  /** Drawn last, one unit a square. */
  readonly landmarks?: ComponentChildren;
}

interface Paths {
  readonly ground: string[];
  readonly shores: string[];
  readonly water: string;
  readonly ripples: string;
}

/** Shore, which is the edge of the water, and the lines of depth within: how wide the ground is felt, and where the line lies. */
const SHORES = [
  [0.2, 0.56],
  [0.28, 0.76],
  [0.38, 0.84],
] as const;

const remembered = new Map<string, Paths>();

export function Ground({ size, obstacles, turned, isStone = false, landmarks }: GroundProps) {
  const { ground, shores, water, ripples } = pathsOf(size, obstacles, turned);
  return (
    <svg class="ground" viewBox={`0 0 ${size.columns} ${size.rows}`} preserveAspectRatio="none" aria-hidden="true">
      <path class="ground-tone" d={tonedSquares(size)} />
      {ground.map((path, index) => (
        <path key={index} class={index % 4 === 0 ? 'ground-contour ground-contour-main' : 'ground-contour'} d={path} />
      ))}
      <path class="ground-corner" d={corners(size)} />
      <path class="ground-water" d={water} />
      {shores.map((path, index) => (
        <path key={index} class={`ground-shore ground-shore-${index}`} d={path} />
      ))}
      <path class="ground-ripple" d={isStone ? rubble(size, obstacles, turned) : ripples} />
      {landmarks}
    </svg>
  );
}

function pathsOf(size: Size, obstacles: readonly Square[], turned: boolean): Paths {
  const name = [size.columns, size.rows, turned, ...obstacles].join();
  const known = remembered.get(name);
  if (known) return known;
  const paths = draw(size, obstacles, turned);
  remembered.set(name, paths);
  return paths;
}

function draw(size: Size, obstacles: readonly Square[], turned: boolean): Paths {
  const { columns, rows } = size;
  const lakes = obstacles.map((square) => {
    const { x, y } = placeInView(square, size, turned);
    return [x, y] as const;
  });
  const side = turned ? -1 : 1;
  const basin = coverage(lakes, 0.9);
  const ground: Field = (x, y) => {
    const [u, v] = [(x - columns / 2) * side, (y - rows / 2) * side];
    return wave(u, v, 1.7) + 0.5 * wave(u * 0.45, v * 0.45, 4.2) + 0.9 * basin(x, y);
  };
  const depth = (spread: number): Field => {
    const cover = coverage(lakes, spread);
    return (x, y) => cover(x, y) + 0.07 * wave(x * 3.1, y * 3.1, 0.6);
  };
  const shores = SHORES.flatMap(([spread, level]) => contourPaths(depth(spread), [level], columns, rows, 7));
  const levels = range(9).map((step) => -1 + step * 0.26);
  return {
    ground: contourPaths(ground, levels, columns, rows, 3),
    shores,
    water: shores[0] ?? '',
    ripples: lakes.map(([x, y], index) => ripple(x + 0.5, y + 0.5, index)).join(''),
  };
}

/** Cracks and broken stone on every obstacle, each a little different. */
function rubble(size: Size, obstacles: readonly Square[], turned: boolean): string {
  return obstacles
    .map((square, index) => {
      const { x, y } = placeInView(square, size, turned);
      const shift = ((index * 29) % 13) / 60;
      const at = (dx: number, dy: number): string => `${(x + dx + shift).toFixed(2)} ${(y + dy).toFixed(2)}`;
      return `M${at(0.14, 0.36)}l.1 -.16l.1 .06l.07 .1zM${at(0.5, 0.76)}l.13 -.2l.12 .09l.05 .11zM${at(0.52, 0.22)}l.08 .12l-.04 .12l.1 .1M${at(0.2, 0.62)}l.08 .06l.01 .1`;
    })
    .join('');
}

/** Two short wavelets, each lake square a little different. */
function ripple(x: number, y: number, index: number): string {
  const shift = ((index * 37) % 11) / 40 - 0.12;
  const line = (dx: number, dy: number): string => `M${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}q.07 -.06 .14 0t.14 0t.14 0`;
  return line(-0.28 + shift, -0.06) + line(-0.08 - shift, 0.14);
}

/** A cross of hair lines at every inner corner. */
function corners(size: Size): string {
  const arm = 0.09;
  const cross = (x: number, y: number): string => `M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`;
  return range(size.rows - 1)
    .flatMap((y) => range(size.columns - 1).map((x) => cross(x + 1, y + 1)))
    .join('');
}

function tonedSquares(size: Size): string {
  return range(size.rows)
    .flatMap((y) => range(size.columns).map((x) => ((x + y) % 2 ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}
