import { describe, expect, it } from 'vitest';

import { DIFFICULTIES, SCENARIOS } from '../facts';
import { starterForNewcomer } from './newcomers';

const played = (won: Readonly<Record<string, number>>): Parameters<typeof starterForNewcomer>[2] =>
  Object.entries(won).map(([deck, games]) => ({ scenario: 'one', difficulty: 'easy', deck, games: 100, won: games }));

describe('the starter deck for a newcomer', () => {
  it('is the one that wins most, with what the others win at most', () => {
    const found = starterForNewcomer('one', 'easy', played({ spirit: 5, leadership: 28, lore: 2 }));
    expect(found).toMatchObject({ deck: 'leadership', won: 28, games: 100, most: 5 });
  });

  it('is none where no deck gives a chance, and where nothing was measured', () => {
    expect(starterForNewcomer('one', 'easy', played({ leadership: 9, lore: 0 }))).toBeUndefined();
    expect(starterForNewcomer('one', 'basic', played({ leadership: 90 }))).toBeUndefined();
    expect(starterForNewcomer('other', 'easy', played({ leadership: 90 }))).toBeUndefined();
  });

  it('is Leadership in Mirkwood at every difficulty, far ahead of the others, and none elsewhere', () => {
    for (const scenario of SCENARIOS)
      for (const difficulty of DIFFICULTIES) {
        const found = starterForNewcomer(scenario, difficulty);
        if (scenario !== 'passage-through-mirkwood') expect(found).toBeUndefined();
        else expect(found?.deck).toBe('leadership');
        if (found) expect(found.most).toBeLessThan(found.won / 2);
      }
  });
});
