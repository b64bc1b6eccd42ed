/** Set-ups measured by games of the computer: begun by whoever looks, gone on with while the page is open, kept in this browser. */

import { signal } from '@preact/signals';

import { ApiError, askMeasurement, measure, stopMeasurement } from '../../../net/api';
import { problemText } from '../../../net/problems';
import type { Measurement } from '../../../net/wire';
import { persistent } from '../../../settings';
import type { Army } from './studio-controller';

export const GAMES = 200;
/** Before so many games nothing is said of the share. */
export const FIRST_GAMES = 20;
export const LEVELS = [3, 4, 5] as const;
const PAUSE_MS = 1500;
const MOST_KEPT = 60;

/** points: 1, 0.5 or 0 a game, in the order of the games, which are the same for all set-ups. low, high: of the share, 95 per cent. */
export interface MeasuredSetup {
  readonly letters: string;
  readonly game: string;
  readonly variant: string;
  readonly level: number;
  readonly points: readonly number[];
  readonly low: number;
  readonly high: number;
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
  readonly actions: readonly string[];
  /** A square as the server names it, as the studio does. seat 1 of an army of both seats sees the board from the other side. */
  readonly squareOf: (square: string) => string;
}

const isGoing = ({ status }: Measurement): boolean => status === 'waiting' || status === 'running';
const pause = (): Promise<void> => new Promise((go) => setTimeout(go, PAUSE_MS));

export class SetupMeasuring {
  /** Whose games are being played; null for nobody's. */
  readonly going = signal<Key | null>(null);
  readonly done = signal(0);
  readonly problem = signal('');
  private run = 0;

  isGoing(key: Key): boolean {
    const going = this.going.value;
    return going !== null && isSame(going, key);
  }

  /** Plays on until all games are over or somebody stops; every state is kept. */
  async start(wanted: Wanted): Promise<void> {
    const mine = (this.run += 1);
    this.problem.value = '';
    this.going.value = wanted;
    this.done.value = 0;
    let found: Measurement | undefined;
    try {
      const { game, variant, level, actions } = wanted;
      found = await measure({ game, variant, level, actions, n_games: GAMES });
      while (mine === this.run) {
        this.done.value = found.done;
        keepMeasured(resultOf(wanted, found));
        if (!isGoing(found)) break;
        await pause();
        found = await askMeasurement(found.id);
      }
    } catch (failure) {
      if (mine === this.run) this.problem.value = failure instanceof ApiError || failure instanceof Error ? problemText(failure) : '';
    }
    if (found && isGoing(found)) await stopMeasurement(found.id).catch(() => undefined);
    if (mine === this.run) this.going.value = null;
  }

  stop(): void {
    this.run += 1;
    this.going.value = null;
  }
}

function resultOf({ letters, game, variant, level, squareOf }: Wanted, { points, low, high, breaches }: Measurement): MeasuredSetup {
  const turnedBreaches: Record<string, number> = {};
  for (const [square, count] of Object.entries(breaches)) {
    const name = squareOf(square);
    turnedBreaches[name] = (turnedBreaches[name] ?? 0) + count;
  }
  return { letters, game, variant, level, points, low, high, breaches: turnedBreaches };
}
