/** What pictures made by the server draw of this family (scripts/drawings). */

import type { Family } from '../../../scripts/drawings/families.ts';
import { markup, type Sheet } from '../../../scripts/drawings/markup.ts';
import { CoverDrawing } from './covers';
import { Card, Ladder, PieceShape, Wall } from './FloorPlan';

/** Units of a square in these drawings. */
const SIZE = 48;
const PIECES = ['king', 'duke', 'knight', 'soldier', 'wizard', 'dwarf', 'princess'];
const CARDS = ['flag', 'cup', 'passage', 'pitfall', ...PIECES];
const VARIANTS = ['fortress-intro', 'fortress-main', 'fortress-bridge'];

/** A card on the square A1, by the seat whose fortress it lies in; beaten ones are shadows. */
function cards(sheet: Sheet): Record<string, string> {
  const found: Record<string, string> = {};
  for (const owner of [0, 1]) {
    for (const card of CARDS) {
      for (const isGone of [false, true]) {
        const drawn = Card({ square: 'A1', lying: { card, isGone }, size: SIZE, isBlamed: false, isHole: false, isNew: false });
        found[`${owner} ${card}${isGone ? ' gone' : ''}`] = markup(drawn, sheet, ['fortress-plan', `owner-${owner}`]);
      }
    }
  }
  return found;
}

function ladders(sheet: Sheet): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of ['up', 'down', 'up down']) {
    for (const hasCard of [false, true]) {
      const [isUp, isDown] = [name.includes('up'), name.includes('down')];
      found[name + (hasCard ? ' card' : '')] = markup(Ladder({ square: 'A1', isUp, isDown, size: SIZE, hasCard }), sheet);
    }
  }
  return found;
}

export const family: Family = {
  themes: { fortress: 'fortress' },
  sheets: ['games/fortress/styles/theme.css', 'games/fortress/styles/plan.css'],
  cloths: [],
  cloth: '',
  parts: (sheet) => ({
    size: SIZE,
    cards: cards(sheet),
    ladders: ladders(sheet),
    pieces: Object.fromEntries(
      [0, 1].flatMap((seat) =>
        PIECES.map((piece) => [
          `${seat} ${piece}`,
          markup(PieceShape({ piece, size: SIZE }), sheet, ['fortress-plan', `plan-piece army-${seat}`]),
        ]),
      ),
    ),
    walls: {
      upright: markup(Wall({ edge: 'A1-B1', size: SIZE, isNew: false, isBlamed: false }), sheet),
      level: markup(Wall({ edge: 'A1-A2', size: SIZE, isNew: false, isBlamed: false }), sheet),
    },
  }),
  common: (sheet) => ({
    covers: Object.fromEntries(VARIANTS.map((variant) => [variant, markup(CoverDrawing({ variant }), sheet)])),
  }),
};
