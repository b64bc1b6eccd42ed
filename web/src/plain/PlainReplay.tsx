/** A finished match of any game, frame by frame, as one seat saw it, as everybody did, or with everything shown. */

import '../../styles/plain.css';
import '../../styles/plain-parts.css';

import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';

import { variantName } from '../names';
import type { ReplayProps } from '../family';
import { useGameTheme } from '../game-theme';
import { t } from '../i18n';
import type { ReplayView } from '../net/api';
import { addressOf } from '../net/base';
import type { Observation } from '../net/wire';
import { CopyLink } from '../shell/CopyLink';
import { Icon } from '../shell/Icon';
import { CoachLink } from './CoachLink';
import { FairDealing } from './FairDealing';
import { LogCard } from './LogCard';
import { endingText, resultTitle } from './OverCard';
import { readView, ReplayController } from './replay-controller';
import { ReplayTimes } from './ReplayTimes';
import { SeenCard } from './SeenCard';
import { useGameSpec } from './spec';
import { WhoSat } from './WhoSat';
import { GameWords } from './words';

const ALL = 'all';
const PUBLIC = 'public';

export function PlainReplay({ match, token, game, variant, seat }: ReplayProps): JSX.Element {
  const words = new GameWords(game, useGameSpec(game).value);
  const { controller, seen } = useReplay({ match, token, game });
  if (!seen) return <NoFrame controller={controller} />;
  const seats = endOf(controller)?.returns?.length ?? 0;
  return (
    <div class="plain-view">
      <ReplayHead controller={controller} words={words} match={match} token={token} game={game} variant={variant} />
      <div class="plain-main">
        <ReplayBar controller={controller} words={words} seats={seats} />
        <FrameCard controller={controller} words={words} />
        <SeenCard observation={seen} words={words} />
      </div>
      <div class="plain-side">
        <LogCard lines={controller.lines.value} words={words} current={controller.index.value} />
        <ReplayActs match={match} token={token} game={game} seat={seat} />
      </div>
    </div>
  );
}

interface End {
  readonly returns: readonly number[] | null;
  readonly reason: string;
}

/** How the match ended, from its last frame. */
function endOf(controller: ReplayController): End | undefined {
  return controller.shown.value?.at(-1)?.observation as End | undefined;
}

type HeadProps = PartProps & Pick<ReplayProps, 'match' | 'token' | 'game' | 'variant'>;

/** What is shown again, how it ended, and who sat there: always in sight. */
export function ReplayHead({ controller, words, match, token, game, variant }: HeadProps): JSX.Element {
  const end = endOf(controller);
  return (
    <header class="plain-head replay-head cluster">
      <h1>{t('plain-replay-of', { variant: variantName(game, variant) })}</h1>
      {end?.returns && (
        <p class="plain-sub">{`${resultTitle(end.returns, -1, words)}. ${endingText(end.reason, end.returns, -1, words)}`}</p>
      )}
      <WhoSat match={match} token={token} game={game} />
    </header>
  );
}

/** A replay with its theme, its address and its keys. seen: what this frame shows; null while it loads, and where it cannot be loaded. */
export function useReplay({ match, token, game }: Pick<ReplayProps, 'match' | 'token' | 'game'>): {
  readonly controller: ReplayController;
  readonly seen: Observation | null;
} {
  useGameTheme(game);
  const controller = useMemo(() => new ReplayController(match, token, ALL), [match, token]);
  useEffect(() => controller.open(), [controller]);
  useReplayKeys(controller);
  return { controller, seen: controller.isFailed.value ? null : controller.observation };
}

/** Says why there is no frame to show. */
export function NoFrame({ controller }: { readonly controller: ReplayController }): JSX.Element {
  const isFailed = controller.isFailed.value;
  return (
    <p class="loading" role={isFailed ? 'alert' : 'status'}>
      {t(isFailed ? 'plain-replay-failed' : 'app-loading')}
    </p>
  );
}

/** Back to the table for whoever sat there, a link to this moment, and what is proven of the deal. */
export function ReplayActs({ match, token, game, seat }: Pick<ReplayProps, 'match' | 'token' | 'game' | 'seat'>): JSX.Element {
  return (
    <section class="plain-card plain-acts">
      <div class="plain-buttons cluster">
        {seat >= 0 && (
          <a class="button" href={addressOf(`/match/${match}`)}>
            <Icon name="back" />
            {t('replay-back')}
          </a>
        )}
        {seat >= 0 && <CoachLink match={match} game={game} />}
        <CopyLink text={t('plain-link')} done={t('app-copied')} />
      </div>
      <FairDealing match={match} token={token} />
    </section>
  );
}

interface PartProps {
  readonly controller: ReplayController;
  readonly words: GameWords;
}

export function ReplayBar({ controller, words, seats }: PartProps & { readonly seats: number }): JSX.Element {
  const { index } = controller;
  const last = controller.total - 1;
  const views: readonly ReplayView[] = [ALL, PUBLIC, ...Array.from({ length: seats }, (_, seat) => seat)];
  const viewText = (view: ReplayView): string =>
    typeof view === 'number' ? t('plain-view-seat', { seat: words.seat(view) }) : t(`plain-view-${view}`);
  return (
    <section class="plain-card plain-bar" aria-label={t('plain-replay')}>
      <div class="plain-bar-steps">
        <button
          type="button"
          class="button icon-only"
          aria-label={t('plain-first')}
          disabled={index.value === 0}
          onClick={() => controller.go(0)}
        >
          <Icon name="first" />
        </button>
        <button
          type="button"
          class="button icon-only"
          aria-label={t('plain-previous')}
          disabled={index.value === 0}
          onClick={() => controller.go(index.value - 1)}
        >
          <Icon name="previous" />
        </button>
        <button
          type="button"
          class="button icon-only primary"
          aria-label={t(controller.isPlaying.value ? 'plain-pause' : 'plain-play')}
          onClick={() => controller.toggle()}
        >
          <Icon name={controller.isPlaying.value ? 'pause' : 'replay'} />
        </button>
        <button
          type="button"
          class="button icon-only"
          aria-label={t('plain-next')}
          disabled={index.value === last}
          onClick={() => controller.go(index.value + 1)}
        >
          <Icon name="next" />
        </button>
        <button
          type="button"
          class="button icon-only"
          aria-label={t('plain-last')}
          disabled={index.value === last}
          onClick={() => controller.go(last)}
        >
          <Icon name="last" />
        </button>
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={index.value}
        aria-label={t('plain-frame')}
        aria-valuetext={t('plain-frame-of', { number: index.value, total: last })}
        onInput={(event) => controller.go(Number(event.currentTarget.value))}
      />
      <p class="plain-note">{t('plain-frame-of', { number: index.value, total: last })}</p>
      <ReplayTimes frame={controller.frame.value} name={(seat) => words.seat(seat)} />
      <label class="plain-as cluster">
        {t('plain-view')}
        <span class="select">
          <select value={controller.view.value} onChange={(event) => controller.look(readView(event.currentTarget.value) ?? ALL)}>
            {views.map((view) => (
              <option key={view} value={view}>
                {viewText(view)}
              </option>
            ))}
          </select>
          <Icon name="more" />
        </span>
      </label>
    </section>
  );
}

/** What led to this frame, in words. */
function FrameCard({ controller, words }: PartProps): JSX.Element {
  const frame = controller.frame.value;
  const told = (frame?.events ?? []).map((event) => words.event(event));
  const isStart = controller.index.value === 0;
  return (
    <section class="plain-card plain-frame" aria-live="polite">
      {isStart && told.length === 0 && <p>{t('plain-frame-start')}</p>}
      {told.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
      {!isStart && told.length === 0 && <p>{t('plain-frame-unheard')}</p>}
    </section>
  );
}

/** Where keys write or choose; the slider of a replay goes by the replay's own. */
const TYPED_INTO = 'input:not([type="range"]), select, textarea';

const KEYS: Readonly<Record<string, (controller: ReplayController) => void>> = {
  ArrowLeft: (controller) => controller.go(controller.index.value - 1),
  ArrowRight: (controller) => controller.go(controller.index.value + 1),
  Home: (controller) => controller.go(0),
  End: (controller) => controller.go(controller.total - 1),
  ' ': (controller) => controller.toggle(),
};

export function useReplayKeys(controller: ReplayController): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const act = KEYS[event.key];
      const taken = event.key === ' ' ? `${TYPED_INTO}, a, button, summary` : `${TYPED_INTO}, [role=tablist]`;
      const isTaken = event.target instanceof Element && event.target.closest(taken) !== null;
      if (!act || event.ctrlKey || event.metaKey || event.altKey || isTaken) return;
      event.preventDefault();
      act(controller);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [controller]);
}
