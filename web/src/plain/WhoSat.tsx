/** Which computers, and which people with a name, sat at a finished match. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { seatName } from '../names';
import { matchSummary } from '../net/api';
import type { SeatStatus } from '../net/wire';
import { SeatedBanner, seatedName } from '../shell/seated';

interface Props {
  readonly match: string;
  readonly token: string;
  readonly game: string;
}

/** A line for each; nothing where guests sat alone, or until the server has said. */
export function WhoSat({ match, token, game }: Props): JSX.Element | null {
  const seats = useSignal<readonly SeatStatus[]>([]);
  useEffect(() => {
    matchSummary(match, token).then(
      (summary) => (seats.value = summary.seats),
      () => undefined,
    );
  }, [match, token]);
  const known = seats.value.filter((status) => seatedName(status) !== '');
  if (known.length === 0) return null;
  return (
    <ul class="who-sat">
      {known.map((status) => (
        <li key={status.seat}>
          <strong>{seatName(game, status.seat)}</strong> <SeatedBanner status={status} /> <span>{seatedName(status)}</span>
        </li>
      ))}
    </ul>
  );
}
