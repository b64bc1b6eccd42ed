/** The sums that the table shows, on small tables written out here. */

import { describe, expect, it } from 'vitest';

import { AFTER_STAGING, SCENARIOS } from './facts';
import { printed } from './printed';
import { bestOf, scoreParts } from './scores';
import { blow, cardOfKey, isPayable, questSum, shifted, splitOf, strikeSum, Table, whole, woken } from './table';
import type { CardView, FellowshipObservation } from './wire';

function tableOf(cards: readonly Partial<CardView>[], more: Partial<FellowshipObservation> = {}): Table {
  const seen = {
    variant: SCENARIOS[0],
    cards,
    committed: 0,
    staged: 0,
    attack: {},
    phase: 'quest',
    seats: [{ threat: 29, eliminated: false, hand: [], deck: 0, discard: [] }],
    ...more,
  };
  return new Table(seen as unknown as FellowshipObservation, 0);
}

const ARAGORN = { key: 'aragorn', id: 'aragorn', zone: 'area', seat: 0, willpower: 2, attack: 3, defense: 2, hit_points: 5 } as const;
const GLOIN = { key: 'gloin', id: 'gloin', zone: 'area', seat: 0, willpower: 2, attack: 2, defense: 1, hit_points: 4, damage: 1 } as const;
const SPIDER = {
  key: 'forest-spider.1',
  id: 'forest-spider',
  zone: 'staging',
  attack: 2,
  defense: 1,
  hit_points: 4,
  threat: 2,
  price: 25,
} as const;

describe('printed facts', () => {
  it('are those of the data file: texts, numbers, lists, truths', () => {
    expect(printed('aragorn')).toMatchObject({ type: 'hero', sphere: 'leadership', unique: true, keywords: ['sentinel'] });
    expect(printed('aragorn').numbers['threat_cost']).toBe(12);
    expect(printed('flies-and-spiders').type).toBe('quest');
    expect(printed('gandalfs-search')).toMatchObject({ cost: 'X', traits: [], unique: false });
  });

  it('make a card of a key', () => {
    expect(cardOfKey('faramir.2')).toMatchObject({ id: 'faramir', willpower: 2, hit_points: 3, zone: 'limbo' });
  });
});

describe('the quest', () => {
  const road = { key: 'old-forest-road.1', id: 'old-forest-road', zone: 'active', points: 3, progress: 1 } as const;
  const stage = { key: 'flies-and-spiders', id: 'flies-and-spiders', zone: 'quest', points: 8 } as const;

  it('fills the active location first', () => {
    const table = tableOf([ARAGORN, GLOIN, road, stage], { staged: 1 });
    expect(questSum(table, ['aragorn', 'gloin'])).toMatchObject({
      willpower: 4,
      difference: 3,
      road: 2,
      stage: 1,
      roadLeft: 2,
      stageLeft: 8,
    });
  });

  it('counts nobody twice who is committed already, and places nothing where it fails', () => {
    const table = tableOf([{ ...ARAGORN, committed: true }, stage], { staged: 5, committed: 2 });
    expect(questSum(table, ['aragorn'])).toMatchObject({ willpower: 2, difference: -3, road: 0, stage: 0 });
  });
});

describe('combat', () => {
  it('tells what a defender takes and when it falls', () => {
    expect(blow(3, 1, whole(GLOIN))).toEqual({ damage: 2, left: 3, after: 1, fallsAt: 1 });
    expect(blow(1, 2, whole(ARAGORN))).toEqual({ damage: 0, left: 5, after: 5, fallsAt: 6 });
    expect(blow(9, 2, whole(ARAGORN))).toMatchObject({ damage: 7, after: 0, fallsAt: 0 });
  });

  it('adds attackers, each once', () => {
    const table = tableOf([ARAGORN, GLOIN, SPIDER]);
    expect(strikeSum(table, table.find('forest-spider.1')!, ['aragorn', 'gloin', 'gloin'])).toMatchObject({
      attack: 5,
      blow: { damage: 4, after: 0 },
    });
  });

  it('wakes enemies at their price, the highest first', () => {
    const bats = { ...SPIDER, key: 'black-forest-bats', id: 'black-forest-bats', price: 15 };
    const table = tableOf([bats, SPIDER]);
    expect(woken(table, 24).map((card) => card.key)).toEqual(['black-forest-bats']);
    expect(woken(table, 25).map((card) => card.key)).toEqual(['forest-spider.1', 'black-forest-bats']);
  });
});

describe('paying', () => {
  const ways = ['aragorn:2', 'aragorn:1 gloin:1', 'gloin:2'].map(splitOf);

  it('asks a hero for one more, and takes it where it lies nearest', () => {
    expect([...shifted(ways, ways[0]!, 'gloin')]).toEqual([
      ['aragorn', 1],
      ['gloin', 1],
    ]);
    expect([...shifted(ways, ways[1]!, 'gloin')]).toEqual([['gloin', 2]]);
  });

  it('lets a hero go free once he gives all he can', () => {
    expect([...shifted(ways, ways[2]!, 'gloin')]).toEqual([['aragorn', 2]]);
  });
});

describe('the score', () => {
  const seats = [{ threat: 37, eliminated: false, hand: [], deck: 0, discard: ['gloin', 'sneak-attack.1'] }];
  const wounded = { ...ARAGORN, damage: 2 };

  it('is told by what it counts', () => {
    const { seen } = tableOf([wounded], {
      seats,
      victory: ['ungoliants-spawn'],
      scores: { faq: 118, '2011': 48 - (printed('ungoliants-spawn').numbers['victory'] ?? 0) },
    });
    expect(scoreParts(seen)).toMatchObject({ threat: 37, heroes: 9, wounds: 2 });
  });

  it('is not taken apart where the table does not show all of it', () => {
    expect(scoreParts(tableOf([wounded], { seats, victory: [], scores: { faq: 90, '2011': 40 } }).seen)).toBeUndefined();
  });

  it('is best where it is least, among games that were won', () => {
    const game = {
      match: 'a',
      variant: 'v',
      seats: 1,
      difficulty: 'standard',
      rules: 'faq',
      isWon: true,
      stage: 3,
      round: 8,
      faq: 120,
      first: 50,
      at: 0,
    };
    expect(bestOf([game, { ...game, match: 'b', faq: 110 }, { ...game, match: 'c', isWon: false, faq: 10 }])?.match).toBe('b');
    expect(bestOf([])).toBeUndefined();
  });
});

describe('what is derived', () => {
  const at = (next: number, more: readonly unknown[] = []): Table => tableOf([], { engine: { todo: [['framework', next], ...more] } });

  it('calls the quest open while cards may come, and settled once its progress is placed', () => {
    expect([9, AFTER_STAGING].map((next) => at(next).questState)).toEqual(['open', 'open']);
    expect(at(AFTER_STAGING + 1).questState).toBe('stands');
    expect(at(AFTER_STAGING + 2, [['quest_progress', 2]]).questState).toBe('stands');
    expect(at(AFTER_STAGING + 3).questState).toBe('settled');
  });

  it('is a card as it is now, by its key', () => {
    expect(tableOf([{ ...ARAGORN, damage: 3 }]).card('aragorn').damage).toBe(3);
    expect(tableOf([]).card('aragorn').damage).toBe(0);
  });
});

describe('what a hand can pay', () => {
  const theodred = { key: 'theodred', id: 'theodred', zone: 'area', seat: 0, spheres: ['leadership'], resources: 1 } as const;
  const eowyn = { key: 'eowyn', id: 'eowyn', zone: 'area', seat: 0, spheres: ['spirit'], resources: 1 } as const;

  it('asks for a hero of the sphere even where a card costs nothing (CARD-5.6)', () => {
    expect(isPayable(tableOf([theodred, eowyn]), 'common-cause')).toBe(true);
    expect(isPayable(tableOf([eowyn]), 'common-cause')).toBe(false);
    expect(isPayable(tableOf([eowyn]), 'a-test-of-will')).toBe(true);
  });

  it('takes nothing from the prisoner (CARD-12.5)', () => {
    const held = { ...theodred, prisoner: true };
    expect(isPayable(tableOf([held, eowyn]), 'common-cause')).toBe(false);
    expect(isPayable(tableOf([held, eowyn]), 'sneak-attack')).toBe(false);
  });
});
