/** What a card is called and what it says: its name, kind, keywords and abilities. */

import { hasText, inOneLine, t } from '../../i18n';
import { readable } from '../../names';
import { idOf, printed } from './printed';
import type { Table } from './table';
import type { CardView } from './wire';

/** So long the pointer moves over something before it is opened to be read. */
export const HOVER_MS = 300;
const TIMINGS = ['passive', 'setup', 'attach', 'action', 'response', 'forced', 'revealed', 'travel', 'shadow'];

export function cardName(key: string): string {
  if (key === '') return t('fellowship-face-down');
  const id = `card-${idOf(key)}`;
  return hasText(id) ? t(id) : readable(idOf(key));
}

export function cardNames(keys: readonly string[]): string {
  return inOneLine(keys.map(cardName));
}

export function gistOf(id: string): string {
  return hasText(`gist-${id}`) ? t(`gist-${id}`) : '';
}

/** One ability of a card in our words. */
export interface Clause {
  readonly timing: string;
  readonly text: string;
}

/** The abilities of a card under a rule set ("faq" or "2011"), what its shadow does last. */
export function clausesOf(id: string, rules: string): readonly Clause[] {
  return TIMINGS.flatMap((timing) =>
    ['', '2', '3'].flatMap((nth) => {
      const common = `clause-${id}-${timing}${nth}`;
      const own = `${common}-2011`;
      const text = rules === '2011' && hasText(own) ? own : common;
      return hasText(text) ? [{ timing, text: t(text) }] : [];
    }),
  );
}

/** Does the face of this card do something as a shadow? */
export const hasShadow = (id: string): boolean => clausesOf(id, 'faq').some(({ timing }) => timing === 'shadow');

/** "When revealed", "Doomed": what makes a card do something by itself. */
export function timingName(timing: string): string {
  return t(hasText(`timing-${timing}`) ? `timing-${timing}` : `keyword-${timing}`);
}

export interface Keyword {
  readonly name: string;
  readonly help: string;
}

export function keywordsOf(id: string): readonly Keyword[] {
  const words = printed(id).keywords.map((one) => one.split(' '));
  if (printed(id).numbers['victory'] !== undefined) words.push(['victory', String(printed(id).numbers['victory'])]);
  return words.map(([word = '', number = '']) => ({
    name: [t(`keyword-${word}`), number].filter(Boolean).join(' '),
    help: hasText(`keyword-${word}-help`) ? t(`keyword-${word}-help`) : '',
  }));
}

export function traitsOf(traits: readonly string[]): string {
  return traits.map((trait) => (hasText(`trait-${trait}`) ? t(`trait-${trait}`) : readable(trait))).join(' · ');
}

/** "Hero · Leadership" */
export function kindOf(id: string): string {
  const { type, sphere } = printed(id);
  const sort = t(`cardtype-${type}`);
  return sphere === '' ? sort : `${sort} · ${t(`sphere-${sphere}`)}`;
}

/** A card as a screen reader hears it. */
export function spoken(card: CardView, table: Table, extra: readonly string[] = []): string {
  if (card.key === '') return t('fellowship-face-down');
  const said = [cardName(card.key), kindOf(card.id)];
  const { type } = printed(card.id);
  if (card.prisoner) return [...said, t('card-prisoner'), t('fellowship-is-prisoner'), ...extra].join(', ');
  if (card.zone === 'area') {
    said.push(t(card.exhausted ? 'fellowship-is-exhausted' : 'fellowship-is-ready'));
    if (card.committed) said.push(t('fellowship-is-committed'));
  }
  const numbers: readonly (keyof CardView)[] = ['willpower', 'threat', 'price', 'attack', 'defense'];
  const isPerson = type === 'hero' || type === 'ally';
  for (const name of numbers) {
    const value = card[name];
    const isTold =
      (name === 'willpower' && isPerson) ||
      (['attack', 'defense'].includes(name) && (isPerson || type === 'enemy')) ||
      (name === 'threat' && ['enemy', 'location'].includes(type)) ||
      (name === 'price' && card.price >= 0);
    if (isTold) said.push(`${t(`fellowship-stat-${name}`)} ${String(value)}`);
  }
  if (card.hit_points > 0) said.push(t('fellowship-hits-of', { left: Math.max(0, card.hit_points - card.damage), all: card.hit_points }));
  if (card.points > 0) said.push(t('fellowship-progress-of', { progress: card.progress, points: card.points }));
  if (card.resources > 0) said.push(t('fellowship-resources', { count: card.resources }));
  const under = table.under(card);
  if (under.length > 0) said.push(t('fellowship-with', { cards: cardNames(under.map((one) => one.key)) }));
  const shadows = table.shadows(card);
  if (shadows.length > 0) said.push(t('fellowship-has-shadows', { cards: cardNames(shadows.map((one) => one.key)) }));
  return [...said, ...extra].join(', ');
}
