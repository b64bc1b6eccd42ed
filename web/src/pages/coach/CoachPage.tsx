/** The coach's report on one's own finished game: how well one played by what one knew, the dearest turns, and what to try. */

import '../../../styles/coach.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { familyOf } from '../../families';
import type { CoachViews } from '../../family';
import { useGameTheme } from '../../game-theme';
import { t } from '../../i18n';
import { gameName, seatName, variantName } from '../../names';
import { addressOf } from '../../net/base';
import { CoachLine, dearestOf } from '../../net/coach';
import { findGame } from '../../net/games';
import { problemText } from '../../net/problems';
import type { MatchSummary } from '../../net/wire';
import { Icon } from '../../shell/Icon';
import { Notice } from '../../shell/Notice';
import { useTitle } from '../../shell/title';
import { LoadFailed, NoSeat } from '../match/MatchPage';
import { useSummary } from '../match/ReplayPage';
import { Progress } from './Progress';
import { Report } from './Report';
import { TurnBoard } from './TurnBoard';

/** The family's part; undefined while it is fetched, null where there is none. */
function useCoachViews(game: string): CoachViews | null | undefined {
  const views = useSignal<CoachViews | null | undefined>(undefined);
  useEffect(() => {
    const load = familyOf(game)?.coach;
    if (!load) views.value = null;
    else
      load().then(
        (found) => (views.value = found),
        () => (views.value = null),
      );
  }, [game, views]);
  return views.value;
}

export function CoachPage({ match }: { readonly match: string }): JSX.Element {
  useTitle(t('coach-title'));
  const token = findGame(match)?.grants[0]?.token ?? '';
  const summary = useSummary(match, token);
  if (token === '') return <NoSeat match="" />;
  if (summary === undefined) return <p class="loading">{t('app-loading')}</p>;
  if (summary instanceof Error) return <Trouble text={problemText(summary)} />;
  if (summary.status !== 'over') return <StillGoing match={match} />;
  return <Finished summary={summary} token={token} />;
}

function Trouble({ text }: { readonly text: string }): JSX.Element {
  return (
    <Notice scene="fog" title={t('error-title')} text={text}>
      <a class="button primary" href={addressOf('/games')}>
        {t('app-nav-games')}
      </a>
    </Notice>
  );
}

function StillGoing({ match }: { readonly match: string }): JSX.Element {
  return (
    <Notice scene="fog" title={t('replay-not-over-title')} text={t('replay-not-over-help')}>
      <a class="button primary" href={addressOf(`/match/${match}`)}>
        {t('replay-back')}
      </a>
    </Notice>
  );
}

function Finished({ summary, token }: { readonly summary: MatchSummary; readonly token: string }): JSX.Element {
  const { match, game, seat } = summary;
  useGameTheme(game);
  const views = useCoachViews(game);
  const line = useMemo(() => new CoachLine(match, token), [match, token]);
  useEffect(() => line.open(), [line]);
  /** The number of the turn on the board; 0 until somebody chooses, then the dearest one stands there. */
  const chosen = useSignal(0);
  if (views === undefined) return <p class="loading">{t('app-loading')}</p>;
  if (views === null) return <LoadFailed />;
  const page = line.page.value;
  const report = page?.report ?? null;
  const shown =
    report?.turns.find(({ number }) => number === chosen.value) ?? report?.turns.find((turn) => turn.number === dearestOf(report));
  return (
    <div class="coach-page">
      <header class="coach-head line">
        <a class="icon-button" href={addressOf(`/match/${match}/replay`)} aria-label={t('act-replay')}>
          <Icon name="back" />
        </a>
        <h1>{t('coach-title')}</h1>
        <p class="soft">{whose(summary)}</p>
      </header>
      {line.problem.value !== '' && (
        <p class="problem" role="alert">
          {line.problem.value}
        </p>
      )}
      <Progress views={views} page={page} onAgain={() => void line.begin()} />
      {report && shown && (
        <>
          <TurnBoard key={match} views={views} match={match} token={token} seat={seat} report={report} turn={shown} chosen={chosen} />
          <Report
            views={views}
            report={report}
            decisions={page?.decisions ?? 0}
            isLost={(summary.returns?.[seat] ?? 0) < 0}
            chosen={chosen}
            shown={shown.number}
          />
        </>
      )}
    </div>
  );
}

/** The game, and the side that one had; who plays alone has none. */
function whose({ game, variant, seat, seats }: MatchSummary): string {
  const name = variantName(game, variant) || gameName(game);
  return seats.length > 1 ? t('coach-whose', { game: name, seat: seatName(game, seat) }) : name;
}
