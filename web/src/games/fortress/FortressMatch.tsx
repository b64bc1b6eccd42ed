/** A match of Stratego Fortress: building, exploring, the end. */

import './styles';

import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { type MatchProps, variantName } from '../../families';
import { useGameTheme } from '../../game-theme';
import { t } from '../../i18n';
import { ActsCard } from '../../plain/ActsCard';
import { Cover } from '../../plain/Cover';
import { useEventSounds } from '../../plain/event-sounds';
import type { Hand } from '../../plain/hand';
import { Hands } from '../../plain/hands';
import { HandTabs } from '../../plain/HandTabs';
import { OverCard } from '../../plain/OverCard';
import { useGameSpec } from '../../plain/spec';
import { useTitle } from '../../shell/title';
import { BothFortresses } from './BothFortresses';
import { Builder } from './Builder';
import { Explore, ownView } from './Explore';
import { Model } from './Model';
import { FortressWords } from './names';
import { SOUNDS } from './sounds';
import type { FortressObservation } from './wire';

/** How long a hand stays in sight after its last answer, so that one can see what came of it. */
const LOOK_MS = 1600;

export function FortressMatch({ clients, onHome }: MatchProps): JSX.Element {
  const welcome = clients[0]?.welcome.value;
  if (!welcome || !clients.every((client) => client.update.value)) return <p class="loading">{t('app-loading')}</p>;
  return <Table clients={clients} game={welcome.game} variant={welcome.variant} onHome={onHome} />;
}

/** Each side has two fortresses in the game with a bridge. */
export function fortsOf(variant: string): number {
  return variant === 'fortress-bridge' ? 2 : 1;
}

function Table({ clients, game, variant, onHome }: MatchProps & { readonly game: string; readonly variant: string }): JSX.Element {
  useGameTheme(game);
  const spec = useGameSpec(game);
  const words = new FortressWords(game, spec.value);
  const hands = useMemo(() => new Hands(clients, () => true), [clients]);
  useEffect(() => () => hands.close(), [hands]);
  useSignalEffect(() => {
    for (const hand of hands.all) void [hand.client.update.value, hand.isBusy.value];
    const timer = setTimeout(() => hands.follow(), hands.covers && !hands.isCovered.value ? LOOK_MS : 0);
    return () => clearTimeout(timer);
  });
  const hand = hands.shown;
  const isYours = hands.all.length === 1 && hand.decision !== null;
  useTitle(isYours ? t('plain-title-yours', { variant: variantName(game, variant) }) : variantName(game, variant));
  useEventSounds(hand, SOUNDS);
  if (hands.isCovered.value && hands.covers) return <Cover hands={hands} words={words} />;
  return (
    <div class="fortress-view">
      {hand.client.connection.value === 'lost' && <p class="plain-strip" role="status">{t('plain-reconnecting')}</p>}
      <HandTabs hands={hands} words={words} />
      <Stage hands={hands} words={words} forts={fortsOf(variant)} onHome={onHome} />
      <Announcer hand={hand} words={words} />
    </div>
  );
}

interface StageProps {
  readonly hands: Hands;
  readonly words: FortressWords;
  readonly forts: number;
  readonly onHome: () => void;
}

function Stage({ hands, words, forts, onHome }: StageProps): JSX.Element {
  const hand = hands.shown;
  const seen = hand.observation as FortressObservation | null;
  if (!seen) return <p class="loading">{t('app-loading')}</p>;
  if (hand.status?.status === 'over') {
    return (
      <div class="fortress-end">
        <h1 class="visually-hidden">{t('game-fortress')}</h1>
        <OverCard hands={hands} words={words} onHome={onHome} />
        <End hand={hand} words={words} forts={forts} seen={seen} />
      </div>
    );
  }
  if (hand.decision?.kind === 'build') return <Builder key={hand.seat} hand={hand} words={words} forts={forts} />;
  if (!seen.built.every(Boolean)) return <Waiting hand={hand} words={words} forts={forts} seen={seen} />;
  return <Explore key={hand.seat} hands={hands} words={words} forts={forts} />;
}

interface HandProps {
  readonly hand: Hand;
  readonly words: FortressWords;
  readonly forts: number;
  readonly seen: FortressObservation;
}

/** One's own fortress stands; the other is still building. */
function Waiting({ hand, words, forts, seen }: HandProps): JSX.Element {
  return (
    <div class="fortress-waiting">
      <section class={`fortress-vault army-${hand.seat}`}>
        <header>
          <h1>{t('fortress-stands-ready')}</h1>
          <p role="status">{t('fortress-other-builds', { seat: words.seat(1 - hand.seat) })}</p>
        </header>
        <Model view={ownView(seen, hand.seat, forts)} name={t('fortress-model-own')} />
        <footer>
          {hand.acts.includes('/unready') && <button type="button" class="button" disabled={hand.isBusy.value} onClick={() => void hand.act('/unready')}>{t('fortress-build-on')}</button>}
        </footer>
      </section>
      <ActsCard hand={hand} words={words} />
    </div>
  );
}

/** Both fortresses open; a slider walks both ways again. */
function End({ hand, words, forts, seen }: HandProps): JSX.Element {
  const events = hand.lines.value.map(({ event }) => event);
  const steps = events.flatMap((event, index) => (event.kind === 'moved' || event.kind === 'fell' ? [index + 1] : []));
  const at = useSignal(steps.length);
  const shown = events.slice(0, steps[at.value - 1] ?? (at.value === 0 ? 0 : events.length));
  return (
    <>
      <BothFortresses seen={standingAt(seen, shown)} events={shown} words={words} forts={forts} first={1 - Math.max(0, hand.seat)} />
      {steps.length > 0 && (
        <div class="fortress-slider">
          <input type="range" min={0} max={steps.length} value={at.value} aria-label={t('fortress-slider')} onInput={(event) => (at.value = Number(event.currentTarget.value))} />
          <p>{t('fortress-step-of', { step: at.value, total: steps.length })}</p>
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
function Announcer({ hand, words }: { readonly hand: Hand; readonly words: FortressWords }): JSX.Element {
  const told = (hand.client.update.value?.events ?? []).map((event) => words.event(event));
  const asked = hand.decision === null ? [] : [t('fortress-your-turn')];
  return <div class="visually-hidden" role="log" aria-live="polite" aria-atomic="true">{[...told, ...asked].join(' ')}</div>;
}
