import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { dateLocale, t } from '../i18n';
import { addressOf } from '../net/base';
import { type KeptGame, myGames } from '../net/games';
import { awaySince, isYourTurn, refreshSummaries, summaries, timeOf, watchSummaries } from '../net/summaries';
import { Notice } from '../shell/Notice';
import { useTitle } from '../shell/title';
import { DaysNote } from './DaysNote';
import { GameRow } from './GameRow';

const REFRESH_MS = 10000;

type GroupName = 'now' | 'going' | 'done';

function groupOf(game: KeptGame): GroupName {
  if (isYourTurn(game)) return 'now';
  const line = summaries.value.get(game.match);
  return (line === 'gone' && game.grants.length > 0) || (typeof line === 'object' && line.status === 'over') ? 'done' : 'going';
}

function GameGroup({ group, games }: { readonly group: GroupName; readonly games: readonly KeptGame[] }): JSX.Element | null {
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>{t(`games-${group}`)}</h2>
      <ul class="rows">
        {games.map((game) => (
          <GameRow key={game.match} game={game} line={summaries.value.get(game.match)} canRemove />
        ))}
      </ul>
    </section>
  );
}

/** Without a connection: how old the list is. */
function Away(): JSX.Element | null {
  const at = awaySince.value;
  if (at === null) return null;
  const style: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' };
  const when = new Intl.DateTimeFormat(dateLocale(), style).format(timeOf(at));
  return (
    <p class="notice-line" role="status">
      {at === 0 ? t('games-away') : t('games-away-since', { when })}
    </p>
  );
}

/** Asks the server at once for everything, then again while the page is looked at. */
function useFreshLines(): void {
  useEffect(() => {
    void refreshSummaries(true);
    return watchSummaries(REFRESH_MS);
  }, []);
}

export function Games(): JSX.Element {
  useTitle(t('games-title'));
  useFreshLines();
  const games = myGames.value;
  if (games.length === 0) {
    return (
      <Notice scene="empty" title={t('games-empty-title')} text={t('games-empty-help')}>
        <a class="button primary" href={addressOf('/')}>
          {t('games-empty-go')}
        </a>
      </Notice>
    );
  }
  const groups: readonly GroupName[] = ['now', 'going', 'done'];
  return (
    <div class="page">
      <h1>{t('games-title')}</h1>
      <p class="page-intro">{t('games-intro')}</p>
      <Away />
      {groups.map((group) => (
        <GameGroup key={group} group={group} games={games.filter((game) => groupOf(game) === group)} />
      ))}
      <DaysNote />
    </div>
  );
}
