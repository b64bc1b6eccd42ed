/** What pictures made by the server draw of this family (scripts/drawings). */

import type { Family } from '../../../scripts/drawings/families.ts';
import { markup } from '../../../scripts/drawings/markup.ts';
import { composition } from './art/picture';
import { CoverDrawing } from './covers';
import { CARDS, SCENARIOS } from './facts';
import { Sign, SIGN_NAMES } from './icons';

export const family: Family = {
  themes: { fellowship: 'fellowship' },
  sheets: ['games/fellowship/styles/theme.css'],
  cloths: SCENARIOS.map((scenario) => ['data-cover', scenario] as const),
  cloth: 'games/fellowship/styles/theme.css',
  parts: () => ({}),
  common: (sheet) => ({
    signs: Object.fromEntries(SIGN_NAMES.map((name) => [name, markup(Sign({ name }), sheet)])),
    pictures: Object.fromEntries(CARDS.map((card) => [card.id, composition(card)])),
    covers: Object.fromEntries(SCENARIOS.map((variant) => [variant, markup(CoverDrawing({ variant }), sheet)])),
  }),
};
