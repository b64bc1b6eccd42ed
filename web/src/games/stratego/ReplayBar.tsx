/** The keys of a replay: to and fro, play, whose eyes, reveal, turn, link. */

import { t } from '../../i18n';
import { ReplayTimes } from '../../plain/ReplayTimes';
import { seatName } from '../../names';
import { addressOf } from '../../net/base';
import { CopyLink } from '../../shell/CopyLink';
import { Icon, type IconName } from '../../shell/Icon';
import type { ReplayController } from './replay-controller';
import { type View, VIEWS } from './frame-store';

const VIEW_WORDS: Record<View, string> = {
  0: 'replay-view-red',
  1: 'replay-view-blue',
  public: 'replay-view-public',
  all: 'replay-view-all',
};

export function ReplayBar({ controller, game }: { readonly controller: ReplayController; readonly game: string }) {
  const first = controller.first.value;
  const last = controller.last.value;
  const index = controller.index.value;
  const count = t('replay-ply', { ply: index - first, total: last - first });
  const isPlaying = controller.isPlaying.value;
  return (
    <div class="replay-bar stack">
      <div class="replay-steps line">
        <Step icon="first" name={t('replay-first')} isOff={index <= first} onClick={() => controller.step(-Infinity)} />
        <Step icon="previous" name={t('replay-previous')} isOff={index <= first} onClick={() => controller.step(-1)} />
        <Step
          icon={isPlaying ? 'pause' : 'replay'}
          name={t(isPlaying ? 'replay-pause' : 'replay-play')}
          onClick={() => controller.toggle()}
        />
        <Step icon="next" name={t('replay-next')} isOff={index >= last} onClick={() => controller.step(1)} />
        <Step icon="last" name={t('replay-last')} isOff={index >= last} onClick={() => controller.step(Infinity)} />
        <output class="replay-count">{count}</output>
      </div>
      <input
        class="replay-slider"
        type="range"
        min={first}
        max={last}
        value={index}
        aria-label={t('replay-slider')}
        aria-valuetext={count}
        onInput={(event) => controller.go(Number(event.currentTarget.value))}
      />
      <ReplayTimes frame={controller.frame.value} name={(seat) => seatName(game, seat)} />
      <div class="replay-views" role="group" aria-label={t('replay-view')}>
        {VIEWS.map((view) => (
          <button key={view} type="button" aria-pressed={controller.view.value === view} onClick={() => (controller.view.value = view)}>
            {t(VIEW_WORDS[view])}
          </button>
        ))}
      </div>
      <div class="replay-tools cluster">
        <button
          type="button"
          class="button"
          aria-pressed={controller.isRevealed.value}
          title={t('replay-reveal-help')}
          onClick={() => (controller.isRevealed.value = !controller.isRevealed.value)}
        >
          {t(controller.isRevealed.value ? 'replay-hide' : 'replay-reveal')}
        </button>
        <button type="button" class="button" onClick={() => (controller.isTurned.value = !controller.isTurned.value)}>
          {t('replay-turn')}
        </button>
        {controller.store.token !== '' && (
          <a class="button" href={addressOf(`/match/${controller.store.match}/coach`)}>
            {t('coach-open')}
          </a>
        )}
        <CopyLink text={t('replay-link')} done={t('replay-link-copied')} />
      </div>
    </div>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly name: string;
  readonly isOff?: boolean;
  onClick(): void;
}

function Step({ icon, name, isOff, onClick }: StepProps) {
  return (
    <button type="button" class="replay-step centred entry" aria-label={name} title={name} disabled={isOff} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
