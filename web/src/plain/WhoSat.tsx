/** Which computers sat at a finished match. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { seatName } from '../names';
import { matchSummary } from '../net/api';
import type { SeatStatus } from '../net/wire';
import { seatedText } from '../shell/computers';

interface Props {
  readonly match: string;
  readonly token: string;
  readonly game: string;
}

/** A line a computer; nothing where people sat alone, or until the server has said. */
export function WhoSat({ match, token, game }: Props): JSX.Element | null {
  const seats = useSignal<readonly SeatStatus[]>([]);
  useEffect(() => {
    matchSummary(match, token).then(
      (summary) => (seats.value = summary.seats),
      () => undefined,
    );
  }, [match, token]);
  const computers = seats.value.filter((status) => status.kind === 'computer');
  if (computers.length === 0) return null;
  return (
    <ul class="who-sat">
      {computers.map((status) => (
        <li key={status.seat}>
          <strong>{seatName(game, status.seat)}</strong> <span>{seatedText(status)}</span>
        </li>
      ))}
    </ul>
  );
}
