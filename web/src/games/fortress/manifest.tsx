/** What the family brings to the pages of the house. */

import './styles/theme.css';

import type { FamilyManifest } from '../../family';
import { t, withAllTexts } from '../../i18n';
import { CoverDrawing } from './covers';

export const manifest: FamilyManifest = {
  id: 'fortress',
  games: { fortress: { theme: 'fortress', words: [] } },
  load: () => import('.'),
  shelves: ['fortresses'],
  shared: () => import('./shared').then((module) => module.shared),
  boxLine: ({ n_pieces: count }) => (count > 0 ? t('fortress-box', { count }) : ''),
  Cover: CoverDrawing,
  coach: () => import('./coach').then((module) => module.coach),
  smallBoard: () => import('./SmallBoard').then((module) => module.SmallBoard),
  broughtInput: () => import('./BroughtFortress').then((module) => module.BroughtFortress),
  lessons: { games: ['fortress'], load: () => import('./LessonTable').then((module) => module.LessonTable) },
  puzzles: { games: ['fortress'], load: () => import('./PuzzleTable').then((module) => module.puzzleParts) },
  rules: [{ name: 'fortress', area: 'FORT', tips: '', guide: () => withAllTexts(import('./guide').then((module) => module.guide)) }],
};
