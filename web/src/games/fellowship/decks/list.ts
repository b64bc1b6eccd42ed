/** Deck lists: changed line by line, put in order, summed up. What a text says is read in `reading.ts`. Pure. */

import type { ReadPart } from '../../../net/wire';
import { PLAYER_TYPES, SPHERES } from '../facts';
import { type Printed, printed } from '../printed';
import { type Counts, sumOf } from './reading';

/** A name as it is compared: no accents, no case, no punctuation. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A line with the cards that it names. */
interface Row {
  readonly raw: string;
  readonly parts: readonly ReadPart[];
}

function lineOf(id: string, count: number): Row {
  return { raw: `${count}x ${printed(id).title}`, parts: [{ line: 0, id, count }] };
}

/** Where a new line of this card goes: behind the last of its type, heroes at the top, anything else behind the list, before what is left out. */
function placeFor(rows: readonly Row[], type: string): number {
  const last = rows.findLastIndex(({ parts }) => parts.some(({ id }) => printed(id).type === type));
  if (last >= 0) return last + 1;
  const first = rows.findIndex(({ parts }) => parts.length > 0);
  return type === 'hero' ? Math.max(0, first) : rows.findLastIndex(({ parts }) => parts.length > 0) + 1;
}

function added(rows: readonly Row[], id: string, row: Row): readonly Row[] {
  const { type } = printed(id);
  const at = placeFor(rows, type);
  const [before, after] = [rows.slice(0, at), rows.slice(at)];
  const gap: Row = { raw: '', parts: [] };
  const isFirst = !rows.some(({ parts }) => parts.some((part) => printed(part.id).type === type));
  const gapBefore = isFirst && before.length > 0 && before.at(-1)?.raw.trim() !== '' ? [gap] : [];
  const gapAfter = isFirst && after.length > 0 && after[0]?.raw.trim() !== '' ? [gap] : [];
  return [...before, ...gapBefore, row, ...gapAfter, ...after];
}

/** A list and what is read in it. */
export interface ReadList {
  readonly text: string;
  readonly parts: readonly ReadPart[];
}

/** The list with so many copies of a card; every other line stays as it is. */
export function withCopies({ text, parts }: ReadList, id: string, count: number): ReadList {
  const lines = text.trimEnd() === '' ? [] : text.trimEnd().split(/\r\n?|\n/);
  const rows: readonly Row[] = lines.map((raw, index) => ({ raw, parts: parts.filter(({ line }) => line === index + 1) }));
  const isThere = rows.some((row) => row.parts.some((part) => part.id === id));
  if (!isThere && count === 0) return { text, parts };
  let isSet = false;
  const changed = rows.flatMap((row) => {
    if (!row.parts.some((part) => part.id === id)) return [row];
    const others = row.parts.filter((part) => part.id !== id).map((part) => lineOf(part.id, part.count));
    const own = isSet || count === 0 ? [] : [lineOf(id, count)];
    isSet = true;
    return [...own, ...others];
  });
  const found = isThere ? changed : added(rows, id, lineOf(id, count));
  return {
    text: [...found.map(({ raw }) => raw), ''].join('\n'),
    parts: found.flatMap((row, index) => row.parts.map((part) => ({ ...part, line: index + 1 }))),
  };
}

/** Is a text a file of another program, which cannot be changed line by line? */
export function isMarkup(text: string): boolean {
  return /^[\s\ufeff]*</.test(text);
}

/** What is read in a file of another program, as a list. unread: lines of it that name no card that is here. */
export function rewritten(parts: readonly ReadPart[], unread: readonly string[]): string {
  const list = listOf(sumOf(parts));
  return unread.length === 0 ? list : `${list}\n${unread.join('\n')}\n`;
}

function costOf(card: Printed): number {
  return typeof card.cost === 'number' ? card.cost : 0;
}

/** By type, sphere, cost and name: the order in which cards are shown. */
export function compareCards(a: Printed, b: Printed): number {
  return PLAYER_TYPES.indexOf(a.type) - PLAYER_TYPES.indexOf(b.type) || bySphere(a, b);
}

export function bySphere(a: Printed, b: Printed): number {
  return SPHERES.indexOf(a.sphere) - SPHERES.indexOf(b.sphere) || costOf(a) - costOf(b) || a.title.localeCompare(b.title);
}

/** A list in order, as one would hand it on. */
export function listOf(counts: Counts): string {
  const cards = [...counts].map(([id, count]) => ({ card: printed(id), count })).sort((a, b) => compareCards(a.card, b.card));
  const blocks = PLAYER_TYPES.map((type) =>
    cards.filter(({ card }) => card.type === type).map(({ card, count }) => `${count}x ${card.title}`),
  );
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => `${block.join('\n')}\n`)
    .join('\n');
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
  const curve = Array.from({ length: DEAREST + 1 }, (_, cost) =>
    priced.filter(({ card }) => Math.min(DEAREST, costOf(card)) === cost).reduce((sum, { count }) => sum + count, 0),
  );
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
    traits: [...tally(people.flatMap(({ card, count }) => card.traits.map((trait) => [trait, count] as const)))].sort(
      (a, b) => b[1] - a[1] || a[0].localeCompare(b[0]),
    ),
  };
}
