/** What the family brings to the pages of the house. */

import './styles/theme.css';

import type { FamilyManifest } from '../../family';
import { t } from '../../i18n';
import { CoverDrawing } from './covers';

const PIECES: Readonly<Record<string, number>> = { 'fortress-intro': 1, 'fortress-main': 4, 'fortress-bridge': 4 };

export const manifest: FamilyManifest = {
  id: 'fortress',
  games: { fortress: { theme: 'fortress', words: [] } },
  load: () => import('.'),
  home: [{ game: 'fortress', heading: 'game-fortress', variants: ['fortress-intro', 'fortress-main', 'fortress-bridge'] }],
  unlisted: [],
  boxLine: (variant) => (variant in PIECES ? t('fortress-box', { count: PIECES[variant] ?? 1 }) : ''),
  Cover: CoverDrawing,
  broughtInput: () => import('./BroughtFortress').then((module) => module.BroughtFortress),
  rules: [{ name: 'fortress', area: 'FORT', tips: '', guide: () => import('./guide').then((module) => module.guide) }],
};
