import { describe, expect, it } from 'vitest';

import { SCENARIOS } from '../facts';
import {
  anewOf,
  type Attempt,
  type Campaign,
  campaignOf,
  carriedSeats,
  followUpOf,
  hashOfCampaign,
  isLost,
  nextScenario,
  playersOf,
  runningAttempt,
  totalScore,
} from './campaigns';

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

describe('a hard campaign', () => {
  const [first, second] = SCENARIOS;
  const hard = (...attempts: Attempt[]): Campaign => ({ ...campaign(attempts), isHard: true });
  const lastWin = { ...attempt(first, true, 90), followUp: {} };

  it('is lost once a win has left nobody who could go on', () => {
    expect(isLost(hard())).toBe(false);
    expect(isLost(hard({ ...lastWin, followUp: { carried: '[]' } }))).toBe(false);
    expect(isLost(hard(lastWin))).toBe(true);
    expect(isLost({ ...hard(lastWin), isHard: false })).toBe(false);
  });

  it('begins anew with the same decks from the first scenario on', () => {
    const old = hard(lastWin, attempt(second, false));
    const anew = anewOf(old);
    expect({ ...anew, id: '', begun: 0 }).toEqual({ ...old, id: '', begun: 0, attempts: [] });
    expect(anew.id).not.toBe(old.id);
    expect(nextScenario(anew)).toBe(first);
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

describe('a hard campaign (CARD-11.15)', () => {
  const [first, second] = SCENARIOS;
  const carried = JSON.stringify([{ threat: 36, damage: { aragorn: 4 }, discard: ['faramir', 'gloin', 'faramir'] }, { threat: 41 }]);
  const won = { ...attempt(first, true, 90), followUp: { carried } };
  const hard = (attempts: readonly Attempt[]): Campaign => ({ ...campaign(attempts), isHard: true });

  it('begins the next scenario with what the win before it carries, also after it was lost', () => {
    expect(followUpOf(hard([]))).toEqual({});
    expect(followUpOf(hard([won]))).toEqual({ carried });
    expect(followUpOf(hard([won, attempt(second, false)]))).toEqual({ carried });
    const later = { ...attempt(second, true, 90), followUp: { carried: '[]' } };
    expect(followUpOf(hard([won, attempt(second, false), later]))).toEqual({ carried: '[]' });
    expect(followUpOf(campaign([won]))).toEqual({});
  });

  it('says threat, wounds, the fallen and how many cards are discarded', () => {
    expect(carriedSeats(hard([won]))).toEqual([
      { threat: 36, damage: new Map([['aragorn', 4]]), fallen: ['gloin'], discarded: 2 },
      { threat: 41, damage: new Map(), fallen: [], discarded: 0 },
    ]);
  });

  it.each(['', '7', '[null]', 'no JSON'])('says nothing of a sheet by link that holds nonsense: %s', (nonsense) => {
    expect(carriedSeats(hard([{ ...won, followUp: { carried: nonsense } }]))).toEqual([]);
  });

  it('goes by a link, but no sheet with options that are none', () => {
    expect(campaignOf(hashOfCampaign(hard([won])))).toEqual(hard([won]));
    const wrong = { ...hard([won]), attempts: [{ ...won, followUp: { carried: [] } }] };
    expect(campaignOf(`#sheet=${encodeURIComponent(JSON.stringify(wrong))}`)).toBeNull();
  });
});
