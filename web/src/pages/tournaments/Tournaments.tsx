/** All tournaments of this server: those that run, those to come, those that are over. */

import '../../../styles/tournaments.css';

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { knownGames } from '../../net/known-games';
import { askTournaments, isListAway, tournaments } from '../../net/tournament-list';
import type { AnnounceBar, TournamentLine } from '../../net/wire';
import { Icon } from '../../shell/Icon';
import { useNow } from '../../shell/now';
import { useTitle } from '../../shell/title';
import { AwayLine } from './Tournament';
import { TournamentRows } from './Rows';

const REFRESH_MS = 15_000;

/** Asks again while the page is in sight. Answers when the list was last heard of. */
function useList(): number {
  const heardAt = useRef(performance.now());
  useEffect(() => {
    knownGames().catch(() => undefined);
    const ask = (): void => {
      if (document.visibilityState === 'visible')
        void askTournaments().then(() => (heardAt.current = isListAway.peek() ? heardAt.current : performance.now()));
    };
    ask();
    const timer = setInterval(ask, REFRESH_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return heardAt.current;
}

function AnnounceLink({ bar }: { readonly bar: AnnounceBar }): JSX.Element {
  if (bar === 'nobody') return <p class="soft">{t('tour-announce-nobody')}</p>;
  return (
    <a class="button" href={addressOf('/tournaments/new')}>
      <Icon name="horn" />
      {t('tour-announce')}
    </a>
  );
}

interface BlockProps {
  readonly id: 'running' | 'coming' | 'finished';
  readonly lines: readonly TournamentLine[];
  readonly now: number;
}

function Block({ id, lines, now }: BlockProps): JSX.Element | null {
  if (lines.length === 0) return null;
  return (
    <section class="tour-block sheet" aria-labelledby={`tour-block-${id}`}>
      <h2 id={`tour-block-${id}`}>{t(`tour-${id}`)}</h2>
      <TournamentRows lines={lines} now={now} />
    </section>
  );
}

function Lists({ heardAt }: { readonly heardAt: number }): JSX.Element {
  const now = useNow();
  const list = tournaments.value;
  if (list === null)
    return isListAway.value ? (
      <div class="tour-word sheet">
        <p>{t('tour-failed')}</p>
        <button type="button" class="button" onClick={() => void askTournaments()}>
          {t('app-try-again')}
        </button>
      </div>
    ) : (
      <div class="tour-word sheet" aria-busy="true" />
    );
  const { running, coming, finished } = list;
  return (
    <>
      {isListAway.value && <AwayLine since={heardAt} />}
      {running.length + coming.length === 0 && (
        <div class="tour-word sheet">
          <p>{t('tour-empty')}</p>
          <p class="soft">{t('tour-empty-help')}</p>
        </div>
      )}
      <Block id="running" lines={running} now={now} />
      <Block id="coming" lines={coming} now={now} />
      <Block id="finished" lines={finished} now={now} />
    </>
  );
}

export function Tournaments(): JSX.Element {
  useTitle(t('tour-title'));
  const heardAt = useList();
  return (
    <div class="page tour-list">
      <header class="tour-title">
        <div>
          <h1>{t('tour-title')}</h1>
          <p class="page-intro">{t('tour-intro')}</p>
        </div>
        <div class="cluster">
          <a class="button plain" href={addressOf('/clubs')}>
            <Icon name="people" />
            {t('club-title')}
          </a>
          <AnnounceLink bar={tournaments.value?.announcing ?? ''} />
        </div>
      </header>
      <Lists heardAt={heardAt} />
    </div>
  );
}
