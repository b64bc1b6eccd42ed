import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { matchSummary } from '../../net/api';
import { findGame, type KeptGame } from '../../net/games';
import { problemText } from '../../net/problems';
import { Notice } from '../../shell/Notice';
import { useTitle } from '../../shell/title';
import { LoadFailed, NoSeat, useFamily } from './MatchPage';

function Replay({ game, token }: { readonly game: KeptGame; readonly token: string }): JSX.Element {
  useTitle(t('replay-page-title'));
  const family = useFamily(game.game);
  const status = useSignal('');
  const problem = useSignal<unknown>(undefined);
  useEffect(() => {
    matchSummary(game.match, token).then((line) => (status.value = line.status), (failure: unknown) => (problem.value = failure));
  }, [game.match]);

  if (family === null) return <LoadFailed />;
  if (problem.value !== undefined) {
    return (
      <Notice scene="fog" title={t('error-title')} text={problemText(problem.value)}>
        <a class="button primary" href="/games">
          {t('app-nav-games')}
        </a>
      </Notice>
    );
  }
  if (!family || status.value === '') return <p class="loading">{t('app-loading')}</p>;
  if (status.value !== 'over') {
    return (
      <Notice scene="fog" title={t('replay-not-over-title')} text={t('replay-not-over-help')}>
        <a class="button primary" href={`/match/${game.match}`}>
          {t('replay-back')}
        </a>
      </Notice>
    );
  }
  return <family.Replay match={game.match} token={token} />;
}

export function ReplayPage({ match }: { readonly match: string }): JSX.Element {
  const game = findGame(match);
  const token = game?.grants[0]?.token;
  return game && token !== undefined ? <Replay game={game} token={token} /> : <NoSeat />;
}
