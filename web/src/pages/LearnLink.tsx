/** The way to a guided lesson, for pages that do not fetch the lessons themselves. */

import type { JSX } from 'preact';

import { familyOf } from '../families';
import { t } from '../i18n';
import { addressOf } from '../net/base';

/** The way to the lesson of a game, behind other links; nothing where there is none. */
export function LearnLink({ game }: { readonly game: string }): JSX.Element | null {
  if (familyOf(game)?.lesson?.game !== game) return null;
  return (
    <>
      {' · '}
      <a href={addressOf(`/learn/${game}`)}>{t('learn-link')}</a>
    </>
  );
}
