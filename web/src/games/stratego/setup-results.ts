/** What came of this browser's own games, by the set-up they began with. It is kept here and nowhere else: habits are their owner's. */

import { computed } from '@preact/signals';

import { persistent } from '../../settings';

export type SetupResult = '' | 'won' | 'drawn' | 'lost';

/** letters: the set-up as its player saw it. result: "" while the game goes on. */
export interface SetupGame {
  readonly match: string;
  readonly seat: number;
  readonly letters: string;
  readonly result: SetupResult;
}

/** Won, drawn and lost games with one set-up. */
export interface SetupTally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

const MOST = 500;
const RESULTS: readonly unknown[] = ['', 'won', 'drawn', 'lost'];

const isGame = (one: Partial<SetupGame> | null): boolean =>
  typeof one?.match === 'string' && typeof one.seat === 'number' && typeof one.letters === 'string' && RESULTS.includes(one.result);

/** Newest first. */
export const setupGames = persistent<readonly SetupGame[]>('setup-games', [], (value) => Array.isArray(value) && value.every(isGame));

const isOf = (match: string, seat: number) => (one: SetupGame) => one.match === match && one.seat === seat;

/** A game is begun with this set-up. */
export function noteMarched(match: string, seat: number, letters: string): void {
  const others = setupGames.peek().filter((one) => !isOf(match, seat)(one));
  setupGames.value = [{ match, seat, letters, result: '' as const }, ...others].slice(0, MOST);
}

/** A game is over. returns: of both seats. One that was not begun here is not counted. */
export function noteResult(match: string, seat: number, returns: readonly number[]): void {
  const at = setupGames.peek().findIndex(isOf(match, seat));
  const game = setupGames.peek()[at];
  const own = returns[seat] ?? 0;
  const result: SetupResult = own > 0 ? 'won' : own < 0 ? 'lost' : 'drawn';
  if (game && game.result !== result) setupGames.value = setupGames.peek().with(at, { ...game, result });
}

const NONE: SetupTally = { won: 0, drawn: 0, lost: 0 };

/** Set-up -> what came of it. */
export const setupTallies = computed<ReadonlyMap<string, SetupTally>>(() => {
  const found = new Map<string, SetupTally>();
  for (const { letters, result } of setupGames.value) {
    if (result === '') continue;
    const before = found.get(letters) ?? NONE;
    found.set(letters, { ...before, [result]: before[result] + 1 });
  }
  return found;
});
