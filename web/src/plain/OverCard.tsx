import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { t } from '../i18n';
import { CoachLink } from './CoachLink';
import { addressOf } from '../net/base';
import { prepareRematch } from '../net/rematch';
import { navigate } from '../router';
import { Icon } from '../shell/Icon';
import { Applauded } from './Applauded';
import { CourtesyButton } from './Courtesy';
import type { LocalSeats } from './local-seats';
import type { Outcome } from './EndMoment';
import type { GameWords } from './words';
import { RatingLine } from './RatingLine';
import { ShareGame } from './ShareGame';

interface Props {
  readonly localSeats: LocalSeats;
  readonly words: GameWords;
  readonly onHome: () => void;
}

/** Who won and why, and what next. */
export function OverCard({ localSeats, words, onHome }: Props): JSX.Element | null {
  const heading = useRef<HTMLHeadingElement>(null);
  const status = localSeats.shown.status;
  const isOver = status?.status === 'over';
  useEffect(() => {
    if (isOver) heading.current?.focus({ preventScroll: true });
  }, [isOver]);
  if (!isOver) return null;
  const returns = status.returns ?? [];
  const seat = localSeats.all.length === 1 ? localSeats.shown.seat : -1;
  return (
    <section class={`plain-card plain-over ${toneOf(returns, seat)}`} aria-labelledby="plain-over">
      <p class="plain-kicker">{t('plain-over')}</p>
      <h2 id="plain-over" ref={heading} tabIndex={-1}>
        {resultTitle(returns, seat, words)}
      </h2>
      <p class="plain-lead">{endingText(status.reason, returns, seat, words)}</p>
      <Results returns={returns} words={words} />
      <RatingLine client={localSeats.shown.client} />
      <Applauded client={localSeats.shown.client} />
      <ShareGame match={localSeats.shown.client.match} />
      <div class="plain-buttons cluster">
        <Rematch localSeats={localSeats} rematch={status.rematch} />
        {localSeats.shown.seat >= 0 && (
          <a class="button" href={addressOf(`/match/${localSeats.shown.client.match}/replay`)}>
            <Icon name="replay" />
            {t('plain-replay')}
          </a>
        )}
        {localSeats.shown.seat >= 0 && <CoachLink match={localSeats.shown.client.match} game={words.game} />}
        <CourtesyButton client={localSeats.shown.client} />
        <button type="button" class="button plain" onClick={onHome}>
          {t('app-go-home')}
        </button>
      </div>
    </section>
  );
}

/** Do all seats have the same result, as in a game that they play together? */
const isShared = (returns: readonly number[]): boolean => returns.every((one) => one === returns[0]);

/** How it ended for a seat; -1 for nobody in particular. */
export function toneOf(returns: readonly number[], seat: number): Outcome {
  const own = returns[Math.max(0, seat)] ?? 0;
  if (seat < 0 && !isShared(returns)) return 'even';
  return own > 0 ? 'won' : own < 0 ? 'lost' : 'even';
}

function winners(returns: readonly number[]): readonly number[] {
  const best = Math.max(...returns);
  return best > 0 ? returns.flatMap((one, seat) => (one === best ? [seat] : [])) : [];
}

/** The result in a few words. seat: -1 for nobody in particular. */
export function resultTitle(returns: readonly number[], seat: number, words: GameWords): string {
  if (words.spec?.cooperative === true || returns.length === 1)
    return t((returns[0] ?? 0) > 0 ? 'plain-won-together' : 'plain-lost-together', { count: returns.length });
  const best = winners(returns);
  if (best.length === 0) return t('plain-drawn');
  if (seat >= 0) return t(best.includes(seat) ? 'plain-won' : 'plain-lost');
  return t('plain-seats-won', { seats: words.seats(best), count: best.length });
}

export function endingText(reason: string, returns: readonly number[], seat: number, words: GameWords): string {
  const best = winners(returns);
  const who = seat < 0 && !isShared(returns) ? 'watcher' : (returns[Math.max(0, seat)] ?? 0) > 0 ? 'winner' : 'loser';
  return words.ending(reason, best.length === 0 && !isLost(returns) ? 'both' : who, words.seats(best));
}

const isLost = (returns: readonly number[]): boolean => returns.some((one) => one < 0);

/** Points seat by seat, where winning and losing do not say it all. */
function Results({ returns, words }: { readonly returns: readonly number[]; readonly words: GameWords }): JSX.Element | null {
  if (returns.every((one) => [-1, 0, 1].includes(one))) return null;
  return (
    <dl class="plain-values cluster">
      {returns.map((one, seat) => (
        <div key={seat}>
          <dt>{words.seat(seat)}</dt>
          <dd>{one}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RematchProps {
  readonly localSeats: LocalSeats;
  readonly rematch: string;
  /** Is it what leads on? Otherwise another button does. */
  readonly isFirst?: boolean;
}

/** Whoever asks goes there at once; the others find the way here. */
export function Rematch({ localSeats, rematch, isFirst = true }: RematchProps): JSX.Element | null {
  const isLeaving = useSignal(false);
  const isWatching = localSeats.shown.seat < 0;
  useEffect(() => {
    if (isLeaving.value && rematch !== '') navigate(addressOf(`/match/${rematch}`));
  }, [isLeaving.value, rematch]);
  if (rematch !== '')
    return (
      <a class="button primary" href={addressOf(`/${isWatching ? 'watch' : 'match'}/${rematch}`)}>
        {t(isWatching ? 'watch-rematch' : 'plain-rematch-open')}
      </a>
    );
  if (!localSeats.shown.acts.includes('/rematch')) return null;
  const ask = (): void => {
    isLeaving.value = true;
    const { client, seat } = localSeats.shown;
    void prepareRematch(client.match, seat)
      .then(() => localSeats.shown.act('/rematch'))
      .then((isTaken) => (isLeaving.value = isTaken));
  };
  return (
    <button type="button" class={isFirst ? 'button primary' : 'button'} disabled={isLeaving.value} onClick={ask}>
      {t('plain-act-rematch')}
    </button>
  );
}
