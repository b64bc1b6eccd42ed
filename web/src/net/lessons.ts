/** Which lessons there are, and which of them this browser has done: kept here alone, and carried elsewhere as a line of text. */

import { signal } from '@preact/signals';

import { persistent } from '../settings';
import { askLessons } from './api';
import { forgive, type MissedLesson, played } from './lessons-played';
import { refusalsMet } from './refusals';
import type { LessonRow } from './wire';

/** All lessons as the server has them; null before they are known. */
export const lessons = signal<readonly LessonRow[] | null>(null);

const isNames = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The ids of the lessons that are done or known. */
export const lessonsDone = persistent<readonly string[]>('lessons-done', [], isNames);

let asked: Promise<void> | null = null;

/** Asks for the lessons once; again after a failure. */
export function lessonsReady(): Promise<void> {
  asked ??= askLessons().then((found) => void (lessons.value = found.lessons));
  asked.catch(() => (asked = null));
  return asked;
}

export const lessonsOf = (game: string): readonly LessonRow[] => (lessons.value ?? []).filter((one) => one.game === game);

/** So many games in a row without a refusal of its kind show a lesson. */
const QUIET_GAMES = 3;

/** How a lesson came back from an own game; undefined where it did not. */
export const missedLesson = (id: string): MissedLesson | undefined => played.value.missed.find(({ lesson }) => lesson === id);

/** Do own games show that a lesson is known? */
export function isShownInGames(id: string): boolean {
  const lesson = (lessons.value ?? []).find((one) => one.id === id);
  if (!lesson || missedLesson(id)) return false;
  if (played.value.known.includes(id)) return true;
  if (lesson.known_without === '') return false;
  const last = played.value.read.filter(({ game }) => game === lesson.game).slice(0, QUIET_GAMES);
  const isMet = (match: string): boolean => refusalsMet.value.some((one) => one.match === match && one.reason === lesson.known_without);
  return last.length === QUIET_GAMES && !last.some(({ match }) => isMet(match));
}

/** Done here, or known from own games, and not lost in one since. */
export const isLessonDone = (id: string): boolean =>
  (lessonsDone.value.includes(id) || isShownInGames(id)) && missedLesson(id) === undefined;

export function noteDone(ids: readonly string[]): void {
  ids.forEach(forgive);
  const before = lessonsDone.peek();
  const added = ids.filter((id) => !before.includes(id));
  if (added.length > 0) lessonsDone.value = [...before, ...added];
}

/** The first lesson of a path that is not done; undefined where all are. */
export const nextLesson = (game: string): LessonRow | undefined => lessonsOf(game).find(({ id }) => !isLessonDone(id));

/** What is done, as a line to copy. */
export const progressText = (): string => lessonsDone.value.join(' ');

/** Takes a line that was copied elsewhere; answers how many lessons of ours it names. */
export function takeProgress(text: string): number {
  const known = new Set((lessons.peek() ?? []).map(({ id }) => id));
  const found = text.split(/[\s,]+/).filter((id) => known.has(id));
  noteDone(found);
  return new Set(found).size;
}
