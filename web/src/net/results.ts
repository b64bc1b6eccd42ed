/** How this browser's games against the computer ended: kept, since the list of games is long and a game may leave it. */

import type { ReadonlySignal } from '@preact/signals';

import { persistent } from '../settings';
import { keptHere } from './base';
import type { MatchSummary } from './wire';

/** One finished game against one computer: of a level, or of this name and level 0. share: of the point: 1 won, 0.5 drawn, 0 lost. */
export interface Result {
  readonly match: string;
  readonly game: string;
  readonly level: number;
  /** Left out for a level. */
  readonly player?: string;
  readonly share: number;
}

const MOST_KEPT = 200;

function isResult(value: unknown): boolean {
  const one = value as Partial<Result> | null;
  return (
    typeof one?.match === 'string' &&
    typeof one.game === 'string' &&
    Number.isInteger(one.level) &&
    ['undefined', 'string'].includes(typeof one.player) &&
    [0, 0.5, 1].includes(one.share ?? -1)
  );
}

const kept = persistent<readonly Result[]>(keptHere('results'), [], (value) => Array.isArray(value) && value.every(isResult));

/** Newest first. */
export const results: ReadonlySignal<readonly Result[]> = kept;

/** What a summary says of a game of two, one of them a computer that does not move at random; null where it says nothing of that kind. */
export function resultOf({ match, game, seat, seats, status, returns }: MatchSummary): Result | null {
  const own = returns?.[seat];
  const other = seats.find((one) => one.seat !== seat);
  const isMeasured = seats.length === 2 && other?.kind === 'computer' && (other.level > 0 || other.player !== '');
  if (status !== 'over' || own === undefined || !isMeasured) return null;
  const share = own > 0 ? 1 : own < 0 ? 0 : 0.5;
  return other.player === '' ? { match, game, level: other.level, share } : { match, game, level: 0, player: other.player, share };
}

/** Adds what is new in these summaries. */
export function takeResults(lines: readonly MatchSummary[]): void {
  const known = new Set(kept.peek().map(({ match }) => match));
  const found = lines.flatMap((line) => resultOf(line) ?? []).filter(({ match }) => !known.has(match));
  if (found.length > 0) kept.value = [...found, ...kept.peek()].slice(0, MOST_KEPT);
}
