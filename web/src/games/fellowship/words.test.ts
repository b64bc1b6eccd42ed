/** What a reader is told of a card, in every language. */

import { afterAll, describe, expect, it } from 'vitest';

import { languageReady, t } from '../../i18n';
import { CODES } from '../../languages';
import type { Decision, Event } from '../../net/wire';
import { language } from '../../settings';
import { deedText } from './Answers';
import type { Asking, Question } from './asking';
import { cardOfKey, Table } from './table';
import type { CardView, FellowshipObservation } from './wire';
import { cardName, gistOf, spoken } from './card-words';
import { endTitle } from './end-words';
import { FellowshipWords } from './words';
import { againText, shadowTexts, whatFollows } from './Margin';
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

  it('tell of the prisoner that it is one, and of no number', async () => {
    language.value = code;
    await languageReady();
    const held = { ...cardOfKey('theodred'), zone: 'area', prisoner: true } as const;
    const told = spoken(held, tableOf([held]));
    expect(told).toContain(t('card-prisoner'));
    expect(told).toContain(t('fellowship-is-prisoner'));
    for (const name of ['ready', 'exhausted']) expect(told).not.toContain(t(`fellowship-is-${name}`));
    expect(told).not.toMatch(/\d/);
  });

  it('say what is done to a card that is discarded, struck or given something, not what it could do itself', async () => {
    language.value = code;
    await languageReady();
    const words = new FellowshipWords('fellowship', undefined);
    const option = { action: '', parts: { verb: 'choose', card: 'beravor' } };
    const deeds = ['discard', 'undefended', 'host', 'take', 'target'].map((kind) => words.deedInFull(option, kind));
    expect(new Set(deeds).size).toBe(deeds.length);
    for (const deed of deeds) expect(deed).toContain(cardName('beravor'));
    for (const kind of ['discard', 'undefended', 'defender', 'host', 'target', 'cost'])
      expect(whatFollows('beravor', 'choose', kind, 'faq')).toBe('');
    expect(whatFollows('beravor', 'use', 'window', 'faq')).toBe(gistOf('beravor'));
    expect(whatFollows('necromancers-pass', 'choose', 'travel', 'faq')).toBe(gistOf('necromancers-pass'));
  });

  it('say what a shadow would do to a defender who stands without it', async () => {
    language.value = code;
    await languageReady();
    const enemy = { ...cardOfKey('chieftan-ufthak'), zone: 'engaged' } as const;
    const shadow = { ...cardOfKey('wargs.1'), key: '', zone: 'shadows', host: 'chieftan-ufthak' } as const;
    const asked = { decision: { kind: 'defender', facts: { card: 'chieftan-ufthak' } } } as unknown as Question;
    const said = (attack: number): readonly string[] => {
      const beravor = { ...cardOfKey('beravor'), zone: 'area' } as const;
      return shadowTexts(tableOf([{ ...enemy, attack }, beravor, shadow]), asked, 'beravor');
    };
    expect(said(3)).toHaveLength(2);
    expect(said(6)).toEqual([]);
  });

  it('say of an objective what claiming it takes', async () => {
    language.value = code;
    await languageReady();
    expect(whatFollows('gandalfs-map', 'use', 'window', 'faq')).toContain('2');
    expect(whatFollows('gandalfs-map', 'use', 'window', 'faq')).not.toBe(gistOf('gandalfs-map'));
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

describe('the end of a lost game', () => {
  const words = new FellowshipWords('fellowship', undefined);
  const lost = (threat: number): FellowshipObservation =>
    ({ variant: 'escape-from-dol-guldur', seats: [{ threat }] }) as unknown as FellowshipObservation;

  it('says what lost it, as the end card does', async () => {
    language.value = 'en';
    await languageReady();
    words.lostBy = endTitle(lost(34), false, 'all_eliminated');
    expect(words.ending('all_eliminated', 'loser', '')).toBe('No hero is left.');
    words.lostBy = endTitle(lost(50), false, 'all_eliminated');
    expect(words.ending('all_eliminated', 'loser', '')).toBe('The Eye has found you.');
  });

  it('names both where that is not known', () => {
    words.lostBy = '';
    expect(words.ending('all_eliminated', 'loser', '')).toContain('No hero is left, or');
  });
});

describe('how a chosen answer is sent', () => {
  it('names no key on a touch screen', async () => {
    language.value = 'en';
    await languageReady();
    expect(againText(false)).toContain('Enter');
    expect(againText(true)).toBe('Tap it again.');
  });

  it('and what came is told as a deed', () => {
    const gets = { kind: 'resources', facts: { card: 'chieftan-ufthak.1', amount: 1 } } as unknown as Event;
    expect(new FellowshipWords('fellowship', undefined).event(gets)).toMatch(/Ufthak gets resources: 1/);
  });
});
