/** In which order the rows stand, and what is marked in them. Pure. */

import type { EntrantResult, GameResult, StandingRow, TournamentPage } from '../../net/wire';

/**
 * The rows as they are shown. While somebody is in the table nothing changes its place: those that have gone leave, new ones join at the end.
 * before: numbers of entrants as shown last.
 */
export function inOrder(before: readonly number[], rows: readonly StandingRow[], isHeld: boolean): readonly StandingRow[] {
  if (!isHeld || before.length === 0) return rows;
  const kept = before.flatMap((number) => rows.find(({ entrant }) => entrant === number) ?? []);
  return [...kept, ...rows.filter(({ entrant }) => !before.includes(entrant))];
}

/** How a game ended for one who played it; a bye counts as won. */
export function resultOf({ share, against }: Pick<EntrantResult, 'share' | 'against'>): GameResult | 'bye' {
  if (against.length === 0) return 'bye';
  if (share === 0) return 'lost';
  return share === 1 ? 'won' : 'drawn';
}

/** The marks of a row: results, and empty places for the games of a round robin still to come. */
export function marksOf(
  row: StandingRow,
  { line, entrants, seats }: Pick<TournamentPage, 'line' | 'entrants' | 'seats'>,
): readonly (EntrantResult | null)[] {
  if (line.system !== 'round-robin' || seats !== 2 || line.n_rounds === 0) return row.results;
  const games = entrants.length % 2 === 1 ? line.n_rounds * ((entrants.length - 1) / entrants.length) : line.n_rounds;
  const left = Math.max(0, Math.round(games) - row.results.length);
  return [...row.results, ...Array.from({ length: left }, () => null)];
}

/** The game of the best two that have met: of all games the one whose players have the smallest ranks. "" where there is none. */
export function bestGame(rows: readonly StandingRow[]): string {
  const rank = new Map(rows.map((row) => [row.entrant, row.rank]));
  const games = rows.flatMap((row) =>
    row.results
      .filter(({ match, against }) => match !== '' && against.length > 0)
      .map(({ match, against }) => ({ match, ranks: row.rank + Math.max(...against.map((number) => rank.get(number) ?? rows.length)) })),
  );
  return games.sort((one, other) => one.ranks - other.ranks)[0]?.match ?? '';
}

/** The first three of those who have played. */
export function firstThree(rows: readonly StandingRow[]): readonly StandingRow[] {
  return rows.filter(({ n_games }) => n_games > 0).slice(0, 3);
}
