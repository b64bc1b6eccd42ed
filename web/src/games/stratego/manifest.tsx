/** What the family brings to the pages of the house. */

import './styles/covers.css';
import './styles/theme.css';

import type { FamilyManifest } from '../../family';
import { t, withAllTexts } from '../../i18n';
import { addressOf } from '../../net/base';
import { CoverDrawing } from './covers';
import { OPTION_WORDS } from './option-words';
import { NumberingChoice } from './settings';
import { StartFields } from './StartFields';

export const manifest: FamilyManifest = {
  id: 'stratego',
  games: {
    stratego: { theme: '', words: ['stratego'] },
    middle_earth: { theme: 'middle-earth', words: ['me', 'stratego'] },
  },
  load: () => import('.'),
  shared: () => import('./shared').then((module) => module.shared),
  coach: () => import('./coach').then((module) => module.coach),
  boxLine: ({ n_pieces: count }) => (count > 0 ? t('pieces-a-side', { count }) : ''),
  Cover: CoverDrawing,
  rules: [
    { name: 'stratego', area: 'STRAT', tips: 'STRAT-13', guide: () => import('./guide/stratego').then((module) => module.guide) },
    {
      name: 'middle-earth',
      area: 'ME',
      tips: '',
      guide: () => withAllTexts(import('./guide/middle-earth').then((module) => module.guide)),
    },
  ],
  introduction: {
    steps: ['stratego-how-1', 'stratego-how-2', 'stratego-how-3'],
    rules: 'stratego',
    picture: () => import('./BoardPicture').then((module) => module.BoardPicture),
  },
  firstGame: {
    game: 'stratego',
    variant: 'duel',
    ideas: ['stratego-idea-1', 'stratego-idea-2', 'stratego-idea-3'],
    picture: () => import('./IdeaPicture').then((module) => module.IdeaPicture),
  },
  lessons: {
    games: ['stratego', 'middle_earth'],
    load: () => import('./LessonTable').then((module) => module.LessonTable),
  },
  shelves: ['setups', 'setup-games'],
  ownPages: [{ text: 'studio-title', more: 'shelf-stratego', href: addressOf('/stratego/studio') }],
  pages: { studio: () => withAllTexts(import('./studio/StudioPage').then((module) => module.StudioPage)) },
  puzzles: {
    games: ['stratego'],
    load: () => import('./PuzzleTable').then((module) => module.puzzleParts),
  },
  smallBoard: () => import('./SmallBoard').then((module) => module.SmallBoard),
  StartFields,
  groupsInSight: (variant) => (variant.startsWith('classic') ? ['tournament'] : []),
  options: OPTION_WORDS,
  Settings: NumberingChoice,
};
