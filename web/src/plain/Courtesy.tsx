/** A word of manners beside a name, and the way to say one. For every game. */

import '../../styles/courtesy.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { t } from '../i18n';
import { areOthersMuted, courtesiesOf, isCourtesyOption } from '../net/courtesies';
import { findGame } from '../net/games';
import type { MatchConnection } from '../net/match';
import { Icon } from '../shell/Icon';

interface SaidProps {
  readonly client: MatchConnection;
  readonly seat: number;
}

/** What this seat has said within the last seconds. */
export function SaidBeside({ client, seat }: SaidProps): JSX.Element {
  const said = courtesiesOf(client).said.value.get(seat);
  const isOwn = client.welcome.value?.seat === seat;
  return (
    <span class="courtesy-place" role="status">
      {said && (isOwn || !areOthersMuted.value) && (
        <span class="courtesy-said">
          {t('courtesy-quoted', { words: t(said.text) })}
          {!isOwn && (
            <button
              type="button"
              class="bare centred"
              aria-label={t('courtesy-mute')}
              title={t('courtesy-mute')}
              onClick={() => (areOthersMuted.value = true)}
            >
              <Icon name="close" />
            </button>
          )}
        </span>
      )}
    </span>
  );
}

/** Is there somebody at another screen who could hear? */
function hasListener(client: MatchConnection): boolean {
  const own = findGame(client.match)?.grants.map(({ seat }) => seat) ?? [client.welcome.value?.seat ?? -1];
  return client.presence.value.some(({ seat, kind }) => kind === 'person' && !own.includes(seat));
}

interface ButtonProps {
  readonly client: MatchConnection;
  /** A button with a drawing alone, for a bar. */
  readonly isIcon?: boolean;
}

/** Opens the words to choose from; absent where nobody could hear them. */
export function CourtesyButton({ client, isIcon = false }: ButtonProps): JSX.Element | null {
  const isOpen = useSignal(false);
  if ((client.welcome.value?.seat ?? -1) < 0 || !hasListener(client)) return null;
  return (
    <>
      <button
        type="button"
        class={isIcon ? 'icon-button centred bare courtesy-open' : 'button courtesy-open'}
        aria-label={isIcon ? t('courtesy-open') : undefined}
        title={t('courtesy-title')}
        aria-haspopup="dialog"
        onClick={() => (isOpen.value = true)}
      >
        <SpeechIcon />
        {!isIcon && t('courtesy-open')}
      </button>
      {isOpen.value && <CourtesyDialog client={client} onClose={() => (isOpen.value = false)} />}
    </>
  );
}

function CourtesyDialog({ client, onClose }: { readonly client: MatchConnection; readonly onClose: () => void }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useSignal(document.activeElement).value;
  useEffect(() => {
    dialog.current?.showModal();
    return () => opener instanceof HTMLElement && opener.isConnected && opener.focus({ preventScroll: true });
  }, [opener]);
  const offered = client.update.value?.status.signals.filter(isCourtesyOption) ?? [];
  const isMuted = areOthersMuted.value;
  return (
    <dialog
      ref={dialog}
      class="courtesy-dialog"
      aria-labelledby="courtesy-title"
      onClose={onClose}
      onCancel={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div class="courtesy-sheet">
        <h2 id="courtesy-title">{t('courtesy-title')}</h2>
        {offered.map(({ action }) => (
          <button
            key={action}
            type="button"
            class="button"
            onClick={() => {
              void client.send(`/signal ${action}`);
              onClose();
            }}
          >
            {t(action)}
          </button>
        ))}
        {offered.length === 0 && <p class="quiet">{t('courtesy-enough')}</p>}
        <label class="courtesy-mute">
          <input type="checkbox" checked={isMuted} onChange={() => (areOthersMuted.value = !isMuted)} />
          {t('courtesy-mute')}
        </label>
        <button type="button" class="button plain" onClick={onClose}>
          {t('courtesy-close')}
        </button>
      </div>
    </dialog>
  );
}

function SpeechIcon(): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M4 5h16v11h-9l-4.500 4v-4H4z" />
    </svg>
  );
}
