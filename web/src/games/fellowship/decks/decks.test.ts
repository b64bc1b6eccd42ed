import { describe, expect, it } from 'vitest';

import { PLAYER_TYPES, SPHERES } from '../facts';
import { playerCards, type Printed, printed } from '../printed';
import { allTraits, EVERYTHING, shownCards, toggled } from './filters';
import { STARTERS } from './kept';
import { deckOf, hashOf } from './links';
import { DEAREST, isMarkup, listOf, rewritten, summaryOf, withCopies } from './list';
import { countsOf, decoded, hasLoneHero, readingOf, remember } from './reading';

const text = (name: string): string => STARTERS.get(name) ?? '';

describe('a deck list', () => {
  it('is read here only in the form of this page', () => {
    expect([...countsOf('1x Gimli\n\n// mine\n3x Feint\n1x Feint')]).toEqual([
      ['gimli', 1],
      ['feint', 4],
    ]);
    const others = [
      '3x Feint\nSideboard\n2x Gandalf',
      '1x Aragorn (The Watcher in the Water)',
      'Feint (3)',
      '3x feint',
      '# Sideboard\n2x Gandalf',
      '3x Feint # two',
    ];
    expect(others.map(readingOf)).toEqual(others.map(() => null));
    remember(others[0] ?? '', { parts: [{ line: 1, id: 'feint', count: 3 }], leftOut: [] });
    expect([...countsOf(others[0] ?? '')]).toEqual([['feint', 3]]);
  });

  it('from a file is read in its encoding', () => {
    const bytes = (...values: readonly number[]): ArrayBuffer => new Uint8Array(values).buffer;
    expect(decoded(bytes(0x54, 0x68, 0xe9, 0x6f))).toBe('Th\u00e9o');
    expect(decoded(bytes(0xef, 0xbb, 0xbf, 0x54, 0xc3, 0xa9))).toBe('T\u00e9');
    expect(decoded(bytes(0xff, 0xfe, 0x54, 0x00))).toBe('T');
  });

  it('says whether its hero is alone', () => {
    expect(['Gimli\n3x Feint', 'Gimli\nLegolas', '3x Feint', ''].map(hasLoneHero)).toEqual([true, false, false, false]);
  });

  it('changes in one line only', () => {
    const before = '1x Gimli\n\n// mine\n2x Feint\n1x Balrog\n';
    const parts = [
      { line: 1, id: 'gimli', count: 1 },
      { line: 4, id: 'feint', count: 2 },
    ];
    const set = (text: string, id: string, count: number): string =>
      withCopies({ text, parts: text === before ? parts : (readingOf(text)?.parts ?? []) }, id, count).text;
    expect(set(before, 'feint', 3)).toBe('1x Gimli\n\n// mine\n3x Feint\n1x Balrog\n');
    expect(set(before, 'feint', 0)).toBe('1x Gimli\n\n// mine\n1x Balrog\n');
    expect(set(before, 'legolas', 1)).toBe('1x Gimli\n1x Legolas\n\n// mine\n2x Feint\n1x Balrog\n');
    expect(set('', 'gandalf', 2)).toBe('2x Gandalf\n');
    expect(set('2x Gandalf\n', 'gimli', 1)).toBe('1x Gimli\n\n2x Gandalf\n');
  });

  it('gets new cards before its sideboard, and keeps what else stands in a line', () => {
    const text = 'Heroes: Gimli, Legolas\n\nSideboard\n2x Gandalf\n';
    const parts = [
      { line: 1, id: 'gimli', count: 1 },
      { line: 1, id: 'legolas', count: 1 },
    ];
    expect(withCopies({ text, parts }, 'feint', 3)).toEqual({
      text: 'Heroes: Gimli, Legolas\n\n3x Feint\n\nSideboard\n2x Gandalf\n',
      parts: [...parts, { line: 3, id: 'feint', count: 3 }],
    });
    expect(withCopies({ text, parts }, 'gimli', 0).text).toBe('1x Legolas\n\nSideboard\n2x Gandalf\n');
  });

  it('takes the place of a file of another program', () => {
    expect([isMarkup('\ufeff<?xml ?><deck>'), isMarkup('1x Gimli')]).toEqual([true, false]);
    expect(rewritten([{ line: 3, id: 'gimli', count: 1 }], ['1x Balrog'])).toBe('1x Gimli\n\n1x Balrog\n');
  });

  it('goes into a link and back', () => {
    const deck = { name: 'The Steward’s road & more', text: text('leadership'), copies: 'core' as const };
    const back = deckOf(hashOf(deck));
    expect(back?.name).toBe(deck.name);
    expect(new Map(countsOf(back?.text ?? ''))).toEqual(new Map(countsOf(deck.text)));
    expect(deckOf('#brings=x')).toBeNull();
    expect(deckOf('#deck=1xx3')).toBeNull();
  });

  it('is summed up', () => {
    const summary = summaryOf(countsOf(text('spirit')));
    expect([...summary.heroes].sort()).toEqual(['dunhere', 'eleanor', 'eowyn']);
    expect([summary.threat, summary.size]).toEqual([24, 30]);
    expect([summary.curve.reduce((sum, count) => sum + count, 0), summary.variable]).toEqual([27, 3]);
    expect(summary.spheres).toEqual([
      ['spirit', 29],
      ['neutral', 1],
    ]);
    expect(summary.traits[0]?.[1]).toBeGreaterThan(1);
  });

  it('is written in order', () => {
    expect(listOf(countsOf('2x Gandalf\n1x Gimli\n1x Feint'))).toBe('1x Gimli\n\n2x Gandalf\n\n1x Feint\n');
  });
});

describe('the filters', () => {
  const words = (card: { readonly id: string }): string => printed(card.id).title.toLowerCase();

  it('narrow together', () => {
    const shown = shownCards({ ...EVERYTHING, spheres: ['spirit'], types: ['ally'], costs: [3] }, new Map(), words);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every(({ sphere, type, cost }) => sphere === 'spirit' && type === 'ally' && cost === 3)).toBe(true);
    expect(shownCards({ ...EVERYTHING, words: 'gandalf' }, new Map(), words).map(({ id }) => id)).toEqual(['gandalfs-search', 'gandalf']);
    expect(shownCards({ ...EVERYTHING, isInDeck: true }, new Map([['feint', 1]]), words).map(({ id }) => id)).toEqual(['feint']);
    expect(shownCards({ ...EVERYTHING, trait: 'spider' }, new Map(), words)).toEqual([]);
  });

  it('show each card under its own sphere, type, cost and traits, and under no other', () => {
    const all = playerCards();
    const idsOf = (change: Partial<typeof EVERYTHING>): readonly string[] =>
      shownCards({ ...EVERYTHING, ...change }, new Map(), words)
        .map(({ id }) => id)
        .sort();
    const expected = (fits: (card: Printed) => boolean): readonly string[] =>
      all
        .filter(fits)
        .map(({ id }) => id)
        .sort();
    expect(idsOf({}).length).toBe(all.length);
    for (const sphere of SPHERES) expect(idsOf({ spheres: [sphere] }), sphere).toEqual(expected((card) => card.sphere === sphere));
    for (const type of PLAYER_TYPES) expect(idsOf({ types: [type] }), type).toEqual(expected((card) => card.type === type));
    for (const cost of [1, 2, 3, 4]) expect(idsOf({ costs: [cost] }), String(cost)).toEqual(expected((card) => card.cost === cost));
    expect(idsOf({ costs: [DEAREST] })).toEqual(expected((card) => Number(card.cost) >= DEAREST));
    for (const trait of allTraits()) expect(idsOf({ trait }), trait).toEqual(expected((card) => card.traits.includes(trait)));
    for (const found of [...SPHERES.map((sphere) => idsOf({ spheres: [sphere] })), ...allTraits().map((trait) => idsOf({ trait }))])
      expect(found).not.toEqual([]);
  });

  it('are toggled', () => {
    expect(toggled(toggled([1], 2), 1)).toEqual([2]);
  });
});
