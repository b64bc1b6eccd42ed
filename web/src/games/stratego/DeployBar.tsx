/** The buttons under a set-up, and what is known of the other side meanwhile. */

import type { Signal } from '@preact/signals';

import { capital, t } from '../../i18n';
import { SaidBeside } from '../../plain/Courtesy';
import { leafOf } from '../../shell/folders';
import type { StrategoObservation } from './wire';
import type { DeployController } from './deploy-controller';
import type { PasteController } from './paste-controller';
import { sideName } from './model';
import { pieceName } from './piece-names';

interface ControllerProps {
  readonly controller: DeployController;
}

/** What is used most, always in sight: random, ready; then the way back. */
export function DeployBar({ controller }: ControllerProps) {
  const isBusy = controller.isBusy.value;
  const left = controller.left.value;
  if (controller.isReady.value) {
    const canReturn = controller.playback.status.value?.acts.includes('/unready') ?? false;
    return (
      <div class="table-acts stack">
        {canReturn && (
          <button type="button" class="button" disabled={isBusy} onClick={() => void controller.back()}>
            {t('deploy-back')}
          </button>
        )}
      </div>
    );
  }
  return (
    <div class="table-acts stack">
      <button type="button" class="button" title={t('deploy-random-help')} disabled={isBusy} onClick={() => void controller.random()}>
        {t('deploy-random')}
      </button>
      <button
        type="button"
        class="button"
        title={t('deploy-undo-help')}
        disabled={!controller.steps.mayUndo.value}
        onClick={() => controller.undo()}
      >
        {t('deploy-undo')}
      </button>
      <button
        type="button"
        class="button primary deploy-ready"
        disabled={isBusy || left > 0}
        title={t(left > 0 ? 'deploy-ready-not-yet' : 'deploy-ready-help')}
        onClick={() => void controller.ready()}
      >
        {left > 0 ? t('deploy-ready-left', { count: left }) : t('deploy-ready')}
      </button>
    </div>
  );
}

/** Other ways to change the whole set-up. setups: is the dialog with whole set-ups open? */
export function DeployTools({
  controller,
  pasting,
  setups,
}: ControllerProps & { readonly pasting: PasteController; readonly setups: Signal<boolean> }) {
  const isEmpty = controller.setup.value.size === 0;
  return (
    <div class="deploy-tools cluster">
      <button type="button" class="button" title={t('deploy-mirror-help')} disabled={isEmpty} onClick={() => controller.mirror()}>
        {t('deploy-mirror')}
      </button>
      <button type="button" class="button" disabled={isEmpty} onClick={() => controller.clear()}>
        {t('deploy-clear')}
      </button>
      <button type="button" class="button" title={t('deploy-setups-help')} onClick={() => (setups.value = true)}>
        {t('deploy-setups')}
      </button>
      <button type="button" class="button" title={t('deploy-paste-help')} onClick={() => pasting.open()}>
        {t('deploy-paste')}
      </button>
    </div>
  );
}

interface HintProps extends ControllerProps {
  /** The place of the piece in hand, null for none. */
  readonly held: string | null;
  readonly setups: Signal<boolean>;
}

/** What was just done; else what to do with the piece in hand, or how to begin. Beside it whole set-ups, or the way to the rest. */
export function DeployHint({ controller, held, setups }: HintProps) {
  const letter = held === null ? undefined : controller.letterAt(held);
  const kind = controller.kindOfLetter(letter);
  const isWhole = controller.left.value === 0;
  const isEmpty = controller.setup.value.size === 0;
  const text = kind
    ? t('deploy-held', { piece: capital(pieceName(kind.id)) })
    : controller.notice.value || t(isWhole ? 'deploy-tray-empty' : 'deploy-intro');
  const isChoosing = isEmpty && !kind && controller.notice.value === '';
  return (
    <>
      <div class={`deploy-hint ${isChoosing ? 'is-choosing' : ''}`}>
        <p class="status-line">{text}</p>
        <div class="deploy-slot">
          {isEmpty && <DeployShelf controller={controller} setups={setups} />}
          {!isEmpty && !isWhole && (
            <button
              type="button"
              class="button"
              title={t('deploy-fill-help')}
              disabled={controller.isBusy.value}
              onClick={() => void controller.fill()}
            >
              {t('deploy-fill')}
            </button>
          )}
        </div>
      </div>
      <p class="visually-hidden" aria-live="polite">
        {t('deploy-left', { count: controller.left.value })}
      </p>
    </>
  );
}

const MOST_OWN = 4;

/** Whole set-ups in one row, a press each: as last time, one's own, the ready-made ones, and the way to all of them. */
function DeployShelf({ controller, setups }: ControllerProps & { readonly setups: Signal<boolean> }) {
  const marched = controller.marched.value;
  const offered = [...(marched ? [marched] : []), ...controller.own.value.slice(0, MOST_OWN), ...controller.readyMade.value];
  if (offered.length === 0) return null;
  return (
    <div class="deploy-shelf" role="group" aria-label={t('deploy-setups-help')}>
      {offered.map((one, at) => (
        <button key={`${at} ${one.name}`} type="button" class="button" title={one.help} onClick={() => controller.choose(one)}>
          {leafOf(one.name)}
        </button>
      ))}
      <button type="button" class="button plain" onClick={() => (setups.value = true)}>
        {t('deploy-setups-all')}
      </button>
    </div>
  );
}

interface DeployStatusProps {
  readonly controller: DeployController;
  readonly observation: StrategoObservation;
}

/** Both sides in one line each: who is ready, who is still at it, whose link is not opened yet. */
export function DeployStatus({ controller, observation }: DeployStatusProps) {
  const { seat } = observation;
  const other = controller.playback.client.presence.value.find((status) => status.seat !== seat);
  const isOtherReady = observation.ready[seat === 1 ? 0 : 1];
  const isWaiting = controller.isReady.value;
  const text = otherText(other?.kind ?? 'person', other?.here ?? true, isOtherReady, isWaiting);
  return (
    <div class={`deploy-status line ${isWaiting ? 'is-waiting' : ''}`} role="status">
      <span class={`side-dot of-${sideName(1 - seat)} ${isOtherReady ? 'is-ready' : ''}`} aria-hidden="true" />
      <p>{text}</p>
      <SaidBeside client={controller.playback.client} seat={1 - seat} />
      <SaidBeside client={controller.playback.client} seat={seat} />
    </div>
  );
}

function otherText(kind: string, isHere: boolean, isReady: boolean, isWaiting: boolean): string {
  if (isReady) return t('deploy-other-ready');
  if (kind === 'open') return t(isWaiting ? 'deploy-wait-open' : 'deploy-other-open');
  if (kind === 'computer') return t('deploy-other-computer');
  if (!isWaiting) return t('deploy-other-deploying');
  return t(isHere ? 'deploy-wait-deploying' : 'deploy-wait-away');
}
