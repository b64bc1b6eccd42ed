import { describe, expect, it } from 'vitest';

import { type Point, storyOf } from './story';

const line = (...values: readonly number[]): readonly Point[] => values.map((value, at) => ({ frame: at + 2, value }));

describe('the story of a game', () => {
  it('tells the largest change, the last change of the lead and the end, in the order of the game', () => {
    const { moments, turning } = storyOf(line(0, -1, -9, -9, -2, 1, 3), 8);
    expect(moments.map(({ kind, frame }) => [kind, frame])).toEqual([
      ['swing', 4],
      ['turn', 7],
      ['end', 8],
    ]);
    expect(turning).toBe(7);
    expect(moments[1]).toMatchObject({ before: -2, after: 1 });
  });

  it('tells a frame once, however much happened in it', () => {
    expect(storyOf(line(0, -3, 8), 4).moments.map(({ kind }) => kind)).toEqual(['end']);
    expect(storyOf(line(0, -3, 8, 8), 5).moments.map(({ kind }) => kind)).toEqual(['turn', 'end']);
  });

  it('goes on from the largest change where nobody came from behind, and from the end where nothing changed', () => {
    expect(storyOf(line(0, 1, 5, 6), 5).turning).toBe(4);
    expect(storyOf(line(0, 0, 0), 4)).toMatchObject({ turning: 4, lowest: 0 });
  });

  it('takes a level position in between for no change of the lead', () => {
    expect(storyOf(line(2, 0, 2, 3), 5).moments.map(({ kind }) => kind)).toEqual(['swing', 'end']);
  });

  it('has an end even where there is no line', () => {
    expect(storyOf([], 30)).toMatchObject({ points: [], turning: 30, moments: [{ kind: 'end', frame: 30 }] });
  });
});
