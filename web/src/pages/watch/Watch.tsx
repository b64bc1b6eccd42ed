import '../../../styles/watch.css';

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { knownGames } from '../../net/known-games';
import { Notice } from '../../shell/Notice';
import { useTitle } from '../../shell/title';
import { useWatchRows, type WatchRows } from './watch-list';
import { WatchTicket } from './WatchTicket';

/** The running matches that everybody may watch. */
export function Watch(): JSX.Element {
  useTitle(t('watch-title'));
  useEffect(() => void knownGames().catch(() => undefined), []);
  const rows = useWatchRows();
  const isEmpty = rows.value === 'away' || rows.value?.length === 0; // the notice has the heading then
  return (
    <div class="page watch-page">
      {isEmpty ? null : (
        <>
          <h1>{t('watch-title')}</h1>
          <p class="lead">{t('watch-lead')}</p>
        </>
      )}
      <Rows rows={rows.value} />
    </div>
  );
}

function Rows({ rows }: { readonly rows: WatchRows }): JSX.Element {
  if (rows === null) return <div class="watch-list" />;
  if (rows === 'away')
    return (
      <Notice scene="fog" title={t('match-away-title')} text={t('error-server-away')}>
        <button class="button primary" onClick={() => location.reload()}>
          {t('app-try-again')}
        </button>
      </Notice>
    );
  if (rows.length === 0)
    return (
      <Notice scene="letter" title={t('watch-empty-title')} text={t('watch-empty-help')}>
        <a class="button primary" href={addressOf('/')}>
          {t('app-go-home')}
        </a>
        <a class="button" href={addressOf('/games')}>
          {t('app-nav-games')}
        </a>
      </Notice>
    );
  return (
    <ul class="watch-list">
      {rows.map((row) => (
        <WatchTicket key={row.line.match} {...row} />
      ))}
    </ul>
  );
}
