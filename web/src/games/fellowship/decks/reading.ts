/**
 * What of a list is read: lists as this page writes them here, all others by the server, whose answers are kept.
 *
 * The one reader of what people have is the server's. Here only `3x Name` with the exact title is known, alone in its line, so that
 * starter decks, links and changes by hand need no answer.
 */

import { signal } from '@preact/signals';

import { appraise } from '../../../net/api';
import { ACTION_LIMIT, type Appraisal, type LeftOut, type ReadPart } from '../../../net/wire';
import { playerCards, printed } from '../printed';
import type { Copies } from './deck';

/** Copies by card id, in the order of the list. */
export type Counts = ReadonlyMap<string, number>;

/** parts: cards by line, from 1. leftOut: lines that are no part of the deck. */
export interface Reading {
  readonly parts: readonly ReadPart[];
  readonly leftOut: readonly LeftOut[];
}

const MOST_KEPT = 60;
const OWN_LINE = /^(?:(\d{1,2})x )?([^#]+?)$/;
const byTitle = new Map(playerCards().map(({ id, title }) => [title, id]));
/** By text, the latest last. */
const answers = signal<ReadonlyMap<string, Reading>>(new Map());

/** A list in the form of this page; null for any other. */
function ownReading(text: string): Reading | null {
  const parts: ReadPart[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('//')) continue;
    const [, count = '1', title = ''] = OWN_LINE.exec(line) ?? [];
    const id = byTitle.get(title);
    if (id === undefined) return null;
    parts.push({ line: index + 1, id, count: Number(count) });
  }
  return { parts, leftOut: [] };
}

/** What is read in a text; null until the server has read it. Who asks in an effect hears of the answer. */
export function readingOf(text: string): Reading | null {
  return answers.value.get(text) ?? ownReading(text);
}

export function remember(text: string, reading: Reading): void {
  const kept = [...answers.peek()].filter(([one]) => one !== text);
  answers.value = new Map([...kept, [text, reading] as const].slice(-MOST_KEPT));
}

/** Asks the server what it reads in a text and what the rules have against it. Throws where it does not answer. */
export async function appraiseDeck(text: string, copies: Copies, scenario: string): Promise<Appraisal> {
  // An empty text would stand for a deck of the game's own.
  const found = await appraise({
    game: 'fellowship',
    variant: scenario,
    seat: 0,
    n_seats: 1,
    options: { copies },
    brings: text.trim() === '' ? '//' : text,
  });
  remember(text, { parts: found.parts, leftOut: found.left_out });
  return found;
}

/** Has the server still to read this? */
export function isUnread(text: string): boolean {
  return text.length <= ACTION_LIMIT && readingOf(text) === null;
}

export function sumOf(parts: readonly ReadPart[]): Counts {
  const counts = new Map<string, number>();
  for (const { id, count } of parts) if (count > 0) counts.set(id, (counts.get(id) ?? 0) + count);
  return counts;
}

/** The cards of a list; none until the server has read it. */
export function countsOf(text: string): Counts {
  return sumOf(readingOf(text)?.parts ?? []);
}

/** Does a list name a single hero? Alone at Escape from Dol Guldur it is lost at once (CARD-3.17). */
export function hasLoneHero(text: string): boolean {
  return [...countsOf(text).keys()].filter((id) => printed(id).type === 'hero').length === 1;
}

/** Bytes of a file as text: UTF-8, UTF-16 with its mark, else Windows-1252. */
export function decoded(bytes: ArrayBuffer): string {
  const [first = 0, second = 0] = new Uint8Array(bytes);
  if (first + second === 0xfe + 0xff) return new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
