/** Taking a seat from the list, taking one's own back, and playing a computer instead of waiting. */

import { askPairing, fillSeats, withdrawSeat } from '../../net/api';
import { addressOf } from '../../net/base';
import { joinMatch } from '../../net/dealing';
import { findGame, forgetGame, type KeptGame, keepGame, myGames } from '../../net/games';
import { knownGames } from '../../net/known-games';
import { nearest } from '../../net/options';
import { noteGone } from '../../net/seats';
import type { OpenTable, QuickPair } from '../../net/wire';
import { navigate } from '../../router';

/** The strength that plays instead of people, where the host has named none. */
const USUAL_LEVEL = 2;

/** Takes the seat, keeps its key and goes to the table. Rejects with an ApiError. */
export async function sitDown({ match, game, variant, free }: OpenTable): Promise<void> {
  const keys = (findGame(match)?.grants ?? []).map(({ token }) => token);
  const { grant } = await joinMatch(match, { keys });
  keepGame({ match, game, variant, grants: [grant], invites: [], kept: Date.now(), waits: free.length > 1 });
  navigate(addressOf(`/match/${match}`));
}

/** As many keys as the server compares: nobody is paired with themselves. */
const MOST_KEYS = 100;

/** Sits down with somebody who waits for the same, or waits for somebody, and goes to the table. Rejects with an ApiError. */
export async function pairUp({ game, variant, clock }: QuickPair, isNamed: boolean): Promise<void> {
  const keys = myGames
    .peek()
    .flatMap(({ waits, grants }) => (waits === true ? grants.map(({ token }) => token) : []))
    .slice(0, MOST_KEYS);
  const { match, seat, token, waits } = await askPairing({ game, variant, clock, rated: isNamed, casual_too: isNamed, keys });
  keepGame({ match, game, variant, grants: [{ seat, token }], invites: [], kept: Date.now(), help: 'ready', waits });
  navigate(addressOf(`/match/${match}`));
}

/** Takes the own seat back: nobody is waited for any more. Rejects with an ApiError. */
export async function takeBack({ match, grants }: KeptGame): Promise<void> {
  await withdrawSeat(match, grants[0]?.token ?? '');
  noteGone(match, 'withdrawn');
  forgetGame(match);
}

/** The level of the computer that plays instead of somebody from the list. wished: the host's, 0 for none. */
export async function levelInstead(game: string, wished: number): Promise<number> {
  const { levels } = await knownGames();
  return nearest(levels[game] ?? [], wished || USUAL_LEVEL);
}

/** Tables that this page fills with computers: nobody has come, so nothing is to be told. */
export const filledHere = new Set<string>();

/** Computers take the free seats. Rejects with an ApiError. */
export async function playComputer({ match, grants }: KeptGame, level: number): Promise<void> {
  filledHere.add(match);
  try {
    await fillSeats(match, grants[0]?.token ?? '', { level });
  } catch (failure) {
    filledHere.delete(match);
    throw failure;
  }
  navigate(addressOf(`/match/${match}`));
}
