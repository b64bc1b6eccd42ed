import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { t } from '../../i18n';
import { type Family, loadFamily } from '../../net/families';
import { findGame, forgetGame, type KeptGame, keepGame } from '../../net/games';
import { MatchClient } from '../../net/match';
import { refreshLines } from '../../net/summaries';
import { navigate } from '../../router';
import { Notice } from '../../shell/Notice';
import { InviteBar, InviteSheet } from './Invite';
import { TableRules } from './TableRules';

/** The front end of the game's family once it is here; null when it could not be fetched. */
export function useFamily(game: string): Family | null | undefined {
  const family = useSignal<Family | null | undefined>(undefined);
  useEffect(() => {
    loadFamily(game).then((found) => (family.value = found), () => (family.value = null));
  }, [game]);
  return family.value;
}

/** One line for every seat this browser holds at the table, open as long as the page is. */
function useClients(game: KeptGame): readonly MatchClient[] {
  const clients = useMemo(() => game.grants.map((grant) => new MatchClient(game.match, grant.token)), [game.match, game.grants.length]);
  useEffect(
    () => () => {
      for (const client of clients) client.close();
      void refreshLines();
    },
    [clients],
  );
  return clients;
}

/** A rematch is played with the same keys and changed sides: keep it before anybody goes there. */
function useRematch(game: KeptGame, client: MatchClient | undefined): void {
  useSignalEffect(() => {
    const match = client?.update.value?.status.rematch ?? '';
    if (match === '' || findGame(match)) return;
    const grants = game.grants.map(({ seat, token }) => ({ seat: 1 - seat, token }));
    keepGame({ ...game, match, grants, invite: '', kept: Date.now() });
  });
}

function Refused({ game, code }: { readonly game: KeptGame; readonly code: string }): JSX.Element {
  const kind = code === 'auth' ? 'auth' : 'gone';
  return (
    <Notice scene="lost" title={t(`match-${kind}-title`)} text={t(`match-${kind}-help`)}>
      <a class="button primary" href="/games">
        {t('app-nav-games')}
      </a>
      <button
        class="button"
        onClick={() => {
          forgetGame(game.match);
          navigate('/games');
        }}
      >
        {t('match-forget')}
      </button>
    </Notice>
  );
}

export function LoadFailed(): JSX.Element {
  return (
    <Notice scene="fog" title={t('match-away-title')} text={t('error-server-away')}>
      <button class="button primary" onClick={() => location.reload()}>
        {t('app-try-again')}
      </button>
    </Notice>
  );
}

function Table({ game }: { readonly game: KeptGame }): JSX.Element {
  const family = useFamily(game.game);
  const clients = useClients(game);
  const [client, other] = clients;
  const isInviteShown = useSignal(true);
  useRematch(game, client);
  if (!client || family === null) return <LoadFailed />;
  if (client.refused.value !== '') return <Refused game={game} code={client.refused.value} />;
  const isOpenSeat = game.invite !== '' && client.presence.value.some((seat) => seat.kind === 'open');
  if (isOpenSeat && isInviteShown.value) return <InviteSheet game={game} onGoOn={() => (isInviteShown.value = false)} />;
  if (!family) return <p class="loading">{t('app-loading')}</p>;
  const welcome = client.welcome.value;
  if (!welcome) return <Connecting client={client} />;
  const isSettingUp = ['waiting', 'deployment'].includes(client.update.value?.status.status ?? '');
  return (
    <>
      {isOpenSeat && <InviteBar game={game} onShow={() => (isInviteShown.value = true)} />}
      {isSettingUp && !isOpenSeat && <TableRules welcome={welcome} />}
      <family.Match client={client} {...(other && { other })} onHome={() => navigate('/')} />
    </>
  );
}

/** Nothing of the match has arrived yet: wait, and say so when it takes longer. */
function Connecting({ client }: { readonly client: MatchClient }): JSX.Element {
  if (client.connection.value === 'lost') return <Notice scene="fog" title={t('match-away-title')} text={t('match-away-help')} />;
  return <p class="loading">{t('app-loading')}</p>;
}

export function NoSeat(): JSX.Element {
  return (
    <Notice scene="door" title={t('match-no-seat-title')} text={t('match-no-seat-help')}>
      <a class="button primary" href="/">
        {t('app-go-home')}
      </a>
    </Notice>
  );
}

export function MatchPage({ match }: { readonly match: string }): JSX.Element {
  const game = findGame(match);
  return game ? <Table key={game.grants.length} game={game} /> : <NoSeat />;
}
