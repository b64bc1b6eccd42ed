import type { JSX } from 'preact';

import { SmallBoard } from '../../covers/SmallBoard';
import { seatName, variantName } from '../../names';
import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import type { SeatStatus } from '../../net/wire';
import { Icon } from '../../shell/Icon';
import { SeatedBanner, seatedName } from '../../shell/seated';
import { latenessText } from '../../shell/watched';
import type { WatchRow } from './watch-list';

/** A running match as a link to its watchers' page: what its board looks like, who plays, how far it is. */
export function WatchTicket({ line, isGone }: WatchRow): JSX.Element {
  const name = variantName(line.game, line.variant);
  return (
    <li class={isGone ? 'watch-ticket sheet gone' : 'watch-ticket sheet'}>
      <a href={addressOf(`/watch/${line.match}`)}>
        <span class="watch-board">
          <SmallBoard game={line.game} variant={line.variant} observation={line.observation} />
        </span>
        <span class="watch-ticket-words">
          <strong>{name}</strong>
          <span class="watch-ticket-who">
            {line.seats.map((seat) => (
              <span key={seat.seat} class="line">
                <SeatedBanner status={seat} />
                {seatText(line.game, seat)}
              </span>
            ))}
          </span>
          <span class="soft">
            {[isGone ? t('watch-over') : t('plain-turn', { turn: line.turn + 1 }), latenessText(line.late)].join(' · ')}
          </span>
          <span class="watch-ticket-count soft line">
            <Icon name="eye" />
            {t('watch-count', { count: line.watchers })}
          </span>
        </span>
      </a>
    </li>
  );
}

function seatText(game: string, seat: SeatStatus): string {
  const who = seatedName(seat);
  return who === '' ? seatName(game, seat.seat) : `${seatName(game, seat.seat)} (${who})`;
}
