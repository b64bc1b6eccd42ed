import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { SmallBoard } from '../../covers/SmallBoard';
import { variantName } from '../../names';
import { dateLocale, t } from '../../i18n';
import { addressOf } from '../../net/base';
import { boardOf, wantBoard } from '../../net/boards';
import { forgetGame, type KeptGame } from '../../net/games';
import { isOffered } from '../../net/rematch';
import { isYourTurn, type SummaryState, timeOf } from '../../net/summaries';
import type { MatchSummary } from '../../net/wire';
import { CopyLink } from '../../shell/CopyLink';
import { Icon } from '../../shell/Icon';
import { Rating } from '../../shell/Rating';
import { ResultMark } from '../../shell/ResultMark';
import { SeatedBanner, seatedName } from '../../shell/seated';
import { clockText, countsText } from '../../shell/terms-words';
import { seatPath } from '../player/SeatLink';
import { offeredText } from '../seats/words';
import { othersOf, resultOf } from './games-list';
import { ownSeats, shortCompanyText, statusText } from './status';

/** A day, and the year of an older one; for readers and machines the whole time. */
function When({ stamp }: { readonly stamp: number }): JSX.Element {
  const date = timeOf(stamp);
  const now = new Date();
  const isToday = date.toDateString() === now.toDateString();
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
  const style: Intl.DateTimeFormatOptions = isToday
    ? { hour: '2-digit', minute: '2-digit' }
    : date.getFullYear() === now.getFullYear()
      ? day
      : { ...day, year: 'numeric' };
  return <time dateTime={date.toISOString()}>{new Intl.DateTimeFormat(dateLocale(), style).format(date)}</time>;
}

/** Against or with whom: their crests and names, or how many they are. */
function Company({ game, line }: { readonly game: KeptGame; readonly line: MatchSummary }): JSX.Element {
  const others = othersOf(game, line).filter(({ kind }) => kind !== 'open');
  if (others.length === 0 || others.length > MOST_NAMED || others.every((seat) => seatedName(seat) === ''))
    return <span>{shortCompanyText(game, line)}</span>;
  return (
    <>
      {others.map((seat) => (
        <span key={seat.seat} class="line row-opponent">
          <SeatedBanner status={seat} class="crest-24" />
          <span translate={false}>{seatedName(seat) || t('seats-guest')}</span>
          <Rating rating={seat.rating} />
        </span>
      ))}
    </>
  );
}

/** More of them are counted. */
const MOST_NAMED = 2;

/** Clock, what it counts for, whether others may see it, how long and when. */
function Details({ game, line }: { readonly game: KeptGame; readonly line: SummaryState | undefined }): JSX.Element {
  if (line === undefined || typeof line === 'string')
    return (
      <>
        {ownSeats(game).map((text) => `${text} · `)}
        <When stamp={game.kept} />
      </>
    );
  const words = [
    clockText(line.terms.clock),
    ...(line.terms.rated ? [countsText(line.terms)] : []),
    ...(line.turn > 0 ? [t('games-turn', { turn: line.turn })] : []),
  ];
  return (
    <>
      {words.map((text) => `${text} · `)}
      {line.shared && (
        <>
          <a href={addressOf(`/game/${game.match}`)}>{t('games-shared')}</a>
          {' · '}
        </>
      )}
      <When stamp={line.updated} />
    </>
  );
}

/** The position, asked for when it comes in sight. */
function RowBoard({ game, line }: { readonly game: KeptGame; readonly line: SummaryState | undefined }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const isInSight = useSignal(false);
  const updated = typeof line === 'object' ? line.updated : 0;
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && (isInSight.value = true), { rootMargin: '25%' });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [isInSight]);
  useEffect(() => {
    if (isInSight.value && typeof line === 'object') wantBoard(game, line);
  }, [isInSight.value, updated]);
  return (
    <div class="row-board" ref={box}>
      <SmallBoard game={game.game} variant={game.variant} observation={isInSight.value ? boardOf(game.match) : null} />
    </div>
  );
}

function Remove({ game, name }: { readonly game: KeptGame; readonly name: string }): JSX.Element {
  const isAsked = useSignal(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsked.value) keep.current?.focus();
  }, [isAsked.value]);
  if (!isAsked.value) {
    return (
      <button
        class="button plain icon-only"
        aria-label={t('games-remove-label', { variant: name })}
        title={t('games-remove')}
        onClick={() => (isAsked.value = true)}
      >
        <Icon name="bin" />
      </button>
    );
  }
  return (
    <div class="row-question cluster" role="group" aria-label={t('games-remove')}>
      <p>{t('games-remove-question')}</p>
      <button class="button danger" onClick={() => forgetGame(game.match)}>
        {t('games-remove-yes')}
      </button>
      <button class="button" ref={keep} onClick={() => (isAsked.value = false)}>
        {t('games-remove-no')}
      </button>
    </div>
  );
}

interface Props {
  readonly game: KeptGame;
  readonly line: SummaryState | undefined;
}

/** One game of "my games": its board, how it stands or ended, against whom, and the way back into it. */
export function GameRow({ game, line }: Props): JSX.Element {
  const name = variantName(game.game, game.variant);
  const offer = typeof line === 'object' && isOffered(game, line, Date.now()) ? line : null;
  const status = offer ? [statusText(game, line), offeredText(offer)].join(' · ') : statusText(game, line);
  const result = resultOf(game, line);
  const isOver = typeof line === 'object' && line.status === 'over';
  const isOpen = typeof line !== 'string' || line === 'away' || game.grants.length === 0;
  return (
    <li class={isYourTurn(game) || offer ? 'row yours' : 'row'}>
      <RowBoard game={game} line={line} />
      <div class="row-text">
        <h3>{name}</h3>
        <p class="row-status line">
          {result && <ResultMark result={result} isSilent />}
          {status}
        </p>
        <p class="row-company">{typeof line === 'object' ? <Company game={game} line={line} /> : '\u00a0'}</p>
        <p class="row-details soft">
          <Details game={game} line={line} />
        </p>
      </div>
      <div class="row-acts cluster">
        {offer && (
          <a class="button primary" href={addressOf(`/match/${offer.rematch}`)}>
            {t('rematch-offered-go')}
          </a>
        )}
        {isOpen && (
          <a
            class={isYourTurn(game) ? 'button primary' : 'button'}
            href={addressOf(`/match/${game.match}`)}
            aria-label={t('games-open-label', { variant: name, status })}
          >
            {t('games-open')}
          </a>
        )}
        {isOver && (
          <a class="button" href={addressOf(`/match/${game.match}/replay`)} aria-label={t('games-replay-label', { variant: name })}>
            <Icon name="replay" />
            {t('games-replay')}
          </a>
        )}
        {!isOver && game.grants.length > 0 && <CopyLink text={t('seat-link')} done={t('app-copied')} path={() => seatPath(game)} />}
        <Remove game={game} name={name} />
      </div>
    </li>
  );
}
