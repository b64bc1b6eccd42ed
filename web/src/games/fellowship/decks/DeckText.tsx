/** The deck as text: the common "3x Name" list, typed, pasted, copied, from a file and into one; and as a picture that carries it. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../../i18n';
import { ACTION_LIMIT } from '../../../net/wire';
import { copyText } from '../../../shell/copy';
import { pictureFile, textIn } from '../../../shell/picture-file';
import { saveNamed } from '../../../shell/save-file';
import type { DeckBuilder } from './builder';
import { DeckDrawing } from './DeckDrawing';
import { listOf } from './list';
import { decoded } from './reading';

interface Props {
  readonly builder: DeckBuilder;
}

const SAID_MS = 2500;
/** Bytes of a file that is read: a picture of a deck is longer than its text. */
const MOST_OF_A_FILE = 1_000_000;

function savePicture({ deck, counts }: DeckBuilder): void {
  const drawn = <DeckDrawing name={deck.name} counts={counts.value} />;
  saveNamed(deck.name, 'deck', pictureFile(drawn, deck.text), 'image/svg+xml');
}

export function DeckText({ builder }: Props): JSX.Element {
  const said = useSignal('');
  const say = (text: string): void => {
    said.value = text;
    setTimeout(() => (said.value = ''), SAID_MS);
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const text = file.size > MOST_OF_A_FILE ? '' : textIn(decoded(await file.arrayBuffer()));
    if (file.size > MOST_OF_A_FILE || text.length > ACTION_LIMIT) say(t('decks-file-long'));
    else builder.open({ ...builder.deck, name: file.name.replace(/\.\w+$/, ''), text });
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
        <button type="button" class="button" onClick={() => saveNamed(builder.deck.name, 'deck', builder.deck.text, 'text/plain')}>
          {t('decks-to-file')}
        </button>
        <button type="button" class="button" disabled={builder.summary.value.size === 0} onClick={() => savePicture(builder)}>
          {t('file-save-picture')}
        </button>
        <label class="button dk-file">
          {t('decks-from-file')}
          <input
            class="visually-hidden"
            type="file"
            accept=".txt,.svg,.o8d,.md,.csv,.html,text/*,image/svg+xml"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
        <span role="status">{said.value}</span>
      </div>
    </div>
  );
}
