/** A finished game, open to everybody who has its address: its last position, what happened, and playing on. */

import '../../../styles/shared.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { familyOf } from '../../families';
import type { SharedViews } from '../../family';
import { allTextsReady, t, withAllTexts } from '../../i18n';
import { ApiError, replayPage, sharedGame } from '../../net/api';
import { addressOf } from '../../net/base';
import { findGame } from '../../net/games';
import { knownSpec } from '../../net/known-games';
import { problemText } from '../../net/problems';
import type { ReplayFrame, SharedGame } from '../../net/wire';
import { ShareGame } from '../../plain/ShareGame';
import { Notice } from '../../shell/Notice';
import { useTitle } from '../../shell/title';
import { useGameTheme } from '../../game-theme';
import { TryAgain } from '../../shell/TryAgain';
import { Ground, Shown } from './Shown';

/** What comes after the game itself: its last position, and what its family draws. */
interface Drawn {
  readonly views: SharedViews;
  readonly last: ReplayFrame;
}

/** Games that have come before their page was drawn. */
const begun = new Map<string, SharedGame>();

/** Where one of two has won, the page says so in its own words; any other result is told in those of the tables. */
function isSaidAtOnce({ game, seats }: SharedGame): boolean {
  return seats.length === 2 && knownSpec(game)?.cooperative === false;
}

async function asked(match: string): Promise<SharedGame> {
  const page = await sharedGame(match);
  if (!isSaidAtOnce(page)) await allTextsReady();
  return page;
}

/** Resolves when the head of a game's page can be drawn, or cannot be had. */
export async function gameReady(match: string): Promise<void> {
  const page = await asked(match).catch(() => undefined);
  if (page) begun.set(match, page);
}

async function drawn(page: SharedGame): Promise<Drawn> {
  const [views, { frames }] = await withAllTexts(
    Promise.all([
      familyOf(page.game)?.shared?.() ?? import('../../plain/shared').then((module) => module.shared),
      replayPage(page.match, '', 'shared', page.total - 1, page.total),
    ]),
  );
  const last = frames[0];
  if (!last) throw new ApiError('server/failed', 'a game without a position', 0);
  return { views, last };
}

/** Whatever was thrown, once there are words for it. */
async function failureOf(thrown: unknown): Promise<Error> {
  await allTextsReady().catch(() => undefined);
  return thrown instanceof Error ? thrown : new Error();
}

export function GamePage({ match }: { readonly match: string }): JSX.Element {
  const page = useSignal(begun.get(match));
  const rest = useSignal<Drawn | undefined>(undefined);
  const failure = useSignal<Error | undefined>(undefined);
  const attempt = useSignal(0);
  useEffect(() => void begun.delete(match), [match]); // asked for anew by whoever comes back
  useEffect(() => {
    const open = async (): Promise<void> => {
      failure.value = undefined;
      page.value ??= await asked(match);
      rest.value = await drawn(page.value);
    };
    open().catch(async (thrown: unknown) => (failure.value = await failureOf(thrown)));
  }, [match, attempt.value]);
  if (failure.value) return <Closed match={match} failure={failure.value} onShown={() => (attempt.value += 1)} />;
  return page.value ? <Themed page={page.value} rest={rest.value} /> : <Nothing />;
}

function Themed({ page, rest }: { readonly page: SharedGame; readonly rest: Drawn | undefined }): JSX.Element {
  useGameTheme(page.game);
  return <Shown page={page} rest={rest} />;
}

/** The page while nothing has come. */
function Nothing(): JSX.Element {
  useTitle();
  return (
    <div class="shared-page" aria-busy="true">
      <div class="shared-board">
        <Ground />
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
  return <TryAgain title={title} text={problemText(failure)} />;
}
