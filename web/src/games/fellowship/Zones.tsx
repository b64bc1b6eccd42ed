/** The places of the table: the road and the staging area above the Line, one's own company, the enemies on it and the hand below. */

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { t } from '../../i18n';
import { Chip, HandCard, type Handling, type Lens, PlayedCard, pressHandlers } from './Card';
import { CardPicture } from './art/CardPicture';
import { fallenOf, places } from './fallen';
import { FittedRow } from './FittedRow';
import { Sign } from './icons';
import { PLACES, useIsInPlaces } from './window-kind';
import { printed } from './printed';
import { attackingEnemy, cardOfKey, isPayable, questSum } from './table';
import type { CardView } from './wire';
import { TagBox, tagOf } from './Tag';
import type { ZoneProps } from './zone-props';
import { cardName, gistOf, HOVER_MS, spoken } from './card-words';
import { hyphenated } from './hyphens';

let hoverTimer: ReturnType<typeof setTimeout> | undefined;
/** The card under the mouse, "" for none. */
let hovered = '';

/** How a card of a zone is handled. */
export function handlingOf({ table, asking, digits, onZoom, onLeave }: ZoneProps, card: CardView, extra: readonly string[] = []): Handling {
  const question = asking === null || asking.isPassed ? null : asking.question.value;
  const isMay = asking !== null && question !== null && (asking.optionsOf(card.key).length > 0 || asking.pays(card.key));
  const isChosen = asking !== null && (asking.chosen.value.includes(card.key) || asking.idle.value === card.key);
  const isLooked = card.key !== '' && question !== null && question.decision.facts['card'] === card.key;
  const isToggle = isMay && question?.mode !== 'pay';
  const said = [...extra, ...(isMay ? [t('fellowship-may-choose')] : [])];
  return {
    isMay,
    isChosen: card.key !== '' && isChosen,
    isLooked,
    isToggle,
    digit: digits.get(card.key),
    label: spoken(card, table, said),
    onTake: () => {
      // A click while an answer is on its way means the question that has just been answered, not the card.
      if (isMay && asking.isBusy) return;
      if (isMay && asking.take(card.key)) return;
      if (asking === null || card.key === '') onZoom(card, true);
      else asking.pickIdle(card.key);
    },
    onZoom: () => onZoom(card, true),
    onHover: (isOver) => {
      if (isOver && hovered === card.key) return;
      hovered = isOver ? card.key : '';
      clearTimeout(hoverTimer);
      if (isOver) hoverTimer = setTimeout(() => onZoom(card, false), HOVER_MS);
      else onLeave?.();
    },
  };
}

// ---- a card with what hangs on it ----------------------------------------------------------------------------------

interface SlotProps extends ZoneProps {
  readonly card: CardView;
  readonly side: keyof Lens;
  /** Where what hangs on the card is drawn: as tabs beside it, as small pictures on it, or elsewhere. */
  readonly hung: 'beside' | 'on' | 'elsewhere';
  /** So little room that only a strip of the card is seen. */
  readonly isCovered?: boolean;
}

const MOST_IN_COLUMN = 2;

export function Slot(props: SlotProps): JSX.Element {
  const { table, asking, card, lens, side, hung, isCovered } = props;
  const tag = tagOf(table, asking, card);
  const handling = handlingOf(props, card, tag ? [tag.text, tag.line].filter(Boolean) : []);
  const isFighting = attackingEnemy(table, asking?.question.value?.decision ?? null)?.key === card.key;
  const under = hung === 'elsewhere' ? [] : table.under(card);
  return (
    <li class={`fs-slot${isCovered ? ' covered' : ''}`} style={{ '--columns': Math.ceil(under.length / MOST_IN_COLUMN) }}>
      <PlayedCard
        {...handling}
        card={card}
        lens={lens[side]}
        isTagged={tag !== undefined}
        isLooked={(handling.isLooked ?? false) || isFighting}
      >
        <Shadows cards={table.shadows(card)} />
        {tag && <TagBox tag={tag} />}
      </PlayedCard>
      <Hung {...props} cards={under} />
    </li>
  );
}

function Shadows({ cards }: { readonly cards: readonly CardView[] }): JSX.Element | null {
  if (cards.length === 0) return null;
  return (
    <span class="fs-shadows">
      {cards.map((shadow, index) => (
        <span key={`${index} ${shadow.key}`} class={shadow.key === '' ? 'fs-shadow' : 'fs-shadow open'}>
          {shadow.key === '' ? (
            '?'
          ) : (
            <>
              <CardPicture id={shadow.id} />
              <span>{hyphenated(cardName(shadow.key))}</span>
            </>
          )}
        </span>
      ))}
    </span>
  );
}

interface HungProps extends ZoneProps {
  readonly cards: readonly CardView[];
  readonly hung: SlotProps['hung'];
  /** Away from those who bear it, so that it says whose it is. */
  readonly isApart?: boolean;
}

/** So many attachments have room for their names in the place of their own on a small window. */
const MOST_NAMED = 2;

/** More of them: the pictures of each bearer's under the bearer's name. */
function Borne(props: ZoneProps & Pick<HungProps, 'cards'>): JSX.Element {
  const bearers = [...new Set(props.cards.map(({ host }) => host))];
  return (
    <span class="fs-borne-all">
      {bearers.map((bearer) => (
        <span key={bearer} class="fs-borne">
          <span class="fs-chip-bearer">{cardName(bearer)}</span>
          <span class="fs-borne-cards">
            {props.cards
              .filter(({ host }) => host === bearer)
              .map((one) => (
                <Chip key={one.key} {...handlingOf(props, one)} card={one} />
              ))}
          </span>
        </span>
      ))}
    </span>
  );
}

/** Attachments and what else hangs on a card. */
function Hung(props: HungProps): JSX.Element | null {
  const { cards, hung, isApart = false } = props;
  if (cards.length === 0) return null;
  if (isApart && cards.length > MOST_NAMED) return <Borne {...props} cards={cards} />;
  return (
    <span class={hung === 'on' ? 'fs-badges' : 'fs-hung'}>
      {cards.map((one) => (
        <Chip
          key={one.key}
          {...handlingOf(props, one)}
          card={one}
          text={one.resources > 0 ? String(one.resources) : undefined}
          bearer={isApart ? cardName(one.host) : undefined}
        />
      ))}
    </span>
  );
}

// ---- above the Line ------------------------------------------------------------------------------------------------

const pathOf = (count: number, all: number): readonly number[] => Array.from({ length: all }, (_, index) => (index < count ? 1 : 0));

/** Progress as boxes: made, about to be made (hatched), still to make. */
function Progress({ card, coming }: { readonly card: CardView; readonly coming: number }): JSX.Element | null {
  if (card.points <= 0) return null;
  return (
    <span class="fs-progress line">
      <span class="fs-boxes">
        {pathOf(card.progress, card.points).map((isMade, index) => (
          <i key={`${index} ${isMade}`} class={isMade ? 'made' : index < card.progress + coming ? 'coming' : ''} />
        ))}
      </span>
      {card.progress}/{card.points}
    </span>
  );
}

function RoadCard(props: ZoneProps & { readonly card: CardView; readonly coming: number; readonly stage?: string }): JSX.Element {
  const { card, coming, stage } = props;
  const handling = handlingOf(props, card);
  const { isMay, isLooked, label } = handling;
  return (
    <li>
      <button
        type="button"
        class={`fs-road-card${isMay ? ' may' : ''}${isLooked ? ' looked' : ''}`}
        data-type={printed(card.id).type}
        data-key={card.key}
        aria-label={label}
        {...pressHandlers(handling)}
      >
        <span class="fs-band line">
          {stage === undefined ? <Sign name="road" /> : <span class="fs-stage">{stage}</span>}
          <span class="fs-name">{hyphenated(cardName(card.key))}</span>
        </span>
        <CardPicture id={card.id} bareIn={PLACES} />
        <Progress card={card} coming={coming} />
      </button>
      <Hung {...props} cards={props.table.under(card)} hung="on" />
    </li>
  );
}

/** The quest and the place where one is. */
export function Road(props: ZoneProps): JSX.Element {
  const { table, asking } = props;
  const isQuest = table.seen.phase === 'quest' && table.questState !== 'settled';
  const chosen = asking?.question.value?.decision.kind === 'commit' ? asking.chosen.value : [];
  const sum = questSum(table, chosen);
  return (
    <section class="fs-road" aria-labelledby="fs-road-name">
      <h2 id="fs-road-name">{t('fellowship-road')}</h2>
      <ul>
        {table.quest && <RoadCard {...props} card={table.quest} coming={isQuest ? sum.stage : 0} stage={table.stageName} />}
        {table.active ? (
          <RoadCard {...props} card={table.active} coming={isQuest ? sum.road : 0} />
        ) : (
          <li class="fs-empty">{t('fellowship-no-location')}</li>
        )}
      </ul>
    </section>
  );
}

/** How many cards will be revealed this round and are not yet, as far as everybody knows. */
function stillToCome({ table, asking }: ZoneProps): number {
  const decision = asking?.question.value?.decision;
  const isBefore = decision?.kind === 'commit' || ['quest_start', 'after_commit'].includes(String(decision?.facts['window']));
  return isBefore ? table.seen.seats.filter((seat) => !seat.eliminated).length : 0;
}

/** The encounter card whose effect is asked about before it has a place. */
function cardInQuestion({ table, asking }: ZoneProps): readonly CardView[] {
  const about = asking?.question.value?.decision.facts['card'];
  if (asking === null || asking.isPassed || asking.isStaging()) return [];
  return table.in('limbo').filter(({ key, id }) => key !== '' && key === about && printed(id).sphere === '');
}

export function Staging(props: ZoneProps): JSX.Element {
  const { table } = props;
  const cards = [...table.in('staging'), ...cardInQuestion(props)];
  const coming = stillToCome(props);
  return (
    <section class="fs-staging" aria-labelledby="fs-staging-name">
      <h2 id="fs-staging-name">
        {t('fellowship-staging')}{' '}
        <span>
          {t('fellowship-stat-threat')} <b>{table.seen.staged}</b>
        </span>
      </h2>
      <FittedRow cards={cards} of={props} share={1}>
        {(card, isCovered) => <Slot key={card.key} {...props} card={card} side="wild" hung="on" isCovered={isCovered} />}
      </FittedRow>
      {coming > 0 && <p class="fs-coming-card centred">{t('fellowship-still-to-come', { count: coming })}</p>}
      {cards.length === 0 && coming === 0 && <p class="fs-empty">{t('fellowship-staging-empty')}</p>}
    </section>
  );
}

interface PileProps {
  readonly name: string;
  readonly count: number;
  readonly look: string;
  onOpen?(): void;
}

/** A deck, which is only counted, or a pile of open cards, which opens. */
export function Pile({ name, count, look, onOpen }: PileProps): JSX.Element {
  const inner = (
    <>
      <b class={`fs-pile-face centred ${look}`}>{count}</b>
      <span>{name}</span>
    </>
  );
  if (!onOpen) return <p class="fs-pile bare">{inner}</p>;
  return (
    <button type="button" class="fs-pile bare" aria-label={`${name}: ${count}`} onClick={onOpen}>
      {inner}
    </button>
  );
}

// ---- below the Line ------------------------------------------------------------------------------------------------

interface SeatZoneProps extends ZoneProps {
  readonly seat: number;
  /** Whose zone it is, where those of several seats are shown. */
  readonly owner?: string | undefined;
}

const owned = (owner: string | undefined, name: string): string =>
  owner === undefined ? name : t('plain-part', { name: owner, value: name });

/** How much of the width the enemies may take beside the heroes. */
const ENGAGED_SHARE = 0.42;

export function Engaged(props: SeatZoneProps): JSX.Element | null {
  const { table, seat, owner } = props;
  const enemies = table.in('engaged', seat);
  if (enemies.length === 0) return null;
  return (
    <section class="fs-engaged" aria-labelledby={`fs-engaged-name-${seat}`}>
      <h2 id={`fs-engaged-name-${seat}`}>
        {hyphenated(owned(owner, t(table.seen.phase === 'combat' ? 'fellowship-attacking' : 'fellowship-engaged')))} <b>{enemies.length}</b>
      </h2>
      <FittedRow cards={enemies} of={props} share={ENGAGED_SHARE}>
        {(card, isCovered) => <Slot key={card.key} {...props} card={card} side="wild" hung="on" isCovered={isCovered} />}
      </FittedRow>
    </section>
  );
}

/** Where a hero stood who has fallen in this round. */
function Fallen({ cardKey }: { readonly cardKey: string }): JSX.Element {
  const name = cardName(cardKey);
  return (
    <li class="fs-slot fs-fallen" aria-label={t('fellowship-has-fallen', { card: name })}>
      <span aria-hidden="true">{name} †</span>
    </li>
  );
}

/** A seat's heroes in their places, those who have fallen in this round among them. */
function useHeroes({ table, asking, seat }: SeatZoneProps): { readonly heroes: readonly CardView[]; readonly fallen: readonly string[] } {
  const order = useRef<readonly string[]>([]);
  const standing = table.heroes(seat).map(({ key }) => key);
  const fallen = asking === null ? [] : fallenOf(asking.localSeat.lines.value, seat).filter((key) => !standing.includes(key));
  order.current = places(order.current, standing, fallen);
  return { heroes: order.current.map((key) => table.card(key)), fallen };
}

export function Company(props: SeatZoneProps): JSX.Element {
  const { table, seat, owner } = props;
  const isInPlaces = useIsInPlaces();
  const { heroes, fallen } = useHeroes(props);
  const hung = heroes.flatMap((hero) => table.under(hero));
  return (
    <section class="fs-characters" aria-labelledby={`fs-company-name-${seat}`}>
      <h2 id={`fs-company-name-${seat}`} class={owner === undefined ? 'visually-hidden' : ''}>
        {owned(owner, t('fellowship-company'))}
      </h2>
      <FittedRow
        name="fs-heroes"
        cards={heroes}
        of={props}
        end={
          isInPlaces && hung.length > 0 ? (
            <li class="fs-slot fs-hung-all">
              <Hung {...props} cards={hung} hung="beside" isApart />
            </li>
          ) : null
        }
      >
        {(card, isCovered) =>
          fallen.includes(card.key) ? (
            <Fallen key={card.key} cardKey={card.key} />
          ) : (
            <Slot key={card.key} {...props} card={card} side="own" hung={isInPlaces ? 'elsewhere' : 'beside'} isCovered={isCovered} />
          )
        }
      </FittedRow>
      <FittedRow name="fs-allies" cards={table.allies(seat)} of={props}>
        {(card, isCovered) => (
          <Slot key={card.key} {...props} card={card} side="own" hung={isInPlaces ? 'on' : 'beside'} isCovered={isCovered} />
        )}
      </FittedRow>
    </section>
  );
}

/** What a reader is told of a card of the hand besides its numbers. */
export function handWords(id: string, canPay: boolean): string[] {
  const { cost } = printed(id);
  return [cost === '' ? '' : `${t('stat-cost')} ${cost}`, ...(canPay ? [] : [t('fellowship-not-payable')]), gistOf(id)].filter(Boolean);
}

/** On a phone the hand is a strip: a card that may answer is not left out of sight where no other is in it. */
function bringIntoSight(row: HTMLElement): void {
  const room = row.getBoundingClientRect();
  const cards = [...row.querySelectorAll<HTMLElement>('.fs-card.may')].map((card) => card.getBoundingClientRect());
  const isSeen = ({ left, right }: DOMRect): boolean => left >= room.left - 1 && right <= room.right + 1;
  const first = cards[0];
  if (first && !cards.some(isSeen)) row.scrollLeft += first.left - room.left - (room.width - first.width) / 2;
}

export function HandRow(props: ZoneProps): JSX.Element {
  const { table, asking } = props;
  const row = useRef<HTMLUListElement>(null);
  const asked = asking === null || asking.isPassed ? '' : (asking.question.value?.decision.id ?? '');
  useEffect(() => {
    if (asked !== '' && row.current) bringIntoSight(row.current);
  }, [asked]);
  return (
    <section class="fs-hand" aria-labelledby="fs-hand-name">
      <h2 id="fs-hand-name" class="visually-hidden">
        {t('fellowship-hand', { count: table.hand.length })}
      </h2>
      <ul class="fs-row" ref={row}>
        {table.hand.map((key, index) => {
          const card = cardOfKey(key);
          const canPay = isPayable(table, card.id);
          return (
            <li key={key || index} class="fs-slot">
              <HandCard {...handlingOf(props, card, handWords(card.id, canPay))} card={card} isAffordable={canPay} />
            </li>
          );
        })}
        {table.hand.length === 0 && <li class="fs-empty">{t('fellowship-hand-empty')}</li>}
      </ul>
    </section>
  );
}

/** Candidates that lie nowhere in sight: in a deck that is searched, in a pile. */
export function Offer(props: ZoneProps & { readonly keys: readonly string[] }): JSX.Element | null {
  if (props.keys.length === 0) return null;
  return (
    <section class="fs-offer" aria-label={t('fellowship-offer')}>
      <FittedRow cards={props.keys.map(cardOfKey)} of={props} share={1}>
        {(card, isCovered) => <Slot key={card.key} {...props} card={card} side="own" hung="elsewhere" isCovered={isCovered} />}
      </FittedRow>
    </section>
  );
}
