/** The printed facts of the cards, read from the data file of the rules. */

import source from '../../../../src/gonfalon/games/fellowship/data/core.toml?raw';

export interface Printed {
  readonly id: string;
  /** As the card prints it, in English: deck lists name cards so. */
  readonly title: string;
  readonly type: string;
  /** "" for cards without one. */
  readonly sphere: string;
  readonly unique: boolean;
  /** A number, "X", or "" for cards that are never paid for. */
  readonly cost: number | string;
  /** Printed numbers by their name in the data file; a card without the number lacks the name. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly traits: readonly string[];
  readonly keywords: readonly string[];
  /** Encounter set, "" for cards of the players. */
  readonly set: string;
}

type Value = string | number | boolean | readonly string[];

/** A value of the data file: a text, a whole number, a truth, or a list of texts. */
function valueOf(text: string): Value {
  if (text === 'true' || text === 'false') return text === 'true';
  if (text.startsWith('[')) return [...text.matchAll(/"([^"]*)"/g)].map(([, word = '']) => word);
  return text.startsWith('"') ? text.slice(1, -1) : Number(text);
}

function printedOf(fields: Readonly<Record<string, Value>>, isQuest: boolean): Printed {
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');
  const list = (name: string): readonly string[] => (Array.isArray(fields[name]) ? (fields[name] as readonly string[]) : []);
  const numbers = Object.entries(fields).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  const cost = fields['cost'];
  return {
    id: text('id'),
    title: text('title'),
    type: isQuest ? 'quest' : text('type'),
    sphere: text('sphere'),
    unique: fields['unique'] === true,
    cost: typeof cost === 'number' || typeof cost === 'string' ? cost : '',
    numbers: Object.fromEntries(numbers),
    traits: list('traits'),
    keywords: list('keywords'),
    set: text('set'),
  };
}

/** Every card of a data file by its id. */
export function readCards(text: string): ReadonlyMap<string, Printed> {
  const found = new Map<string, Printed>();
  for (const block of text.split(/^\[\[/m).slice(1)) {
    const fields: Record<string, Value> = {};
    for (const [, name = '', value = ''] of block.matchAll(/^(\w+) = (.+)$/gm)) fields[name] = valueOf(value.trim());
    const card = printedOf(fields, block.startsWith('quest'));
    found.set(card.id, card);
  }
  return found;
}

const CARDS = readCards(source);
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
};

/** A card by its id; enemies that are no cards of their own have nothing printed. */
export function printed(id: string): Printed {
  return CARDS.get(id) ?? { ...TOKEN, id };
}

/** Is there a card of this id? */
export function isCard(id: string): boolean {
  return CARDS.has(id);
}

/** The id in a key: `forest-spider.2` is a copy of `forest-spider`. */
export function idOf(key: string): string {
  return key.replace(/\.\d+$/, '');
}

/** Every card that a deck may hold, heroes first, in the order of their numbers. */
export function playerCards(): readonly Printed[] {
  return [...CARDS.values()].filter(({ id }) => isPlayerCard(id));
}

export function isPlayerCard(id: string): boolean {
  return ['hero', 'ally', 'attachment', 'event'].includes(printed(id).type);
}

/** The number of a keyword, 1 for one without, 0 where the card lacks it. */
export function keyword(id: string, name: string): number {
  const found = printed(id).keywords.find((one) => one.split(' ')[0] === name);
  return found === undefined ? 0 : Number(found.split(' ')[1] ?? 1);
}
