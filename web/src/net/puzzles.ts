/** Which puzzles there are, how one stands with them, and which comes next. A guest's answers are kept in this browser alone. */

import { computed, signal } from '@preact/signals';

import { persistent } from '../settings';
import { askPuzzles } from './api';
import { keptHere } from './base';
import { personKey } from './person';
import { serverNow } from './server-time';
import type { PuzzleAnswer, PuzzleDue, PuzzleList, PuzzlePage, PuzzleRow, PuzzleStanding } from './wire';

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const standingsHere = persistent<Readonly<Record<string, PuzzleStanding>>>(keptHere('puzzle-standings'), {}, isRecord);
const answeredHere = persistent<Readonly<Record<string, PuzzleDue>>>(keptHere('puzzles-answered'), {}, isRecord);

/** The list as the server has it; null before it has come. */
export const puzzleList = signal<PuzzleList | null>(null);

/** Asks for the list. */
export async function puzzlesReady(): Promise<void> {
  puzzleList.value = await askPuzzles(personKey());
}

/** What has been answered: by the server's book for a person, by the browser's for a guest. */
export const answered = computed<ReadonlyMap<string, PuzzleDue>>(() => {
  const list = puzzleList.value;
  if (personKey() !== '') return new Map((list?.answered ?? []).map((one) => [one.id, one]));
  return new Map(Object.entries(answeredHere.value));
});

export const answeredOf = (id: string): PuzzleDue | undefined => answered.value.get(id);

/** How one stands with the puzzles of a game; null before the list has come. */
export function standingOf(game: string): PuzzleStanding | null {
  const list = puzzleList.value;
  const found = personKey() === '' ? standingsHere.value[game] : list?.standings[game];
  return found ?? list?.start ?? null;
}

/** How many answers are still to come before a rating is shown. */
export const placementLeft = ({ rating }: PuzzleStanding): number => Math.max(0, (puzzleList.value?.placement ?? 0) - rating.games);

/** Keeps what came of an answer. */
export function noteAnswer({ id, game }: PuzzlePage, answer: PuzzleAnswer): void {
  const first = answeredOf(id)?.result ?? answer.result;
  const due: PuzzleDue = { id, result: first, again: answer.again };
  const list = puzzleList.peek();
  if (personKey() === '') {
    standingsHere.value = { ...standingsHere.peek(), [game]: answer.standing };
    answeredHere.value = { ...answeredHere.peek(), [id]: due };
  } else if (list) {
    const others = list.answered.filter((one) => one.id !== id);
    puzzleList.value = { ...list, answered: [...others, due], standings: { ...list.standings, [game]: answer.standing } };
  }
}

/** Is it time to try it again? */
export function isDue(id: string): boolean {
  const again = answeredOf(id)?.again;
  return again !== undefined && again.step > 0 && again.due <= serverNow();
}

/** The next one to try: one that is back, else the new one nearest to one's strength; undefined where nothing is left. */
export function nextPuzzle(game: string, after = ''): PuzzleRow | undefined {
  const rows = (puzzleList.value?.puzzles ?? []).filter((row) => row.game === game && row.id !== after);
  const value = standingOf(game)?.rating.value ?? 0;
  const nearest = (some: readonly PuzzleRow[]): PuzzleRow | undefined =>
    [...some].sort((a, b) => Math.abs(a.rating - value) - Math.abs(b.rating - value))[0];
  return rows.find(({ id }) => isDue(id)) ?? nearest(rows.filter(({ id }) => !answeredOf(id)));
}
