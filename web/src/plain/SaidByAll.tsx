/** Words of manners with the names of who says them, over a page that has no place for them beside its names. */

import type { JSX } from 'preact';

import { areOthersMuted, courtesiesOf } from '../net/courtesies';
import type { MatchConnection } from '../net/match';
import { SaidBeside } from './Courtesy';
import type { GameWords } from './words';

interface Props {
  readonly client: MatchConnection;
  readonly words: GameWords;
}

export function SaidByAll({ client, words }: Props): JSX.Element {
  const said = courtesiesOf(client).said.value;
  const own = client.welcome.value?.seat;
  return (
    <div class="courtesy-all">
      {client.presence.value.map(({ seat }) => (
        <p key={seat}>
          {said.has(seat) && (seat === own || !areOthersMuted.value) && <strong>{words.seat(seat)}</strong>}
          <SaidBeside client={client} seat={seat} />
        </p>
      ))}
    </div>
  );
}
