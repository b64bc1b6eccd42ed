/** What lies in the box: the kinds of cards, and the heroes with their numbers. All figures come from the cards. */

import type { JSX } from 'preact';

import { t } from '../../i18n';
import { PieceTable } from '../../shell/PieceTable';
import { cardName } from './card-words';
import { CARDS } from './facts';
import { Sign, type SignName } from './icons';

const HERO_NUMBERS = [
  ['willpower', 'willpower'],
  ['attack', 'attack'],
  ['defense', 'defense'],
  ['hit_points', 'hit_points'],
  ['threat_cost', 'threat'],
] as const;
const SIGNS: Readonly<Record<string, SignName>> = {
  hero: 'sword',
  ally: 'defense',
  attachment: 'ring',
  event: 'star',
  enemy: 'orc',
  location: 'mountain',
  treachery: 'skull',
  objective: 'key',
  quest: 'scroll',
};

const copies = (type: string): number => CARDS.reduce((sum, card) => sum + (card.type === type ? (card.numbers['quantity'] ?? 1) : 0), 0);

/** The kinds in the order of the cards. */
export function KindsTable(): JSX.Element {
  const types = [...new Set(CARDS.map(({ type }) => type))];
  return (
    <PieceTable
      caption={t('fellowship-kinds')}
      first={t('fellowship-kinds-kind')}
      heads={[{ text: t('fellowship-kinds-different') }, { text: t('rules-pieces-count') }]}
      rows={types.map((type) => ({
        id: type,
        picture: <Sign name={SIGNS[type] ?? 'scroll'} />,
        name: t(`cardtype-${type}`),
        does: t(`fellowship-kind-${type}`),
        numbers: [CARDS.filter((card) => card.type === type).length, copies(type)],
      }))}
    />
  );
}

export function HeroesTable(): JSX.Element {
  const heroes = CARDS.filter(({ type }) => type === 'hero');
  return (
    <PieceTable
      caption={t('fellowship-heroes')}
      first={t('cardtype-hero')}
      heads={HERO_NUMBERS.map(([number, sign]) => ({ text: t(`stat-${number}`), sign: <Sign name={sign} /> }))}
      rows={heroes.map(({ id, sphere, numbers }) => ({
        id,
        picture: <Sign name={sphere as SignName} />,
        name: cardName(id),
        does: t(`sphere-${sphere}`),
        numbers: HERO_NUMBERS.map(([number]) => numbers[number] ?? ''),
      }))}
    />
  );
}
