/** The next match of the same people: its keys are new, and fetched with the keys of the match before. */

import { computed, signal } from '@preact/signals';

import { rematchKey } from './api';
import { giveNextPart, noteNextSeat } from './dealing';
import { findGame, type KeptGame, keepGame, myGames } from './games';
import { OFFERED_FOR_MS, summaries } from './summaries';
import type { MatchSummary } from './wire';

/** Next matches whose keys are on the way, with the match before. */
export const rematchesOnTheWay = signal<ReadonlyMap<string, KeptGame>>(new Map());
/** Fetching goes on where it has begun: whoever asks again waits for the same. */
const fetching = new Map<string, Promise<void>>();

async function fetchKeys(game: KeptGame, rematch: string): Promise<void> {
  const found = await Promise.all(game.grants.map(({ token }) => rematchKey(game.match, token)));
  const grants = found.map(({ seat, token }) => ({ seat, token }));
  const help = game.help && ({ help: 'ready' } as const);
  game.grants.forEach(({ token }, number) => noteNextSeat(token, grants[number]?.seat ?? -1));
  keepGame({ match: rematch, game: game.game, variant: game.variant, grants, invites: [], kept: Date.now(), ...help });
}

/** Gives a part of the seed of the next match, which is asked for then. match, seat: of the one that is over. */
export async function prepareRematch(match: string, seat: number): Promise<void> {
  const token = findGame(match)?.grants.find((grant) => grant.seat === seat)?.token;
  if (token !== undefined) await giveNextPart(match, token);
}

/** Fetches the keys to the next match and keeps them, unless they are kept. Rejects with an ApiError. */
export function fetchRematch(game: KeptGame, rematch: string): Promise<void> {
  if (findGame(rematch)) return Promise.resolve();
  const begun = fetching.get(rematch);
  if (begun) return begun;
  rematchesOnTheWay.value = new Map([...rematchesOnTheWay.peek(), [rematch, game]]);
  const work = fetchKeys(game, rematch).finally(() => fetching.delete(rematch));
  fetching.set(rematch, work);
  return work;
}

/** The game of this browser of which this is the next match; undefined where it knows none. */
export function gameBefore(rematch: string): KeptGame | undefined {
  const told = (game: KeptGame): boolean => {
    const line = summaries.value.get(game.match);
    return typeof line === 'object' && line.rematch === rematch;
  };
  return rematchesOnTheWay.value.get(rematch) ?? myGames.value.find(told);
}

/** A rematch that somebody else has asked for, and to which this browser has not gone yet. */
export interface RematchOffer {
  readonly game: KeptGame;
  readonly line: MatchSummary;
}

/** Does this line of a finished game tell of a rematch that waits for this browser? now: ms since 1970. */
export function isOffered({ grants }: KeptGame, { rematch, rematch_by: by, updated }: MatchSummary, now: number): boolean {
  const isByUs = grants.some(({ seat }) => seat === by);
  return (rematch ?? '') !== '' && !isByUs && grants.length > 0 && findGame(rematch) === undefined && now - updated < OFFERED_FOR_MS;
}

/** All of them, the newest game first. */
export const rematchOffers = computed<readonly RematchOffer[]>(() =>
  myGames.value.flatMap((game) => {
    const line = summaries.value.get(game.match);
    return typeof line === 'object' && isOffered(game, line, Date.now()) ? [{ game, line }] : [];
  }),
);
