/** "My games": the tokens of this browser's seats, found again after the tab was closed. */

import { computed, type ReadonlySignal } from '@preact/signals';

import { persistent } from '../settings';
import { keptHere } from './base';
import type { Invite, SeatGrant } from './wire';

export interface KeptGame {
  readonly match: string;
  readonly game: string;
  readonly variant: string;
  readonly grants: readonly SeatGrant[];
  /** What opens the seats that this browser has invited others to. */
  readonly invites: readonly Invite[];
  /** When this browser took its seat, milliseconds. */
  readonly kept: number;
  /** "ready": what a seat is asked first is filled in. "led": so, and each step is told. Absent: the player does it all. */
  readonly help?: Help;
  /** Whom this browser has challenged to it by name. */
  readonly asked?: string;
  /** This browser waits there for somebody from the list of open seats. */
  readonly waits?: boolean;
}

export type Help = 'ready' | 'led';

/** As kept before matches had more than two seats. invite: opens the other seat, "" where there is none. */
interface GameOfTwo extends Omit<KeptGame, 'invites'> {
  readonly opponent: string;
  readonly invite: string;
}

type StoredGame = KeptGame | GameOfTwo;

const MOST_KEPT = 500;

function isStoredGame(value: unknown): boolean {
  const game = value as Partial<StoredGame> | null;
  return typeof game === 'object' && game !== null && typeof game.match === 'string' && Array.isArray(game.grants);
}

/** A game in today's shape. */
export function upgraded(stored: StoredGame): KeptGame {
  if ('invites' in stored) return stored;
  const { match, game, variant, grants, invite, kept } = stored;
  const other = 1 - (grants[0]?.seat ?? 0);
  return { match, game, variant, grants, invites: invite === '' ? [] : [{ seat: other, invite }], kept };
}

const stored = persistent<readonly StoredGame[]>(keptHere('games'), [], (value) => Array.isArray(value) && value.every(isStoredGame));

/** Newest first. */
export const myGames: ReadonlySignal<readonly KeptGame[]> = computed(() => stored.value.map(upgraded));

export function findGame(match: string): KeptGame | undefined {
  return myGames.value.find((game) => game.match === match);
}

/** Keeps a game, or adds seats to one that is kept already. */
export function keepGame(game: KeptGame): void {
  const old = findGame(game.match);
  const grants = [...(old?.grants ?? []).filter((held) => !game.grants.some((grant) => grant.seat === held.seat)), ...game.grants];
  const invites = game.invites.length === 0 ? (old?.invites ?? []) : game.invites;
  const merged = { ...(old?.help && { help: old.help }), ...game, grants: grants.sort((a, b) => a.seat - b.seat), invites };
  stored.value = [merged, ...myGames.value.filter((other) => other.match !== game.match)].slice(0, MOST_KEPT);
}

/** What the table helps with. */
export function helpOf(match: string): Help | undefined {
  return findGame(match)?.help;
}

/** The wait at a table is over: somebody has come, or the seat was taken back. */
export function endWait(match: string): void {
  stored.value = myGames.value.map((game) => (game.match === match ? { ...game, waits: false } : game));
}

/** Keeps a new invitation to one seat. */
export function keepInvite(match: string, seat: number, invite: string): void {
  const game = findGame(match);
  if (game) keepGame({ ...game, invites: [...game.invites.filter((one) => one.seat !== seat), { seat, invite }] });
}

/** Lets a game go from this browser's list; the match itself stays. */
export function forgetGame(match: string): void {
  stored.value = myGames.value.filter((game) => game.match !== match);
}

/** The invitations that are still open, those that several seats share once. isOpen: is this seat not taken yet? */
export function openInvites(game: KeptGame, isOpen: (seat: number) => boolean): readonly OpenInvite[] {
  const shared = new Map<string, number[]>();
  for (const { seat, invite } of game.invites) {
    if (isOpen(seat)) shared.set(invite, [...(shared.get(invite) ?? []), seat]);
  }
  return [...shared].map(([invite, seats]) => ({ invite, seats }));
}

/** One link to send. seats: those it can open, each once. */
export interface OpenInvite {
  readonly invite: string;
  readonly seats: readonly number[];
}
