/** The way to the lessons of a game, for pages that do not fetch them themselves. */

import type { JSX } from 'preact';

import { familyOf } from '../families';
import { t } from '../i18n';
import { addressOf } from '../net/base';

/** Nothing where a game has no lessons. isFirst: nothing stands before it. */
export function LearnLink({ game, isFirst = false }: { readonly game: string; readonly isFirst?: boolean }): JSX.Element | null {
  if (!familyOf(game)?.lessons?.games.includes(game)) return null;
  return (
    <>
      {!isFirst && ' · '}
      <a href={addressOf(`/learn/${game}`)}>{t('learn-lessons')}</a>
    </>
  );
}
