/** Words of manners with the names of who says them, over a page that has no place for them beside its names. */

import type { JSX } from 'preact';

import type { MatchConnection } from '../net/match';
import { saidBy, SaidBeside } from './Courtesy';
import type { GameWords } from './words';

interface Props {
  readonly client: MatchConnection;
  readonly words: GameWords;
}

export function SaidByAll({ client, words }: Props): JSX.Element {
  return (
    <div class="courtesy-all">
      {client.presence.value.map(({ seat }) => (
        <p key={seat}>
          {saidBy(client, seat) && <strong>{words.seat(seat)}</strong>}
          <SaidBeside client={client} seat={seat} />
        </p>
      ))}
    </div>
  );
}
