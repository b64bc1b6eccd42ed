/** One card in its sizes: in play, in the hand, as a chip, and what hangs on it. */

import type { ComponentChildren, JSX } from 'preact';

import { t } from '../../i18n';
import { keyOf } from '../../shell/keys';
import { CardPicture } from './art/CardPicture';
import { Sign, type SignName } from './icons';
import { printed } from './printed';
import { hitsLeft } from './table';
import type { CardView } from './wire';
import { cardName, gistOf } from './card-words';
import { hyphenated } from './hyphens';
import { PLACES, TILES } from './window-kind';

/** The number that the present step needs, by side: of one's own characters, of encounter cards. */
export interface Lens {
  readonly own: SignName;
  readonly wild: SignName;
}

export function lensOf(phase: string, kind: string): Lens {
  if (phase === 'combat')
    return ['attack', 'attackers', 'join'].includes(kind) ? { own: 'attack', wild: 'hit_points' } : { own: 'defense', wild: 'attack' };
  if (phase === 'encounter') return { own: 'defense', wild: 'price' };
  return { own: 'willpower', wild: 'threat' };
}

interface Stat {
  readonly name: SignName;
  readonly value: string;
}

function statsOf(card: CardView): readonly Stat[] {
  const { type } = printed(card.id);
  if (type === 'hero' || type === 'ally') {
    return [
      { name: 'willpower', value: String(card.willpower) },
      { name: 'attack', value: String(card.attack) },
      { name: 'defense', value: String(card.defense) },
      { name: 'hit_points', value: String(hitsLeft(card)) },
    ];
  }
  if (type === 'enemy') {
    const staged: readonly Stat[] = [
      { name: 'threat', value: String(card.threat) },
      ...(card.price < 0 ? [] : [{ name: 'price', value: String(card.price) } as const]),
    ];
    const fighting: readonly Stat[] = [
      { name: 'attack', value: String(card.attack) },
      { name: 'defense', value: String(card.defense) },
    ];
    return [...(card.zone === 'engaged' ? fighting : staged), { name: 'hit_points', value: String(hitsLeft(card)) }];
  }
  if (type === 'location')
    return [
      { name: 'threat', value: String(card.threat) },
      { name: 'points', value: `${card.progress}/${card.points}` },
    ];
  return [];
}

const MOST_NOTCHES = 9;

/** Hit points as notches, lost ones hatched. */
function Notches({ card }: { readonly card: CardView }): JSX.Element | null {
  if (card.hit_points <= 0) return null;
  const all = Math.min(MOST_NOTCHES, card.hit_points);
  const left = Math.ceil((hitsLeft(card) / card.hit_points) * all);
  return (
    <span class="fs-notches">
      {Array.from({ length: all }, (_, index) => (
        <i key={`${index} ${index < left}`} class={index < left ? '' : 'lost'} />
      ))}
    </span>
  );
}

export function Stats({ card, lens }: { readonly card: CardView; readonly lens: SignName }): JSX.Element | null {
  const stats = statsOf(card);
  if (stats.length === 0) return null;
  return (
    <span class={stats.some(({ name }) => name === lens) ? 'fs-stats line' : 'fs-stats lensless line'}>
      {stats.map(({ name, value }) => (
        <span key={name} class={name === lens ? `fs-stat lens ${name}` : `fs-stat ${name}`}>
          <Sign name={name} />
          {value}
        </span>
      ))}
    </span>
  );
}

/** A name that has a long word, or many, is set a step smaller: it is never cut. */
function stepOf(name: string): string {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  if (longest > 10 || name.length > 26) return ' tight';
  return longest > 7 || name.length > 18 ? ' long' : '';
}

/** Sign of the sphere and the name; signs of what the card is doing stand at the end. */
export function Band({
  id,
  name,
  children,
}: {
  readonly id: string;
  readonly name: string;
  readonly children?: ComponentChildren;
}): JSX.Element {
  const { sphere, unique } = printed(id);
  return (
    <span class={`fs-band line${stepOf(name)}`}>
      {sphere !== '' && (
        <span class="fs-sphere centred">
          <Sign name={sphere as SignName} />
        </span>
      )}
      <span class="fs-name">
        {unique && sphere === '' && <span class="fs-unique">✦ </span>}
        {hyphenated(name)}
      </span>
      {children}
    </span>
  );
}

interface ArtProps {
  readonly id: string;
  readonly bareIn?: string;
  readonly children?: ComponentChildren;
}

export function Art({ id, bareIn, children }: ArtProps): JSX.Element {
  return (
    <span class="fs-art">
      <CardPicture id={id} bareIn={bareIn} />
      {children}
    </span>
  );
}

export interface Handling {
  readonly isMay?: boolean;
  readonly isChosen?: boolean;
  readonly isLooked?: boolean;
  /** 1 to 9 where there is a keyboard. */
  readonly digit?: number;
  readonly label: string;
  readonly isToggle?: boolean;
  onTake(): void;
  onZoom(): void;
  /** Pointer rests on it, or leaves it. */
  onHover?(isOver: boolean): void;
}

const PRESS_MS = 350;
let pressTimer: ReturnType<typeof setTimeout> | undefined;
/** Did the press that goes on open a card? Its click then means nothing, though the card has been drawn anew since. */
let isLong = false;

/** Long press and pointing, for a button that shows a card. */
export function pressHandlers({ onZoom, onHover, onTake }: Handling): JSX.HTMLAttributes<HTMLButtonElement> {
  const stop = (): void => clearTimeout(pressTimer);
  return {
    onPointerDown: (event) => {
      stop();
      isLong = false;
      if (event.pointerType !== 'mouse')
        pressTimer = setTimeout(() => {
          isLong = true;
          onZoom();
        }, PRESS_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event) => {
      event.preventDefault();
      if (event.button === 2) onZoom();
    },
    // Not on entering: a card that comes to lie under a mouse at rest is not pointed at.
    onPointerMove: (event) => {
      if (event.pointerType === 'mouse') onHover?.(true);
    },
    onPointerLeave: (event) => {
      stop();
      if (event.pointerType === 'mouse') onHover?.(false);
    },
    onClick: () => {
      if (!isLong) onTake();
      isLong = false;
    },
    onKeyDown: (event) => {
      if (keyOf(event) !== 'i' || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      onZoom();
    },
  };
}

function classOf(base: string, { isMay, isChosen, isLooked }: Handling, extra: readonly (string | false | undefined)[] = []): string {
  return [base, isMay && 'may', isChosen && 'chosen', isLooked && 'looked', ...extra].filter(Boolean).join(' ');
}

interface CardProps extends Handling {
  readonly card: CardView;
  readonly lens: SignName;
  /** Does a tag stand among its children? */
  readonly isTagged?: boolean;
  readonly children?: ComponentChildren;
}

/** What a card in play is doing, at the end of its band: nothing lies on its picture. */
function Marks({ card, digit, isChosen }: { readonly card: CardView } & Pick<CardProps, 'digit' | 'isChosen'>): JSX.Element {
  const isHero = printed(card.id).type === 'hero';
  return (
    <span class="fs-marks line">
      {isChosen && (
        <span class="fs-mark centred tick">
          <Sign name="tick" />
        </span>
      )}
      {card.committed && !isChosen && (
        <span class="fs-mark centred sent">
          <Sign name="willpower" />
        </span>
      )}
      {card.exhausted && (
        <span class="fs-mark centred hourglass">
          <Sign name="hourglass" />
        </span>
      )}
      {(isHero || card.resources > 0) && (
        <span key={`coin ${card.resources}`} class={card.resources > 0 ? 'fs-coin' : 'fs-coin empty'}>
          {card.resources}
        </span>
      )}
      {digit !== undefined && <kbd class="fs-digit entry">{digit}</kbd>}
    </span>
  );
}

/** A card in play, as a wide tile or upright as its place has room. Encounter cards have sharp corners and ash paper. */
export function PlayedCard(props: CardProps): JSX.Element {
  const { card, lens, isTagged, digit, label, isToggle, isChosen, children } = props;
  const { type, sphere, unique } = printed(card.id);
  return (
    <button
      type="button"
      class={classOf('fs-card', props, [card.exhausted && 'exhausted', card.committed && 'committed', card.prisoner && 'prisoner'])}
      data-type={type}
      data-sphere={sphere || undefined}
      data-unique={unique || undefined}
      data-key={card.key}
      aria-label={label}
      aria-pressed={isToggle ? (isChosen ?? false) : undefined}
      {...pressHandlers(props)}
    >
      <Band id={card.id} name={cardName(card.key)}>
        <Marks card={card} digit={digit} isChosen={isChosen} />
      </Band>
      <span class={isTagged ? 'fs-body tagged' : 'fs-body'}>
        <Art id={card.id} bareIn={card.zone === 'staging' ? PLACES : TILES} />
        <span class="fs-gist">
          <span>{hyphenated(card.prisoner ? t('fellowship-is-prisoner') : gistOf(card.id))}</span>
        </span>
        {children}
      </span>
      {card.prisoner ? (
        <span class="fs-prisoner">{t('card-prisoner')}</span>
      ) : (
        <>
          <Stats card={card} lens={lens} />
          <Notches card={card} />
        </>
      )}
    </button>
  );
}

interface HandCardProps extends Handling {
  readonly card: CardView;
  readonly isAffordable: boolean;
}

/** A card of the hand: what it costs, what it does in a few words, the numbers of an ally. */
export function HandCard(props: HandCardProps): JSX.Element {
  const { card, isAffordable, digit, label, isToggle, isChosen } = props;
  const { type, sphere, cost, unique } = printed(card.id);
  if (card.key === '')
    return (
      <span class="fs-card in-hand back" role="img" aria-label={cardName('')}>
        ?
      </span>
    );
  return (
    <button
      type="button"
      class={classOf('fs-card in-hand', props, [!isAffordable && 'dear'])}
      data-type={type}
      data-sphere={sphere || undefined}
      data-unique={unique || undefined}
      data-key={card.key}
      aria-label={label}
      aria-pressed={isToggle ? (isChosen ?? false) : undefined}
      {...pressHandlers(props)}
    >
      <span class={isAffordable ? 'fs-coin cost' : 'fs-coin cost empty'}>{cost}</span>
      <Band id={card.id} name={cardName(card.key)}>
        {digit !== undefined && <kbd class="fs-digit entry">{digit}</kbd>}
      </Band>
      <span class="fs-body">
        <Art id={card.id} bareIn={PLACES} />
        <span class="fs-gist">
          <span>{hyphenated(gistOf(card.id))}</span>
        </span>
      </span>
      {type === 'ally' && <Stats card={card} lens="star" />}
    </button>
  );
}

interface ChipProps extends Handling {
  readonly card: CardView;
  readonly text?: string;
  readonly sign?: SignName;
  /** Whose it is, where it lies apart from its bearer. */
  readonly bearer?: string;
}

/** A card in one line: an attachment beside its bearer, a card of a partner or of a pile. */
export function Chip(props: ChipProps): JSX.Element {
  const { card, text, sign, bearer, label } = props;
  const { type, sphere } = printed(card.id);
  return (
    <button
      type="button"
      class={classOf('fs-chip line', props, [card.exhausted && 'exhausted'])}
      data-type={type}
      data-sphere={sphere || undefined}
      data-key={card.key}
      aria-label={label}
      {...pressHandlers(props)}
    >
      {type !== 'quest' && <CardPicture id={card.id} />}
      {sign && <Sign name={sign} />}
      {text !== undefined && sign && <b>{text}</b>}
      <span class="fs-chip-name">{hyphenated(cardName(card.key))}</span>
      {bearer !== undefined && <small class="fs-chip-bearer">{bearer}</small>}
      {text !== undefined && !sign && <b>{text}</b>}
      {card.exhausted && <Sign name="hourglass" />}
    </button>
  );
}
