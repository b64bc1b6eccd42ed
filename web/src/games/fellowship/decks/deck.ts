/** A deck as this browser keeps it. */

import type { COPIES } from '../facts';

/** What is kept of a deck. copies: "core" for those that one core set holds, "any" for three of each. */
export interface Deck {
  readonly name: string;
  readonly text: string;
  readonly copies: Copies;
}

export type Copies = (typeof COPIES)[number];

export const NO_DECK: Deck = { name: '', text: '', copies: 'core' };
