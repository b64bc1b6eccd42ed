import { describe, expect, it } from 'vitest';

import { SCENARIOS } from '../facts';
import { type Attempt, type Campaign, campaignOf, hashOfCampaign, nextScenario, playersOf, runningAttempt, totalScore } from './campaigns';

const attempt = (scenario: string, won: boolean | null, faq = 0): Attempt => ({
  scenario,
  match: `${scenario}-${String(won)}`,
  begun: 0,
  won,
  scores: won ? { faq, '2011': faq - 50 } : {},
});

const campaign = (attempts: readonly Attempt[]): Campaign => ({
  id: 'a',
  name: '',
  difficulty: 'standard',
  seats: [{ kind: 'own', brings: 'spirit' }],
  begun: 0,
  attempts,
});

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

describe('what players have played', () => {
  const [first, second, third] = SCENARIOS;
  const played = (names: readonly string[], attempts: readonly Attempt[]): Campaign => ({
    ...campaign(attempts),
    seats: names.map((player) => ({ kind: player === '' ? 'computer' : 'own', brings: '', player })),
  });

  it('is counted by name over all campaigns, with the best sum', () => {
    const all = [attempt(first, true, 90), attempt(second, true, 120), attempt(third, true, 140)];
    const better = [attempt(first, true, 80), attempt(second, true, 100), attempt(third, true, 120)];
    const found = playersOf([
      played(['Ann', 'Bob'], all),
      played(['Ann', ''], better),
      played(['Bob'], [attempt(first, false), attempt(first, null)]),
    ]);
    expect(found).toEqual([
      { player: 'Ann', games: 6, won: 6, best: 300 },
      { player: 'Bob', games: 4, won: 3, best: 350 },
    ]);
  });
});

describe('a sheet as a link', () => {
  it('comes back as it was, and nothing else is taken for one', () => {
    const sheet = campaign([attempt(SCENARIOS[0], true, 90)]);
    expect(campaignOf(hashOfCampaign(sheet))).toEqual(sheet);
    const company: Campaign = { ...sheet, seats: [...sheet.seats, { kind: 'computer', brings: 'lore', level: 3 }] };
    expect(campaignOf(hashOfCampaign(company))).toEqual(company);
    const odd = JSON.stringify({ ...sheet, seats: [{ kind: 'computer', brings: '', level: 'high' }] });
    expect(campaignOf(`#sheet=${encodeURIComponent(odd)}`)).toBeNull();
    for (const hash of [
      '',
      '#sheet=',
      '#sheet=%7B%7D',
      '#sheet=%5B1%5D',
      `#sheet=${encodeURIComponent(JSON.stringify({ ...sheet, seats: [{ kind: 'king', brings: '' }] }))}`,
    ])
      expect(campaignOf(hash)).toBeNull();
  });
});
