/** What the list of games shows: the chosen ones, in groups, in an order. Pure. */

import type { KeptGame } from '../../net/games';
import { boxKey } from '../../net/seat-rows';
import { isAllMine, type SummaryState } from '../../net/summaries';
import type { GameResult, MatchSummary, SeatStatus } from '../../net/wire';

export type GroupName = 'now' | 'going' | 'done';
export const GROUPS: readonly GroupName[] = ['now', 'going', 'done'];

export type State = 'all' | 'going' | 'done';
export const STATES: readonly State[] = ['all', 'going', 'done'];

export type Order = 'newest' | 'oldest' | 'longest';
export const ORDERS: readonly Order[] = ['newest', 'oldest', 'longest'];

/** One game and what is known of it. opponents: keys of those who sit there beside this browser, as `opponentKey` gives them. */
export interface Entry {
  readonly game: KeptGame;
  readonly line: SummaryState | undefined;
  readonly group: GroupName;
  readonly box: string;
  readonly opponents: readonly string[];
}

/** box, opponent: "" for any. */
export interface ListFilter {
  readonly state: State;
  readonly box: string;
  readonly opponent: string;
  readonly order: Order;
}

export const EVERYTHING: ListFilter = { state: 'all', box: '', opponent: '', order: 'newest' };

/** Whom a seat stands for in the filter: a person by name, a computer by level or name, "guest", "" for a free seat. */
export function opponentKey({ kind, level, player, name }: SeatStatus): string {
  if (kind === 'open') return '';
  if (kind === 'computer') return `computer ${player === '' ? level : player}`;
  return name === '' ? 'guest' : `person ${name}`;
}

/** The seats that are not of this browser. */
export function othersOf(game: KeptGame, line: MatchSummary): readonly SeatStatus[] {
  return line.seats.filter(({ seat }) => !game.grants.some((grant) => grant.seat === seat));
}

function groupOf(game: KeptGame, line: SummaryState | undefined, isMine: boolean, isGoing: boolean): GroupName {
  if (isMine) return 'now';
  if (line === 'gone') return game.grants.length > 0 ? 'done' : 'going';
  return isGoing ? 'going' : 'done';
}

/** isMine: does it wait for this browser? isGoing: as far as is known. */
export function entryOf(game: KeptGame, line: SummaryState | undefined, isMine: boolean, isGoing: boolean): Entry {
  const seats = typeof line === 'object' ? othersOf(game, line) : [];
  return {
    game,
    line,
    group: groupOf(game, line, isMine, isGoing),
    box: boxKey(game),
    opponents: [...new Set(seats.map(opponentKey))].filter((key) => key !== ''),
  };
}

function fits({ group, box, opponents }: Entry, filter: ListFilter): boolean {
  if (filter.state !== 'all' && (filter.state === 'done') !== (group === 'done')) return false;
  return (filter.box === '' || filter.box === box) && (filter.opponent === '' || opponents.includes(filter.opponent));
}

const timeOf = ({ game, line }: Entry): number => (typeof line === 'object' ? line.updated : game.kept);
const turnsOf = ({ line }: Entry): number => (typeof line === 'object' ? line.turn : 0);

/** The games that fit, in their order. */
export function chosen(entries: readonly Entry[], filter: ListFilter): readonly Entry[] {
  const found = entries.filter((entry) => fits(entry, filter));
  const sign = filter.order === 'oldest' ? -1 : 1;
  return found.sort((a, b) => (filter.order === 'longest' ? turnsOf(b) - turnsOf(a) : 0) || sign * (timeOf(b) - timeOf(a)));
}

/** How a game ended for this browser; null while it goes on, and where it held all seats or none. */
export function resultOf(game: KeptGame, line: SummaryState | undefined): GameResult | null {
  if (typeof line !== 'object' || line.status !== 'over' || game.grants.length === 0) return null;
  const own = line.returns?.[line.seat] ?? 0;
  const isSame = (line.returns ?? []).every((one) => one === own);
  if (isAllMine(game, line) && !isSame) return null;
  return own > 0 ? 'won' : own < 0 ? 'lost' : 'drawn';
}
