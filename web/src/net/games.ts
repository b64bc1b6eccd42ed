/** "My games": the tokens of this browser's seats, found again after the tab was closed. */

import { type ReadonlySignal } from '@preact/signals';

import { persistent } from '../settings';
import type { SeatGrant } from './wire';

export interface KeptGame {
  readonly match: string;
  readonly game: string;
  readonly variant: string;
  readonly opponent: string;
  readonly grants: readonly SeatGrant[];
  /** Opens the friend's seat; "" where there is none. */
  readonly invite: string;
  /** When this browser took its seat, milliseconds. */
  readonly kept: number;
}

const MOST_KEPT = 200;

function isKeptGame(value: unknown): boolean {
  const game = value as Partial<KeptGame> | null;
  return typeof game === 'object' && game !== null && typeof game.match === 'string' && Array.isArray(game.grants);
}

const kept = persistent<readonly KeptGame[]>('games', [], (value) => Array.isArray(value) && value.every(isKeptGame));

/** Newest first. */
export const myGames: ReadonlySignal<readonly KeptGame[]> = kept;

export function findGame(match: string): KeptGame | undefined {
  return kept.value.find((game) => game.match === match);
}

/** Keeps a game, or adds a seat to one that is kept already. */
export function keepGame(game: KeptGame): void {
  const old = findGame(game.match);
  const grants = [...(old?.grants ?? []).filter((held) => !game.grants.some((grant) => grant.seat === held.seat)), ...game.grants];
  const merged = { ...game, grants: grants.sort((a, b) => a.seat - b.seat), invite: game.invite === '' ? (old?.invite ?? '') : game.invite };
  kept.value = [merged, ...kept.value.filter((other) => other.match !== game.match)].slice(0, MOST_KEPT);
}

/** Lets a game go from this browser's list; the match itself stays. */
export function forgetGame(match: string): void {
  kept.value = kept.value.filter((game) => game.match !== match);
}
