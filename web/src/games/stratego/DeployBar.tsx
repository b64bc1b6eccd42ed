/** The buttons under a set-up, and what is known of the other side meanwhile. */

import { t } from '../../i18n';
import type { StrategoObservation } from './wire';
import type { DeployController } from './deploy-controller';
import type { PasteController } from './paste-controller';
import { sideName } from './model';
import { capital, pieceName } from './piece-names';

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
        disabled={controller.past.value.length === 0}
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

/** Other ways to change the whole set-up. */
export function DeployTools({ controller, pasting }: ControllerProps & { readonly pasting: PasteController }) {
  return (
    <div class="deploy-tools cluster">
      <button type="button" class="button" title={t('deploy-mirror-help')} onClick={() => controller.mirror()}>
        {t('deploy-mirror')}
      </button>
      <button type="button" class="button" onClick={() => controller.clear()}>
        {t('deploy-clear')}
      </button>
      <button type="button" class="button" onClick={() => controller.load()}>
        {t('deploy-load')}
      </button>
      <button type="button" class="button" onClick={() => controller.save()}>
        {t('deploy-save')}
      </button>
      <button type="button" class="button" title={t('deploy-paste-help')} onClick={() => pasting.open()}>
        {t('deploy-paste')}
      </button>
    </div>
  );
}

/** What was just done; else what to do with the piece in hand, or how to begin. held: its place, or null. */
export function DeployHint({ controller, held }: ControllerProps & { readonly held: string | null }) {
  const letter = held === null ? undefined : controller.letterAt(held);
  const kind = controller.kindOfLetter(letter);
  const isWhole = controller.left.value === 0;
  const text = kind
    ? t('deploy-held', { piece: capital(pieceName(kind.id)) })
    : controller.notice.value || t(isWhole ? 'deploy-tray-empty' : 'deploy-intro');
  return (
    <>
      <p class="status-line">{text}</p>
      <p class="visually-hidden" aria-live="polite">
        {t('deploy-left', { count: controller.left.value })}
      </p>
    </>
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
