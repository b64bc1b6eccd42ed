/** The families of games that are known, and what stands in where one brings nothing. */

import type { FamilyManifest, GameLook, RulesDocument } from './family';
import { addressOf } from './net/base';
import { carryShelves } from './net/shelves';

const known: FamilyManifest[] = [];

/** In the order in which they were added. */
export const FAMILIES: readonly FamilyManifest[] = known;

/** Makes families known to the pages. Called once, before the first page is drawn: `all-families.ts`. */
export function addFamilies(manifests: readonly FamilyManifest[]): void {
  known.push(...manifests);
  carryShelves(manifests.flatMap(({ shelves = [] }) => shelves));
}

const PLAIN: GameLook = { theme: '', words: [] };

/** The family of a game; undefined where no manifest knows the game. */
export function familyOf(game: string): FamilyManifest | undefined {
  return FAMILIES.find((family) => game in family.games);
}

export function lookOf(game: string): GameLook {
  return familyOf(game)?.games[game] ?? PLAIN;
}

/** The documents of the families, in their order. */
export const rulesDocuments = (): readonly RulesDocument[] => FAMILIES.flatMap((family) => family.rules);

/** The address of a rule such as: its document where a manifest knows the area, else the page that looks for it. */
export function rulePath(section: string): string {
  const area = section.split('-')[0] ?? '';
  const name = rulesDocuments().find((document) => document.area === area)?.name;
  return addressOf(name === undefined ? `/rules#${section}` : `/rules/${name}/numbered#${section}`);
}
