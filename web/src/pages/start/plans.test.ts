import { describe, expect, it } from 'vitest';

import { opponentOf, opponentPlans, firstPlans, hasPerson, sentPlans } from './plans';

const LEVEL_4 = { level: 4, player: '' };

describe('who sits where', () => {
  it('begins with the asker and the company wished for', () => {
    expect(firstPlans(3, 'computer', 2).map((plan) => plan.kind)).toEqual(['own', 'computer', 'computer']);
    expect(firstPlans(2, 'link', 2).map((plan) => plan.kind)).toEqual(['own', 'open']);
    expect(firstPlans(4, 'screen', 2).every((plan) => plan.kind === 'own')).toBe(true);
  });

  it('puts two opponents on their seats', () => {
    expect(opponentPlans('computer', 1, LEVEL_4, []).map((plan) => plan.kind)).toEqual(['computer', 'own']);
    expect(opponentPlans('link', 0, LEVEL_4, []).map((plan) => plan.kind)).toEqual(['own', 'link']);
    expect(opponentPlans('screen', 0, LEVEL_4, []).map((plan) => plan.kind)).toEqual(['own', 'own']);
  });

  it('tells whom seats were planned with', () => {
    for (const opponent of ['computer', 'link', 'screen'] as const) {
      expect(opponentOf(firstPlans(2, opponent, 1))).toBe(opponent);
      expect(opponentOf(opponentPlans(opponent, 0, LEVEL_4, []))).toBe(opponent);
    }
    expect(opponentOf(firstPlans(1, 'alone', 1))).toBe('alone');
  });

  it('sends a level or a name for computers alone, what they bring where that is open, and what guests bring never', () => {
    const plans = [
      { kind: 'own', level: 3, player: 'hunter', brings: ' K11 ' },
      { kind: 'computer', level: 3, player: '', brings: 'K22' },
      { kind: 'computer', level: 0, player: 'hunter', brings: '' },
      { kind: 'link', level: 3, player: 'hunter', brings: 'K12' },
    ] as const;
    expect(sentPlans(plans, true)[1]?.brings).toBe('K22');
    expect(sentPlans(plans, true)[3]?.brings).toBe('');
    expect(sentPlans(plans, false)).toEqual([
      { kind: 'own', level: 0, player: '', brings: 'K11' },
      { kind: 'computer', level: 3, player: '', brings: '' },
      { kind: 'computer', level: 0, player: 'hunter', brings: '' },
      { kind: 'link', level: 0, player: '', brings: '' },
    ]);
  });

  it('needs a person', () => {
    expect(hasPerson(firstPlans(2, 'computer', 1).slice(1))).toBe(false);
    expect(hasPerson(firstPlans(2, 'link', 1).slice(1))).toBe(true);
  });
});
