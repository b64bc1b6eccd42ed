import { describe, expect, it } from 'vitest';

import type { Result } from '../../net/results';
import { type Computer, computersOf } from '../../shell/computers';
import { fittingComputer } from './fitting';

const STEPS = ['first_game', 'first_week'];
const RUNGS = computersOf([1, 2, 3, 4, 5, 6, 7], [], STEPS);
const games = (who: number | string, ...shares: readonly number[]): readonly Result[] =>
  shares.map((share, index) => {
    const of = { match: `${who} ${index}`, game: 'one', share };
    return typeof who === 'number' ? { ...of, level: who } : { ...of, level: 0, player: who };
  });
const rung = (computer: Computer): number => RUNGS.findIndex(({ level, player }) => level === computer.level && player === computer.player);
const fitting = (results: readonly Result[]): number => rung(fittingComputer(results, RUNGS));
const ofLevel = (level: number): number => rung({ level, player: '' });

describe('the fitting computer', () => {
  it('is the easiest until three games are finished', () => {
    expect(fittingComputer([], RUNGS)).toEqual({ level: 0, player: 'first_game' });
    expect(fitting(games('first_game', 1, 1))).toBe(0);
    expect(fitting(games('first_game', 1, 1, 1))).toBeGreaterThan(0);
    expect(fittingComputer([], [])).toEqual({ level: 0, player: '' });
    expect(fittingComputer([], computersOf([1, 2], []))).toEqual({ level: 1, player: '' });
  });

  it('is the one at which half of the games are won', () => {
    expect(fitting(games(4, 1, 0, 1, 0, 1, 0, 1, 0))).toBe(ofLevel(4));
    expect(fitting(games('first_week', 0, 0.5, 0, 1, 1, 1))).toBe(1);
  });

  it('lies above one that is always beaten, and below one that never is', () => {
    expect(fitting(games(2, 1, 1, 1, 1, 1, 1))).toBeGreaterThan(ofLevel(2));
    expect(fitting(games(5, 0, 0, 0, 0, 0, 0))).toBeLessThan(ofLevel(5));
    expect(fitting(games('first_game', 0, 0, 0, 0, 0, 0))).toBe(0);
  });

  it('counts what was played last most', () => {
    const won = games(3, ...Array.from({ length: 20 }, () => 1));
    const lost = games(3, ...Array.from({ length: 20 }, () => 0));
    expect(fitting([...won, ...lost])).toBeGreaterThan(fitting([...lost, ...won]));
  });

  it('is one that the game has, and looks away from players with a style', () => {
    expect(fittingComputer(games(3, 1, 1, 1, 1, 1, 1, 1, 1), computersOf([1, 2, 4], []))).toEqual({ level: 4, player: '' });
    expect(fitting(games('hunter', 1, 1, 1, 1, 1, 1))).toBe(0);
  });

  it('keeps players of every strength near half of their games', () => {
    for (const strength of [0.5, 1.5, 2.5, 4, 6]) {
      let seed = 7;
      const drawn = (): number => (seed = (seed * 1103515245 + 12345) % 2 ** 31) / 2 ** 31;
      let results: readonly Result[] = [];
      let won = 0;
      for (let game = 0; game < 60; game += 1) {
        const { level, player } = fittingComputer(results, RUNGS);
        const share = drawn() < 1 / (1 + Math.exp(rung({ level, player }) - strength)) ? 1 : 0;
        if (game >= 20) won += share;
        results = [{ match: `${game}`, game: 'one', level, player, share }, ...results].slice(0, 200);
      }
      expect(won / 40).toBeGreaterThan(0.35);
      expect(won / 40).toBeLessThan(0.65);
    }
  });
});
