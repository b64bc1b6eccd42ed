/** A rating in words. */

import { t } from '../i18n';
import type { SeatRating } from '../net/wire';

/** "1512", "1512?" while too little is known, "new" before three games; '' where there is none. */
export function ratingText(rating: SeatRating | null): string {
  if (rating === null) return '';
  if (rating.mark === 'new') return t('rating-new');
  return `${rating.value}${rating.mark === 'provisional' ? '?' : ''}`;
}

/** The same with its margin, for a page of its own: "1512 ± 96". */
export function fullRatingText(rating: SeatRating): string {
  return rating.mark === 'new' ? t('rating-new') : `${ratingText(rating)} ± ${rating.margin}`;
}

/** "+12", "−7", "±0". */
export function changeText(before: number, after: number): string {
  const change = after - before;
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0';
}
