/** The other seats: threat, hand, characters as tiles with the number that counts now, enemies on them. */

import type { JSX } from 'preact';

import { t } from '../../i18n';
import type { MatchConnection } from '../../net/match';
import { Rating } from '../../shell/Rating';
import { SeatedBanner } from '../../shell/seated';
import { SaidBeside } from '../../plain/Courtesy';
import { Chip } from './Card';
import { Sign } from './icons';
import { Signals, Words } from './Talk';
import { hitsLeft } from './table';
import type { CardView } from './wire';
import type { FellowshipWords } from './words';
import { handlingOf } from './Zones';
import type { ZoneProps } from './zone-props';

interface Props extends ZoneProps {
  readonly words: FellowshipWords;
  onHand(seat: number): void;
}

export function Partners(props: Props): JSX.Element | null {
  const { table, words, asking, onHand } = props;
  if (table.isSolo) return null;
  return (
    <section class="fs-partners" aria-label={t('fellowship-partners')}>
      {table.seen.seats.map((seat, index) =>
        index === table.seat ? null : (
          <div key={index} class={table.seen.to_act.includes(index) ? 'fs-partner owes' : 'fs-partner'}>
            <h2>
              <span class="fs-shield centred" data-seat={index} aria-hidden="true">
                {words.seat(index).slice(-1)}
              </span>
              {words.seat(index)}
              {asking && <PartnerName client={asking.localSeat.client} seat={index} />}
              {asking && <SaidBeside client={asking.localSeat.client} seat={index} />}
              {table.seen.to_act.includes(index) && <b class="plain-owes">{t('plain-owes')}</b>}
              <span>
                <Sign name="threat" />
                {seat.threat} · {t('fellowship-hand', { count: seat.hand.length })}
              </span>
            </h2>
            <ul class="fs-row cluster">
              {table.characters(index).map((card) => (
                <Tile key={card.key} {...props} card={card} number={lensNumber(card, props.lens.own)} />
              ))}
              {table.in('engaged', index).map((card) => (
                <Tile key={card.key} {...props} card={card} number={lensNumber(card, props.lens.wild)} />
              ))}
            </ul>
            {seat.hand.some((key) => key !== '') && (
              <button type="button" class="button fs-open-hand" onClick={() => onHand(index)}>
                {t('fellowship-hand-of', { seat: words.seat(index) })}
              </button>
            )}
            {asking && <Words localSeat={asking.localSeat} seat={index} />}
          </div>
        ),
      )}
      {asking && <Signals localSeat={asking.localSeat} />}
    </section>
  );
}

/** Name and crest of a person who has taken one. */
function PartnerName({ client, seat }: { readonly client: MatchConnection; readonly seat: number }): JSX.Element | null {
  const status = client.presence.value.find((one) => one.seat === seat);
  if (!status || status.name === '') return null;
  return (
    <span class="fs-person line" translate={false}>
      <SeatedBanner status={status} />
      {status.name}
      <Rating rating={status.rating} />
    </span>
  );
}

function lensNumber(card: CardView, lens: string): number {
  if (lens === 'hit_points') return hitsLeft(card);
  if (lens === 'willpower') return card.willpower;
  if (lens === 'attack') return card.attack;
  return lens === 'threat' ? card.threat : card.defense;
}

function Tile(props: ZoneProps & { readonly card: CardView; readonly number: number }): JSX.Element {
  return (
    <li>
      <Chip {...handlingOf(props, props.card)} card={props.card} text={String(props.number)} />
    </li>
  );
}
