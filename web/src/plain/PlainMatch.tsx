/**
 * A match of any game on one screen: what one sees, who sits there and what has happened scroll within their part; what is asked and what
 * may be done beside the rules stay in sight.
 */

import '../../styles/plain.css';
import '../../styles/plain-parts.css';
import '../../styles/plain-table.css';

import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { gameName, variantName } from '../families';
import { useGameTheme } from '../game-theme';
import { t } from '../i18n';
import type { MatchConnection } from '../net/match';
import { useTitle } from '../shell/title';
import { ActsCard, ProposalCard } from './ActsCard';
import { Cover } from './Cover';
import { DecisionCard } from './DecisionCard';
import type { Hand } from './hand';
import { Hands } from './hands';
import { HandTabs } from './HandTabs';
import { LogCard } from './LogCard';
import { OverCard } from './OverCard';
import { LentStrip } from './SeatActs';
import { SeatsCard } from './SeatsCard';
import { SeenCard } from './SeenCard';
import { useGameSpec } from './spec';
import { GameWords } from './words';

/** How long a hand stays in sight after its last answer, so that one can see what came of it. */
const LOOK_MS = 1200;

interface Props {
  readonly clients: readonly MatchConnection[];
  readonly onHome: () => void;
}

export function PlainMatch({ clients, onHome }: Props): JSX.Element | null {
  const welcome = clients[0]?.welcome.value;
  // All hands first: which of them is looked at depends on who owes something.
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
  const hands = useMemo(() => new Hands(clients, () => spec.peek()?.hidden ?? true), [clients]);
  useEffect(() => () => hands.close(), [hands]);
  useFollowing(hands);
  useTitle(tabTitle(hands, variantName(game, variant)));
  const name = variantName(game, variant);
  const isSame = name === gameName(game);
  if (hands.isCovered.value && hands.covers) return <Cover hands={hands} words={words} />;
  const hand = hands.shown;
  return (
    <div class="plain-table">
      <header class="plain-head">
        <h1>{name}</h1>
        <p class="plain-sub">{[isSame ? '' : gameName(game), roundText(hand)].filter(Boolean).join(' · ')}</p>
      </header>
      <Connection client={hand.client} />
      <LentStrip client={hand.client} />
      <HandTabs hands={hands} words={words} />
      <div class="plain-body" id="plain-hand" role={hands.all.length > 1 ? 'tabpanel' : undefined} aria-label={hands.all.length > 1 ? words.seat(hand.seat) : undefined}>
        <div class="plain-watch" role="group" aria-label={t('plain-seen')} tabIndex={0}>
          <SeenCard observation={hand.observation} words={words} />
          <SeatsCard hands={hands} words={words} />
          <LogCard lines={hand.lines.value} words={words} isPartial={hand.firstHeard > 1} />
        </div>
        <div class="plain-dock">
          <div class="plain-asked">
            <OverCard hands={hands} words={words} onHome={onHome} />
            <ProposalCard hands={hands} words={words} />
            <DecisionCard key={hand.seat} hand={hand} words={words} />
          </div>
          <ActsCard hand={hand} words={words} />
        </div>
      </div>
      <Announcer hand={hand} words={words} />
    </div>
  );
}

function roundText(hand: Hand): string {
  const turn = (hand.observation?.turn ?? 0) + (hand.status?.status === 'over' ? 0 : 1);
  return turn > 0 ? t('plain-turn', { turn }) : '';
}

function tabTitle(hands: Hands, name: string): string {
  const isYours = hands.all.length === 1 && hands.shown.decision !== null;
  return isYours ? t('plain-title-yours', { variant: name }) : name;
}

/** Turns to the next hand when the one in sight has answered; a moment later where a cover comes between. */
function useFollowing(hands: Hands): void {
  useSignalEffect(() => {
    for (const hand of hands.all) void [hand.client.update.value, hand.isBusy.value];
    const timer = setTimeout(() => hands.follow(), hands.covers && !hands.isCovered.value ? LOOK_MS : 0);
    return () => clearTimeout(timer);
  });
}

/** Shown only when something is wrong with the connection. */
function Connection({ client }: { readonly client: MatchConnection }): JSX.Element | null {
  if (client.connection.value !== 'lost') return null;
  return (
    <p class="plain-strip" role="status">
      {t('plain-reconnecting')}
    </p>
  );
}

/** What a screen reader says of every update: what happened, and whether something is asked now. */
function Announcer({ hand, words }: { readonly hand: Hand; readonly words: GameWords }): JSX.Element {
  const newest = hand.client.update.value;
  const told = (newest?.events ?? []).map((event) => words.event(event));
  const { decision } = hand;
  const asked = decision === null ? [] : [t('plain-yours'), words.prompt(decision)];
  return (
    <div class="visually-hidden" role="log" aria-live="polite" aria-atomic="true">
      {[...told, ...asked].join('. ')}
    </div>
  );
}
