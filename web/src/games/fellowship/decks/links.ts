/** A deck in the part of an address behind the #, which no server sees and no log keeps. Pure. */

import { COPIES } from '../facts';
import { playerCards } from '../printed';
import type { Deck } from './deck';
import { listOf } from './list';
import { type Counts, countsOf } from './reading';

const LONGEST_NAME = 60;

/** "1x1.13x3": the numbers of the cards, with their copies. */
function packed(counts: Counts): string {
  const numbers = new Map(playerCards().map(({ id, numbers: { number = 0 } }) => [id, number]));
  return [...counts].map(([id, count]) => `${numbers.get(id) ?? 0}x${count}`).join('.');
}

export function hashOf({ name, text, copies }: Deck): string {
  return `#deck=${packed(countsOf(text))}&copies=${copies}&name=${encodeURIComponent(name)}`;
}

/** The deck that a hash holds; null where it holds none. */
export function deckOf(hash: string): Deck | null {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  const list = words.get('deck');
  if (list === null || !/^(\d{1,3}x\d(\.|$))+$/.test(list)) return null;
  const ids = new Map(playerCards().map(({ id, numbers: { number = 0 } }) => [number, id]));
  const counts = new Map<string, number>();
  for (const part of list.split('.')) {
    const [number = 0, count = 0] = part.split('x').map(Number);
    const id = ids.get(number);
    if (id !== undefined && count > 0) counts.set(id, count);
  }
  const copies = COPIES.find((one) => one === words.get('copies')) ?? 'any';
  return { name: (words.get('name') ?? '').slice(0, LONGEST_NAME), text: listOf(counts), copies };
}
