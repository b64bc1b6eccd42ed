/** Who played, and how it ended for each. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { ratingChanges } from '../../net/api';
import type { RatingChange, SharedGame, SharedSeat } from '../../net/wire';
import { SeatedBanner } from '../../shell/seated';
import { Rating } from '../../shell/Rating';
import { changeText } from '../../shell/rating-words';
import { whoSat, winnerOf } from './words';

export function Players({ page }: { readonly page: SharedGame }): JSX.Element {
  const changes = useSignal<readonly RatingChange[]>([]);
  useEffect(() => {
    if (!page.terms.rated) return;
    ratingChanges(page.match, '').then(
      (found) => (changes.value = found.changes),
      () => undefined,
    );
  }, [page, changes]);
  const best = winnerOf(page);
  const seats = best === 1 ? [...page.seats].reverse() : page.seats;
  const isPair = seats.length === 2 && page.returns[0] !== page.returns[1];
  return (
    <ul class="shared-players sheet">
      {seats.map((seat, place) => (
        <li key={seat.seat} class="line">
          {isPair && place === 1 && <span class="soft">{t('shared-won-against')}</span>}
          <Player page={page} seat={seat} change={changes.value.find((one) => one.seat === seat.seat)} />
        </li>
      ))}
    </ul>
  );
}

interface PlayerProps {
  readonly page: SharedGame;
  readonly seat: SharedSeat;
  readonly change: RatingChange | undefined;
}

function Player({ page, seat, change }: PlayerProps): JSX.Element {
  return (
    <span class={`shared-player line by-${seat.seat}`}>
      <SeatedBanner status={seat} />
      <strong translate={false}>{whoSat(page.game, seat)}</strong>
      <Rating rating={seat.rating} />
      {change && <span>{changeText(change.before, change.after)}</span>}
    </span>
  );
}
