/** Lines of equal height through a field of numbers, as SVG paths: the map's contour lines and its shores. */

export type Field = (x: number, y: number) => number;

type Point = readonly [number, number];

/** A field's numbers over 0..width by 0..height, `1 / step` to a unit: one row of numbers after the other. */
interface Sampled {
  readonly heights: readonly (readonly number[])[];
  readonly columns: number;
  readonly rows: number;
  readonly step: number;
}

/** The path of `field == level` for each level, over 0..width by 0..height, sampled `perUnit` times a unit; closed where it closes. */
export function contourPaths(field: Field, levels: readonly number[], width: number, height: number, perUnit: number): string[] {
  const columns = Math.round(width * perUnit);
  const rows = Math.round(height * perUnit);
  const step = 1 / perUnit;
  const sampled = { heights: sample(field, columns, rows, step), columns, rows, step };
  return levels.map((level) => join(segments(sampled, level)).map(smooth).join(''));
}

/** Marching squares: the line's pieces, cell by cell. */
function segments({ heights, columns, rows, step }: Sampled, level: number): [Point, Point][] {
  const found: [Point, Point][] = [];
  for (let row = 0; row < rows; row++) {
    const above = heights[row]!;
    const under = heights[row + 1]!;
    for (let column = 0; column < columns; column++) {
      const corners = [above[column]!, above[column + 1]!, under[column + 1]!, under[column]!];
      found.push(...inCell(corners, level, column * step, row * step, step));
    }
  }
  return found;
}

function sample(field: Field, columns: number, rows: number, step: number): number[][] {
  return Array.from({ length: rows + 1 }, (_, row) => Array.from({ length: columns + 1 }, (_, column) => field(column * step, row * step)));
}

const CORNERS: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** Where the line enters and leaves one cell: 0, 1 or (at a saddle) 2 pieces. */
function inCell(corners: number[], level: number, x: number, y: number, step: number): [Point, Point][] {
  const crossings: Point[] = [];
  for (let edge = 0; edge < 4; edge++) {
    const a = corners[edge]!;
    const b = corners[(edge + 1) % 4]!;
    if (a < level === b < level) continue;
    const share = (level - a) / (b - a);
    const [ax, ay] = CORNERS[edge]!;
    const [bx, by] = CORNERS[(edge + 1) % 4]!;
    crossings.push([x + step * (ax + (bx - ax) * share), y + step * (ay + (by - ay) * share)]);
  }
  const pieces: [Point, Point][] = [];
  for (let index = 0; index + 1 < crossings.length; index += 2) pieces.push([crossings[index]!, crossings[index + 1]!]);
  return pieces;
}

const key = ([x, y]: Point): string => `${x.toFixed(4)},${y.toFixed(4)}`;

/** Pieces that share an end become one line. */
function join(pieces: [Point, Point][]): Point[][] {
  const ends = new Map<string, Set<number>>();
  pieces.forEach((piece, index) => {
    for (const end of piece) ends.set(key(end), (ends.get(key(end)) ?? new Set()).add(index));
  });
  const used = new Set<number>();
  const grow = (line: Point[]): void => {
    for (;;) {
      const tip = line[line.length - 1]!;
      const index = [...(ends.get(key(tip)) ?? [])].find((candidate) => !used.has(candidate));
      if (index === undefined) return;
      used.add(index);
      const [a, b] = pieces[index]!;
      line.push(key(a) === key(tip) ? b : a);
    }
  };
  const lines: Point[][] = [];
  pieces.forEach((piece, index) => {
    if (used.has(index)) return;
    used.add(index);
    const line: Point[] = [...piece];
    grow(line);
    line.reverse();
    grow(line);
    lines.push(line);
  });
  return lines;
}

/** A line through the middles of its pieces, which takes the corners off. */
function smooth(line: Point[]): string {
  const text = (point: Point): string => `${point[0].toFixed(2)} ${point[1].toFixed(2)}`;
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const isClosed = key(line[0]!) === key(line[line.length - 1]!);
  if (line.length < 4) return `M${line.map(text).join('L')}`;
  const points = isClosed ? [...line.slice(0, -1), line[0]!, line[1]!] : line;
  let path = `M${text(isClosed ? middle(points[0]!, points[1]!) : points[0]!)}`;
  for (let index = 1; index + 1 < points.length; index++) {
    path += `Q${text(points[index]!)} ${text(middle(points[index]!, points[index + 1]!))}`;
  }
  return isClosed ? `${path}Z` : `${path}L${text(points[points.length - 1]!)}`;
}

/** A smooth, repeatable waviness between about -1 and 1. */
export function wave(x: number, y: number, seed: number): number {
  const a = Math.sin(x * 0.83 + seed) * Math.cos(y * 0.71 - seed * 1.3);
  const b = Math.sin(x * 0.37 - y * 0.53 + seed * 2.1);
  const c = Math.sin(x * 1.9 + y * 1.3 - seed) * 0.35;
  return (a + b + c) / 2;
}

/** How much of a point's surroundings lies in a set of unit squares: 1 deep inside, a half on a straight shore, 0 far off. */
export function coverage(squares: readonly Point[], spread: number): Field {
  return (x, y) => squares.reduce((sum, [left, top]) => sum + share(x - left, spread) * share(y - top, spread), 0);
}

/** The part of a bell of that width around `x` that falls between 0 and 1. */
function share(x: number, spread: number): number {
  return below(x / spread) - below((x - 1) / spread);
}

function below(x: number): number {
  return 1 / (1 + Math.exp(-1.702 * x));
}
