/** What a reader is told of a card, in every language. */

import { afterAll, describe, expect, it } from 'vitest';

import { languageReady, t } from '../../i18n';
import { CODES } from '../../languages';
import type { Decision } from '../../net/wire';
import { language } from '../../settings';
import { deedText } from './Answers';
import type { Asking, Question } from './asking';
import { cardOfKey, Table } from './table';
import type { CardView, FellowshipObservation } from './wire';
import { cardName, gistOf, spoken } from './card-words';
import { FellowshipWords } from './words';
import { handWords } from './Zones';

function tableOf(cards: readonly CardView[]): Table {
  return new Table({ cards, seats: [] } as unknown as FellowshipObservation, 0);
}

afterAll(() => (language.value = 'en'));

describe.each(CODES)('the words of a card in %s', (code) => {
  it('tell of a card of the hand what it costs, whether that can be paid, and what it does', async () => {
    language.value = code;
    await languageReady();
    const words = handWords('brok-ironfist', false);
    expect(words).toEqual([`${t('stat-cost')} 6`, t('fellowship-not-payable'), gistOf('brok-ironfist')].filter(Boolean));
    expect(handWords('sneak-attack', true)).toEqual([`${t('stat-cost')} 1`, gistOf('sneak-attack')]);
    expect(words.join(' ')).not.toMatch(/fellowship-|stat-|[{}]/);
  });

  it('begin with the name that is drawn, and tell its shadow cards', async () => {
    language.value = code;
    await languageReady();
    const spider = { ...cardOfKey('forest-spider.1'), zone: 'engaged' } as const;
    const shadow = { ...cardOfKey('wargs.1'), zone: 'shadows', host: 'forest-spider.1' } as const;
    const told = spoken(spider, tableOf([spider, shadow]));
    expect(told.startsWith(cardName('forest-spider.1'))).toBe(true);
    expect(told).toContain(cardName('wargs.1'));
    expect(spoken(spider, tableOf([spider]))).not.toContain(cardName('wargs.1'));
  });

  it('say under the question for a target what the card does with it', async () => {
    language.value = code;
    await languageReady();
    const asked = { kind: 'target', facts: { card: 'theodred' } } as unknown as Decision;
    expect(new FellowshipWords('fellowship', undefined).aside(asked)).toBe(gistOf('theodred'));
    expect(gistOf('theodred')).not.toBe('');
  });

  it('call a deed readying only where the card readies itself', () => {
    const words = new FellowshipWords('fellowship', undefined);
    const asking = { prospectOf: () => ({ effects: { ready: 1 } }) } as unknown as Asking;
    const question = { decision: { kind: 'response', facts: {} } } as unknown as Question;
    const deed = (card: string): string => deedText(asking, words, question, { action: '', parts: { verb: 'use', card } });
    expect(deed('aragorn')).toBe(t('fellowship-deed-ready', { card: cardName('aragorn') }));
    expect(deed('old-forest-road.1')).not.toBe(t('fellowship-deed-ready', { card: cardName('old-forest-road') }));
  });

  it('say what may be done with a verb', async () => {
    language.value = code;
    await languageReady();
    const words = new FellowshipWords('fellowship', undefined);
    for (const verb of ['choose', 'commit', 'attacker', 'attack', 'enemy', 'travel', 'engage', 'anything']) {
      const said = words.deedInFull({ action: '', parts: { verb, card: 'aragorn' } }, 'order');
      expect(said, verb).toContain(cardName('aragorn'));
      expect(said.length, verb).toBeGreaterThan(cardName('aragorn').length);
      expect(said).not.toMatch(/fellowship-|[{}]/);
    }
  });
});
