import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { ApiError, matchSummary, sharedGame } from '../../net/api';
import { addressOf } from '../../net/base';
import { findGame } from '../../net/games';
import { problemText } from '../../net/problems';
import type { MatchSummary } from '../../net/wire';
import { navigate } from '../../router';
import { Notice } from '../../shell/Notice';
import { useTitle } from '../../shell/title';
import { useFamilyViews } from './family-views';
import { LoadFailed, NoSeat } from './MatchPage';

interface FinishedProps {
  readonly line: MatchSummary;
  readonly token: string;
}

function Finished({ line, token }: FinishedProps): JSX.Element {
  const family = useFamilyViews(line.game);
  if (family === null) return <LoadFailed />;
  if (!family) return <p class="loading">{t('app-loading')}</p>;
  return <family.Replay match={line.match} token={token} game={line.game} variant={line.variant} seat={line.seat} />;
}

/** Whoever held no seat: everything again where everything is shown, else the page that shows what the players let be seen. */
function Stranger({ line }: { readonly line: MatchSummary }): JSX.Element {
  const isWhole = useSignal<boolean | null>(null);
  useEffect(() => {
    sharedGame(line.match).then(
      (page) => (isWhole.value = page.is_whole),
      () => (isWhole.value = false),
    );
  }, [line.match, isWhole]);
  useEffect(() => {
    if (isWhole.value === false) navigate(addressOf(`/game/${line.match}`), true);
  }, [isWhole.value]);
  return isWhole.value === true ? <Finished line={line} token="" /> : <p class="loading">{t('app-loading')}</p>;
}

function Running({ match, isMine }: { readonly match: string; readonly isMine: boolean }): JSX.Element {
  return (
    <Notice scene="fog" title={t('replay-not-over-title')} text={t('replay-not-over-help')}>
      {isMine && (
        <a class="button primary" href={addressOf(`/match/${match}`)}>
          {t('replay-back')}
        </a>
      )}
    </Notice>
  );
}

/** What the server says of a match; or why it says nothing. token: "" to ask as somebody without a seat. */
export function useSummary(match: string, token: string): MatchSummary | Error | undefined {
  const found = useSignal<MatchSummary | Error | undefined>(undefined);
  useEffect(() => {
    matchSummary(match, token).then(
      (line) => (found.value = line),
      (failure: unknown) => (found.value = failure instanceof Error ? failure : new Error()),
    );
  }, [match, token]);
  return found.value;
}

/** A finished match is shown to those who played it, and to whom they let see it; one that goes on only to those who play it, on its own page. */
export function ReplayPage({ match }: { readonly match: string }): JSX.Element {
  useTitle(t('replay-page-title'));
  const token = findGame(match)?.grants[0]?.token ?? '';
  const line = useSummary(match, token);
  if (line === undefined) return <p class="loading">{t('app-loading')}</p>;
  if (line instanceof Error) {
    const code = line instanceof ApiError ? line.code : '';
    if (code === 'match/running') return <Running match={match} isMine={false} />;
    if (code === 'match/unknown' && token === '') return <NoSeat match="" />;
    return (
      <Notice scene="fog" title={t('error-title')} text={problemText(line)}>
        <a class="button primary" href={addressOf('/games')}>
          {t('app-nav-games')}
        </a>
      </Notice>
    );
  }
  if (line.status === 'over' && token === '') return <Stranger line={line} />;
  return line.status === 'over' ? <Finished line={line} token={token} /> : <Running match={match} isMine />;
}
