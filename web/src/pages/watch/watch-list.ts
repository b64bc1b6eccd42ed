/** The matches that everybody may watch, asked for from time to time. A row that was shown keeps its place. */

import { type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

import { watchList } from '../../net/api';
import type { WatchedMatch } from '../../net/wire';

const REFRESH_MS = 15000;
/** So many are shown side by side. */
export const MOST_SIDE_BY_SIDE = 4;

/** A match of the list. isGone: it can no longer be watched; its row stays until the page is opened again. */
export interface WatchRow {
  readonly line: WatchedMatch;
  readonly isGone: boolean;
}

/** The rows after another answer: those of before in their order, new ones behind them. */
export function merged(rows: readonly WatchRow[], lines: readonly WatchedMatch[]): readonly WatchRow[] {
  const found = new Map(lines.map((line) => [line.match, line]));
  const kept = rows.map(({ line }): WatchRow => {
    const now = found.get(line.match);
    return now ? { line: now, isGone: false } : { line, isGone: true };
  });
  const known = new Set(rows.map(({ line }) => line.match));
  return [...kept, ...lines.filter(({ match }) => !known.has(match)).map((line) => ({ line, isGone: false }))];
}

const MATCH_ID = /^[\w-]{1,40}$/;

/** The matches that an address shows side by side, each once: `?games=a,b`. */
export function gamesIn(search: string): readonly string[] {
  const named = (new URLSearchParams(search).get('games') ?? '').split(',');
  return [...new Set(named.filter((match) => MATCH_ID.test(match)))];
}

/** The part of an address that shows these matches side by side; "" for none. */
export function searchOf(matches: readonly string[]): string {
  return matches.length === 0 ? '' : `?games=${matches.map(encodeURIComponent).join(',')}`;
}

/** null before the first answer, "away" where none came. */
export type WatchRows = readonly WatchRow[] | 'away' | null;

/** What came last, for whoever opens a page: a row that is gone by then does not come back. */
let last: WatchRows = null;

/** Asks for the list, so that a page has it from its first moment. Never rejects. */
export async function askWatchList(): Promise<void> {
  await watchList().then(
    ({ matches }) => (last = merged([], matches)),
    () => undefined,
  );
}

const rowsOf = (rows: WatchRows): readonly WatchRow[] => (rows === 'away' || rows === null ? [] : rows);

/** The rows, kept fresh while the page is visible. */
export function useWatchRows(): Signal<WatchRows> {
  const rows = useMemo(() => signal<WatchRows>(last), []);
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      watchList().then(
        ({ matches }) => {
          rows.value = merged(rowsOf(rows.peek()), matches);
          last = merged([], matches);
        },
        () => (rows.value = rows.peek() ?? 'away'),
      );
    };
    ask();
    const timer = setInterval(ask, REFRESH_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [rows]);
  return rows;
}
