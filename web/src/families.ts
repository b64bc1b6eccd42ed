/** The families of games that are known, how things of a game are called, and what stands in where a family brings nothing. */

import type { FamilyManifest, GameLook } from './family';
import { hasText, inOneLine, t, tWith } from './i18n';
import { addressOf } from './net/base';
import { knownSpec } from './net/known-games';

const known: FamilyManifest[] = [];

/** In the order in which they were added. */
export const FAMILIES: readonly FamilyManifest[] = known;

/** Makes families known to the pages. Called once, before the first page is drawn: `all-families.ts`. */
export function addFamilies(manifests: readonly FamilyManifest[]): void {
  known.push(...manifests);
}

const PLAIN: GameLook = { theme: '', words: [] };

/** The family of a game; undefined where no manifest knows the game. */
export function familyOf(game: string): FamilyManifest | undefined {
  return FAMILIES.find((family) => game in family.games);
}

export function lookOf(game: string): GameLook {
  return familyOf(game)?.games[game] ?? PLAIN;
}

/** The words of one game on a page that shows several. */
export function tOf(game: string, id: string, args?: Readonly<Record<string, string | number>>): string {
  return tWith(lookOf(game).words, id, args);
}

/** "my_first_game" as a title, for what has no words yet. */
function titleOf(id: string): string {
  const words = id.replaceAll(/[_-]+/g, ' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

export function gameName(game: string): string {
  return hasText(`game-${game}`) ? t(`game-${game}`) : titleOf(game);
}

/** A game's only variant may have no name: then it goes by the game's. */
export function variantName(game: string, variant: string): string {
  if (variant === '') return gameName(game);
  return hasText(`variant-${variant}`) ? t(`variant-${variant}`) : titleOf(variant);
}

/** What a variant is like, in a few words; "" where nothing is written. */
export function variantLine(game: string, variant: string): string {
  const id = `variant-${variant === '' ? game : variant}-line`;
  return hasText(id) ? t(id) : '';
}

/** The name of a seat. seat: counted from 0. */
export function seatName(game: string, seat: number): string {
  const named = knownSpec(game)?.seat_names[seat];
  return named !== undefined && hasText(named) ? t(named) : tOf(game, 'seat-name', { seat: seat + 1 });
}

/** Several seats in one line: "Seat 1 and Seat 3". */
export function seatNames(game: string, seats: readonly number[]): string {
  return inOneLine(seats.map((seat) => seatName(game, seat)));
}

/** The address of a rule such as: its document where a manifest knows the area, else the page that looks for it. */
export function rulePath(section: string): string {
  const area = section.split('-')[0] ?? '';
  const name = FAMILIES.flatMap((family) => family.rules).find((document) => document.area === area)?.name;
  return addressOf(name === undefined ? `/rules#${section}` : `/rules/${name}/numbered#${section}`);
}
