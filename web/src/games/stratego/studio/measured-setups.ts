/** Set-ups measured by games of the computer: begun by whoever looks, gone on with while the page is open, kept in this browser. */

import type { MeasuredLevel } from '../../../net/measured-run';
import type { Measurement } from '../../../net/wire';
import { persistent } from '../../../settings';
import type { Army } from './studio-controller';

export const LEVELS = [3, 4, 5] as const;
const MOST_KEPT = 60;

export interface MeasuredSetup extends MeasuredLevel {
  readonly letters: string;
  readonly game: string;
  readonly variant: string;
  /** Square of the set-up -> games in which the other side first won a fight there. */
  readonly breaches: Readonly<Record<string, number>>;
}

const isMeasured = (one: Partial<MeasuredSetup> | null): boolean =>
  typeof one?.letters === 'string' && typeof one.level === 'number' && Array.isArray(one.points) && typeof one.breaches === 'object';

export const measuredSetups = persistent<readonly MeasuredSetup[]>(
  'measured-setups',
  [],
  (value) => Array.isArray(value) && value.every(isMeasured),
);

type Key = Pick<MeasuredSetup, 'letters' | 'game' | 'variant' | 'level'>;

const isSame = (one: Key, other: Key): boolean =>
  one.letters === other.letters && one.game === other.game && one.variant === other.variant && one.level === other.level;

/** What is known of these set-ups, by level. */
export function measuredOf(letters: string, { game, variant }: Army): readonly MeasuredSetup[] {
  return measuredSetups.value.filter((one) => LEVELS.some((level) => isSame(one, { letters, game, variant, level })));
}

export function keepMeasured(found: MeasuredSetup): void {
  const others = measuredSetups.peek().filter((one) => !isSame(one, found));
  measuredSetups.value = [found, ...others].slice(0, MOST_KEPT);
}

/** Two set-ups game by game. better, worse, equal: games; difference: of the shares, with its 95 per cent interval. */
export interface Compared {
  readonly games: number;
  readonly better: number;
  readonly worse: number;
  readonly low: number;
  readonly high: number;
}

const Z_95 = 1.959964;

/** Compares by the games that both have played: the same seeds, the same enemies. Undefined where there are fewer than two. */
export function compared(one: MeasuredSetup, other: MeasuredSetup): Compared | undefined {
  const games = Math.min(one.points.length, other.points.length);
  if (games < 2) return undefined;
  const gains = one.points.slice(0, games).map((points, index) => points - (other.points[index] ?? 0));
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / games;
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (games - 1);
  const half = Z_95 * Math.sqrt(variance / games);
  return {
    games,
    better: gains.filter((gain) => gain > 0).length,
    worse: gains.filter((gain) => gain < 0).length,
    low: mean - half,
    high: mean + half,
  };
}

interface Wanted extends Key {
  /** A square as the server names it, as the studio does. seat 1 of an army of both seats sees the board from the other side. */
  readonly squareOf: (square: string) => string;
}

/** A set-up at a level, as a text. */
export const textOf = ({ letters, game, variant, level }: Key): string => [game, variant, level, letters].join(' ');

export function resultOf({ letters, game, variant, level, squareOf }: Wanted, { points, low, high, breaches }: Measurement): MeasuredSetup {
  const turnedBreaches: Record<string, number> = {};
  for (const [square, count] of Object.entries(breaches)) {
    const name = squareOf(square);
    turnedBreaches[name] = (turnedBreaches[name] ?? 0) + count;
  }
  return { letters, game, variant, level, points, low, high, breaches: turnedBreaches };
}
