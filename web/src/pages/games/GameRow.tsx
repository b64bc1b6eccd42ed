import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { SmallBoard } from '../../covers/SmallBoard';
import { familyOf } from '../../families';
import { seatNames, tOf, variantName } from '../../names';
import { dateLocale, inOneLine, t } from '../../i18n';
import { addressOf } from '../../net/base';
import { boardOf, wantBoard } from '../../net/boards';
import { forgetGame, type KeptGame } from '../../net/games';
import { isOffered } from '../../net/rematch';
import { isAllMine, isYourTurn, type SummaryState, timeOf } from '../../net/summaries';
import type { MatchSummary, SeatStatus } from '../../net/wire';
import { seatedText } from '../../shell/computers';
import { Crest } from '../../shell/Crest';
import { CopyLink } from '../../shell/CopyLink';
import { Icon } from '../../shell/Icon';
import { Rating } from '../../shell/Rating';
import { ResultMark } from '../../shell/ResultMark';
import { SeatedBanner, seatedName } from '../../shell/seated';
import { clockText, countsText } from '../../shell/terms-words';
import { seatPath } from '../player/SeatLink';
import { offeredText } from '../seats/words';
import { othersOf, resultOf } from './games-list';

/** How a match ended for everybody, in a browser that holds all seats. */
function sharedEnd({ game, returns }: MatchSummary): string {
  const best = Math.max(...(returns ?? []));
  const winners = (returns ?? []).flatMap((value, seat) => (value === best ? [seat] : []));
  if (winners.length === 1) return tOf(game, 'games-over-screen', { seat: (winners[0] ?? 0) + 1 });
  return t(best > 0 ? 'games-won-all' : best < 0 ? 'games-lost-all' : 'games-drawn');
}

function overText(line: MatchSummary, isScreen: boolean): string {
  if (isScreen) return sharedEnd(line);
  const own = line.returns?.[line.seat] ?? 0;
  if (own === 0) return t('games-drawn');
  return own > 0 ? t('games-won') : t('games-lost');
}

/** What goes on where every seat is of this browser. */
function screenText(line: MatchSummary): string {
  if (line.status === 'setup') return t('games-status-screen-setup');
  return tOf(line.game, 'games-status-screen', { seat: (line.to_act[0] ?? 0) + 1 });
}

/** The same for any game: the seats by their names. */
function anyText(game: KeptGame, line: MatchSummary): string {
  const free = line.seats.filter((seat) => seat.kind === 'open').length;
  if (isYourTurn(game)) return t('games-status-yours');
  if (line.status === 'waiting' && free > 0) return t('games-status-open', { count: free });
  const isOwn = line.to_act.every((seat) => game.grants.some((grant) => grant.seat === seat));
  return t(isOwn ? 'games-status-act' : 'games-status-waits', { seats: seatNames(game.game, line.to_act) });
}

/** What a game waits for, in a few words. */
export function statusText(game: KeptGame, line: SummaryState | undefined): string {
  if (line === undefined) return t('app-loading');
  const isForOthers = game.grants.length === 0;
  if (isForOthers && line === 'gone') return t('invite-show'); // a stranger to it until it is over
  if (typeof line === 'string') return t(`games-status-${line}`);
  const isShared = isAllMine(game, line);
  if (line.status === 'over') return overText(line, isShared || isForOthers);
  if (familyOf(game.game) === undefined || line.seats.length !== 2) return anyText(game, line);
  if (isShared) return screenText(line);
  const isYours = isYourTurn(game);
  if (line.status === 'waiting' && !isYours) return t('games-status-waiting');
  if (line.status === 'play') return t(isYours ? 'games-status-yours' : 'games-status-theirs');
  return tOf(game.game, isYours ? 'games-status-setup-yours' : 'games-status-setup-theirs');
}

/** The seats of this browser; none where it set the table for others. */
function ownSeats(game: KeptGame): readonly string[] {
  const own = game.grants.map((grant) => grant.seat);
  return own.length > 0 ? [t('games-you', { seats: seatNames(game.game, own) })] : [];
}

/** Against or with whom, in a few words: the side one holds is left out where there are only two. */
export function shortCompanyText(game: KeptGame, line: MatchSummary): string {
  const parts = companyText(game, line);
  return (line.seats.length === 2 && familyOf(game.game) ? parts.slice(0, 1) : parts).join(' · ');
}

/** The people among the others: by their names, and how many guests. */
function peopleText(others: readonly SeatStatus[], count: number): readonly string[] {
  const names = others.flatMap(({ name }) => (name === '' ? [] : [name]));
  const guests = count - names.length;
  return [
    ...(names.length > 0 ? [t('games-with-named', { names: inOneLine(names) })] : []),
    ...(guests > 0 ? [t('games-with-people', { count: guests })] : []),
  ];
}

/** The company: which seats are this browser's, and who has the others. */
function companyText(game: KeptGame, line: MatchSummary): readonly string[] {
  const own = game.grants.map((grant) => grant.seat);
  const others = line.seats.filter(({ seat }) => !own.includes(seat));
  const isTwo = line.seats.length === 2;
  if (others.length === 0) return [t(isTwo ? 'games-opponent-screen' : 'games-you-all')];
  const computers = others.filter((seat) => seat.kind === 'computer').length;
  const named = others.find((seat) => seat.kind === 'computer' && seat.player !== '');
  const people = others.length - computers;
  const person = others.find((seat) => seat.name !== '')?.name;
  if (isTwo && familyOf(game.game)) {
    return [
      person !== undefined
        ? t('games-opponent-person', { name: person })
        : named
          ? seatedText(named)
          : t(computers > 0 ? 'games-opponent-computer' : 'games-opponent-link'),
      tOf(game.game, 'games-side', { seat: (own[0] ?? 0) + 1 }),
    ];
  }
  return [...ownSeats(game), ...(computers > 0 ? [t('games-with-computers', { count: computers })] : []), ...peopleText(others, people)];
}

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
    ...(line.shared ? [t('games-shared')] : []),
  ];
  return (
    <>
      {words.map((text) => `${text} · `)}
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

/** The crests of the others who have a name. */
export function OtherCrests({ game, line }: { readonly game: KeptGame; readonly line: SummaryState | undefined }): JSX.Element | null {
  if (typeof line !== 'object') return null;
  const others = line.seats.filter(({ seat, crest }) => crest !== null && !game.grants.some((grant) => grant.seat === seat));
  return others.length === 0 ? null : (
    <span class="row-crests">{others.map(({ seat, crest }) => crest && <Crest key={seat} crest={crest} />)}</span>
  );
}

function Remove({ game, name }: { readonly game: KeptGame; readonly name: string }): JSX.Element {
  const isAsked = useSignal(false);
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
      <button class="button" ref={(button) => button?.focus()} onClick={() => (isAsked.value = false)}>
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
