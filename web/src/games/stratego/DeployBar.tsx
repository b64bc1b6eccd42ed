/** The buttons under a set-up, and what is known of the other side meanwhile. */

import { t } from '../../i18n';
import type { StrategoObservation } from '../../net/wire';
import type { DeployDesk } from './deploy-desk';
import { sideName } from './model';

export function DeployBar({ desk }: { readonly desk: DeployDesk }) {
  const isBusy = desk.isBusy.value;
  const left = desk.left.value;
  if (desk.isReady.value) {
    const canReturn = desk.stage.status.value?.acts.includes('/undeploy') ?? false;
    return (
      <div class="deploy-bar">
        {canReturn && <button type="button" class="button" disabled={isBusy} onClick={() => void desk.back()}>{t('deploy-back')}</button>}
      </div>
    );
  }
  return (
    <div class="deploy-bar">
      <p class="deploy-left" aria-live="polite">{t('deploy-left', { count: left })}</p>
      <div class="deploy-tools">
        <button type="button" class="button" title={t('deploy-random-help')} disabled={isBusy} onClick={() => void desk.random()}>{t('deploy-random')}</button>
        <button type="button" class="button" title={t('deploy-mirror-help')} onClick={() => desk.mirror()}>{t('deploy-mirror')}</button>
        <button type="button" class="button" onClick={() => desk.clear()}>{t('deploy-clear')}</button>
        <button type="button" class="button" onClick={() => desk.load()}>{t('deploy-load')}</button>
        <button type="button" class="button" onClick={() => desk.save()}>{t('deploy-save')}</button>
      </div>
      <button
        type="button"
        class="button primary deploy-ready"
        disabled={isBusy || left > 0}
        title={t(left > 0 ? 'deploy-ready-not-yet' : 'deploy-ready-help')}
        onClick={() => void desk.ready()}
      >
        {t('deploy-ready')}
      </button>
      {desk.notice.value && <p class="notice">{desk.notice.value}</p>}
    </div>
  );
}

interface DeployStatusProps {
  readonly desk: DeployDesk;
  readonly observation: StrategoObservation;
}

/** Both sides in one line each: who is ready, who is still at it, whose link is not opened yet. */
export function DeployStatus({ desk, observation }: DeployStatusProps) {
  const { seat } = observation;
  const other = desk.stage.client.presence.value.find((status) => status.seat !== seat);
  const isOtherReady = observation.ready[seat === 1 ? 0 : 1];
  const isWaiting = desk.isReady.value;
  const text = otherText(other?.kind ?? 'person', other?.here ?? true, isOtherReady, isWaiting);
  return (
    <div class={`deploy-status ${isWaiting ? 'is-waiting' : ''}`} role="status">
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
