/** Which cards the list shows. Pure, but for the words that a search looks through. */

import { PLAYER_TYPES } from '../facts';
import { playerCards, type Printed } from '../printed';
import { bySphere, DEAREST, plain } from './list';
import type { Counts } from './reading';

export const ORDERS = ['sphere', 'cost', 'type', 'name'] as const;
export type Order = (typeof ORDERS)[number];

/** Empty sets and texts ask for nothing. */
export interface Filters {
  readonly words: string;
  readonly spheres: readonly string[];
  readonly types: readonly string[];
  readonly costs: readonly number[];
  readonly trait: string;
  readonly isInDeck: boolean;
  readonly order: Order;
}

export const EVERYTHING: Filters = { words: '', spheres: [], types: [], costs: [], trait: '', isInDeck: false, order: 'sphere' };

/** A list with a value put in, or taken out if it is there. */
export function toggled<T>(list: readonly T[], value: T): readonly T[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}

/** Everything printed on a card in the player's language, as it is compared. */
export type WordsOf = (card: Printed) => string;

function costStep(card: Printed): number {
  if (card.type === 'hero') return -1;
  return typeof card.cost === 'number' ? Math.min(DEAREST, card.cost) : 0;
}

/** How a card is told from others in the player's language: folded like `plain`, but keeping every script. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}

const ORDER_OF: Readonly<Record<Order, (a: Printed, b: Printed) => number>> = {
  sphere: bySphere,
  cost: (a, b) => costStep(a) - costStep(b) || bySphere(a, b),
  type: (a, b) => PLAYER_TYPES.indexOf(a.type) - PLAYER_TYPES.indexOf(b.type) || bySphere(a, b),
  name: (a, b) => plain(a.title).localeCompare(plain(b.title)),
};

export function shownCards(filters: Filters, counts: Counts, wordsOf: WordsOf): readonly Printed[] {
  const words = folded(filters.words).split(/\s+/).filter(Boolean);
  const fits = (card: Printed): boolean =>
    (filters.spheres.length === 0 || filters.spheres.includes(card.sphere)) &&
    (filters.types.length === 0 || filters.types.includes(card.type)) &&
    (filters.costs.length === 0 || filters.costs.includes(costStep(card))) &&
    (filters.trait === '' || card.traits.includes(filters.trait)) &&
    (!filters.isInDeck || counts.has(card.id)) &&
    words.every((word) => wordsOf(card).includes(word));
  return playerCards().filter(fits).sort(ORDER_OF[filters.order]);
}

export function allTraits(): readonly string[] {
  return [...new Set(playerCards().flatMap(({ traits }) => traits))].sort();
}
