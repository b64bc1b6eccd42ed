import { beforeEach, describe, expect, it } from 'vitest';

import { isLessonDone, isShownInGames, lessons, lessonsDone, missedLesson, noteDone } from './lessons';
import { played, withGame } from './lessons-played';
import { noteRefusal, refusalsMet } from './refusals';
import type { LessonRow } from './wire';

const row = (id: string, known_without = ''): LessonRow => ({
  id,
  game: 'one',
  variant: 'small',
  number: 1,
  minutes: 1,
  kind: 'moves',
  learner: 0,
  rule: 'ONE-1',
  steps: 1,
  test_step: 1,
  seats: 2,
  known_without,
});
const heard = (match: string, known: readonly string[], missed: readonly string[] = []): void => {
  const found = { match, known, missed: missed.map((lesson) => ({ lesson, reason: lesson })) };
  played.value = withGame(played.peek(), { match, game: 'one' }, found, 1000);
};

describe('what own games show', () => {
  beforeEach(() => {
    lessons.value = [row('ask'), row('dig'), row('to-and-fro', 'again')];
    lessonsDone.value = [];
    refusalsMet.value = [];
    played.value = { read: [], known: [], missed: [] };
  });

  it('counts as known', () => {
    heard('a', ['ask']);
    expect(isLessonDone('ask')).toBe(true);
    expect(isLessonDone('dig')).toBe(false);
  });

  it('comes back once it was lost, until it is done again or shown', () => {
    noteDone(['ask']);
    heard('a', [], ['ask']);
    expect(isLessonDone('ask')).toBe(false);
    expect(missedLesson('ask')).toMatchObject({ reason: 'ask', at: 1000 });
    noteDone(['ask']);
    expect(isLessonDone('ask')).toBe(true);
    heard('b', [], ['ask']);
    heard('c', ['ask']);
    expect(isLessonDone('ask')).toBe(true);
  });

  it('is three games without a refusal', () => {
    for (const match of ['a', 'b']) heard(match, []);
    expect(isShownInGames('to-and-fro')).toBe(false);
    heard('c', []);
    expect(isShownInGames('to-and-fro')).toBe(true);
    noteRefusal('c', 'again');
    noteRefusal('c', 'again');
    expect(refusalsMet.value).toHaveLength(1);
    expect(isShownInGames('to-and-fro')).toBe(false);
  });
});
