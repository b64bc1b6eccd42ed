/** After a rated game: what it has done to the rating of whoever looks, or why it does not count. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../i18n';
import { ratingChanges } from '../net/api';
import { findGame } from '../net/games';
import type { MatchConnection } from '../net/match';
import type { RatingChanges } from '../net/wire';
import { changeText } from '../shell/rating-words';

function textOf({ changes, why }: RatingChanges, seat: number): string {
  if (why !== null) return t(`rating-why-${why}`);
  const own = changes.find((one) => one.seat === seat);
  if (!own) return '';
  const { before, after } = own;
  return t('rating-change', { before: String(before), after: String(after), change: changeText(before, after) });
}

/** Nothing after a casual game, and for whoever watches. */
export function RatingLine({ client }: { readonly client: MatchConnection }): JSX.Element | null {
  const said = useSignal<RatingChanges | null>(null);
  const { match } = client;
  const grant = findGame(match)?.grants[0];
  const token = grant?.token ?? '';
  const isRated = client.welcome.value?.terms.rated ?? false;
  useEffect(() => {
    if (!isRated || token === '') return;
    ratingChanges(match, token).then(
      (found) => (said.value = found),
      () => undefined,
    );
  }, [match, token, isRated]);
  const text = said.value === null ? '' : textOf(said.value, grant?.seat ?? -1);
  return text === '' ? null : (
    <p class="rating-line" role="status">
      {text}
    </p>
  );
}
