/** What the family brings to the pages of the house. */

import './styles/covers.css';
import './styles/theme.css';

import type { FamilyManifest } from '../../family';
import { t } from '../../i18n';
import { CoverDrawing } from './covers';
import { OPTION_WORDS } from './option-words';
import { NumberingChoice } from './settings';
import { StartFields } from './StartFields';

const PIECES_A_SIDE: Readonly<Record<string, number>> = {
  battle: 40,
  duel: 10,
  classic: 40,
  barrage: 8,
  ultimate: 20,
  'me-classic': 40,
  'me-powers': 40,
  'me-ring': 40,
};

export const manifest: FamilyManifest = {
  id: 'stratego',
  games: {
    stratego: { theme: '', words: ['stratego'] },
    middle_earth: { theme: 'middle-earth', words: ['me', 'stratego'] },
  },
  load: () => import('.'),
  home: [
    { game: 'stratego', heading: 'rules-page-stratego', variants: ['battle', 'duel', 'classic'] },
    { game: 'middle_earth', heading: 'game-middle_earth', variants: ['me-classic', 'me-powers', 'me-ring'] },
    { game: 'stratego', heading: 'home-more', variants: ['barrage', 'ultimate'], isSmall: true },
  ],
  unlisted: ['classic39'],
  boxLine: (variant) => (variant in PIECES_A_SIDE ? t('pieces-a-side', { count: PIECES_A_SIDE[variant] ?? 0 }) : ''),
  Cover: CoverDrawing,
  rules: [
    { name: 'stratego', area: 'STRAT', tips: 'STRAT-13', guide: () => import('./guide/stratego').then((module) => module.guide) },
    { name: 'middle-earth', area: 'ME', tips: '', guide: () => import('./guide/middle-earth').then((module) => module.guide) },
  ],
  introduction: {
    steps: ['stratego-how-1', 'stratego-how-2', 'stratego-how-3'],
    rules: 'stratego',
    picture: () => import('./BoardPicture').then((module) => module.BoardPicture),
  },
  StartFields,
  groupsInSight: (variant) => (variant.startsWith('classic') ? ['tournament'] : []),
  options: OPTION_WORDS,
  Settings: NumberingChoice,
};
