import '../../../styles/watch.css';

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { knownGames } from '../../net/known-games';
import { navigate, route } from '../../router';
import { Notice } from '../../shell/Notice';
import { TryAgain } from '../../shell/TryAgain';
import { useTitle } from '../../shell/title';
import { lazily } from '../lazily';
import { gamesIn, MOST_SIDE_BY_SIDE, searchOf, useWatchRows, type WatchRow, type WatchRows } from './watch-list';
import { WatchTicket } from './WatchTicket';

const SideBySide = lazily('beside', () => import('./SideBySide').then((module) => module.SideBySide));

/** The running matches that everybody may watch; those of the address, or the first of the list, side by side. */
export function Watch(): JSX.Element {
  useTitle(t('watch-title'));
  useEffect(() => void knownGames().catch(() => undefined), []);
  const rows = useWatchRows();
  void route.value; // the address tells which of them
  const beside = gamesIn(location.search);
  const isBeside = beside.length > 0;
  const isEmpty = !isBeside && (rows.value === 'away' || rows.value?.length === 0); // the notice has the heading then
  return (
    <div class={isBeside ? 'watch-page is-beside' : 'page watch-page'}>
      {isEmpty ? null : (
        <div class="watch-head cluster">
          <div>
            <h1>{t('watch-title')}</h1>
            {!isBeside && <p class="lead">{t('watch-lead')}</p>}
          </div>
          <Switch rows={rows.value} isBeside={isBeside} />
        </div>
      )}
      {isBeside ? <SideBySide matches={beside} /> : <Rows rows={rows.value} />}
    </div>
  );
}

interface SwitchProps {
  readonly rows: WatchRows;
  readonly isBeside: boolean;
}

/** Between the list and several matches at once; the address follows, so that it can be given away. */
function Switch({ rows, isBeside }: SwitchProps): JSX.Element | null {
  const running = Array.isArray(rows) ? (rows as readonly WatchRow[]).filter(({ isGone }) => !isGone) : [];
  if (!isBeside && running.length < 2) return null;
  const show = (matches: readonly string[]): void => navigate(addressOf('/watch') + searchOf(matches), true);
  return (
    <button
      type="button"
      class="button watch-switch"
      aria-pressed={isBeside}
      onClick={() => show(isBeside ? [] : running.slice(0, MOST_SIDE_BY_SIDE).map(({ line }) => line.match))}
    >
      {t('watch-side')}
    </button>
  );
}

function Rows({ rows }: { readonly rows: WatchRows }): JSX.Element {
  if (rows === null) return <div class="watch-list" />;
  if (rows === 'away') return <TryAgain title={t('match-away-title')} text={t('error-server-away')} />;
  if (rows.length === 0)
    return (
      <Notice scene="letter" title={t('watch-empty-title')} text={t('watch-empty-help')}>
        <a class="button primary" href={addressOf('/games')}>
          {t('watch-empty-go')}
        </a>
        <a class="button" href={addressOf('/')}>
          {t('app-go-home')}
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
