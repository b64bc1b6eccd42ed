/** What was measured in this browser: how often the computer won with decks of the player's own. */

import type { Measurement } from '../../../net/wire';
import { persistent } from '../../../settings';
import { STARTERS } from '../decks/kept';
import { listOf } from '../decks/list';
import { countsOf } from '../decks/reading';

/** Games as they are measured: the decks of all seats, by name or as lists, and the options that count. */
export interface Wanted {
  readonly scenario: string;
  readonly brings: readonly string[];
  readonly difficulty: string;
  readonly rules: string;
}

/** A measurement that is through. at: milliseconds since 1970. */
interface Kept extends Wanted {
  readonly won: number;
  readonly games: number;
  readonly low: number;
  readonly high: number;
  readonly at: number;
}

const MOST_KEPT = 100;
const NUMBERS = ['won', 'games', 'low', 'high', 'at'];

function isKept(value: unknown): boolean {
  const one = value as Record<string, unknown> | null;
  if (typeof one !== 'object' || one === null) return false;
  const isNamed = ['scenario', 'difficulty', 'rules'].every((name) => typeof one[name] === 'string');
  return (
    isNamed &&
    NUMBERS.every((name) => typeof one[name] === 'number') &&
    Array.isArray(one['brings']) &&
    one['brings'].every((text) => typeof text === 'string')
  );
}

/** Newest first. */
export const measuredHere = persistent<readonly Kept[]>('fellowship-measured', [], (value) => Array.isArray(value) && value.every(isKept));

/** A deck as it is compared: the same cards are the same deck, in whatever order and spelling. */
function cardsOf(text: string): string {
  const named = STARTERS.get(text.trim()) ?? text;
  return listOf(countsOf(named)) || text.trim();
}

function isSame(one: Wanted, other: Wanted): boolean {
  const isLike = one.scenario === other.scenario && one.difficulty === other.difficulty && one.rules === other.rules;
  return (
    isLike && one.brings.length === other.brings.length && one.brings.every((text, seat) => text === cardsOf(other.brings[seat] ?? ''))
  );
}

export function keptMeasurement(wanted: Wanted): Kept | undefined {
  return measuredHere.value.find((one) => isSame(one, wanted));
}

/** Keeps a measurement that is through; one of the same games gives way. An effect may call it: it subscribes to nothing. */
export function keepMeasurement(wanted: Wanted, { status, won, done, low, high }: Measurement): void {
  if (status !== 'done') return;
  const { scenario, difficulty, rules } = wanted;
  const kept: Kept = { scenario, difficulty, rules, brings: wanted.brings.map(cardsOf), won, games: done, low, high, at: Date.now() };
  measuredHere.value = [kept, ...measuredHere.peek().filter((one) => !isSame(one, wanted))].slice(0, MOST_KEPT);
}

/** Can these games be measured? Every seat must bring a deck that is known here. */
export function isMeasurable({ brings }: Wanted): boolean {
  return brings.length > 0 && brings.every((text) => countsOf(STARTERS.get(text.trim()) ?? text).size > 0);
}
