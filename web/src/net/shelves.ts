/** What a browser keeps by name (set-ups, decks): lists of families that a code takes along to another browser. */

import { keepText, readText } from '../store';

const PREFIX = 'gonfalon.';
/** Characters that a parcel holds of one list, as the server bounds them. */
export const SHELF_LIMIT = 20_000;

const known = new Set<string>();

/** keys: of `persistent` lists, newest first, that codes take along. */
export function carryShelves(keys: readonly string[]): void {
  for (const key of keys) known.add(key);
}

function listOf(text: string | null | undefined): readonly unknown[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** As much of a list as fits, the newest first. */
function fitted(list: readonly unknown[]): string {
  let count = list.length;
  while (count > 0 && JSON.stringify(list.slice(0, count)).length > SHELF_LIMIT) count -= 1;
  return JSON.stringify(list.slice(0, count));
}

/** The lists that hold something. */
export function packShelves(): Record<string, string> {
  const lists = [...known].map((key) => [key, listOf(readText(PREFIX + key))] as const);
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0).map(([key, list]) => [key, fitted(list)]));
}

/** Adds what came to what is here; what is here stays, and nothing stands twice. */
export function unpackShelves(shelves: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(shelves)) {
    if (!known.has(key)) continue;
    const here = listOf(readText(PREFIX + key));
    const texts = new Set(here.map((one) => JSON.stringify(one)));
    const added = listOf(text).filter((one) => !texts.has(JSON.stringify(one)));
    if (added.length === 0 || !keepText(PREFIX + key, JSON.stringify([...here, ...added]))) continue;
    // Signals of this page read it again, as those of other tabs do.
    if (typeof window !== 'undefined') window.dispatchEvent(new StorageEvent('storage', { key: PREFIX + key }));
  }
}
