/** The clocks of a table in a row, where its seats have no plates; one clock where the seats share it. */

import type { JSX } from 'preact';

import { t } from '../i18n';
import type { MatchConnection } from '../net/match';
import { hasClock, SeatClock, showsClock } from './SeatClock';

interface Props {
  readonly client: MatchConnection;
  readonly name: (seat: number) => string;
}

export function ClockStrip({ client, name }: Props): JSX.Element | null {
  if (!hasClock(client)) return null;
  const isShared = client.clocks.value?.shared ?? false;
  const seats = (client.clocks.value?.seats ?? []).flatMap((_, seat) =>
    (isShared && seat > 0) || !showsClock({ client, seat }) ? [] : [seat],
  );
  return (
    <ul class="clock-strip" aria-label={t('clock-strip')}>
      {seats.map((seat) => (
        <li key={seat}>
          <span>{isShared ? t('clock-table') : name(seat)}</span>
          <SeatClock client={client} seat={seat} />
        </li>
      ))}
    </ul>
  );
}
