import { effect, untracked, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { seatName, seatNames } from '../../names';
import { t } from '../../i18n';
import { ApiError, matchSummary } from '../../net/api';
import { addressOf } from '../../net/base';
import { findGame, forgetGame, type KeptGame, openInvites } from '../../net/games';
import { hasPerson, nameGame, person } from '../../net/person';
import { giveNextPart } from '../../net/dealing';
import { MatchClient } from '../../net/match';
import { observationOf } from '../../net/observation';
import { findOwnSeat } from '../../net/own-seat';
import { fetchRematch, gameBefore, rematchesOnTheWay } from '../../net/rematch';
import { rulesAreLoading, watchRulesLoading } from '../../net/rules-loading';
import { refreshSummaries } from '../../net/summaries';
import type { GoodbyeCode } from '../../net/wire';
import { PracticeStrip } from '../../plain/PracticeStrip';
import { FreeSeats } from '../../plain/SeatActs';
import { navigate } from '../../router';
import { Notice } from '../../shell/Notice';
import { TryAgain } from '../../shell/TryAgain';
import { openTable } from '../../shell/your-turn';
import { useFamilyViews } from './family-views';
import { useArrival } from '../seats/waiting';
import { challengeOf, ChallengeOver, ChallengeSheet } from '../challenges/ChallengeSheet';
import { OfferedNoMore, WaitingBar, WaitingSheet } from '../seats/WaitingSheet';
import { InviteBar, InviteSheet } from './Invite';
import { TableRules } from './TableRules';
import { useWatchedHere } from '../../shell/watched';

/** A connection for every seat this browser holds at the table, open as long as the page is. */
function useClients(game: KeptGame): readonly MatchClient[] {
  const clients = useMemo(() => game.grants.map((grant) => new MatchClient(game.match, grant.token)), [game.match, game.grants.length]);
  useEffect(
    () => () => {
      for (const client of clients) client.close();
      void refreshSummaries();
    },
    [clients],
  );
  return clients;
}

/** A rematch has new keys: fetch them before anybody goes there. useSignalEffect would wait for a frame, in which the page may be left. */
function useRematch(game: KeptGame, client: MatchClient | undefined): void {
  useEffect(
    () =>
      effect(() => {
        const rematch = client?.update.value?.status.rematch ?? '';
        if (rematch !== '') untracked(() => void fetchRematch(game, rematch).catch(() => undefined));
      }),
    [game, client],
  );
}

/** Once a match is over each seat of this browser gives its part of the next one: who accepts a rematch has a part in its deal, too. */
function useNextParts(game: KeptGame, client: MatchClient | undefined): void {
  const status = client?.update.value?.status;
  const isOpen = status?.status === 'over' && status.rematch === '';
  useEffect(() => {
    if (isOpen) for (const { token } of game.grants) void giveNextPart(game.match, token);
  }, [isOpen, game.match, game.grants.length]);
}

/** Tells the rest of the page whether somebody else waits for this browser here. */
function useOpenTable(match: string, clients: readonly MatchClient[]): void {
  useEffect(() => {
    const stop = effect(() => {
      const isShared = clients.length < (clients[0]?.presence.value.length ?? 0);
      const isOwed = clients.some(({ update: { value } }) => value?.status.returns === null && observationOf(value).decision !== null);
      openTable.value = { match, isWaiting: isShared && isOwed };
    });
    return () => {
      stop();
      openTable.value = null;
    };
  }, [match, clients]);
}

/** Seats of this browser that show no name get it: those taken before there was one, and those taken back. */
function useOwnName(game: KeptGame, client: MatchClient | undefined): void {
  const isOwn = (seat: number): boolean => game.grants.some((grant) => grant.seat === seat);
  const isNameless =
    person.value !== null && (client?.presence.value ?? []).some(({ seat, kind, name }) => kind === 'person' && name === '' && isOwn(seat));
  useEffect(() => {
    if (isNameless) void nameGame(game.match);
  }, [isNameless, game.match]);
}

function Refused({ game, code }: { readonly game: KeptGame; readonly code: GoodbyeCode }): JSX.Element {
  const kind = code === 'auth' || code === 'expired' ? code : 'gone';
  return (
    <Notice scene="lost" title={t(`match-${kind}-title`)} text={t(`match-${kind}-help`)}>
      <a class="button primary" href={addressOf('/games')}>
        {t('app-nav-games')}
      </a>
      <button
        class="button"
        onClick={() => {
          forgetGame(game.match);
          navigate(addressOf('/games'));
        }}
      >
        {t('match-forget')}
      </button>
    </Notice>
  );
}

export function LoadFailed(): JSX.Element {
  return <TryAgain title={t('match-away-title')} text={t('error-server-away')} />;
}

function Table({ game }: { readonly game: KeptGame }): JSX.Element {
  const family = useFamilyViews(game.game);
  const clients = useClients(game);
  const [client] = clients;
  const isInviteShown = useSignal(true);
  useRematch(game, client);
  useNextParts(game, client);
  useOwnName(game, client);
  useOpenTable(game.match, clients);
  useWatchedHere(client);
  useArrival(game, client);
  if (game.grants.length === 0) return <NoSeat match={game.match} game={game} />;
  if (!client || family === null) return <LoadFailed />;
  if (client.refused.value !== '') return <Refused game={game} code={client.refused.value} />;
  const free = client.presence.value.filter((seat) => seat.kind === 'open').map(({ seat }) => seat);
  const invites = openInvites(game, (seat) => free.includes(seat));
  const isWaiting = game.waits === true && free.length > 0;
  const showInvites = (isShown: boolean): void => void (isInviteShown.value = isShown);
  const asked = game.asked !== undefined && free.length > 0;
  const challenge = asked ? challengeOf(game) : undefined;
  if (challenge && challenge.state !== 'open' && challenge.state !== 'taken') return <ChallengeOver game={game} line={challenge} />;
  if (asked && isInviteShown.value) return <ChallengeSheet game={game} onGoOn={() => showInvites(false)} />;
  if (invites.length > 0 && isInviteShown.value)
    return <InviteSheet game={game} client={client} invites={invites} onGoOn={() => showInvites(false)} />;
  if (isWaiting && isInviteShown.value) return <WaitingSheet game={game} onGoOn={() => showInvites(false)} />;
  if (game.waits === false && free.length > 0 && game.invites.length === 0) return <OfferedNoMore game={game} />;
  if (!family) return <p class="loading">{t('app-loading')}</p>;
  const welcome = client.welcome.value;
  if (!welcome) return <Connecting client={client} />;
  const isSettingUp = client.update.value?.status.status === 'setup';
  const show = (): void => showInvites(true);
  const bar = isWaiting ? (
    <WaitingBar game={game} onShow={show} />
  ) : (
    invites.length > 0 && <InviteBar game={game} invites={invites} onShow={show} />
  );
  if (!client.update.value && welcome.v === 0)
    return (
      <NotBegun game={game} client={client} free={free}>
        {bar}
      </NotBegun>
    );
  return (
    <>
      {bar || <PracticeStrip client={client} />}
      {isSettingUp && invites.length === 0 && !isWaiting && !welcome.practice && <TableRules welcome={welcome} />}
      <family.Match clients={clients} onHome={() => navigate(addressOf('/'))} />
    </>
  );
}

/** Seats that may bring something are not taken yet: the game begins when they are. */
function NotBegun({
  game,
  client,
  free,
  children,
}: {
  readonly game: KeptGame;
  readonly client: MatchClient;
  readonly free: readonly number[];
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <>
      {children}
      <Notice scene="letter" title={t('plain-not-begun')} text={t('plain-not-begun-help', { seats: seatNames(game.game, free) })}>
        <FreeSeats client={client} game={game.game} seatName={(seat) => seatName(game.game, seat)} />
      </Notice>
    </>
  );
}

/** Nothing of the match has arrived yet: wait, and say what for when it takes longer. */
function Connecting({ client }: { readonly client: MatchClient }): JSX.Element {
  useEffect(watchRulesLoading, []);
  if (rulesAreLoading.value)
    return (
      <p class="loading" role="status">
        {t('match-rules-loading')}
      </p>
    );
  if (client.isBusy.value) return <Notice scene="fog" title={t('connection-blocked-title')} text={t('connection-busy')} />;
  if (client.isBlocked.value) return <Notice scene="fog" title={t('connection-blocked-title')} text={t('connection-blocked')} />;
  if (client.connection.value === 'lost') return <Notice scene="fog" title={t('match-away-title')} text={t('match-away-help')} />;
  return <p class="loading">{t('app-loading')}</p>;
}

interface NoSeatProps {
  /** "" where there is nothing to watch. */
  readonly match: string;
  /** What this browser set up for others alone; its links are shown until the game is over. */
  readonly game?: KeptGame;
}

/** No seat here; a game that is over can be watched all the same, where its players show it. */
export function NoSeat({ match, game }: NoSeatProps): JSX.Element {
  const isShown = useSignal(false);
  const isKept = useSignal(false);
  useEffect(() => {
    if (match !== '')
      matchSummary(match, '').then(
        (line) => (isShown.value = line.status === 'over'),
        (failure: unknown) => (isKept.value = failure instanceof ApiError && failure.code === 'match/not-shared'),
      );
  }, [match]);
  if (isKept.value) {
    return (
      <Notice scene="door" title={t('shared-closed-title')} text={t('error-match-not-shared')}>
        <a class="button primary" href={addressOf('/')}>
          {t('app-go-home')}
        </a>
      </Notice>
    );
  }
  if (game && !isShown.value) {
    return <InviteSheet game={game} client={undefined} invites={openInvites(game, () => true)} onGoOn={() => navigate(addressOf('/'))} />;
  }
  return (
    <Notice scene="door" title={t('match-no-seat-title')} text={t('match-no-seat-help')}>
      {isShown.value && (
        <a class="button primary" href={addressOf(`/match/${match}/replay`)}>
          {t('games-replay')}
        </a>
      )}
      <a class={isShown.value ? 'button' : 'button primary'} href={addressOf('/')}>
        {t('app-go-home')}
      </a>
    </Notice>
  );
}

/** The next match of one that this browser knows: its keys are on the way. */
function NextMatch({ match }: { readonly match: string }): JSX.Element {
  const isFailed = useSignal(false);
  useEffect(() => {
    const before = gameBefore(match);
    if (before && !rematchesOnTheWay.peek().has(match)) fetchRematch(before, match).catch(() => (isFailed.value = true));
  }, [match]);
  return isFailed.value ? <LoadFailed /> : <p class="loading">{t('app-loading')}</p>;
}

/** No key to a seat here: the name may have one, which another browser took. */
function SeatByName({ match }: { readonly match: string }): JSX.Element {
  const hasNone = useSignal(false);
  useEffect(() => {
    void findOwnSeat(match).then((isFound) => (hasNone.value = !isFound));
  }, [match]);
  return hasNone.value ? <NoSeat match={match} /> : <p class="loading">{t('app-loading')}</p>;
}

export function MatchPage({ match }: { readonly match: string }): JSX.Element {
  const game = findGame(match);
  if (game) return <Table key={game.grants.length} game={game} />;
  if (gameBefore(match)) return <NextMatch match={match} />;
  return hasPerson.value ? <SeatByName key={match} match={match} /> : <NoSeat match={match} />;
}
