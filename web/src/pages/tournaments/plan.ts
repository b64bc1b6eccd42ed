/** A tournament as it is planned on the form, and as it is sent. */

import type { ComputerEntry, NewTournament, TournamentSystem } from '../../net/wire';
import { type ClockKind, clockOf, type OtherClock } from '../start/clock-choice';

export const SYSTEMS: readonly TournamentSystem[] = ['arena', 'swiss', 'round-robin'];
export const MINUTES: readonly number[] = [20, 40, 60, 90, 120];
/** 0: as many as it needs. */
export const ROUNDS: readonly number[] = [0, 3, 5, 7];
export const CLOCKS: readonly ClockKind[] = ['5+5', '15+10', 'day', 'other'];
/** Minutes until it starts, or a time, or when the host says so. */
export type Start = '5' | '30' | '60' | 'at' | 'hand';
export const STARTS: readonly Start[] = ['5', '30', '60', 'at', 'hand'];

/** What is remembered from one form to the next, besides the name and the time. */
export interface Plan {
  readonly game: string;
  readonly variant: string;
  readonly system: TournamentSystem;
  readonly clock: ClockKind;
  readonly otherClock: OtherClock;
  readonly minutes: number;
  readonly rounds: number;
  readonly isDouble: boolean;
  readonly start: Start;
  readonly isRated: boolean;
  /** Keys of computers that play from the start, as `computerKey` gives them. */
  readonly computers: readonly string[];
  readonly fills: boolean;
  readonly club: string;
}

/** When it starts, milliseconds since 1970; 0 by hand, NaN for no time. at: the value of a field for day and time. */
export function startsAt(start: Start, at: string, now: number): number {
  if (start === 'hand') return 0;
  return start === 'at' ? new Date(at).getTime() : now + Number(start) * 60_000;
}

/** The value of a field for day and time: the next full hour that is at least this far away, in the time of this browser. */
export function nextHour(now: Date, least = 30): string {
  const at = new Date(now.getTime() + least * 60_000);
  at.setMinutes(60, 0, 0);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

const entryOf = (key: string): ComputerEntry => (/^\d+$/.test(key) ? { level: Number(key) } : { player: key });

interface Written {
  readonly name: string;
  readonly description: string;
  readonly starts: number;
  /** The level of computers that take missing places. */
  readonly fillLevel: number;
}

/** What is sent to the server. */
export function wantedOf(plan: Plan, { name, description, starts, fillLevel }: Written): NewTournament {
  const { game, variant, system, clock, otherClock, minutes, rounds, isDouble, isRated, computers, fills, club } = plan;
  return {
    name: name.trim(),
    system,
    game,
    variant,
    clock: clockOf(clock, otherClock) ?? {},
    description: description.trim(),
    minutes: system === 'arena' ? minutes : 0,
    rounds: system === 'swiss' ? rounds : 0,
    double: system === 'round-robin' && isDouble,
    starts_at: starts,
    rated: isRated,
    computers: computers.map(entryOf),
    fill: fills,
    fill_level: fillLevel,
    club,
  };
}
