/** Calls whoever plays in a tournament to the table, on every page; and leads back once the game is over. */

import { effect, untracked } from '@preact/signals';

import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { findGame, keepGame, type KeptGame } from '../../net/games';
import { type FollowedTournament, followedTournament } from '../../net/tournament';
import { joined } from '../../net/tournament-list';
import type { OwnTable, TournamentPage } from '../../net/wire';
import { route } from '../../router';
import { dismissArrival, horn, showArrival, tableArrival } from '../seats/waiting';
import { namesText, nextWords } from './words';

/** The waits for a table of one tournament in this visit, milliseconds. since: when the one that goes on began; 0 where none does. */
interface Waits {
  readonly lasted: readonly number[];
  readonly since: number;
}

const NO_WAITS: Waits = { lasted: [], since: 0 };
const waits = new Map<string, Waits>();

/** How long this browser has waited for the tables of a tournament, milliseconds: it tells how long the next one may take. */
export const waitsOf = (tournament: string): readonly number[] => (waits.get(tournament) ?? NO_WAITS).lasted;

function noteWait({ own, line }: TournamentPage): void {
  const { lasted, since } = waits.get(line.id) ?? NO_WAITS;
  const now = performance.now();
  const isWaiting = line.state === 'running' && own.now === 'waits';
  waits.set(line.id, {
    lasted: own.table && since > 0 ? [...lasted, now - since] : lasted,
    since: !isWaiting ? 0 : since === 0 ? now : since,
  });
}

/** Keeps the key to a table. */
export function keepTable({ line: { game, variant } }: TournamentPage, { match, seat, token }: OwnTable): KeptGame {
  const kept = { match, game, variant, grants: [{ seat, token }], invites: [], kept: Date.now() };
  keepGame(kept);
  return kept;
}

/** A new table: its key is kept, and the person is called, unless this browser knows it already. */
function call(page: TournamentPage, table: OwnTable): void {
  const { match, seat, against } = table;
  if (findGame(match)?.grants.some((grant) => grant.seat === seat)) return;
  const who = namesText(page, against);
  const text = who === '' ? t('tour-called-alone') : t('tour-called', { who });
  horn(keepTable(page, table), text);
  const place = route.peek();
  const isSeen = (place.page === 'tournament' && place.id === page.line.id) || (place.page === 'match' && place.match === match);
  if (!isSeen) showArrival(tableArrival(match, text));
}

/** The game is over: its table is no news any more; from its page a line leads back. */
function leadBack(page: TournamentPage, match: string): void {
  dismissArrival(match);
  const place = route.peek();
  if (place.page !== 'match' || place.match !== match || page.own.table) return;
  const { title } = nextWords(page, waitsOf(page.line.id), page.now);
  const text = t('tour-back', { name: page.line.name, place: title });
  showArrival({ match: page.line.id, text, address: addressOf(`/tournament/${page.line.id}`), go: t('tour-back-go') });
}

/** Listens to one tournament. Answers how to stop. */
function listen(tournament: FollowedTournament): () => void {
  const stop = tournament.follow();
  let table = '';
  const end = effect(() => {
    const page = tournament.page.value;
    if (page === null) return;
    untracked(() => {
      noteWait(page);
      const now = page.own.table?.match ?? '';
      if (table !== '' && now !== table) leadBack(page, table);
      table = now;
      if (page.own.table) call(page, page.own.table);
    });
  });
  return () => {
    end();
    stop();
  };
}

let isStarted = false;

/** Listens to every tournament in which this browser's person plays, from now on. */
export function startCalls(): void {
  if (isStarted) return;
  isStarted = true;
  const heard = new Map<string, () => void>();
  effect(() => {
    const ids = joined.value;
    untracked(() => {
      for (const [id, stop] of heard) {
        if (ids.includes(id)) continue;
        heard.delete(id);
        stop();
      }
      for (const id of ids) if (!heard.has(id)) heard.set(id, listen(followedTournament(id)));
    });
  });
}
