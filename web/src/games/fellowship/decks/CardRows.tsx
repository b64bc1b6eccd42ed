/** The cards that a deck may hold, narrowed by filters; the boxes of a row set its copies in one press. */

import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { t } from '../../../i18n';
import { Select } from '../../../shell/Select';
import { keyOf } from '../../../shell/keys';
import { PLAYER_TYPES, SPHERES } from '../facts';
import { Sign, type SignName } from '../icons';
import type { Printed } from '../printed';
import { cardName, gistOf, kindOf, traitsOf } from '../card-words';
import type { DeckBuilder } from './builder';
import { startCarrying } from './carrying';
import { allTraits, EVERYTHING, type Order, ORDERS, toggled } from './filters';
import { DEAREST } from './list';

interface Props {
  readonly builder: DeckBuilder;
}

interface ChipProps {
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly sphere?: string;
  readonly label?: string;
  readonly children: ComponentChildren;
}

function Chip({ isOn, onPress, sphere, label, children }: ChipProps): JSX.Element {
  return (
    <button type="button" class="dk-chip" aria-pressed={isOn} aria-label={label} data-sphere={sphere} onClick={onPress}>
      {children}
    </button>
  );
}

export function SphereMark({ sphere, title }: { readonly sphere: string; readonly title?: string }): JSX.Element {
  return (
    <span class="dk-sphere centred" data-sphere={sphere} title={title}>
      <Sign name={sphere as SignName} />
    </span>
  );
}

/** What "5+" and "3" stand for. */
function costName(cost: number): string {
  return cost === DEAREST ? `${cost}+` : String(cost);
}

function Search({ builder }: Props): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <div class="dk-search">
      <input
        ref={field}
        type="search"
        aria-label={t('decks-search')}
        placeholder={t('decks-search')}
        autocomplete="off"
        value={builder.filters.value.words}
        onInput={(event) => builder.narrow({ words: event.currentTarget.value })}
      />
      <kbd aria-hidden="true">/</kbd>
    </div>
  );
}

function FilterChips({ builder }: Props): JSX.Element {
  const filters = builder.filters.value;
  return (
    <>
      <div class="dk-chips line" role="group" aria-label={t('decks-by-sphere')}>
        {SPHERES.map((sphere) => (
          <Chip
            key={sphere}
            isOn={filters.spheres.includes(sphere)}
            sphere={sphere}
            onPress={() => builder.narrow({ spheres: toggled(filters.spheres, sphere) })}
          >
            <SphereMark sphere={sphere} />
            {t(`sphere-${sphere}`)}
          </Chip>
        ))}
      </div>
      <div class="dk-chips line" role="group" aria-label={t('decks-by-type')}>
        {PLAYER_TYPES.map((type) => (
          <Chip key={type} isOn={filters.types.includes(type)} onPress={() => builder.narrow({ types: toggled(filters.types, type) })}>
            {t(`cardtype-${type}`)}
          </Chip>
        ))}
        <Chip isOn={filters.isInDeck} onPress={() => builder.narrow({ isInDeck: !filters.isInDeck })}>
          {t('decks-in-deck')}
        </Chip>
      </div>
      <div class="dk-chips line" role="group" aria-label={t('decks-by-cost')}>
        <span class="dk-chips-head" aria-hidden="true">
          {t('stat-cost')}
        </span>
        {Array.from({ length: DEAREST + 1 }, (_, cost) => (
          <Chip
            key={cost}
            isOn={filters.costs.includes(cost)}
            label={t('decks-cost', { cost: costName(cost) })}
            onPress={() => builder.narrow({ costs: toggled(filters.costs, cost) })}
          >
            {costName(cost)}
          </Chip>
        ))}
      </div>
    </>
  );
}

function Picks({ builder }: Props): JSX.Element {
  const filters = builder.filters.value;
  const isNarrow =
    filters.words !== '' ||
    filters.trait !== '' ||
    filters.isInDeck ||
    filters.spheres.length + filters.types.length + filters.costs.length > 0;
  const traits = allTraits()
    .map((trait) => [trait, traitsOf([trait])] as const)
    .sort((a, b) => a[1].localeCompare(b[1]));
  return (
    <div class="dk-picks cluster">
      <Select
        isWide
        label={t('decks-by-trait')}
        value={filters.trait}
        among={[['', t('decks-any-trait')], ...traits]}
        onChoose={(trait) => builder.narrow({ trait })}
      />
      <Select
        isWide
        label={t('decks-order')}
        value={filters.order}
        among={ORDERS.map((order) => [order, t(`decks-order-${order}`)])}
        onChoose={(order) => builder.narrow({ order: order as Order })}
      />
      <span class="dk-count" role="status">
        {t('decks-shown', { count: builder.shown.value.length })}
      </span>
      {isNarrow && (
        <button type="button" class="button plain" onClick={() => (builder.filters.value = { ...EVERYTHING, order: filters.order })}>
          {t('decks-all')}
        </button>
      )}
    </div>
  );
}

const STATS = ['willpower', 'attack', 'defense', 'hit_points'] as const;

export function PrintedStats({ card }: { readonly card: Printed }): JSX.Element | null {
  if (card.type !== 'hero' && card.type !== 'ally') return null;
  return (
    <span class="dk-stats" role="img" aria-label={STATS.map((name) => `${t(`stat-${name}`)} ${card.numbers[name] ?? 0}`).join(', ')}>
      {STATS.map((name) => (
        <span key={name} class={`fs-stat ${name}`} aria-hidden="true">
          <Sign name={name} />
          {card.numbers[name] ?? 0}
        </span>
      ))}
    </span>
  );
}

/** The box of a row that the keyboard reaches: the highest that is set, or the first. */
function Boxes({ builder, card }: Props & { readonly card: Printed }): JSX.Element {
  const count = builder.counts.value.get(card.id) ?? 0;
  const most = Math.max(builder.most(card.id), count);
  const move = (event: KeyboardEvent): void => {
    const boxes = [...(event.currentTarget as HTMLElement).querySelectorAll('button')];
    const at = boxes.findIndex((box) => box === document.activeElement);
    const to = event.key === 'ArrowRight' ? at + 1 : event.key === 'ArrowLeft' ? at - 1 : -1;
    if (boxes[to]) {
      event.preventDefault();
      boxes[to].focus();
    }
  };
  return (
    <span class="dk-boxes" role="group" aria-label={t('decks-copies-of', { card: cardName(card.id) })} onKeyDown={move}>
      {Array.from({ length: most }, (_, index) => index + 1).map((number) => (
        <button
          key={number}
          type="button"
          class="dk-box entry"
          aria-pressed={count >= number}
          tabIndex={number === Math.max(1, count) ? 0 : -1}
          onClick={() => builder.setCopies(card.id, count === number ? number - 1 : number)}
        >
          {number}
        </button>
      ))}
    </span>
  );
}

interface RowProps extends Props {
  readonly card: Printed;
  readonly onRead: (id: string) => void;
}

/** Up and down go from row to row, digits set the copies. */
function rowKeys(event: KeyboardEvent, builder: DeckBuilder, card: Printed): void {
  const copies = keyOf(event);
  if (/^[0-3]$/.test(copies) && Number(copies) <= builder.most(card.id)) {
    event.preventDefault();
    builder.setCopies(card.id, Number(copies));
    return;
  }
  const step = event.key === 'ArrowDown' ? 'nextElementSibling' : event.key === 'ArrowUp' ? 'previousElementSibling' : null;
  const row = event.currentTarget as HTMLElement;
  const other =
    step &&
    row[step]?.querySelector<HTMLElement>(
      event.target instanceof HTMLElement && event.target.matches('.dk-box') ? '.dk-box[tabindex="0"]' : '.dk-name',
    );
  if (!other) return;
  event.preventDefault();
  other.focus();
}

function Row({ builder, card, onRead }: RowProps): JSX.Element {
  const price = card.type === 'hero' ? card.numbers['threat_cost'] : card.cost;
  const under = gistOf(card.id) || traitsOf(card.traits);
  return (
    <li
      class="dk-row"
      data-sphere={card.sphere}
      data-card={card.id}
      onKeyDown={(event) => rowKeys(event, builder, card)}
      onPointerDown={(event) => startCarrying(event, builder, card.id, 'in')}
    >
      <SphereMark sphere={card.sphere} title={t('decks-carry')} />
      <span
        class={card.type === 'hero' ? 'fs-coin silver' : 'fs-coin'}
        role="img"
        aria-label={`${t(card.type === 'hero' ? 'stat-threat_cost' : 'stat-cost')} ${price ?? ''}`}
      >
        {price}
      </span>
      <button type="button" class="dk-name bare" onClick={() => onRead(card.id)}>
        <b>{cardName(card.id)}</b>
        <span class="visually-hidden">, {kindOf(card.id)}</span>
        <span class="dk-gist soft">{under}</span>
      </button>
      <PrintedStats card={card} />
      <Boxes builder={builder} card={card} />
    </li>
  );
}

export function CardRows({ builder, onRead }: Props & { readonly onRead: (id: string) => void }): JSX.Element {
  const cards = builder.shown.value;
  return (
    <div class="dk-cards">
      <Search builder={builder} />
      <div class="dk-filters stack">
        <FilterChips builder={builder} />
        <Picks builder={builder} />
      </div>
      {cards.length === 0 && <p class="note">{t('decks-none-shown')}</p>}
      <ul class="dk-rows" aria-label={t('decks-cards')}>
        {cards.map((card) => (
          <Row key={card.id} builder={builder} card={card} onRead={onRead} />
        ))}
      </ul>
    </div>
  );
}
