/** Fortresses measured by games of the computer, kept in this browser. */

import type { MeasuredLevel } from '../../net/measured-run';
import type { Measurement, SetupRequest } from '../../net/wire';
import { persistent } from '../../settings';
import { type Maze, mazeText, ordered } from './maze';

export const LEVELS = [2, 3, 4] as const;
export const USUAL_LEVEL = 3;
const MOST_KEPT = 60;

/** fortress: its key, the same however it was drawn. */
export interface MeasuredFortress extends MeasuredLevel {
  readonly fortress: string;
}

const isMeasured = (one: Partial<MeasuredFortress> | null): boolean =>
  typeof one?.fortress === 'string' && typeof one.level === 'number' && Array.isArray(one.points);

export const measuredFortresses = persistent<readonly MeasuredFortress[]>(
  'measured-fortresses',
  [],
  (value) => Array.isArray(value) && value.every(isMeasured),
);

/** A fortress under the rules of a table, as it is told apart from others. */
export function fortressKey({ variant, options }: SetupRequest, maze: Maze): string {
  return JSON.stringify([variant, options, mazeText(ordered(maze))]);
}

/** What is known of a fortress, by level. */
export function measuredOf(fortress: string): readonly MeasuredFortress[] {
  return measuredFortresses.value.filter((one) => one.fortress === fortress);
}

export function keepMeasured(fortress: string, level: number, { points, low, high }: Measurement): void {
  const others = measuredFortresses.peek().filter((one) => one.fortress !== fortress || one.level !== level);
  measuredFortresses.value = [{ fortress, level, points, low, high }, ...others].slice(0, MOST_KEPT);
}

/** Two seats build alike: the fortress is measured as the first answer of each. */
export function firstAnswers(maze: Maze): readonly string[] {
  const answer = `build ${mazeText(ordered(maze))}`;
  return [answer, answer];
}
