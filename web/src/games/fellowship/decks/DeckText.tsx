/** The deck as text: the common "3x Name" list, typed, pasted, copied, from a file and into one. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../../i18n';
import { ACTION_LIMIT } from '../../../net/wire';
import { copyText } from '../../../shell/copy';
import type { DeckBuilder } from './builder';
import { listOf } from './list';
import { decoded } from './reading';

interface Props {
  readonly builder: DeckBuilder;
}

const SAID_MS = 2500;

/** A name that every file system takes. */
function fileName(name: string): string {
  return `${name.replace(/[^\p{L}\p{N} _-]+/gu, '').trim() || 'deck'}.txt`;
}

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = fileName(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAID_MS);
}

export function DeckText({ builder }: Props): JSX.Element {
  const said = useSignal('');
  const say = (text: string): void => {
    said.value = text;
    setTimeout(() => (said.value = ''), SAID_MS);
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > ACTION_LIMIT) say(t('decks-file-long'));
    else builder.open({ ...builder.deck, name: file.name.replace(/\.\w+$/, ''), text: decoded(await file.arrayBuffer()) });
  };
  /** Takes what is typed; a text that is too long is refused as a whole, never cut. */
  const type = (area: HTMLTextAreaElement): void => {
    if (area.value.length <= ACTION_LIMIT) builder.change({ text: area.value }, 'text');
    else {
      area.value = builder.deck.text;
      say(t('decks-file-long'));
    }
  };
  return (
    <div class="dk-text stack">
      <label for="dk-list">{t('decks-text')}</label>
      <p class="help" id="dk-list-help">
        {t('decks-text-help')}
      </p>
      <textarea
        id="dk-list"
        rows={24}
        spellcheck={false}
        autocapitalize="off"
        aria-describedby="dk-list-help"
        value={builder.deck.text}
        onInput={(event) => type(event.currentTarget)}
      />
      <div class="dk-text-acts cluster">
        <button
          type="button"
          class="button"
          onClick={() => void copyText(builder.deck.text).then((done) => say(t(done ? 'decks-copied' : 'invite-copy-failed')))}
        >
          {t('decks-copy')}
        </button>
        <button type="button" class="button" onClick={() => builder.change({ text: listOf(builder.counts.value) })}>
          {t('decks-tidy')}
        </button>
        <button type="button" class="button" onClick={() => save(builder.deck.name, builder.deck.text)}>
          {t('decks-to-file')}
        </button>
        <label class="button dk-file">
          {t('decks-from-file')}
          <input
            class="visually-hidden"
            type="file"
            accept=".txt,.o8d,.md,.csv,.html,text/*"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
        <span role="status">{said.value}</span>
      </div>
    </div>
  );
}
