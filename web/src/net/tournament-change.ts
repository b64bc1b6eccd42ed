/** A tournament after something has changed in it. Pure. */

import type { Entrant, StandingRow, TournamentChanged, TournamentPage } from './wire';

/** Those of before with the changed ones in their places, new ones behind, those that are gone left out. */
function merged<T>(before: readonly T[], changed: readonly T[], gone: readonly number[], numberOf: (one: T) => number): readonly T[] {
  const news = new Map(changed.map((one) => [numberOf(one), one]));
  const kept = before.map((one) => news.get(numberOf(one)) ?? one);
  const known = new Set(before.map(numberOf));
  return [...kept, ...changed.filter((one) => !known.has(numberOf(one)))].filter((one) => !gone.includes(numberOf(one)));
}

/** The best first; of equal rank whoever joined first. */
export function ranked(rows: readonly StandingRow[]): readonly StandingRow[] {
  return [...rows].sort((one, other) => one.rank - other.rank || one.entrant - other.entrant);
}

export function withChange(page: TournamentPage, change: TournamentChanged): TournamentPage {
  const { line, cancelled, missing, joins_until, gone, tables, own, now } = change;
  const numberOf = (one: Entrant): number => one.number;
  const standings = merged(page.standings, change.standings, gone, ({ entrant }) => entrant);
  const entrants = merged(page.entrants, change.entrants, gone, numberOf);
  return { ...page, line, cancelled, missing, joins_until, entrants, standings: ranked(standings), tables, own, now };
}
