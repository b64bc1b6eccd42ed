/** A word of manners beside a name, and the way to say one. For every game. */

import '../../styles/courtesy.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../i18n';
import { chatOf, isChatMuted, mayWrite } from '../net/chat';
import { areOthersMuted, courtesiesOf, isCourtesyOption } from '../net/courtesies';
import { findGame } from '../net/games';
import type { MatchConnection } from '../net/match';
import { Icon } from '../shell/Icon';
import { useModal } from '../shell/modal';
import { ChatPanel } from './Chat';

interface SaidProps {
  readonly client: MatchConnection;
  readonly seat: number;
}

interface Words {
  readonly text: string;
  readonly isFree: boolean;
}

/** What this seat has said within the last seconds and this browser shows: free text, else a word of manners. */
export function saidBy(client: MatchConnection, seat: number): Words | undefined {
  const isOwn = client.welcome.value?.seat === seat;
  const written = chatOf(client).fresh.value.get(seat);
  if (written && (isOwn || !isChatMuted.value)) return { text: written.text, isFree: true };
  const said = courtesiesOf(client).said.value.get(seat);
  return said && (isOwn || !areOthersMuted.value) ? { text: t(said.text), isFree: false } : undefined;
}

/** The same beside a name, with a key that mutes it. */
export function SaidBeside({ client, seat }: SaidProps): JSX.Element {
  const said = saidBy(client, seat);
  const isOwn = client.welcome.value?.seat === seat;
  const mute = t(said?.isFree ? 'chat-mute' : 'courtesy-mute');
  const hide = (): void => void ((said?.isFree ? isChatMuted : areOthersMuted).value = true);
  return (
    <span class="courtesy-place" role="status">
      {said && (
        <span class="courtesy-said">
          {said.isFree ? (
            <bdi class="chat-said" title={said.text}>
              {said.text}
            </bdi>
          ) : (
            t('courtesy-quoted', { words: said.text })
          )}
          {!isOwn && (
            <button type="button" class="bare centred" aria-label={mute} title={mute} onClick={hide}>
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

/** What the button says: how many texts have come since one last looked, too. */
function openText(unread: number): string {
  return unread > 0 ? t('chat-unread', { count: unread }) : t('courtesy-open');
}

/** Opens the words to choose from, and the free text where there is any; absent where nobody could hear them. */
export function CourtesyButton({ client, isIcon = false }: ButtonProps): JSX.Element | null {
  const isOpen = useSignal(false);
  const unread = mayWrite(client) ? chatOf(client).unread.value : 0;
  if ((client.welcome.value?.seat ?? -1) < 0 || !hasListener(client)) return null;
  return (
    <>
      <button
        type="button"
        class={isIcon ? 'icon-button centred bare courtesy-open' : 'button courtesy-open'}
        aria-label={isIcon ? openText(unread) : undefined}
        title={t('courtesy-title')}
        aria-haspopup="dialog"
        onClick={() => (isOpen.value = true)}
      >
        <SpeechIcon />
        {!isIcon && openText(unread)}
        {isIcon && unread > 0 && (
          <span class="chat-unread" aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      {isOpen.value && <CourtesyDialog client={client} onClose={() => (isOpen.value = false)} />}
    </>
  );
}

function CourtesyDialog({ client, onClose }: { readonly client: MatchConnection; readonly onClose: () => void }): JSX.Element {
  const dialog = useModal();
  const offered = client.update.value?.status.signals.filter(isCourtesyOption) ?? [];
  const isMuted = areOthersMuted.value;
  const hasChat = mayWrite(client);
  return (
    <dialog
      ref={dialog}
      class={hasChat ? 'dialog courtesy-dialog has-chat' : 'dialog courtesy-dialog'}
      aria-labelledby="courtesy-title"
      onClose={onClose}
      onCancel={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div class="courtesy-sheet">
        <h2 id="courtesy-title">{t('courtesy-title')}</h2>
        <div class="courtesy-words">
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
        </div>
        {offered.length === 0 && <p class="quiet">{t('courtesy-enough')}</p>}
        <label class="courtesy-mute">
          <input type="checkbox" checked={isMuted} onChange={() => (areOthersMuted.value = !isMuted)} />
          {t('courtesy-mute')}
        </label>
        {hasChat && <ChatPanel client={client} />}
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
