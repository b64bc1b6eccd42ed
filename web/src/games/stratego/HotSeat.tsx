/** Two on one screen: one playback a seat, and a curtain between the turns. */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';

import { t } from '../../i18n';
import type { MatchConnection } from '../../net/match';
import type { Event } from '../../net/wire';
import type { StrategoObservation } from './wire';
import { LastPair } from './Combat';
import { asSide, nextViewer, sideName } from './model';
import { eventSpoken, type Facts } from './names';
import { PieceArt } from './PieceArt';
import { combatOf } from './combat-facts';
import { Playback } from './playback';
import { Table } from './Table';

/** How long the board stays open after a move, so that its end can be seen. */
const LOOK_MS = 700;

interface HotSeatProps {
  readonly clients: readonly [MatchConnection, MatchConnection];
}

export function HotSeat({ clients: [first, second] }: HotSeatProps) {
  const playbacks = useMemo(() => [new Playback(first), new Playback(second)] as const, [first, second]);
  /** Who looks at the board now; -1: nobody, the curtain is drawn. */
  const viewer = useSignal(-1);
  useEffect(() => () => playbacks.forEach((playback) => playback.close()), [playbacks]);
  const [red, blue] = playbacks;
  const newest = newestOf(red, blue);
  const looking = viewer.value < 0 ? null : (playbacks[viewer.value] ?? null);
  const isOver = red.latest.value?.status.status === 'over';
  const next = newest ? nextViewer(newest, viewer.value, isOver) : -1;
  const isQuiet = looking?.isPlaying.value !== true;
  useEffect(() => {
    if (!isOver || viewer.value >= 0) return;
    viewer.value = 0;
    red.release();
  }, [isOver, red, viewer, viewer.value]);
  useEffect(() => {
    playbacks.forEach((playback, seat) => (playback.isHeld.value = seat !== viewer.value));
    if (viewer.value < 0 || next === viewer.value || !isQuiet) return;
    const timer = window.setTimeout(() => (viewer.value = -1), LOOK_MS);
    return () => window.clearTimeout(timer);
  }, [next, isQuiet, playbacks, viewer, viewer.value]);
  if (!newest)
    return (
      <p class="match-loading" role="status">
        {t('match-loading')}
      </p>
    );
  if (looking) return <Table playback={looking} isShared />;
  const open = (): void => {
    viewer.value = next;
    playbacks[next]?.release();
  };
  return <Curtain next={next} observation={newest} events={eventsOf(red, blue)} onOpen={open} />;
}

/** The latest position either seat has heard of. */
function newestOf(red: Playback, blue: Playback): StrategoObservation | null {
  const [a, b] = [red, blue].map((playback) => (playback.latest.value?.observation as StrategoObservation | undefined) ?? null);
  if (!a || !b) return a ?? b ?? null;
  return b.ply > a.ply || b.phase === 'over' ? b : a;
}

/** What both may hear of the last update. */
function eventsOf(red: Playback, blue: Playback): readonly Event[] {
  const updates = [red, blue].flatMap((playback) => playback.latest.value ?? []);
  const newest = updates.reduce((a, b) => (plyOf(b) > plyOf(a) ? b : a));
  return newest.events.filter((event) => !event.kind.startsWith('own_'));
}

function plyOf(update: { observation: unknown }): number {
  return (update.observation as StrategoObservation).ply;
}

interface CurtainProps {
  readonly next: number;
  readonly observation: StrategoObservation;
  readonly events: readonly Event[];
  onOpen(): void;
}

/** Nothing of the board is drawn beneath it. */
function Curtain({ next, observation, events, onOpen }: CurtainProps) {
  const side = sideName(next);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [next]);
  const isDeploying = observation.phase === 'deployment';
  return (
    <div class={`curtain of-${side}`}>
      <div class="curtain-card">
        <div class="curtain-banner" aria-hidden="true">
          <PieceArt side={asSide(next)} face="back" />
        </div>
        <h1>{t('curtain-title', { side })}</h1>
        <p>{isDeploying ? t('curtain-deploy', { side }) : t('curtain-help')}</p>
        <WhatHappened events={events} observation={observation} />
        <button ref={button} type="button" class="button primary" onClick={onOpen}>
          {t('curtain-look', { side })}
        </button>
      </div>
    </div>
  );
}

function WhatHappened({ events, observation }: { readonly events: readonly Event[]; readonly observation: StrategoObservation }) {
  const combat = events.find((event) => event.kind === 'combat');
  const move = events.find((event) => event.kind === 'move');
  const told = events.filter((event) => ['power', 'quest', 'ring_taken', 'stop'].includes(event.kind)).map(eventSpoken);
  if (combat || told.length) {
    return (
      <>
        {combat && (
          <section class="last-combat line curtain-last" aria-label={t('curtain-last')}>
            <LastPair combat={combatOf(combat, events)} observation={observation} />
          </section>
        )}
        {told.length > 0 && <p class="curtain-last">{told.join(' ')}</p>}
      </>
    );
  }
  if (!move) return null;
  const facts = move.facts as Facts;
  const words = { side: sideName(Number(facts['seat'])), source: String(facts['source']), target: String(facts['target']) };
  return <p class="curtain-last">{t('curtain-quiet-move', words)}</p>;
}
