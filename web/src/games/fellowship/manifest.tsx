/** What the family brings to the pages of the house. */

import './styles/theme.css';

import type { FamilyManifest } from '../../family';
import { withAllTexts } from '../../i18n';
import { addressOf } from '../../net/base';
import { CoverDrawing } from './covers';
import { StartFields } from './StartFields';

export const manifest: FamilyManifest = {
  id: 'fellowship',
  games: { fellowship: { theme: 'fellowship', words: ['fellowship'] } },
  load: () => import('.'),
  shared: () => import('./shared').then((module) => module.shared),
  coach: () => import('./coach').then((module) => module.coach),
  shelves: ['fellowship-decks'],
  ownPages: [
    { text: 'decks-title', more: 'shelf-fellowship', href: addressOf('/fellowship/decks') },
    { text: 'campaign-title', more: 'shelf-fellowship', href: addressOf('/fellowship/campaign') },
  ],
  lessons: {
    games: ['fellowship'],
    hasWordsAbove: true,
    load: () => import('./LessonTable').then((module) => module.LessonTable),
  },
  puzzles: { games: ['fellowship'], load: () => import('./PuzzleTable').then((module) => module.puzzleParts) },
  Cover: CoverDrawing,
  smallBoard: () => import('./SmallBoard').then((module) => module.SmallBoard),
  StartFields,
  pages: {
    decks: () => import('./decks/DecksPage').then((module) => module.DecksPage),
    campaign: () => import('./campaign/CampaignPage').then((module) => module.CampaignPage),
  },
  broughtInput: () => import('./decks/BroughtDeck').then((module) => module.BroughtDeck),
  rules: [{ name: 'card-game', area: 'CARD', tips: '', guide: () => withAllTexts(import('./guide').then((module) => module.guide)) }],
};
