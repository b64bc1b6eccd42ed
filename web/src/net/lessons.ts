/** Which lessons there are, and which of them this browser has done: kept here alone, and carried elsewhere as a line of text. */

import { signal } from '@preact/signals';

import { persistent } from '../settings';
import { askLessons } from './api';
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

export const isLessonDone = (id: string): boolean => lessonsDone.value.includes(id);

export function noteDone(ids: readonly string[]): void {
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
