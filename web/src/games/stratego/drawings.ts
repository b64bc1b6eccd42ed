/** What pictures made by the server draw of this family (scripts/drawings). */

import type { VNode } from 'preact';

import type { Family } from '../../../scripts/drawings/families.ts';
import { markup, type Sheet } from '../../../scripts/drawings/markup.ts';
import { Ground } from '../../board/Ground';
import { CoverDrawing, EmblemRow } from './covers';
import { emblem, EMBLEM_NAMES } from './emblems';
import { landmarks } from './landmarks';
import { type Face, PieceArt, PieceDefs, type Side } from './PieceArt';
import type { StrategoObservation } from './wire';

const SIZE = { columns: 10, rows: 10 };
const LAKES = ['c5', 'd5', 'g5', 'h5', 'c6', 'd6', 'g6', 'h6'];
const DRAWN_COVERS = ['pennants', 'swords', 'wreath', 'shields', 'crown', 'banners', 'weapons', 'mountain'];
const CLOTHS = ['red', 'blue', 'brown', 'purple', 'green', 'olive', 'iron', 'rust'];
const MOST_EMBLEMS = 5;

/** A rank stands in the place of `{rank}`, an emblem in that of `{emblem}`. */
function pieces(sheet: Sheet): Record<string, string> {
  const withHole = { ...sheet, holes: new Map<unknown, string>([[emblem('flag'), '{emblem}']]) };
  const draw = (side: Side, face: Face, rank: string, isRaised: boolean): string =>
    markup(PieceArt({ side, face, emblem: 'flag', rank, isRaised }), withHole, [`piece piece-${side === 0 ? 'red' : 'blue'} piece-${face}`])
      .replace('>10<', '>{rank}<')
      .replace('>9<', '>{rank}<');
  const found: Record<string, string> = {};
  for (const side of [0, 1] as const) {
    found[`${side} back`] = draw(side, 'back', '', false);
    found[`${side} own`] = draw(side, 'own', '', false);
    for (const [name, isRaised] of [['', false] as const, [' raised', true] as const]) {
      found[`${side} own narrow${name}`] = draw(side, 'own', '9', isRaised);
      found[`${side} own wide${name}`] = draw(side, 'own', '10', isRaised);
    }
  }
  return found;
}

/** Parts that lie on a piece: dust at its foot, the eye of an opponent who knows it. */
function overlays(sheet: Sheet): Record<string, string> {
  const whole = (moved: boolean, shown: boolean): string =>
    markup(PieceArt({ side: 0, face: 'own', emblem: '', moved, shown }), { ...sheet, holes: new Map([[emblem(''), '']]) }, [
      'piece piece-red',
    ]);
  const bare = whole(false, false);
  return { dust: added(bare, whole(true, false)), eye: added(bare, whole(false, true)) };
}

/** What stands in the second text and not in the first. */
function added(first: string, second: string): string {
  let from = 0;
  while (first[from] === second[from]) from++;
  while (second[from] !== '<') from--;
  return second.slice(from, from + second.length - first.length);
}

function mountain(sheet: Sheet): Record<string, string> {
  const seen = (ring: string, columns: number, doom: string): StrategoObservation =>
    ({ mount_doom: doom, ring, columns, rows: 1, obstacles: [] }) as unknown as StrategoObservation;
  const found: Record<string, string> = {};
  for (const ring of ['open', 'destroyed', 'taken']) {
    const [ways] = (landmarks(seen(ring, 2, 'b1'), false) as VNode<{ children: [VNode[], VNode] }>).props.children;
    found[ring] = markup(landmarks(seen(ring, 1, 'a1'), false), sheet, ['ground']);
    found[`${ring} way`] = markup(ways, sheet, ['ground', `doom doom-${ring}`]).replace(/ transform="[^"]*"/, '');
  }
  return found;
}

export const family: Family = {
  themes: { stratego: '', middle_earth: 'middle-earth' },
  sheets: ['board.css', 'games/stratego/styles/pieces.css', 'games/stratego/styles/board-marks.css', 'games/stratego/styles/theme.css'],
  cloths: CLOTHS.map((cloth) => ['data-cloth', cloth] as const),
  cloth: 'games/stratego/styles/covers.css',
  parts: (sheet, theme) => ({
    defs: markup(PieceDefs(), sheet).replace(/<filter.*<\/filter>/, ''),
    pieces: pieces(sheet),
    overlays: overlays(sheet),
    ground: markup(Ground({ size: SIZE, obstacles: LAKES, turned: false, isStone: theme !== '' }), { ...sheet, unit: 63 }, ['ground']),
    open_ground: markup(Ground({ size: { columns: 16, rows: 16 }, obstacles: [], turned: false }), { ...sheet, unit: 63 }, ['ground']),
    lakes: LAKES,
    mountain: theme === '' ? {} : mountain({ ...sheet, unit: 63 }),
  }),
  common: (sheet) => ({
    emblems: Object.fromEntries([...EMBLEM_NAMES, ''].map((name) => [name, markup(emblem(name), sheet)])),
    covers: {
      ...Object.fromEntries(
        DRAWN_COVERS.map((drawing) => [drawing, markup(CoverDrawing({ variant: '', box: { drawing, emblems: [] } as never }), sheet)]),
      ),
      ...Object.fromEntries(
        Array.from({ length: MOST_EMBLEMS }, (_, index) => [
          `row ${index + 1}`,
          markup(
            EmblemRow({ emblems: Array.from({ length: index + 1 }, (__, at) => String(at)), draw: (name) => `{emblem ${name}}` }),
            sheet,
          ),
        ]),
      ),
    },
  }),
};
