/** Deck lists: the common "3x Name" text, read and changed line by line. What a list may hold is judged by the server. Pure. */

import { playerCards, type Printed, printed } from '../printed';

/** Copies by card id, in the order of the list. */
export type Counts = ReadonlyMap<string, number>;

const LINE = /^(?:(\d+)\s*[xX]\s+)?(.+?)(?:\s*\(.*\))?$/;
const HEADINGS = new Set(['hero', 'heroes', 'ally', 'allies', 'attachment', 'attachments', 'event', 'events', 'sideboard', 'deck']);

/** A name as it is compared: no accents, no case, no punctuation. */
export function plain(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/[^a-z0-9]+/g, ' ').trim();
}

const byName = new Map<string, Printed>(playerCards().flatMap((card) => [[plain(card.title), card], [plain(card.id), card]] as const));

interface Line {
  readonly card: Printed;
  readonly count: number;
}

/** The card and copies of a line; undefined where it names none. */
function readLine(raw: string): Line | undefined {
  const line = (raw.split('#')[0] ?? '').trim();
  if (line === '' || line.startsWith('//') || HEADINGS.has(plain(line.replace(/\(\d+\)/g, '')))) return undefined;
  const [, count = '1', name = ''] = LINE.exec(line) ?? [];
  const card = byName.get(plain(name)) ?? byName.get(plain(line));
  return card && { card, count: Math.min(99, Number(count)) };
}

export function countsOf(text: string): Counts {
  const counts = new Map<string, number>();
  for (const raw of text.split('\n')) {
    const line = readLine(raw);
    if (line && line.count > 0) counts.set(line.card.id, (counts.get(line.card.id) ?? 0) + line.count);
  }
  return counts;
}

/** Does a list name a single hero? Alone at Escape from Dol Guldur it is lost at once (CARD-3.17). */
export function hasLoneHero(text: string): boolean {
  return [...countsOf(text).keys()].filter((id) => printed(id).type === 'hero').length === 1;
}

/** Where a new line of this card goes: behind the last of its type, heroes at the top, anything else at the end. */
function placeFor(lines: readonly string[], card: Printed): number {
  const types = lines.map((raw) => readLine(raw)?.card.type);
  const last = types.lastIndexOf(card.type);
  if (last >= 0) return last + 1;
  return card.type === 'hero' ? 0 : lines.length;
}

function added(lines: readonly string[], card: Printed, line: string): readonly string[] {
  const at = placeFor(lines, card);
  const before = lines.slice(0, at);
  const after = lines.slice(at);
  const isFirst = !lines.some((raw) => readLine(raw)?.card.type === card.type);
  const gapBefore = isFirst && before.length > 0 && before.at(-1)?.trim() !== '' ? [''] : [];
  const gapAfter = isFirst && after.length > 0 && after[0]?.trim() !== '' ? [''] : [];
  return [...before, ...gapBefore, line, ...gapAfter, ...after];
}

/** The list with so many copies of a card; every other line stays as it is. */
export function withCopies(text: string, id: string, count: number): string {
  const card = printed(id);
  const line = `${count}x ${card.title}`;
  const lines = text.trimEnd() === '' ? [] : text.trimEnd().split('\n');
  const first = lines.findIndex((raw) => readLine(raw)?.card.id === id);
  if (first < 0) return count === 0 ? text : [...added(lines, card, line), ''].join('\n');
  const kept = lines.flatMap((raw, index) => {
    if (readLine(raw)?.card.id !== id) return [raw];
    return index === first && count > 0 ? [line] : [];
  });
  return [...kept, ''].join('\n');
}

const TYPES = ['hero', 'ally', 'attachment', 'event'];
export const SPHERES = ['leadership', 'tactics', 'spirit', 'lore', 'neutral'];

function costOf(card: Printed): number {
  return typeof card.cost === 'number' ? card.cost : 0;
}

/** By type, sphere, cost and name: the order in which cards are shown. */
export function compareCards(a: Printed, b: Printed): number {
  return TYPES.indexOf(a.type) - TYPES.indexOf(b.type) || bySphere(a, b);
}

export function bySphere(a: Printed, b: Printed): number {
  return SPHERES.indexOf(a.sphere) - SPHERES.indexOf(b.sphere) || costOf(a) - costOf(b) || a.title.localeCompare(b.title);
}

/** A list in order, as one would hand it on. */
export function listOf(counts: Counts): string {
  const cards = [...counts].map(([id, count]) => ({ card: printed(id), count })).sort((a, b) => compareCards(a.card, b.card));
  const blocks = TYPES.map((type) => cards.filter(({ card }) => card.type === type).map(({ card, count }) => `${count}x ${card.title}`));
  return blocks.filter((block) => block.length > 0).map((block) => `${block.join('\n')}\n`).join('\n');
}

export const DEAREST = 5;

/** A share of the deck: a sphere or a trait and its cards. */
export type Share = readonly [name: string, count: number];

export interface Summary {
  readonly heroes: readonly string[];
  /** Sum of the heroes' threat costs. */
  readonly threat: number;
  /** Cards beside the heroes. */
  readonly size: number;
  /** Of cards with a number as their cost. */
  readonly meanCost: number;
  /** Cards by cost; the last for everything of DEAREST and more. */
  readonly curve: readonly number[];
  /** Cards of cost X. */
  readonly variable: number;
  /** Without heroes, in the order of SPHERES. */
  readonly spheres: readonly Share[];
  /** Heroes and allies, most frequent first. */
  readonly traits: readonly Share[];
}

function tally(pairs: readonly Share[]): readonly Share[] {
  const found = new Map<string, number>();
  for (const [name, count] of pairs) found.set(name, (found.get(name) ?? 0) + count);
  return [...found];
}

export function summaryOf(counts: Counts): Summary {
  const all = [...counts].map(([id, count]) => ({ card: printed(id), count }));
  const heroes = all.filter(({ card }) => card.type === 'hero').map(({ card }) => card);
  const cards = all.filter(({ card }) => card.type !== 'hero');
  const size = cards.reduce((sum, { count }) => sum + count, 0);
  const priced = cards.filter(({ card }) => typeof card.cost === 'number');
  const copies = priced.reduce((sum, { count }) => sum + count, 0);
  const curve = Array.from({ length: DEAREST + 1 }, (_, cost) => priced.filter(({ card }) => Math.min(DEAREST, costOf(card)) === cost).reduce((sum, { count }) => sum + count, 0));
  const people = all.filter(({ card }) => ['hero', 'ally'].includes(card.type));
  const spheres = tally(cards.map(({ card, count }) => [card.sphere, count]));
  return {
    heroes: heroes.map(({ id }) => id),
    threat: heroes.reduce((sum, { numbers }) => sum + (numbers['threat_cost'] ?? 0), 0),
    size,
    meanCost: copies === 0 ? 0 : priced.reduce((sum, { card, count }) => sum + costOf(card) * count, 0) / copies,
    curve,
    variable: size - copies,
    spheres: SPHERES.flatMap((name) => spheres.filter(([sphere]) => sphere === name)),
    traits: [...tally(people.flatMap(({ card, count }) => card.traits.map((trait) => [trait, count] as const)))].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])),
  };
}
