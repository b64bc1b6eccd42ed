/** What this browser's finished games show of the lessons: each is asked about once, by the key to its own seat. */

import { persistent } from '../settings';
import { lessonsPlayed } from './api';
import { keptHere } from './base';
import { type KeptGame, myGames } from './games';
import { refreshSummaries, summaries } from './summaries';
import type { LessonsPlayed } from './wire';

/** A lesson that a game was lost by. at: when that was heard, milliseconds since 1970. */
export interface MissedLesson {
  readonly lesson: string;
  readonly reason: string;
  readonly at: number;
}

/** read: the games that were asked about, newest first, with their match and game. */
interface Kept {
  readonly read: readonly Pick<KeptGame, 'match' | 'game'>[];
  readonly known: readonly string[];
  readonly missed: readonly MissedLesson[];
}

/** So many games are asked about at one visit, the newest ones. */
const MOST_ASKED = 5;
const MOST_READ = 200;
const NOTHING: Kept = { read: [], known: [], missed: [] };

const isKept = (value: unknown): boolean => {
  const one = value as Partial<Kept> | null;
  return Array.isArray(one?.read) && Array.isArray(one.known) && Array.isArray(one.missed);
};

export const played = persistent<Kept>(keptHere('lessons-played'), NOTHING, isKept);

/** What is kept once a game has been heard of. A lesson lost by comes back, whatever was known before. */
export function withGame(kept: Kept, game: Pick<KeptGame, 'match' | 'game'>, { known, missed }: LessonsPlayed, at: number): Kept {
  const back = missed.map(({ lesson, reason }) => ({ lesson, reason, at }));
  const lost = new Set(back.map(({ lesson }) => lesson));
  const shown = new Set(known);
  return {
    read: [{ match: game.match, game: game.game }, ...kept.read].slice(0, MOST_READ),
    known: [...new Set([...kept.known.filter((id) => !lost.has(id)), ...known])],
    missed: [...kept.missed.filter(({ lesson }) => !lost.has(lesson) && !shown.has(lesson)), ...back],
  };
}

/** Asks about the newest finished games of this kind that were not asked about; a game that cannot be read now is tried again. */
export async function readOwnGames(game: string): Promise<void> {
  await refreshSummaries();
  const known = new Set(played.peek().read.map(({ match }) => match));
  const isOver = ({ match }: KeptGame): boolean => {
    const line = summaries.peek().get(match);
    return typeof line === 'object' && line.status === 'over';
  };
  const asked = myGames.peek().filter((one) => one.game === game && !known.has(one.match) && one.grants.length === 1 && isOver(one));
  for (const one of asked.slice(0, MOST_ASKED).reverse()) {
    try {
      const found = await lessonsPlayed(one.match, one.grants[0]?.token ?? '');
      played.value = withGame(played.peek(), one, found, Date.now());
    } catch {
      return;
    }
  }
}

/** A lesson that was lost in a game is done again. */
export function forgive(lesson: string): void {
  const kept = played.peek();
  if (kept.missed.some((one) => one.lesson === lesson))
    played.value = { ...kept, missed: kept.missed.filter((one) => one.lesson !== lesson) };
}
