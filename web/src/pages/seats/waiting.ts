/** Waiting for somebody from the list of open seats: the line that holds the seat on every page, and what happens when somebody comes. */

import { effect, signal, untracked } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { variantName } from '../../names';
import { ApiError, askInvitation } from '../../net/api';
import { addressOf } from '../../net/base';
import { endWait, findGame, type KeptGame, myGames } from '../../net/games';
import { MatchClient, type MatchConnection } from '../../net/match';
import type { SeatStatus } from '../../net/wire';
import { playLoudest } from '../../plain/event-sounds';
import { route } from '../../router';
import { tell } from '../../shell/telling';
import { filledHere } from './sit';
import { sitterText } from './words';

/** A horn: somebody sits down. */
const SOUNDS = {
  arrived: [
    [330, 0.16, 0.4],
    [440, 0.16, 0.4],
    [660, 0.4, 0.45],
  ],
} as const;

/** A tab that is in sight says it so long, ms. */
const TITLE_MS = 6000;

/** News of a table that this browser does not show: somebody has sat down, or it waits for this person. */
export interface Arrival {
  readonly match: string;
  readonly text: string;
  /** Where it leads, and what that is called. */
  readonly address: string;
  readonly go: string;
}

export const arrivals = signal<readonly Arrival[]>([]);

/** Puts the news on every page; it takes the place of older news of the same table. */
export function showArrival(news: Arrival): void {
  arrivals.value = [...arrivals.peek().filter(({ match }) => match !== news.match), news];
}

/** What leads to a table. */
export function tableArrival(match: string, text: string): Arrival {
  return { match, text, address: addressOf(`/match/${match}`), go: t('seats-arrived-go') };
}

export function dismissArrival(match: string): void {
  arrivals.value = arrivals.value.filter((one) => one.match !== match);
}

/** Says something in the title of the tab until it is looked at. */
function tellTab(text: string): void {
  const before = document.title;
  const restore = (): void => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', restore);
    if (document.title === text) document.title = before;
  };
  document.title = text;
  document.addEventListener('visibilitychange', restore);
  if (document.visibilityState === 'visible') setTimeout(restore, TITLE_MS);
}

/** What is said when the last seat of a table is taken. own: the seats of this browser. */
export function arrivalText(seats: readonly SeatStatus[], own: readonly number[]): string {
  const others = seats.filter(({ seat }) => !own.includes(seat));
  const [other] = others;
  if (others.length !== 1 || !other) return t('seats-arrived-all');
  return t('seats-arrived', { who: sitterText(other) });
}

/** Says it in every way there is: by sound, in the title, and outside the page where that is out of sight. */
export function horn({ match, game, variant }: KeptGame, text: string): void {
  playLoudest([{ kind: 'arrived' }], SOUNDS);
  tellTab(text);
  if (document.visibilityState === 'hidden')
    void tell({ title: text, text: variantName(game, variant), address: addressOf(`/match/${match}`) });
}

/**
 * Waits at a table with this line until it is full, then tells it by horn and title, and calls back with the words.
 * The wait also ends where the server has withdrawn the table, because nobody was there for too long. Answers how to stop.
 */
function waitAt(game: KeptGame, client: MatchConnection, onArrival: (text: string) => void): () => void {
  const isClosed = signal(false);
  askInvitation(game.match, { invite: game.match }).catch((failure: unknown) => {
    isClosed.value = failure instanceof ApiError && failure.status < 500 && failure.status > 0;
  });
  return effect(() => {
    const seats = client.presence.value;
    const isOver = client.refused.value !== '' || (isClosed.value && seats.length > 0);
    const isFull = seats.length > 0 && seats.every(({ kind }) => kind !== 'open');
    if (!isOver && !isFull) return;
    untracked(() => {
      if (findGame(game.match)?.waits !== true) return;
      endWait(game.match);
      if (!isFull || filledHere.delete(game.match)) return;
      const text = arrivalText(
        seats,
        game.grants.map(({ seat }) => seat),
      );
      horn(game, text);
      onArrival(text);
    });
  });
}

/** Holds a seat from any page. Answers how to let go. */
function hold(game: KeptGame): () => void {
  const client = new MatchClient(game.match, game.grants[0]?.token ?? '');
  const stop = waitAt(game, client, (text) => showArrival(tableArrival(game.match, text)));
  return () => {
    stop();
    client.close();
  };
}

/** Keeps a line to every table at which this browser waits, but for the one that the page shows. */
export function useHeldSeats(): void {
  useEffect(() => {
    const held = new Map<string, () => void>();
    const stop = effect(() => {
      const place = route.value;
      const here = place.page === 'match' ? place.match : '';
      const waiting = myGames.value.filter(({ match, waits }) => waits === true && match !== here);
      untracked(() => {
        for (const [match, letGo] of held) {
          if (waiting.some((game) => game.match === match)) continue;
          letGo();
          held.delete(match);
        }
        for (const game of waiting) if (!held.has(game.match)) held.set(game.match, hold(game));
        dismissArrival(here);
      });
    });
    return () => {
      stop();
      for (const letGo of held.values()) letGo();
    };
  }, []);
}

/** The same at the table itself: the page is there already, so horn and title are enough. */
export function useArrival(game: KeptGame, client: MatchConnection | undefined): void {
  useEffect(() => {
    return client && game.waits === true ? waitAt(game, client, () => undefined) : undefined;
  }, [game.match, game.waits, client]);
}
