/** The end over the board: who won and why, and what next. Both armies lie face up beneath. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { t } from '../../i18n';
import { replayPage } from '../../net/api';
import { addressOf } from '../../net/base';
import { findGame } from '../../net/games';
import type { Status } from '../../net/wire';
import type { StrategoObservation } from './wire';
import { ComputerAccount } from './ComputerAccount';
import { EndStory } from './EndStory';
import { navigate } from '../../router';
import { asSide, sideName, winnerOf } from './model';
import { endText } from './names';
import { PieceArt } from './PieceArt';
import type { Playback } from './playback';
import { Applauded } from '../../plain/Applauded';
import { RatingLine } from '../../plain/RatingLine';
import { EndMoment } from '../../plain/EndMoment';
import { ShareGame } from '../../plain/ShareGame';

/** The last position with everything shown, fetched once the game is over. */
export function useRevealed(playback: Playback): StrategoObservation | null {
  const revealed = useSignal<StrategoObservation | null>(null);
  const isOver = playback.latest.value?.status.status === 'over';
  useEffect(() => {
    if (!isOver || playback.client.welcome.peek()?.seat === -1) return; // whoever watches sees what is public
    let isGone = false;
    fetchLast(playback).then(
      (last) => {
        if (!isGone) revealed.value = last;
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isOver, playback, revealed]);
  return playback.isUnveiled.value ? revealed.value : null;
}

async function fetchLast(playback: Playback): Promise<StrategoObservation | null> {
  const { match } = playback.client;
  const token = findGame(match)?.grants[0]?.token ?? '';
  const { total } = await replayPage(match, token, 'all', 0, 1);
  const { frames } = await replayPage(match, token, 'all', total - 1, total);
  return (frames[0]?.observation as StrategoObservation | undefined) ?? null;
}

interface EndCardProps {
  readonly playback: Playback;
  /** Two on one screen: nobody in particular is "you". */
  readonly isShared: boolean;
  /** Said beneath the result to whoever watched. */
  readonly told?: ComponentChildren;
}

/** Rises over the own half of the board; whoever wants to see the board folds it to a line. An offered rematch opens it again. */
export function EndCard({ playback, isShared, told }: EndCardProps) {
  const card = useRef<HTMLElement>(null);
  const status = playback.status.value;
  const observation = playback.shown.value;
  const isShown = status !== null && playback.isEnded.value && observation !== null;
  const isFolded = useSignal(false);
  const rematch = status?.rematch ?? '';
  useEffect(() => {
    if (rematch !== '') isFolded.value = false;
  }, [rematch, isFolded]);
  useEffect(() => {
    if (isShown) card.current?.focus({ preventScroll: true });
  }, [isShown]);
  if (!isShown) return null;
  const winner = winnerOf(status.returns);
  const seat = isShared ? -1 : observation.seat;
  const fold = (value: boolean): void => {
    isFolded.value = value;
    card.current?.focus({ preventScroll: true });
  };
  if (isFolded.value) {
    return (
      <section ref={card} class={`end-card is-folded ${tone(winner, seat)}`} tabIndex={-1} aria-label={endTitle(winner, seat)}>
        <h2>{endTitle(winner, seat)}</h2>
        <button type="button" class="button" onClick={() => fold(false)}>
          {t('end-see-card')}
        </button>
      </section>
    );
  }
  return (
    <section ref={card} class={`end-card ${tone(winner, seat)}`} tabIndex={-1} aria-label={endTitle(winner, seat)}>
      <Banners winner={winner} />
      <div class="end-words">
        <h2>{endTitle(winner, seat)}</h2>
        <p>{endText(status.reason, winner, seat)}</p>
      </div>
      <EndStory
        match={playback.client.match}
        observation={observation}
        seat={isShared || observation.seat < 0 ? Math.max(0, winner) : observation.seat}
      />
      <RatingLine client={playback.client} />
      <ComputerAccount client={playback.client} />
      {told}
      <Applauded client={playback.client} />
      <ShareGame match={playback.client.match} />
      <div class="end-acts cluster">
        <Rematch playback={playback} status={status} />
        {observation.seat >= 0 && (
          <>
            <a class="button" href={addressOf(`/match/${playback.client.match}/coach`)}>
              {t('coach-open')}
            </a>
            <a class="button" href={addressOf(`/match/${playback.client.match}/replay`)}>
              {t('act-replay')}
            </a>
          </>
        )}
        <button type="button" class="button" onClick={() => fold(true)}>
          {t('end-see-board')}
        </button>
      </div>
    </section>
  );
}

/** Whoever asks for the rematch goes there at once; the other finds the way here. */
function Rematch({ playback, status }: { readonly playback: Playback; readonly status: Status }) {
  const { rematch } = status;
  const isLeaving = playback.isLeaving.value;
  const isWatching = playback.client.welcome.value?.seat === -1;
  useEffect(() => {
    if (isLeaving && rematch) navigate(addressOf(`/match/${rematch}`));
  }, [isLeaving, rematch]);
  if (rematch)
    return (
      <a class="button primary" href={addressOf(`/${isWatching ? 'watch' : 'match'}/${rematch}`)}>
        {t(isWatching ? 'watch-rematch' : 'act-rematch-open')}
      </a>
    );
  if (!status.acts.includes('/rematch')) return null;
  const ask = (): void => {
    playback.isLeaving.value = true;
    void playback.client.send('/rematch');
  };
  return (
    <button type="button" class="button primary" disabled={isLeaving} onClick={ask}>
      {t('act-rematch')}
    </button>
  );
}

export function endTitle(winner: number, seat: number): string {
  if (winner < 0) return t('end-drawn');
  if (seat < 0) return t('end-side-wins', { winner: sideName(winner) });
  return t(winner === seat ? 'end-you-win' : 'end-you-lose');
}

function tone(winner: number, seat: number): string {
  if (winner < 0) return 'end-even';
  const side = `by-${winner}`;
  return seat >= 0 && winner !== seat ? `end-lost ${side}` : `end-won ${side}`;
}

/** The banners over the board as the game ends: the winner's for who has won or watches, one's own for who has lost. */
export function BannerMoment({ playback, isShared }: EndCardProps) {
  const winner = winnerOf(playback.latest.value?.status.returns);
  const own = playback.shown.value?.seat ?? -1;
  const seat = isShared ? -1 : own;
  const isLost = winner >= 0 && seat >= 0 && winner !== seat;
  return (
    <EndMoment isOver={playback.isEnded.value} outcome={winner < 0 ? 'even' : isLost ? 'lost' : 'won'} title={endTitle(winner, seat)}>
      <FlagPieces winner={isLost ? seat : winner} />
    </EndMoment>
  );
}

/** The winner's banner; both after a draw. */
function Banners({ winner }: { readonly winner: number }) {
  return (
    <div class="end-banners" aria-hidden="true">
      <FlagPieces winner={winner} />
    </div>
  );
}

function FlagPieces({ winner }: { readonly winner: number }) {
  const sides = winner < 0 ? [0, 1] : [winner];
  return (
    <>
      {sides.map((side) => (
        <PieceArt key={side} side={asSide(side)} face="own" emblem="flag" />
      ))}
    </>
  );
}
