/** People with a name at a table whose board has no plates: one line. */

import '../../styles/plain-seats.css';

import type { JSX } from 'preact';

import { t } from '../i18n';
import { seatName } from '../names';
import type { MatchConnection } from '../net/match';
import { Rating } from '../shell/Rating';
import { SeatedBanner } from '../shell/seated';

interface Props {
  readonly client: MatchConnection;
  readonly game: string;
}

/** Nothing where nobody has a name. */
export function SeatedLine({ client, game }: Props): JSX.Element | null {
  const named = client.presence.value.filter(({ name }) => name !== '');
  if (named.length === 0) return null;
  return (
    <ul class="seated-line cluster" aria-label={t('plain-seats')}>
      {named.map((status) => (
        <li key={status.seat} class="line">
          <SeatedBanner status={status} />
          <b translate={false}>{status.name}</b> <Rating rating={status.rating} /> <span class="soft">{seatName(game, status.seat)}</span>
        </li>
      ))}
    </ul>
  );
}
