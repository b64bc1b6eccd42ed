/** A match of the card game: the Line, the wild above it, the company and the hand below. */

import './styles';

import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';

import { variantName } from '../../names';
import type { MatchProps } from '../../family';
import { useGameTheme } from '../../game-theme';
import { t } from '../../i18n';
import { isCourtesy } from '../../net/courtesies';
import { ConnectionStrip } from '../../plain/ConnectionStrip';
import { Cover } from '../../plain/Cover';
import { LocalSeats } from '../../plain/local-seats';
import { ClockTeller, SeatClock } from '../../plain/SeatClock';
import { SeatTabs } from '../../plain/SeatTabs';
import { ProposalCard } from '../../plain/ActsCard';
import { LentStrip } from '../../plain/SeatActs';
import { useGameSpec } from '../../plain/spec';
import { useTitle } from '../../shell/title';
import { Asking } from './asking';
import { lensOf } from './Card';
import { EndCard } from './EndCard';
import { pointAt, useGlide } from './glide';
import { useTableKeys } from './keys';
import { Line, type NextSeat } from './Line';
import { Moments } from './Moments';
import { type Place, placeAsked, placeOf, Places } from './Places';
import { Partners } from './Partners';
import { PhaseBar } from './PhaseBar';
import { PileSheet } from './PileSheet';
import { Rail, type RailTab, ThreatPanel } from './Rail';
import { useEventSounds } from '../../plain/event-sounds';
import { hasShadow } from './card-words';
import { SOUNDS } from './sounds';
import { StagedLine } from './staging';
import { Table } from './table';
import { FellowshipWords } from './words';
import { useDrawer } from './drawer';
import { isInPlaces } from './window-kind';
import { Company, Engaged, HandRow, Offer, Pile, Road, Staging } from './Zones';
import type { ZoneProps } from './zone-props';
import { type Read, Reading } from './Reading';
import { May } from './Explained';
import { Why } from './Why';
import { cardBeside, ZoomSheet } from './Zoom';

/** Milliseconds that a seat stays shown after its last answer, so that its person sees the result. */
const LOOK_MS = 1200;

interface TableProps extends MatchProps {
  /** Gets the lines as they are told in their time, as a lesson needs them. */
  readonly onLines?: (lines: readonly StagedLine[]) => void;
}

export function FellowshipMatch({ clients, onHome, onLines }: TableProps): JSX.Element {
  const welcome = clients[0]?.welcome.value;
  if (!welcome || !clients.every((client) => client.update.value)) return <p class="loading">{t('app-loading')}</p>;
  return <Room clients={clients} game={welcome.game} variant={welcome.variant} onHome={onHome} onLines={onLines} />;
}

function Room({ clients, game, variant, onHome, onLines }: TableProps & { readonly game: string; readonly variant: string }): JSX.Element {
  useGameTheme(game);
  const spec = useGameSpec(game);
  const words = new FellowshipWords(game, spec.value);
  const staged = useMemo(() => clients.map((client) => new StagedLine(client, hasShadow)), [clients]);
  const localSeats = useMemo(() => {
    const lines = staged.map(({ client }) => client);
    return new LocalSeats(lines, () => lines[0]?.welcome.peek()?.options['open_hands'] !== true);
  }, [staged]);
  const askings = useMemo(
    () =>
      localSeats.all.map(
        (localSeat, index) =>
          new Asking(
            localSeat,
            () => localSeats.covers,
            () => (staged[index]?.stage.value ?? null) !== null,
          ),
      ),
    [localSeats],
  );
  useEffect(() => {
    onLines?.(staged);
    return () => staged.forEach((line) => line.close());
  }, [staged]);
  localSeats.isAsked = (localSeat) => askings[localSeats.all.indexOf(localSeat)]?.isPassed !== true;
  useEffect(() => () => localSeats.close(), [localSeats]);
  usePassing(askings);
  useSignalEffect(() => {
    for (const localSeat of localSeats.all) void [localSeat.client.update.value, localSeat.isBusy.value];
    const timer = setTimeout(() => localSeats.follow(), localSeats.covers && !localSeats.isCovered.value ? LOOK_MS : 0);
    return () => clearTimeout(timer);
  });
  const localSeat = localSeats.shown;
  const asking = askings[localSeats.index.value]!;
  const isYours = localSeats.all.length === 1 && localSeat.decision !== null && !asking.isPassed;
  useTitle(isYours ? t('plain-title-yours', { variant: variantName(game, variant) }) : variantName(game, variant));
  words.viewer = localSeat.seat;
  if (localSeats.isCovered.value && localSeats.covers) return <Cover localSeats={localSeats} words={words} />;
  return (
    <Played
      key={localSeat.seat}
      localSeats={localSeats}
      staged={staged[localSeats.index.value]!}
      asking={asking}
      words={words}
      onHome={onHome}
    />
  );
}

/** Passes the windows at which a player wants no stop, at every hand of this screen. */
function usePassing(askings: readonly Asking[]): void {
  useSignalEffect(() => {
    const timers = askings.map((asking) => {
      const update = asking.localSeat.client.update.value;
      const isBusy = asking.isBusy;
      const { until } = asking;
      if (until.value !== '' && (asking.seen?.phase === until.value || update?.events.some((event) => event.kind === 'revealed')))
        until.value = '';
      asking.refresh();
      if (isBusy || asking.isStaging() || !asking.isPassed || asking.localSeat.isLent || asking.localSeat.status?.status === 'over')
        return undefined;
      if (asking.localSeat.status?.proposal) return undefined; // an answer would end it before everybody has spoken
      return setTimeout(() => void asking.pass(), asking.passesIn);
    });
    return () => timers.forEach(clearTimeout);
  });
}

/** The seat of this screen that is asked while another one is shown. */
function nextSeat(localSeats: LocalSeats): NextSeat | null {
  const index = localSeats.nextToAct();
  const asked = index === localSeats.index.value ? undefined : localSeats.all[index];
  return asked ? { seat: asked.seat, go: () => localSeats.look(index) } : null;
}

interface PlayedProps {
  readonly localSeats: LocalSeats;
  readonly staged: StagedLine;
  readonly asking: Asking;
  readonly words: FellowshipWords;
  readonly onHome: () => void;
}

function Played({ localSeats, staged, asking, words, onHome }: PlayedProps): JSX.Element {
  const localSeat = localSeats.shown;
  const seen = asking.seen!;
  const table = new Table(seen, localSeat.seat);
  const isStaging = staged.stage.value !== null;
  const decision = asking.isPassed || isStaging ? null : localSeat.decision;
  const kind = decision?.kind ?? '';
  const tab = useSignal<RailTab>('log');
  const place = useSignal<Place>('mine');
  /** Key of the card looked at: what is shown of it follows the table. */
  const zoomedKey = useSignal('');
  const zoomed = zoomedKey.value === '' ? null : table.card(zoomedKey.value);
  const reading = useSignal<Read | null>(null);
  const isSheet = useSignal(false);
  const drawer = useDrawer();
  const pile = useSignal('');
  const rules = String(localSeat.client.welcome.value?.options['rules'] ?? 'faq');
  const digits = digitsOf(table, asking);
  const root = useRef<HTMLDivElement>(null);
  useGlide(root);
  useEventSounds(localSeat, SOUNDS);
  usePlaceOf(asking, decision?.id ?? '', table, place);
  useTableKeys(asking, digits, {
    onStops: () => open('stops'),
    onRead: (key) => {
      if (key === '') reading.value = null;
      else zone.onZoom(table.card(key), false);
    },
  });
  useClosing(reading);
  const zone: ZoneProps = {
    table,
    asking,
    digits,
    lens: lensOf(seen.phase, kind),
    onZoom: (card, isLasting) => {
      if (card.key === '') return;
      const isSmall = isInPlaces();
      if (isSmall && !isLasting) return;
      zoomedKey.value = card.key;
      if (isSmall) isSheet.value = true;
      else if (isLasting || reading.peek()?.isLasting !== true) reading.value = { key: card.key, isLasting };
    },
    onLeave: () => {
      if (reading.peek()?.isLasting === false) reading.value = null;
    },
  };
  const isOver = localSeat.status?.status === 'over' && !isStaging;
  const offered = offeredKeys(table, asking);
  const point = (key: string): void => {
    const card = table.card(key);
    const there = placeOf(table, key);
    if (!isInPlaces() || there === '') zone.onZoom(card, true);
    if (there !== '') place.value = there;
    requestAnimationFrame(() => pointAt(root.current, key));
  };
  const open = (next: RailTab): void => {
    tab.value = next;
    place.value = next === 'log' ? 'log' : 'more';
    drawer.value = true;
  };
  const goTo = (next: Place): void => {
    if (next === 'log') tab.value = 'log';
    else if (next === 'more' && tab.peek() === 'log') tab.value = 'acts';
    place.value = next;
  };
  return (
    <div
      ref={root}
      class={`fs-table${kind === 'mulligan' ? ' dealing' : ''}${drawer.value ? ' drawn' : ''}`}
      data-place={place.value}
      data-phase={seen.phase}
      onClick={(event) => {
        if (event.target instanceof Element && !event.target.closest('button, a, input, select, label, .fs-line, .fs-rail, [role=dialog]'))
          asking.letGo();
      }}
    >
      <h1 class="visually-hidden">{t(`scenario-${seen.variant}`)}</h1>
      <PhaseBar
        table={table}
        words={words}
        at={String(decision?.facts['window'] ?? '')}
        onStops={() => open('stops')}
        onActs={() => open('acts')}
        onLog={() => (drawer.value && tab.value === 'log' ? (drawer.value = false) : open('log'))}
        takeBack={asking.mayTakeBack ? () => void asking.takeBack() : null}
        clock={<SeatClock client={localSeat.client} seat={localSeat.seat} />}
      />
      <ConnectionStrip client={localSeat.client} />
      {localSeat.client.connection.value === 'open' && <LentStrip client={localSeat.client} />}
      <SeatTabs localSeats={localSeats} words={words} />
      <div class="fs-wild">
        <Road {...zone} />
        <Staging {...zone} />
        <div class="fs-piles">
          <Pile name={t('fellowship-encounter-deck')} count={seen.encounter} look="crossed" />
          <Pile
            name={t('fellowship-discard')}
            count={seen.encounter_discard.length}
            look="open"
            onOpen={() => (pile.value = 'encounter')}
          />
          {seen.victory.length > 0 && (
            <Pile name={t('fellowship-victory')} count={seen.victory.length} look="open" onOpen={() => (pile.value = 'victory')} />
          )}
        </div>
      </div>
      <ThreatPanel table={table} words={words} />
      {isOver ? (
        <EndCard localSeats={localSeats} words={words} seen={seen} onHome={onHome} />
      ) : localSeat.status?.proposal ? (
        <div class="fs-line asked">
          <ProposalCard localSeats={localSeats} words={words} />
        </div>
      ) : (
        <Line table={table} asking={asking} words={words} next={nextSeat(localSeats)} />
      )}
      <Moments staged={staged} rules={rules} words={words} table={table} root={root} />
      <div
        class="fs-company"
        id="plain-hand"
        {...(isOver && { tabIndex: 0, role: 'group', 'aria-labelledby': `fs-company-name-${localSeat.seat}` })}
      >
        <Engaged {...zone} seat={localSeat.seat} />
        <Company {...zone} seat={localSeat.seat} />
        <Partners {...zone} words={words} onHand={(seat) => (pile.value = `hand ${seat}`)} />
      </div>
      <Offer {...zone} keys={offered} />
      <div class="fs-below">
        <HandRow {...zone} />
        <div class="fs-piles">
          <Pile name={t('fellowship-own-deck')} count={seen.seats[localSeat.seat]?.deck ?? 0} look="own" />
          <Pile
            name={t('fellowship-discard')}
            count={seen.seats[localSeat.seat]?.discard.length ?? 0}
            look="open"
            onOpen={() => (pile.value = 'own')}
          />
        </div>
      </div>
      <Rail
        tab={tab.value}
        onTab={(next) => (tab.value = next)}
        localSeats={localSeats}
        asking={asking}
        words={words}
        zoomed={zoomed}
        rules={rules}
        onPoint={point}
        onClose={() => (drawer.value = false)}
      />
      <Places table={table} asking={asking} words={words} place={place.value} onPlace={goTo} />
      {isSheet.value && zoomed && (
        <ZoomSheet
          card={zoomed}
          rules={rules}
          onClose={() => (isSheet.value = false)}
          onTurn={(step) => (zoomedKey.value = cardBeside(root.current, zoomed.key, step) || zoomed.key)}
        >
          <Why asking={asking} words={words} cardKey={zoomed.key} />
        </ZoomSheet>
      )}
      {reading.value !== null && (
        <Reading
          card={table.card(reading.value.key)}
          isLasting={reading.value.isLasting}
          rules={rules}
          root={root}
          onClose={() => (reading.value = null)}
        >
          {reading.value.isLasting && <May asking={asking} words={words} cardKey={reading.value.key} />}
        </Reading>
      )}
      {pile.value !== '' && <PileSheet zone={zone} words={words} pile={pile.value} onClose={() => (pile.value = '')} />}
      <Announcer asking={asking} words={words} />
      <ClockTeller client={localSeat.client} own={localSeats.all.map(({ seat }) => seat)} name={(seat) => words.seat(seat)} />
    </div>
  );
}

/** Digits of the cards that answer, in the order in which they stand. */
function digitsOf(table: Table, asking: Asking): ReadonlyMap<string, number> {
  if (asking.isPassed || !asking.question.value) return new Map();
  const shown = [
    ...offeredKeys(table, asking),
    ...table.characters(table.seat),
    ...table.in('engaged', table.seat),
    ...table.in('staging'),
    ...table.in('active'),
    ...table.cards,
    ...table.hand,
  ];
  const keys = new Set(shown.map((one) => (typeof one === 'string' ? one : one.key)));
  const asked = [...keys].filter((key) => asking.optionsOf(key).length > 0 || asking.pays(key));
  return new Map(asked.slice(0, 9).map((key, index) => [key, index + 1]));
}

/** Cards that answer but lie nowhere in sight. */
function offeredKeys(table: Table, asking: Asking): readonly string[] {
  if (asking.isPassed) return [];
  const keys = [...(asking.question.value?.cards.keys() ?? [])];
  return keys.filter((key) => {
    const card = table.find(key);
    const isInSight = card !== undefined && card.zone !== 'limbo' && card.zone !== 'shadows';
    return !isInSight && !table.hand.includes(key);
  });
}

/** A card that is read is laid down by Esc and by a press outside it. */
function useClosing(reading: { value: Read | null; peek(): Read | null }): void {
  useLayoutEffect(() => {
    const close = (event: Event): void => {
      const isInside = event.target instanceof Element && event.target.closest('.fs-reading') !== null;
      const isOther = event instanceof KeyboardEvent ? event.key !== 'Escape' : isInside || (event as MouseEvent).button === 2;
      if (reading.peek()?.isLasting === true && !isOther) reading.value = null;
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close);
    };
  }, []);
}

/** On a phone a question opens its place once. */
function usePlaceOf(asking: Asking, id: string, table: Table, place: { value: Place }): void {
  useEffect(() => {
    if (id !== '') place.value = placeAsked(table, asking);
  }, [id]);
}

/** What a screen reader says of every update: what happened, and what is asked now. */
function Announcer({ asking, words }: { readonly asking: Asking; readonly words: FellowshipWords }): JSX.Element {
  const told = (asking.localSeat.client.update.value?.events ?? [])
    .filter((event) => !isCourtesy(event))
    .map((event) => words.event(event));
  const question = asking.isPassed ? null : asking.question.value;
  const asked = question === null ? [] : [words.prompt(question.decision)];
  return (
    <div class="visually-hidden" role="log" aria-live="polite" aria-atomic="true">
      {[...told, ...asked].join(' ')}
    </div>
  );
}
