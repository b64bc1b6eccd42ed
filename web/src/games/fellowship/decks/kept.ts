/** Decks that this browser keeps, by their names, and the one on the table. */

import { persistent } from '../../../settings';
import { COPIES, STARTERS as NAMES } from '../facts';
import { type Deck, NO_DECK } from './deck';

export const LONGEST_NAME = 60;
const MOST_KEPT = 200;

function isDeck(value: unknown): boolean {
  const deck = value as Partial<Deck> | null;
  return (
    typeof deck === 'object' &&
    deck !== null &&
    typeof deck.name === 'string' &&
    typeof deck.text === 'string' &&
    COPIES.some((one) => one === deck.copies)
  );
}

/** Newest first. */
export const keptDecks = persistent<readonly Deck[]>('fellowship-decks', [], (value) => Array.isArray(value) && value.every(isDeck));

/** What is being built, saved or not. */
export const draft = persistent<Deck>('fellowship-deck-draft', NO_DECK, isDeck);

export function keptDeck(name: string): Deck | undefined {
  return keptDecks.value.find((deck) => deck.name === name);
}

/** Keeps a deck under its name, in the place of one that had it. */
export function keepDeck(deck: Deck): void {
  keptDecks.value = [deck, ...keptDecks.value.filter(({ name }) => name !== deck.name)].slice(0, MOST_KEPT);
}

export function forgetDeck(name: string): void {
  keptDecks.value = keptDecks.value.filter((deck) => deck.name !== name);
}

const files = import.meta.glob<string>('../../../../../src/gonfalon/games/fellowship/data/decks/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const sound = import.meta.glob<string>('../../../../../src/gonfalon/players/fellowship/decks/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Lists that have won, by their names (gonfalon.players.fellowship.sound). */
export const SOUND_DECKS: ReadonlyMap<string, string> = new Map(
  Object.entries(sound).map(([path, list]) => [/([^/]+)\.txt$/.exec(path)?.[1] ?? '', list]),
);

/** The lists of the starter decks by their names. */
export const STARTERS: ReadonlyMap<string, string> = new Map(
  NAMES.map((name) => [name, Object.entries(files).find(([path]) => path.endsWith(`/${name}.txt`))?.[1] ?? '']),
);
