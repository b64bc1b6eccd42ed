/** A finished game, open to everybody who has its address: its last position, what happened, and playing on. */

import '../../../styles/shared.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { familyOf } from '../../families';
import type { SharedViews } from '../../family';
import { t } from '../../i18n';
import { ApiError, replayPage, sharedGame } from '../../net/api';
import { addressOf } from '../../net/base';
import { findGame } from '../../net/games';
import { problemText } from '../../net/problems';
import type { ReplayFrame, SharedGame } from '../../net/wire';
import { ShareGame } from '../../plain/ShareGame';
import { Notice } from '../../shell/Notice';
import { useTitle } from '../../shell/title';
import { useGameTheme } from '../../game-theme';
import { Shown } from './Shown';

/** The game and its last position, with what its family draws. */
interface Opened {
  readonly page: SharedGame;
  readonly views: SharedViews;
  readonly last: ReplayFrame;
}

async function open(match: string): Promise<Opened> {
  const page = await sharedGame(match);
  const [views, { frames }] = await Promise.all([
    familyOf(page.game)?.shared?.() ?? import('../../plain/shared').then((module) => module.shared),
    replayPage(match, '', 'shared', page.total - 1, page.total),
  ]);
  const last = frames[0];
  if (!last) throw new ApiError('server/failed', 'a game without a position', 0);
  return { page, views, last };
}

export function GamePage({ match }: { readonly match: string }): JSX.Element {
  const opened = useSignal<Opened | Error | null>(null);
  const asked = useSignal(0);
  useEffect(() => {
    open(match).then(
      (found) => (opened.value = found),
      (failure: unknown) => (opened.value = failure instanceof Error ? failure : new Error()),
    );
  }, [match, asked.value]);
  const found = opened.value;
  if (found === null) return <Ground />;
  if (found instanceof Error) return <Closed match={match} failure={found} onShown={() => (asked.value += 1)} />;
  return <Themed opened={found} />;
}

function Themed({ opened: { page, views, last } }: { readonly opened: Opened }): JSX.Element {
  useGameTheme(page.game);
  return <Shown page={page} views={views} last={last} />;
}

/** What stands where the board will be. */
function Ground(): JSX.Element {
  useTitle();
  return (
    <div class="shared-page" aria-busy="true">
      <div class="shared-board">
        <div class="shared-ground" role="status">
          <span class="visually-hidden">{t('app-loading')}</span>
        </div>
      </div>
    </div>
  );
}

interface ClosedProps {
  readonly match: string;
  readonly failure: Error;
  readonly onShown: () => void;
}

/** The heading for each refusal. */
const CLOSED: Readonly<Record<string, string>> = {
  'match/unknown': 'shared-gone-title',
  'match/not-shared': 'shared-closed-title',
  'match/running': 'replay-not-over-title',
};

/** There is no such game, it goes on, or nobody shows it; whoever sat there may show it here. */
function Closed({ match, failure, onShown }: ClosedProps): JSX.Element {
  const code = failure instanceof ApiError ? failure.code : '';
  const title = t(CLOSED[code] ?? 'error-title');
  const isGone = code === 'match/unknown';
  useTitle(title);
  if (isGone || code === 'match/not-shared') {
    const id = isGone ? 'shared-gone' : 'shared-closed';
    return (
      <Notice scene={isGone ? 'empty' : 'door'} title={title} text={t(`${id}-help`)}>
        {findGame(match) && <ShareGame match={match} onShown={onShown} />}
        <a class="button primary" href={addressOf('/')}>
          {t('app-go-home')}
        </a>
      </Notice>
    );
  }
  if (code === 'match/running') return <Notice scene="fog" title={title} text={t('replay-not-over-help')} />;
  return (
    <Notice scene="fog" title={title} text={problemText(failure)}>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {t('app-try-again')}
      </button>
    </Notice>
  );
}
