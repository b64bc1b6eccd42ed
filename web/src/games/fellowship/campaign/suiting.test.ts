import { describe, expect, it } from 'vitest';

import { DIFFICULTIES } from '../facts';
import type { Finished } from '../scores';
import { GENTLEST_FIRST, suitingDifficulty } from './suiting';

const game = (difficulty: string, isWon: boolean, variant = 'one'): Finished => ({
  match: `${difficulty} ${isWon}`,
  variant,
  seats: 1,
  difficulty,
  rules: 'faq',
  isWon,
  stage: 1,
  round: 5,
  faq: 0,
  first: 0,
  at: 0,
});

describe('the suiting difficulty', () => {
  it('is one of the game, and the gentlest for a first game of a scenario', () => {
    expect([...GENTLEST_FIRST].sort()).toEqual([...DIFFICULTIES].sort());
    expect(suitingDifficulty([], 'one')).toBe(GENTLEST_FIRST[0]);
    expect(suitingDifficulty([game('standard', true, 'other')], 'one')).toBe(GENTLEST_FIRST[0]);
    expect(suitingDifficulty([game('no such', true)], 'one')).toBe(GENTLEST_FIRST[0]);
  });

  it('goes up with a won game and down with a lost one, within its ends', () => {
    const [gentle, middle, hard] = GENTLEST_FIRST as [string, string, string];
    expect(suitingDifficulty([game(gentle, true)], 'one')).toBe(middle);
    expect(suitingDifficulty([game(gentle, true), game(middle, true)], 'one')).toBe(hard);
    expect(suitingDifficulty([game(hard, true)], 'one')).toBe('standard');
    expect(suitingDifficulty([game(hard, false)], 'one')).toBe(middle);
    expect(suitingDifficulty([game(gentle, false)], 'one')).toBe(gentle);
  });

  it('keeps a player near half whose chances lie around it', () => {
    for (const chances of [
      [0.6, 0.5, 0.2],
      [0.8, 0.55, 0.3],
      [0.9, 0.7, 0.4],
    ]) {
      let seed = 7;
      const drawn = (): number => (seed = (seed * 1103515245 + 12345) % 2 ** 31) / 2 ** 31;
      const games: Finished[] = [];
      for (let n = 0; n < 400; n += 1) {
        const difficulty = suitingDifficulty(games, 'one');
        games.push(game(difficulty, drawn() < (chances[GENTLEST_FIRST.indexOf(difficulty)] ?? 0)));
      }
      const won = games.filter(({ isWon }) => isWon).length / games.length;
      expect(won).toBeGreaterThan(0.4);
      expect(won).toBeLessThan(0.6);
    }
  });
});
