import { beforeEach, describe, expect, it } from 'vitest';

import { noteMarched, noteResult, setupGames, setupTallies } from './setup-results';

describe('own games by set-up', () => {
  beforeEach(() => {
    setupGames.value = [];
  });

  it('count once they are over, each once', () => {
    noteMarched('m1', 0, 'F3');
    noteMarched('m2', 1, 'F3');
    noteMarched('m3', 0, '3F');
    expect(setupTallies.value.size).toBe(0);
    noteResult('m1', 0, [1, -1]);
    noteResult('m1', 0, [1, -1]);
    noteResult('m2', 1, [1, -1]);
    noteResult('m3', 0, [0, 0]);
    expect(Object.fromEntries(setupTallies.value)).toEqual({
      F3: { won: 1, drawn: 0, lost: 1 },
      '3F': { won: 0, drawn: 1, lost: 0 },
    });
  });

  it('know the set-up that a seat last went with, and no game of others', () => {
    noteMarched('m1', 0, 'F3');
    noteMarched('m1', 0, '3F');
    noteResult('m9', 0, [1, -1]);
    expect(setupGames.value).toEqual([{ match: 'm1', seat: 0, letters: '3F', result: '' }]);
  });
});
