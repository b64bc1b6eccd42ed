/** Setting up, as data: which letter lies on which square of the zone. Immutable; every change gives a new set-up. */

import { cellOf, type Square } from '../../board/geometry';
import type { PieceKind } from './wire';

/** Letter by square; squares without a letter are empty. */
export type Setup = ReadonlyMap<Square, string>;

export const NO_SETUP: Setup = new Map();

/** One letter a square in the order of the zone, "." for an empty one. */
export function toText(setup: Setup, zone: readonly Square[]): string {
  return zone.map((square) => setup.get(square) ?? '.').join('');
}

export function fromText(text: string, zone: readonly Square[]): Setup {
  const letters = Array.from(text);
  return new Map(
    zone.flatMap((square, index) => {
      const letter = letters[index] ?? '.';
      return letter === '.' ? [] : [[square, letter] as const];
    }),
  );
}

/** How many of each kind are still to be placed, highest first. */
export function inTray(setup: Setup, kinds: readonly PieceKind[], seat: number): [PieceKind, number][] {
  const placed = new Map<string, number>();
  for (const letter of setup.values()) placed.set(letter, (placed.get(letter) ?? 0) + 1);
  return kinds.map((kind) => [kind, kind.counts[seat === 1 ? 1 : 0] - (placed.get(kind.letter) ?? 0)]);
}

export function leftToPlace(setup: Setup, kinds: readonly PieceKind[], seat: number): number {
  return inTray(setup, kinds, seat).reduce((sum, [, count]) => sum + Math.max(0, count), 0);
}

/** Put a piece on a square; what stood there goes back to the tray. */
export function place(setup: Setup, letter: string, square: Square): Setup {
  return new Map([...setup, [square, letter]]);
}

export function takeBack(setup: Setup, square: Square): Setup {
  return new Map([...setup].filter(([taken]) => taken !== square));
}

/** The letter to take in hand after this one: itself while pieces of it are left, else the next kind with some; undefined after the last. */
export function nextInHand(tray: readonly (readonly [PieceKind, number])[], letter: string): string | undefined {
  const at = tray.findIndex(([kind]) => kind.letter === letter);
  const order = [...tray.slice(at), ...tray.slice(0, at)];
  return order.find(([, count]) => count > 0)?.[0].letter;
}

/** Move a piece; if another stands there the two change places. */
export function shift(setup: Setup, source: Square, target: Square): Setup {
  const moved = setup.get(source);
  const met = setup.get(target);
  if (moved === undefined || source === target) return setup;
  const rest = takeBack(takeBack(setup, source), target);
  return new Map([...rest, [target, moved], ...(met === undefined ? [] : [[source, met] as const])]);
}

/** Left and right change places within each row of the zone. */
export function mirror(setup: Setup, zone: readonly Square[]): Setup {
  const numbers = [...new Set(zone.map((square) => cellOf(square).row))];
  const rows = numbers.map((number) => zone.filter((square) => cellOf(square).row === number));
  const reflected = rows.flatMap((row) =>
    row.flatMap((square, index) => {
      const letter = setup.get(square);
      const across = row[row.length - 1 - index];
      return letter === undefined || across === undefined ? [] : [[across, letter] as const];
    }),
  );
  return new Map(reflected);
}

/** As the player sees it, so that a set-up kept while playing red looks the same when playing blue. */
export function asSeen(setup: Setup, zone: readonly Square[], seat: number): string {
  return toText(seat === 1 ? mirror(setup, zone) : setup, zone);
}

export function fromSeen(text: string, zone: readonly Square[], seat: number): Setup {
  const setup = fromText(text, zone);
  return seat === 1 ? mirror(setup, zone) : setup;
}

/** The army that a seat sets up, as part of a key: two armies share what is kept only if they have the same pieces. */
export function armyKey(kinds: readonly PieceKind[], seat: number): string {
  const counts = kinds.map((kind) => [kind.letter, kind.counts[seat === 1 ? 1 : 0]] as const).filter(([, count]) => count > 0);
  return counts
    .map(([letter, count]) => `${letter}${count}`)
    .sort()
    .join('');
}

/** Does a kept set-up fit this army and zone? (A ruleset may have changed since.) */
export function fits(setup: Setup, kinds: readonly PieceKind[], seat: number, zone: readonly Square[]): boolean {
  const letters = new Set(kinds.map((kind) => kind.letter));
  const isInZone = [...setup.keys()].every((square) => zone.includes(square));
  return (
    isInZone && [...setup.values()].every((letter) => letters.has(letter)) && inTray(setup, kinds, seat).every(([, count]) => count >= 0)
  );
}

/** The kind meant by a key: its letter, or the number on its face (1 twice is not possible: 0 stands for 10). */
export function kindForKey(key: string, kinds: readonly PieceKind[], face: (kind: PieceKind) => string): PieceKind | undefined {
  const wanted = key.toUpperCase();
  return (
    kinds.find((kind) => face(kind) === wanted || (wanted === '0' && face(kind) === '10')) ??
    kinds.find((kind) => kind.letter.toUpperCase() === wanted)
  );
}
