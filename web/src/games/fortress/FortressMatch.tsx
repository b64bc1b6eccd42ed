/** A match of Stratego Fortress: building, exploring, the end. */

import './styles';

import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { variantName } from '../../names';
import type { MatchProps } from '../../family';
import { useGameTheme } from '../../game-theme';
import { t } from '../../i18n';
import { isCourtesy } from '../../net/courtesies';
import { ActsCard } from '../../plain/ActsCard';
import { ClockStrip } from '../../plain/ClockStrip';
import { ConnectionStrip } from '../../plain/ConnectionStrip';
import { Cover } from '../../plain/Cover';
import { useEventSounds } from '../../plain/event-sounds';
import type { LocalSeat } from '../../plain/local-seat';
import { SaidByAll } from '../../plain/SaidByAll';
import { LocalSeats } from '../../plain/local-seats';
import { useWholeLog } from '../../plain/whole-log';
import { SeatedLine } from '../../plain/SeatedLine';
import { ClockTeller } from '../../plain/SeatClock';
import { SeatTabs } from '../../plain/SeatTabs';
import { EndMoment } from '../../plain/EndMoment';
import { OverCard, resultTitle, toneOf } from '../../plain/OverCard';
import { useGameSpec } from '../../plain/spec';
import { useTitle } from '../../shell/title';
import { BothFortresses } from './BothFortresses';
import { Builder } from './Builder';
import { Emblem } from './emblems';
import { Explore } from './Explore';
import { fortsOf } from './geometry';
import { Model } from './Model';
import { FortressWords } from './names';
import { ownView } from './plan-view';
import { SOUNDS } from './sounds';
import type { FortressObservation } from './wire';

/** How long a hand stays in sight after its last answer, so that one can see what came of it. */
const LOOK_MS = 1600;

export function FortressMatch({ clients, onHome }: MatchProps): JSX.Element {
  const welcome = clients[0]?.welcome.value;
  if (!welcome || !clients.every((client) => client.update.value)) return <p class="loading">{t('app-loading')}</p>;
  return <Table clients={clients} game={welcome.game} variant={welcome.variant} onHome={onHome} />;
}

function Table({ clients, game, variant, onHome }: MatchProps & { readonly game: string; readonly variant: string }): JSX.Element {
  useGameTheme(game);
  const spec = useGameSpec(game);
  const words = new FortressWords(game, spec.value);
  const localSeats = useMemo(() => new LocalSeats(clients, () => true), [clients]);
  useEffect(() => () => localSeats.close(), [localSeats]);
  useSignalEffect(() => {
    for (const localSeat of localSeats.all) void [localSeat.client.update.value, localSeat.isBusy.value];
    const timer = setTimeout(() => localSeats.follow(), localSeats.covers && !localSeats.isCovered.value ? LOOK_MS : 0);
    return () => clearTimeout(timer);
  });
  const localSeat = localSeats.shown;
  const isYours = localSeats.all.length === 1 && localSeat.decision !== null;
  useTitle(isYours ? t('plain-title-yours', { variant: variantName(game, variant) }) : variantName(game, variant));
  useEventSounds(localSeat, SOUNDS);
  if (localSeats.isCovered.value && localSeats.covers) return <Cover localSeats={localSeats} words={words} />;
  return (
    <div class="fortress-view column">
      <ConnectionStrip client={localSeat.client} />
      <SeatTabs localSeats={localSeats} words={words} />
      <SeatedLine client={localSeat.client} game={words.game} />
      <SaidByAll client={localSeat.client} words={words} />
      <ClockStrip client={localSeat.client} name={(seat) => words.seat(seat)} />
      <ClockTeller client={localSeat.client} own={localSeats.all.map(({ seat }) => seat)} name={(seat) => words.seat(seat)} />
      <Stage localSeats={localSeats} words={words} forts={fortsOf(variant)} onHome={onHome} />
      <Announcer localSeat={localSeat} words={words} />
      <BannerMoment localSeats={localSeats} words={words} />
    </div>
  );
}

/** The banners over the page as the game ends: the winner's, or one's own for who has lost. */
export function BannerMoment({ localSeats, words }: Pick<StageProps, 'localSeats' | 'words'>): JSX.Element {
  const { seat, status } = localSeats.shown;
  const returns = status?.returns ?? [];
  const own = localSeats.all.length === 1 ? seat : -1;
  const tone = toneOf(returns, own);
  const best = returns.findIndex((one) => one > 0);
  const outcome = own < 0 && best >= 0 ? 'won' : tone;
  const armies = outcome === 'lost' ? [own] : best >= 0 ? [best] : [0, 1];
  return (
    <EndMoment isOver={status?.status === 'over'} outcome={outcome} title={resultTitle(returns, own, words)}>
      {armies.map((army) => (
        <span key={army} class={`fortress-banner centred army-${army}`}>
          <Emblem name="flag" />
        </span>
      ))}
    </EndMoment>
  );
}

interface StageProps {
  readonly localSeats: LocalSeats;
  readonly words: FortressWords;
  readonly forts: number;
  readonly onHome: () => void;
}

function Stage({ localSeats, words, forts, onHome }: StageProps): JSX.Element {
  const localSeat = localSeats.shown;
  const seen = localSeat.observation as FortressObservation | null;
  if (!seen) return <p class="loading">{t('app-loading')}</p>;
  if (localSeat.status?.status === 'over') {
    return (
      <div class="fortress-end column">
        <h1 class="visually-hidden">{t('game-fortress')}</h1>
        <OverCard localSeats={localSeats} words={words} onHome={onHome} />
        <End localSeat={localSeat} words={words} forts={forts} seen={seen} />
      </div>
    );
  }
  if (localSeat.decision?.kind === 'build') return <Builder key={localSeat.seat} localSeat={localSeat} words={words} forts={forts} />;
  if (!seen.built.every(Boolean)) return <Waiting localSeat={localSeat} words={words} forts={forts} seen={seen} />;
  return <Explore key={localSeat.seat} localSeats={localSeats} words={words} forts={forts} />;
}

interface HandProps {
  readonly localSeat: LocalSeat;
  readonly words: FortressWords;
  readonly forts: number;
  readonly seen: FortressObservation;
}

/** One's own fortress stands; the other is still building. */
function Waiting({ localSeat, words, forts, seen }: HandProps): JSX.Element {
  return (
    <div class="fortress-waiting">
      <section class={`fortress-vault column army-${localSeat.seat}`}>
        <header>
          <h1>{t('fortress-stands-ready')}</h1>
          <p role="status">{t('fortress-other-builds', { seat: words.seat(1 - localSeat.seat) })}</p>
        </header>
        <Model view={ownView(seen, localSeat.seat, forts)} name={t('fortress-model-own')} />
        <footer>
          {localSeat.acts.includes('/unready') && (
            <button type="button" class="button" disabled={localSeat.isBusy.value} onClick={() => void localSeat.act('/unready')}>
              {t('fortress-build-on')}
            </button>
          )}
        </footer>
      </section>
      <ActsCard localSeat={localSeat} words={words} hasWords />
    </div>
  );
}

/** Both fortresses open; a slider walks both ways again. */
function End({ localSeat, words, forts, seen }: HandProps): JSX.Element {
  const events = localSeat.lines.value.map(({ event }) => event);
  const steps = events.flatMap((event, index) => (event.kind === 'moved' || event.kind === 'fell' ? [index + 1] : []));
  const isPartial = useWholeLog(localSeat);
  /** Null: the last one, also while the log still comes. */
  const chosen = useSignal<number | null>(null);
  const at = chosen.value ?? steps.length;
  const shown = chosen.value === null ? events : events.slice(0, steps[at - 1] ?? 0);
  const standing = isPartial ? seen : standingAt(seen, shown);
  return (
    <>
      <BothFortresses seen={standing} events={shown} words={words} forts={forts} first={1 - Math.max(0, localSeat.seat)} />
      {steps.length > 0 && (
        <div class="fortress-slider">
          <input
            type="range"
            min={0}
            max={steps.length}
            value={at}
            aria-label={t('fortress-slider')}
            onInput={(event) => (chosen.value = Number(event.currentTarget.value))}
          />
          <p>{t('fortress-step-of', { step: at, total: steps.length })}</p>
        </div>
      )}
    </>
  );
}

/** The observation with the pieces where the last of these events left them. */
export function standingAt(seen: FortressObservation, events: FortressEvents): FortressObservation {
  const squares: [string, string] = ['', ''];
  const pieces: [string, string] = ['', ''];
  for (const { kind, facts } of events) {
    const seat = facts['seat'] === 1 ? 1 : 0;
    if (kind !== 'moved' && kind !== 'fell' && kind !== 'entered') continue;
    squares[seat] = String(facts['target'] ?? facts['square']);
    pieces[seat] = String(facts['piece']);
  }
  return { ...seen, squares, pieces };
}

type FortressEvents = readonly { readonly kind: string; readonly facts: Readonly<Record<string, unknown>> }[];

/** What a screen reader says of every update. */
function Announcer({ localSeat, words }: { readonly localSeat: LocalSeat; readonly words: FortressWords }): JSX.Element {
  const told = (localSeat.client.update.value?.events ?? []).filter((event) => !isCourtesy(event)).map((event) => words.event(event));
  const asked = localSeat.decision === null ? [] : [t('fortress-your-turn')];
  return (
    <div class="visually-hidden" role="log" aria-live="polite" aria-atomic="true">
      {[...told, ...asked].join(' ')}
    </div>
  );
}
