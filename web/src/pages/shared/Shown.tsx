/** A shared game with its board, its story and its keys. */

import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';

import type { SharedViews } from '../../family';
import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { findGame } from '../../net/games';
import type { ReplayFrame, SharedGame } from '../../net/wire';
import { useReplayKeys } from '../../plain/PlainReplay';
import { ReplayController } from '../../plain/replay-controller';
import { ShareGame } from '../../plain/ShareGame';
import { useGameSpec } from '../../plain/spec';
import { CopyLink } from '../../shell/CopyLink';
import { useGradually } from '../../shell/gradually';
import { Icon, type IconName } from '../../shell/Icon';
import { useTitle } from '../../shell/title';
import { Fortune } from './Fortune';
import { PlayOn } from './PlayOn';
import { Players } from './Players';
import { SaveAs } from './SaveAs';
import { type Story, storyOf } from './story';
import { coveredBy, factsOf, titleOf, winnerOf } from './words';

interface Props {
  readonly page: SharedGame;
  /** What its family draws, and the last position; undefined until they have come. */
  readonly rest: { readonly views: SharedViews; readonly last: ReplayFrame } | undefined;
}

const SHARED = 'shared';

/** What stands where the board will be. */
export function Ground(): JSX.Element {
  return (
    <div class="shared-ground" role="status">
      <span class="visually-hidden">{t('app-loading')}</span>
    </div>
  );
}

/** The result comes first, then the board, the story and the keys: each in a task of its own. */
export function Shown({ page, rest }: Props): JSX.Element {
  useGameSpec(page.game); // the words for its seats
  const controller = useMemo(() => new ReplayController(page.match, '', SHARED, page.total - 1), [page]);
  useEffect(() => controller.open(), [controller]);
  const frames = controller.shown.value;
  const { views, last } = rest ?? {};
  const story = useMemo(() => tellStory(page, views, frames ?? []), [page, views, frames]);
  useReplayKeys(controller);
  useMomentKeys(controller, story);
  const first = views && frames ? views.firstFrame(frames) : 0;
  const frame = controller.frame.value ?? last;
  const moves = Math.max(0, page.total - 1 - first);
  const title = titleOf(page, story);
  useTitle(title);
  const covered = coveredBy(page);
  const drawn = useGradually(4, 1, rest === undefined);
  return (
    <div class="shared-page">
      <div class="shared-board">
        {views && frame && drawn > 1 ? (
          <views.Board
            frames={frames ?? []}
            frame={frame}
            game={page.game}
            variant={page.variant}
            options={page.options}
            isWhole={page.is_whole}
          />
        ) : (
          <Ground />
        )}
      </div>
      <header class="shared-head stack">
        <h1>{title}</h1>
        <p class="soft">{factsOf(page, moves)}</p>
      </header>
      {views && drawn > 2 && (
        <div class="shared-story stack">
          <Players page={page} />
          <Fortune page={page} story={story} views={views} frames={frames ?? []} first={first} controller={controller} />
          {covered !== '' && <p class="soft">{covered}</p>}
          {findGame(page.match) && <ShareGame match={page.match} />}
        </div>
      )}
      {views && frame && drawn > 3 && (
        <div class="shared-foot">
          <Steps controller={controller} first={first} told={views.tell(frame, page.game)} isReady={frames !== undefined} />
          <div class="shared-acts">
            <PlayOn page={page} frames={frames ?? []} index={controller.index.value} turning={story.turning} first={first} />
            <CopyLink text={t('shared-copy')} done={t('app-copied')} path={() => addressOf(`/game/${page.match}`)} />
            <SaveAs match={page.match} />
          </div>
        </div>
      )}
    </div>
  );
}

/** The line of fortune as whoever has won saw it. */
function tellStory(page: SharedGame, views: SharedViews | undefined, frames: readonly ReplayFrame[]): Story {
  const side = winnerOf(page) === 1 ? -1 : 1;
  const played = views?.lead ? frames.slice(views.firstFrame(frames)) : [];
  const points = played.map((frame) => ({ frame: frame.ply, value: side * (views?.lead?.(frame, page.is_whole) ?? 0) }));
  return storyOf(points.length > 1 ? points : [], page.total - 1);
}

/** 1, 2 and 3 lead to the moments. */
function useMomentKeys(controller: ReplayController, { moments }: Story): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const moment = moments[Number(event.key) - 1];
      const isWriting = event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
      if (!moment || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
      controller.pause();
      controller.go(moment.frame);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [controller, moments]);
}

interface StepsProps {
  readonly controller: ReplayController;
  readonly first: number;
  readonly told: string;
  readonly isReady: boolean;
}

/** To and fro, and what happened in the step. */
function Steps({ controller, first, told, isReady }: StepsProps): JSX.Element {
  const index = controller.index.value;
  const last = Math.max(first, controller.total - 1);
  const isPlaying = controller.isPlaying.value;
  const go = (to: number): void => {
    controller.pause();
    controller.go(Math.max(first, to));
  };
  return (
    <div class="shared-steps">
      <div class="shared-keys line">
        <Step icon="first" text="plain-first" isOff={!isReady || index <= first} onPress={() => go(first)} />
        <Step icon="previous" text="plain-previous" isOff={!isReady || index <= first} onPress={() => go(index - 1)} />
        <Step
          icon={isPlaying ? 'pause' : 'replay'}
          text={isPlaying ? 'plain-pause' : 'plain-play'}
          isOff={!isReady}
          onPress={() => {
            if (!isPlaying && index >= last) controller.go(first);
            controller.toggle();
          }}
        />
        <Step icon="next" text="plain-next" isOff={!isReady || index >= last} onPress={() => go(index + 1)} />
        <Step icon="last" text="plain-last" isOff={!isReady || index >= last} onPress={() => go(last)} />
        <output class="shared-count soft">
          {isReady ? t('shared-move-of', { move: Math.max(0, index - first), total: last - first }) : ''}
        </output>
      </div>
      <p class="shared-told" aria-live="polite">
        {controller.isFailed.value ? t('plain-replay-failed') : told}
      </p>
    </div>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly text: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

function Step({ icon, text, isOff, onPress }: StepProps): JSX.Element {
  return (
    <button type="button" class="button icon-only" aria-label={t(text)} title={t(text)} disabled={isOff} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
