/** To the coach's report on a finished game, for whoever held a seat; nothing in a family without a coach. */

import type { JSX } from 'preact';

import { familyOf } from '../families';
import { t } from '../i18n';
import { addressOf } from '../net/base';

export function CoachLink({ match, game }: { readonly match: string; readonly game: string }): JSX.Element | null {
  if (!familyOf(game)?.coach) return null;
  return (
    <a class="button" href={addressOf(`/match/${match}/coach`)}>
      {t('coach-open')}
    </a>
  );
}
