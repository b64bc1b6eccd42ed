/**
 * A match of any game on one screen: what one sees, who sits there and what has happened scroll within their part; what is asked and what
 * people may do besides playing stay in sight.
 */

import '../../styles/plain.css';
import '../../styles/plain-parts.css';
import '../../styles/plain-table.css';

import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { gameName, variantName } from '../names';
import { useGameTheme } from '../game-theme';
import { t } from '../i18n';
import { isCourtesy } from '../net/courtesies';
import type { MatchConnection } from '../net/match';
import { useTitle } from '../shell/title';
import { ActsCard, ProposalCard } from './ActsCard';
import { ConnectionStrip } from './ConnectionStrip';
import { Cover } from './Cover';
import { DecisionCard } from './DecisionCard';
import type { LocalSeat } from './local-seat';
import { LocalSeats } from './local-seats';
import { SeatTabs } from './SeatTabs';
import { SeatLog } from './LogCard';
import { OverCard } from './OverCard';
import { LentStrip } from './SeatActs';
import { ClockTeller } from './SeatClock';
import { SeatsCard } from './SeatsCard';
import { SeenCard } from './SeenCard';
import { useGameSpec } from './spec';
import { GameWords } from './words';

/** Milliseconds that a seat stays shown after its last answer, so that its person sees the result. */
const LOOK_MS = 1200;

interface Props {
  readonly clients: readonly MatchConnection[];
  readonly onHome: () => void;
}

export function PlainMatch({ clients, onHome }: Props): JSX.Element | null {
  const welcome = clients[0]?.welcome.value;
  // All seats first: which of them is shown depends on who owes a decision.
  if (!welcome || !clients.every((client) => client.update.value)) return <p class="loading">{t('app-loading')}</p>;
  return <Table clients={clients} game={welcome.game} variant={welcome.variant} onHome={onHome} />;
}

interface TableProps extends Props {
  readonly game: string;
  readonly variant: string;
}

function Table({ clients, game, variant, onHome }: TableProps): JSX.Element {
  useGameTheme(game);
  const spec = useGameSpec(game);
  const words = new GameWords(game, spec.value);
  const localSeats = useMemo(() => new LocalSeats(clients, () => spec.peek()?.hidden ?? true), [clients]);
  useEffect(() => () => localSeats.close(), [localSeats]);
  useFollowing(localSeats);
  useTitle(tabTitle(localSeats, variantName(game, variant)));
  const name = variantName(game, variant);
  const isSame = name === gameName(game);
  if (localSeats.isCovered.value && localSeats.covers) return <Cover localSeats={localSeats} words={words} />;
  const localSeat = localSeats.shown;
  return (
    <div class="plain-table column">
      <header class="plain-head cluster">
        <h1>{name}</h1>
        <p class="plain-sub">{[isSame ? '' : gameName(game), roundText(localSeat)].filter(Boolean).join(' · ')}</p>
      </header>
      <ConnectionStrip client={localSeat.client} />
      <LentStrip client={localSeat.client} />
      <SeatTabs localSeats={localSeats} words={words} />
      <div
        class="plain-body column"
        id="plain-hand"
        role={localSeats.all.length > 1 ? 'tabpanel' : undefined}
        aria-label={localSeats.all.length > 1 ? words.seat(localSeat.seat) : undefined}
      >
        <div class="plain-watch" role="group" aria-label={t('plain-seen')} tabIndex={0}>
          <SeenCard observation={localSeat.observation} words={words} />
          <SeatsCard localSeats={localSeats} words={words} />
          <SeatLog localSeat={localSeat} words={words} />
        </div>
        <div class="plain-dock column">
          <div class="plain-asked">
            <OverCard localSeats={localSeats} words={words} onHome={onHome} />
            <ProposalCard localSeats={localSeats} words={words} />
            <DecisionCard key={localSeat.seat} localSeat={localSeat} words={words} />
          </div>
          <ActsCard localSeat={localSeat} words={words} />
        </div>
      </div>
      <Announcer localSeat={localSeat} words={words} />
      <ClockTeller client={localSeat.client} own={localSeats.all.map(({ seat }) => seat)} name={(seat) => words.seat(seat)} />
    </div>
  );
}

function roundText(localSeat: LocalSeat): string {
  const turn = (localSeat.observation?.turn ?? 0) + (localSeat.status?.status === 'over' ? 0 : 1);
  return turn > 0 ? t('plain-turn', { turn }) : '';
}

function tabTitle(localSeats: LocalSeats, name: string): string {
  const isYours = localSeats.all.length === 1 && localSeats.shown.decision !== null;
  return isYours ? t('plain-title-yours', { variant: name }) : name;
}

/** Shows the next seat when the one shown has answered; after a delay where a cover comes between. */
function useFollowing(localSeats: LocalSeats): void {
  useSignalEffect(() => {
    for (const localSeat of localSeats.all) void [localSeat.client.update.value, localSeat.isBusy.value];
    const timer = setTimeout(() => localSeats.follow(), localSeats.covers && !localSeats.isCovered.value ? LOOK_MS : 0);
    return () => clearTimeout(timer);
  });
}

/** What a screen reader says of every update: what happened, and whether something is asked now. */
function Announcer({ localSeat, words }: { readonly localSeat: LocalSeat; readonly words: GameWords }): JSX.Element {
  const newest = localSeat.client.update.value;
  const told = (newest?.events ?? []).filter((event) => !isCourtesy(event)).map((event) => words.event(event));
  const { decision } = localSeat;
  const asked = decision === null ? [] : [t('plain-yours'), words.prompt(decision)];
  return (
    <div class="visually-hidden" role="log" aria-live="polite" aria-atomic="true">
      {[...told, ...asked].join('. ')}
    </div>
  );
}
