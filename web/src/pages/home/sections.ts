/** Which boxes lie on the home page: the shelves of the manifests, and whatever else the server offers behind them. */

import { gameName } from '../../names';
import type { FamilyManifest, HomeSection } from '../../family';
import { t } from '../../i18n';
import type { GameSpec, Shelf } from '../../net/wire';

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
  /** Pages of the family under the heading. */
  readonly links: readonly (readonly [text: string, href: string])[];
}

/** The boxes of a game that stand on this shelf; all of them where none is named. */
function boxesOf(game: GameSpec | undefined, shelf?: Shelf): readonly BoxPlace[] {
  const variants = game?.variants ?? [];
  const shown = variants.filter(({ box }) => box.inside === '' && (shelf === undefined || box.shelf === shelf));
  return shown.map(({ id }) => ({ game: game?.id ?? '', variant: id }));
}

function isPlanned(planned: readonly HomeSection[], game: string, shelf: Shelf): boolean {
  return planned.some((section) => section.game === game && section.shelf === shelf);
}

/** The blocks of boxes. known: what the server offers. */
export function sectionsOf(families: readonly FamilyManifest[], known: readonly GameSpec[]): readonly Section[] {
  const planned = families.flatMap((family) => family.home);
  const isKnown = (game: GameSpec): boolean => families.some((family) => game.id in family.games);
  const shelves = planned.map(({ game, shelf, heading, links }) => ({
    key: `${game}-${shelf}`,
    heading: heading === '' ? '' : t(heading),
    boxes: boxesOf(
      known.find(({ id }) => id === game),
      shelf,
    ),
    isSmall: shelf === 'more',
    links: links ?? [],
  }));
  const more = known.filter(isKnown).map((game) => ({
    key: `${game.id}-others`,
    heading: gameName(game.id),
    boxes: (['front', 'more'] as const).filter((shelf) => !isPlanned(planned, game.id, shelf)).flatMap((shelf) => boxesOf(game, shelf)),
    isSmall: true,
    links: [],
  }));
  const others = known.filter((game) => !isKnown(game)).flatMap((game) => boxesOf(game));
  return [...shelves, ...more, { key: 'others', heading: t('home-others'), boxes: others, isSmall: true, links: [] }].filter(
    (section) => section.boxes.length > 0,
  );
}
