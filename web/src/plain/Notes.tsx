/** A private note pad for one seat of one match. It is kept in this browser and never sent. */

import '../../styles/courtesy.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../i18n';
import type { MatchConnection } from '../net/match';
import { useModal } from '../shell/modal';
import { forgetText, keepText, readText } from '../store';

const LONGEST = 10_000;

interface Props {
  readonly client: MatchConnection;
  readonly class?: string;
}

/** Opens the pad. */
export function NotesButton({ client, class: look = 'button' }: Props): JSX.Element | null {
  const isOpen = useSignal(false);
  const seat = client.welcome.value?.seat ?? -1;
  if (seat < 0) return null;
  return (
    <>
      <button type="button" class={look} aria-haspopup="dialog" title={t('notes-help')} onClick={() => (isOpen.value = true)}>
        {t('notes-open')}
      </button>
      {isOpen.value && <Pad name={`gonfalon.notes.${client.match}.${seat}`} onClose={() => (isOpen.value = false)} />}
    </>
  );
}

function Pad({ name, onClose }: { readonly name: string; readonly onClose: () => void }): JSX.Element {
  const dialog = useModal();
  const isKept = useSignal(true);
  const write = (text: string): void => {
    if (text === '') forgetText(name);
    else isKept.value = keepText(name, text);
  };
  return (
    <dialog ref={dialog} class="dialog courtesy-dialog is-wide" aria-labelledby="notes-title" onClose={onClose} onCancel={onClose}>
      <div class="courtesy-sheet">
        <h2 id="notes-title">{t('notes-open')}</h2>
        <textarea
          rows={8}
          autofocus
          maxLength={LONGEST}
          aria-labelledby="notes-title"
          aria-describedby="notes-help"
          defaultValue={readText(name) ?? ''}
          onInput={(event) => write(event.currentTarget.value)}
          onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
        />
        <p class="quiet" id="notes-help" role="status">
          {t(isKept.value ? 'notes-help' : 'notes-not-kept')}
        </p>
        <button type="button" class="button" onClick={onClose}>
          {t('courtesy-close')}
        </button>
      </div>
    </dialog>
  );
}
