/** The ratings of a player, each with its margin, list by list. */

import type { JSX } from 'preact';

import { t } from '../../i18n';
import { variantName } from '../../names';
import type { PersonRating } from '../../net/wire';
import { fullRatingText } from '../../shell/rating-words';

/** Nothing for whoever has played no game that counts. */
export function Ratings({ ratings }: { readonly ratings: readonly PersonRating[] }): JSX.Element | null {
  if (ratings.length === 0) return null;
  return (
    <section class="sheet stack player-card" aria-labelledby="ratings-title">
      <h2 id="ratings-title">{t('rating-title')}</h2>
      <ul class="ratings">
        {ratings.map(({ game, variant, pace, rating }) => (
          <li key={`${game} ${variant} ${pace}`}>
            <span class="rating-list">
              {variantName(game, variant)} <span class="soft">· {t(`speed-${pace}`)}</span>
            </span>
            <strong title={rating.mark === 'provisional' ? t('rating-provisional') : undefined}>{fullRatingText(rating)}</strong>
            <span class="soft rating-games">{t('rating-games', { count: rating.games })}</span>
          </li>
        ))}
      </ul>
      {ratings.some(({ rating }) => rating.mark !== 'new') && <p class="soft">{t('rating-margin-help')}</p>}
    </section>
  );
}
