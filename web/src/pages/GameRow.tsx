import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { locale, t, tOf } from '../i18n';
import { forgetGame, type KeptGame } from '../net/games';
import { isYourTurn, type Line, timeOf } from '../net/summaries';
import type { MatchSummary } from '../net/wire';
import { Icon } from '../shell/Icon';
import { Lid } from './home/lids';

const SIDES = ['red', 'blue'] as const;

function overText(line: MatchSummary, isScreen: boolean): string {
  const own = line.returns?.[line.seat] ?? 0;
  if (own === 0) return t('games-drawn');
  const winner = (line.returns?.[0] ?? 0) > 0 ? 'red' : 'blue';
  if (isScreen) return tOf(line.game, 'games-over-screen', { side: winner });
  return own > 0 ? t('games-won') : t('games-lost');
}

function screenText(line: MatchSummary): string {
  if (line.status === 'deployment') return t('games-status-screen-deployment');
  return tOf(line.game, 'games-status-screen', { side: SIDES[line.to_act[0] === 1 ? 1 : 0] });
}

/** What a game waits for, in a few words. */
export function statusText(game: KeptGame, line: Line | undefined): string {
  if (line === undefined) return t('app-loading');
  if (typeof line === 'string') return t(`games-status-${line}`);
  const isScreen = game.opponent === 'screen';
  if (line.status === 'over') return overText(line, isScreen);
  if (isScreen) return screenText(line);
  const isYours = isYourTurn(game);
  if (line.status === 'waiting' && !isYours) return t('games-status-waiting');
  if (line.status === 'play') return t(isYours ? 'games-status-yours' : 'games-status-theirs');
  return t(isYours ? 'games-status-deployment-yours' : 'games-status-deployment-theirs');
}

function when(stamp: number): string {
  const date = timeOf(stamp);
  const isToday = date.toDateString() === new Date().toDateString();
  const style: Intl.DateTimeFormatOptions = isToday ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(locale(), style).format(date);
}

function details(game: KeptGame, line: Line | undefined): string {
  const words = [t(`games-opponent-${game.opponent}`)];
  const seat = game.grants[0]?.seat ?? 0;
  if (game.opponent !== 'screen') words.push(tOf(game.game, 'games-side', { side: SIDES[seat === 1 ? 1 : 0] }));
  if (line !== undefined && typeof line !== 'string') {
    if (line.turn > 0) words.push(t('games-turn', { turn: line.turn }));
    words.push(when(line.updated));
  } else {
    words.push(when(game.kept));
  }
  return words.join(' · ');
}

function Remove({ game, name }: { readonly game: KeptGame; readonly name: string }): JSX.Element {
  const isAsked = useSignal(false);
  if (!isAsked.value) {
    return (
      <button class="button plain icon-only" aria-label={t('games-remove-label', { variant: name })} title={t('games-remove')} onClick={() => (isAsked.value = true)}>
        <Icon name="bin" />
      </button>
    );
  }
  return (
    <div class="row-question" role="group" aria-label={t('games-remove')}>
      <p>{t('games-remove-question')}</p>
      <button class="button danger" onClick={() => forgetGame(game.match)}>
        {t('games-remove-yes')}
      </button>
      <button class="button" ref={(button) => button?.focus()} onClick={() => (isAsked.value = false)}>
        {t('games-remove-no')}
      </button>
    </div>
  );
}

interface Props {
  readonly game: KeptGame;
  readonly line: Line | undefined;
  readonly canRemove: boolean;
}

/** One game of "my games": its box, what it waits for, the way back into it. */
export function GameRow({ game, line, canRemove }: Props): JSX.Element {
  const name = t(`variant-${game.variant}`);
  const status = statusText(game, line);
  const isOver = typeof line === 'object' && line.status === 'over';
  const isOpen = typeof line !== 'string' || line === 'away';
  return (
    <li class={isYourTurn(game) ? 'row yours' : 'row'}>
      <div class="row-lid" aria-hidden="true">
        <Lid variant={game.variant} name="" />
      </div>
      <div class="row-text">
        <h3>{name}</h3>
        <p class="row-status">{status}</p>
        <p class="row-details">{details(game, line)}</p>
      </div>
      <div class="row-acts">
        {isOpen && (
          <a class={isYourTurn(game) ? 'button primary' : 'button'} href={`/match/${game.match}`} aria-label={t('games-open-label', { variant: name, status })}>
            {t('games-open')}
          </a>
        )}
        {isOver && (
          <a class="button" href={`/match/${game.match}/replay`} aria-label={t('games-replay-label', { variant: name })}>
            <Icon name="replay" />
            {t('games-replay')}
          </a>
        )}
        {canRemove && <Remove game={game} name={name} />}
      </div>
    </li>
  );
}
