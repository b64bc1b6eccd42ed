/** Which boxes lie on the home page: those of the manifests at once, and whatever else the server offers behind them. */

import { gameName } from '../../names';
import type { FamilyManifest } from '../../family';
import { t } from '../../i18n';
import type { GameSpec } from '../../net/wire';

/** One box on the home page. */
export interface BoxPlace {
  readonly game: string;
  readonly variant: string;
}

export interface Section {
  readonly key: string;
  readonly heading: string;
  readonly boxes: readonly BoxPlace[];
  readonly isSmall: boolean;
  readonly isTable: boolean;
  /** Pages of the family under the heading. */
  readonly links: readonly (readonly [text: string, href: string])[];
}

const boxesOf = (game: string, variants: readonly string[]): readonly BoxPlace[] => variants.map((variant) => ({ game, variant }));

/** The blocks of boxes. known: what the server offers, null while it has not answered: then the manifests alone speak. */
export function sectionsOf(families: readonly FamilyManifest[], known: readonly GameSpec[] | null): readonly Section[] {
  const planned = families
    .flatMap((family) => family.home)
    .map((section, index) => ({
      key: `${section.game}-${index}`,
      heading: section.heading === '' ? '' : t(section.heading),
      boxes: boxesOf(
        section.game,
        section.variants.filter((variant) => known === null || isOffered(known, section.game, variant)),
      ),
      isSmall: section.isSmall ?? false,
      isTable: section.isTable ?? false,
      links: section.links ?? [],
    }));
  const isKnown = (game: GameSpec): boolean => families.some((family) => game.id in family.games);
  const more = (known ?? []).filter(isKnown).map((game) => ({
    key: `${game.id}-more`,
    heading: gameName(game.id),
    boxes: boxesOf(game.id, unplanned(families, game)),
    isSmall: true,
    isTable: false,
    links: [],
  }));
  const others = (known ?? []).filter((game) => !isKnown(game)).flatMap((game) => boxesOf(game.id, unplanned(families, game)));
  return [
    ...planned,
    ...more,
    { key: 'others', heading: t('home-others'), boxes: others, isSmall: true, isTable: false, links: [] },
  ].filter((section) => section.boxes.length > 0);
}

function isOffered(known: readonly GameSpec[], game: string, variant: string): boolean {
  return known.some(({ id, variants }) => id === game && variants.some((one) => one.id === variant));
}

/** The variants that no manifest places. */
function unplanned(families: readonly FamilyManifest[], { id, variants }: GameSpec): readonly string[] {
  const placed = families.flatMap((family) => [
    ...family.unlisted,
    ...family.home.filter((section) => section.game === id).flatMap((section) => section.variants),
  ]);
  return variants.map((variant) => variant.id).filter((variant) => !placed.includes(variant));
}
