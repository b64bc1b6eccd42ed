/** What the family brings to the pages of the house. */

import './styles/theme.css';

import type { FamilyManifest } from '../../families';
import { CoverDrawing } from './covers';

const SCENARIOS = ['passage-through-mirkwood', 'journey-down-the-anduin', 'escape-from-dol-guldur'];

export const manifest: FamilyManifest = {
  id: 'fellowship',
  games: { fellowship: { theme: 'fellowship', words: ['fellowship'] } },
  load: () => import('.'),
  home: [{ game: 'fellowship', heading: 'game-fellowship', variants: SCENARIOS, isTable: true }],
  unlisted: [],
  boxLine: () => '',
  Cover: CoverDrawing,
  rules: [{ name: 'card-game', area: 'CARD', tips: '', guide: () => import('./guide').then((module) => module.guide) }],
};
