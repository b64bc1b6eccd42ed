/** Which boxes stand on the shelf, and in which order. Pure. */

import type { FamilyManifest } from '../../family';
import { hasText, t } from '../../i18n';
import { gameName } from '../../names';
import type { GameSpec, Shelf } from '../../net/wire';

/** One box. group: what the filter knows it by. */
export interface BoxPlace {
  readonly game: string;
  readonly variant: string;
  readonly group: string;
}

/** The group of the games that no family knows. */
export const OTHERS = 'others';

const SHELVES: readonly Shelf[] = ['front', 'more'];

/** The boxes of a game that stand on this shelf; what lies in the box of another variant is left out. */
function boxesOf(game: GameSpec, shelf: Shelf, group: string): readonly BoxPlace[] {
  const shown = game.variants.filter(({ box }) => box.inside === '' && box.shelf === shelf);
  return shown.map(({ id }) => ({ game: game.id, variant: id, group }));
}

/** Those in front first, game by game as the server lists them; the games that no family knows come last. known: what the server offers. */
export function shelfOf(families: readonly FamilyManifest[], known: readonly GameSpec[]): readonly BoxPlace[] {
  const isOwn = (game: GameSpec): boolean => families.some((family) => game.id in family.games);
  const boxes = (games: readonly GameSpec[], group?: string): readonly BoxPlace[] =>
    SHELVES.flatMap((shelf) => games.flatMap((game) => boxesOf(game, shelf, group ?? game.id)));
  return [
    ...boxes(known.filter(isOwn)),
    ...boxes(
      known.filter((game) => !isOwn(game)),
      OTHERS,
    ),
  ];
}

/** The groups that have a box, in the order of the shelf. */
export function groupsOf(boxes: readonly BoxPlace[]): readonly string[] {
  return [...new Set(boxes.map(({ group }) => group))];
}

export function groupName(group: string): string {
  if (group === OTHERS) return t('home-others');
  return hasText(`shelf-${group}`) ? t(`shelf-${group}`) : gameName(group);
}
