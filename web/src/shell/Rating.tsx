/** How strong somebody is, beside the name. */

import type { JSX } from 'preact';

import { t } from '../i18n';
import type { SeatRating } from '../net/wire';
import { ratingText } from './rating-words';

/** Nothing where there is no rating. */
export function Rating({ rating }: { readonly rating: SeatRating | null }): JSX.Element | null {
  if (rating === null) return null;
  const title = rating.mark === 'provisional' ? t('rating-provisional') : undefined;
  return (
    <span class="rating soft" title={title}>
      {ratingText(rating)}
    </span>
  );
}
