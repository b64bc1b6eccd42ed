/** The clocks that the start form offers, and what becomes of them. */

import { DAY_SECONDS } from '../../net/clock-time';
import type { Clock } from '../../net/wire';

export type ClockKind = 'none' | '5+5' | '15+10' | 'day' | 'other';
export const KINDS: readonly ClockKind[] = ['none', '5+5', '15+10', 'day', 'other'];

/** What is written in the fields of another clock: numbers of minutes and seconds. */
export interface OtherClock {
  readonly way: 'game' | 'move';
  readonly minutes: number;
  readonly increment: number;
  readonly seconds: number;
  readonly setup: number;
}

export const FIRST_OTHER: OtherClock = { way: 'game', minutes: 30, increment: 10, seconds: 60, setup: 10 };

const MINUTE = 60;
const SHIPPED: Readonly<Record<'5+5' | '15+10' | 'day', Clock>> = {
  '5+5': { initial: 5 * MINUTE, increment: 5, setup: 3 * MINUTE },
  '15+10': { initial: 15 * MINUTE, increment: 10, setup: 5 * MINUTE },
  day: { move: DAY_SECONDS, setup: DAY_SECONDS },
};

/** The clock as it is sent; null for none. */
export function clockOf(kind: ClockKind, other: OtherClock): Clock | null {
  if (kind === 'none') return null;
  if (kind !== 'other') return SHIPPED[kind];
  const setup = other.setup * MINUTE;
  return other.way === 'game' ? { initial: other.minutes * MINUTE, increment: other.increment, setup } : { move: other.seconds, setup };
}

/** Is every number one that the server takes? */
export function isSound({ way, minutes, increment, seconds, setup }: OtherClock): boolean {
  const isIn = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;
  return isIn(setup, 1, 20_160) && (way === 'game' ? isIn(minutes, 1, 20_160) && isIn(increment, 0, 3600) : isIn(seconds, 5, 1_209_600));
}

/** The tile of a clock that was chosen the last time. */
export function kindOf(clock: Clock | null): ClockKind {
  if (clock === null) return 'none';
  const same = (one: Clock): boolean =>
    (['initial', 'increment', 'move', 'setup'] as const).every((name) => (one[name] ?? 0) === (clock[name] ?? 0));
  return (['5+5', '15+10', 'day'] as const).find((kind) => same(SHIPPED[kind])) ?? 'other';
}

/** What stands in the fields of another clock after this one. */
export function otherOf(clock: Clock | null): OtherClock {
  if (clock === null || kindOf(clock) !== 'other') return FIRST_OTHER;
  const { initial = 0, increment = 0, move = 0, setup = 0 } = clock;
  const both = { ...FIRST_OTHER, setup: setup / MINUTE };
  return move > 0 ? { ...both, way: 'move', seconds: move } : { ...both, minutes: initial / MINUTE, increment };
}
