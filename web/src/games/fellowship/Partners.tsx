/** The other seats: threat, hand, what they say, and their cards as tiles with the number that counts now. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import type { MatchConnection } from '../../net/match';
import type { LocalSeat } from '../../plain/local-seat';
import { Rating } from '../../shell/Rating';
import { SeatedBanner } from '../../shell/seated';
import { SaidBeside } from '../../plain/Courtesy';
import { FittedRow } from './FittedRow';
import { Sign } from './icons';
import { Signals, Words, WordsOfAll } from './Talk';
import type { FellowshipWords } from './words';
import { Slot } from './Zones';
import type { ZoneProps } from './zone-props';

interface Props extends ZoneProps {
  readonly words: FellowshipWords;
  onHand(seat: number): void;
}

/** Each partner has a place: name, threat and hand, a strip for words, then cards. Of several, the cards of one are shown, and one strip holds the words of all. */
export function Partners(props: Props): JSX.Element | null {
  const { table, asking } = props;
  const others = table.seen.seats.flatMap((_, seat) => (seat === table.seat ? [] : [seat]));
  const chosen = useSignal(others[0] ?? -1);
  const asked = asking?.question.value?.decision.id ?? '';
  useEffect(() => {
    // A question shows the partner whose cards answer it.
    const keys = asking === null || asking.isPassed ? [] : [...(asking.question.peek()?.cards.keys() ?? [])];
    const seats = keys.flatMap((key) => table.find(key)?.seat ?? []).filter((seat) => others.includes(seat));
    if (seats.length > 0 && !seats.includes(chosen.peek())) chosen.value = seats[0]!;
  }, [asked]);
  if (table.isSolo) return null;
  const shown = others.includes(chosen.value) ? chosen.value : others[0];
  const isTalking = asking !== null && !others.every((seat) => isOwn(asking.localSeat, seat));
  const isSeveral = others.length > 1;
  return (
    <section class={isSeveral ? 'fs-partners several' : 'fs-partners'} aria-label={t('fellowship-partners')}>
      {others.map((seat) => (
        <Partner key={seat} {...props} seat={seat} isOpen={seat === shown} onOpen={isSeveral ? () => (chosen.value = seat) : null} />
      ))}
      {isTalking && isSeveral && <WordsOfAll localSeat={asking.localSeat} seats={others} nameOf={(seat) => props.words.seat(seat)} />}
      {isTalking && <Signals localSeat={asking.localSeat} />}
    </section>
  );
}

/** Does the person of a seat play this one too? Nobody gives signals to himself. */
function isOwn({ client, seat }: LocalSeat, other: number): boolean {
  const [own, theirs] = [seat, other].map((number) => client.presence.value.find((one) => one.seat === number));
  return theirs?.kind === 'person' && theirs.holder === own?.holder;
}

interface PartnerProps extends Props {
  readonly seat: number;
  readonly isOpen: boolean;
  /** Null where there is one partner, who is always open. */
  readonly onOpen: (() => void) | null;
}

function Partner(props: PartnerProps): JSX.Element {
  const { table, words, asking, seat, isOpen, onOpen, onHand } = props;
  const own = table.seen.seats[seat]!;
  const isOwing = table.seen.to_act.includes(seat);
  const isHandOpen = own.hand.some((key) => key !== '');
  const isAlone = onOpen === null;
  const held = own.eliminated ? t('fellowship-is-out') : t('fellowship-hand', { count: own.hand.length });
  const handName = t('fellowship-hand-of', { seat: words.seat(seat) });
  const name = (
    <>
      <span class="fs-shield centred" data-seat={seat} aria-hidden="true">
        {words.seat(seat).slice(-1)}
      </span>
      <span class="fs-seat-name">{words.seat(seat)}</span>
    </>
  );
  return (
    <div class={`fs-partner column${isOwing ? ' owes' : ''}${isOpen ? ' open' : ''}`}>
      <h2>
        {isAlone ? (
          name
        ) : (
          <button type="button" class="fs-partner-open bare line" aria-expanded={isOpen} onClick={onOpen}>
            {name}
          </button>
        )}
        {asking && <PartnerName client={asking.localSeat.client} seat={seat} />}
        {asking && <SaidBeside client={asking.localSeat.client} seat={seat} />}
        {isOwing && <b class="plain-owes">{t('plain-owes')}</b>}
        <span>
          <Sign name="threat" />
          {own.threat} ·{' '}
          {isHandOpen && !isAlone ? (
            <button type="button" class="fs-hand-count bare" onClick={() => onHand(seat)}>
              {held} <span class="visually-hidden">{handName}</span>
            </button>
          ) : (
            held
          )}
        </span>
      </h2>
      {isAlone && asking && !isOwn(asking.localSeat, seat) && <Words localSeat={asking.localSeat} seat={seat} isKeepingPlace />}
      {isOpen && <Cards {...props} />}
      {isHandOpen && isAlone && (
        <button type="button" class="button fs-open-hand" onClick={() => onHand(seat)}>
          {handName}
        </button>
      )}
    </div>
  );
}

/** Heroes, allies, then the enemies on them. */
function Cards(props: PartnerProps): JSX.Element {
  const { table, seat } = props;
  const enemies = table.in('engaged', seat);
  return (
    <div class="fs-partner-room">
      <FittedRow name="fs-partner-cards" cards={[...table.characters(seat), ...enemies]} of={props}>
        {(card, isCovered) => (
          <Slot key={card.key} {...props} card={card} side={enemies.includes(card) ? 'wild' : 'own'} hung="on" isCovered={isCovered} />
        )}
      </FittedRow>
    </div>
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
