/** A small dialog that takes a set-up as a text. */

import './styles/paste.css';

import { useEffect, useMemo } from 'preact/hooks';

import { t } from '../../i18n';
import { useModal } from '../../shell/modal';
import { PasteController, type PasteTarget } from './paste-controller';

/** The controller of the dialog; what is pasted onto the page outside of a field goes to it. */
export function usePasting(target: PasteTarget): PasteController {
  const pasting = useMemo(() => new PasteController(target), [target]);
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() === '') return;
      event.preventDefault();
      void pasting.paste(text);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, [pasting]);
  return pasting;
}

export function PasteDialog({ pasting }: { readonly pasting: PasteController }) {
  if (!pasting.isOpen.value) return null;
  return <OpenDialog pasting={pasting} />;
}

function OpenDialog({ pasting }: { readonly pasting: PasteController }) {
  const dialog = useModal();
  const problems = pasting.problems.value;
  return (
    <dialog
      ref={dialog}
      class="dialog tall paste-dialog"
      aria-labelledby="paste-title"
      onClose={() => pasting.close()}
      onCancel={() => pasting.close()}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void pasting.read();
        }}
      >
        <h2 id="paste-title">{t('deploy-paste-title')}</h2>
        <label for="paste-text">{t('deploy-paste-text')}</label>
        <textarea
          id="paste-text"
          rows={6}
          autofocus
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={pasting.text.value}
          aria-describedby="paste-hint paste-problems"
          aria-invalid={problems.length > 0}
          onInput={(event) => pasting.write(event.currentTarget.value)}
        />
        <p class="quiet" id="paste-hint">
          {t('deploy-paste-hint')}
        </p>
        <div class="problem" id="paste-problems" role="alert" hidden={problems.length === 0}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
        <div class="paste-acts cluster">
          <button type="button" class="button" onClick={() => pasting.close()}>
            {t('act-close')}
          </button>
          <button type="submit" class="button primary" disabled={pasting.isBusy.value}>
            {t('deploy-paste-read')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
