/** A tournament: what I do next, how everybody stands, the time left, the games that go on. */

import '../../../styles/tournaments.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { knownGames } from '../../net/known-games';
import { type FollowedTournament, followedTournament } from '../../net/tournament';
import type { TournamentPage } from '../../net/wire';
import { Notice } from '../../shell/Notice';
import { TryAgain } from '../../shell/TryAgain';
import { useIsSlow } from '../../shell/slow';
import { useTitle } from '../../shell/title';
import { AboutCard, EndCard, TimeCard } from './Facts';
import { Next } from './Next';
import { Standings } from './Standings';
import { FirstTable, Tables } from './Tables';
import { leadText } from './words';

/** No connection: what is shown stays, with its age in whole minutes. */
export function AwayLine({ since }: { readonly since: number }): JSX.Element {
  const minutes = useSignal(0);
  useEffect(() => {
    const look = (): void => void (minutes.value = Math.floor((performance.now() - since) / 60_000));
    look();
    const timer = setInterval(look, 10_000);
    return () => clearInterval(timer);
  }, [since]);
  return (
    <p class="note tour-away" role="status">
      {t('tour-away', { minutes: minutes.value })}
    </p>
  );
}

/** The places of what is on its way. */
function Blank(): JSX.Element {
  return (
    <div class={useIsSlow() ? 'tour-blank' : 'tour-blank is-quiet'} aria-busy="true">
      <p class="visually-hidden">{t('app-loading')}</p>
      <div class="tour-columns" aria-hidden="true">
        <div class="tour-main">
          <div class="sheet" />
          <div class="sheet" />
        </div>
        <div class="tour-side">
          <div class="sheet" />
          <div class="sheet" />
        </div>
      </div>
    </div>
  );
}

function Failed({ tournament }: { readonly tournament: FollowedTournament }): JSX.Element {
  if (tournament.link.value === 'unknown')
    return (
      <Notice scene="lost" title={t('tour-unknown-title')} text={t('tour-unknown-help')}>
        <a class="button primary" href={addressOf('/tournaments')}>
          {t('tour-all')}
        </a>
      </Notice>
    );
  const text = tournament.link.value === 'away' ? t('error-server-away') : t('tour-failed');
  return <TryAgain text={text} onAgain={() => tournament.retry()} />;
}

function Shown({ tournament, page }: { readonly tournament: FollowedTournament; readonly page: TournamentPage }): JSX.Element {
  useTitle(page.line.name);
  const isAway = tournament.link.value === 'away';
  return (
    <div class="tour-page">
      <header class="tour-title">
        <div>
          <h1>{page.line.name}</h1>
          <p class="lead">{leadText(page)}</p>
        </div>
        <a href={addressOf('/tournaments')}>{t('tour-all')}</a>
      </header>
      {isAway && <AwayLine since={tournament.heardAt.value} />}
      <div class="tour-columns">
        <div class="tour-main">
          <Next tournament={tournament} page={page} isAway={isAway} />
          <Standings page={page} />
        </div>
        <div class="tour-side">
          <TimeCard page={page} />
          <EndCard tournament={tournament} page={page} />
          <FirstTable page={page} />
          <AboutCard page={page} />
        </div>
      </div>
      <Tables page={page} />
    </div>
  );
}

export function Tournament({ id }: { readonly id: string }): JSX.Element {
  const tournament = useMemo(() => followedTournament(id), [id]);
  useTitle(t('tour-title'));
  useEffect(() => void knownGames().catch(() => undefined), []);
  useEffect(() => tournament.follow(), [tournament]);
  const page = tournament.page.value;
  if (tournament.link.value === 'unknown') return <Failed tournament={tournament} />;
  if (page) return <Shown tournament={tournament} page={page} />;
  return tournament.link.value === 'loading' || tournament.link.value === 'open' ? <Blank /> : <Failed tournament={tournament} />;
}
