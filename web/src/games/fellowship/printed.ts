/** The printed facts of the cards. */

import { CARDS, PLAYER_TYPES, type Printed } from './facts';

export type { Printed };

const BY_ID: ReadonlyMap<string, Printed> = new Map(CARDS.map((card) => [card.id, card]));
const TOKEN: Printed = {
  id: '',
  title: '',
  type: 'enemy',
  sphere: '',
  unique: false,
  cost: '',
  numbers: {},
  traits: [],
  keywords: [],
  set: '',
  picture: null,
};

/** A card by its id; enemies that are no cards of their own have nothing printed. */
export function printed(id: string): Printed {
  return BY_ID.get(id) ?? { ...TOKEN, id };
}

/** Is there a card of this id? */
export function isCard(id: string): boolean {
  return BY_ID.has(id);
}

/** The id in a key: `forest-spider.2` is a copy of `forest-spider`. */
export function idOf(key: string): string {
  return key.replace(/\.\d+$/, '');
}

/** Every card that a deck may hold, heroes first, in the order of their numbers. */
export function playerCards(): readonly Printed[] {
  return CARDS.filter(({ id }) => isPlayerCard(id));
}

export function isPlayerCard(id: string): boolean {
  return PLAYER_TYPES.includes(printed(id).type);
}

/** The number of a keyword, 1 for one without, 0 where the card lacks it. */
export function keyword(id: string, name: string): number {
  const found = printed(id).keywords.find((one) => one.split(' ')[0] === name);
  return found === undefined ? 0 : Number(found.split(' ')[1] ?? 1);
}
