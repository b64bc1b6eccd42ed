import { describe, expect, it } from 'vitest';

import { type Attempt, type Campaign, nextScenario, runningAttempt, SCENARIOS, totalScore } from './campaigns';

const attempt = (scenario: string, won: boolean | null, faq = 0): Attempt => ({ scenario, match: `${scenario}-${String(won)}`, begun: 0, won, scores: won ? { faq, '2011': faq - 50 } : {} });

const campaign = (attempts: readonly Attempt[]): Campaign => ({ id: 'a', name: '', difficulty: 'standard', seats: [{ kind: 'own', brings: 'spirit' }], begun: 0, attempts });

describe('a campaign', () => {
  const [first, second, third] = SCENARIOS;

  it('goes through the scenarios in order, a lost one again', () => {
    expect(nextScenario(campaign([]))).toBe(first);
    expect(nextScenario(campaign([attempt(first, true, 90), attempt(second, false)]))).toBe(second);
    expect(runningAttempt(campaign([attempt(first, true, 90), attempt(second, null)]))?.scenario).toBe(second);
  });

  it('has a score once all are won: the sum of the three', () => {
    const won = [attempt(first, true, 90), attempt(second, false), attempt(second, true, 120)];
    expect(totalScore(campaign(won), 'faq')).toBeNull();
    expect(totalScore(campaign([...won, attempt(third, true, 140)]), 'faq')).toBe(350);
    expect(totalScore(campaign([...won, attempt(third, true, 140)]), '2011')).toBe(200);
    expect(nextScenario(campaign([...won, attempt(third, true, 140)]))).toBeUndefined();
  });
});
