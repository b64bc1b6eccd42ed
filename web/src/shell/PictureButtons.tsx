/** A thing as a picture that carries its text: saved to a file, and a file opened again. */

import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { t } from '../i18n';
import { pictureFile, textIn } from './picture-file';
import { saveNamed } from './save-file';

interface Props {
  readonly name: string;
  /** The name of the file where the thing has none. */
  readonly fallback: string;
  /** Is there a whole thing to save? */
  readonly isWhole: boolean;
  /** Endings of files with a text, besides our pictures: ".txt,.stg". */
  readonly endings: string;
  readonly look?: string;
  draw(): JSX.Element;
  text(): string;
  onText(text: string): void;
}

export function PictureButtons({ name, fallback, isWhole, endings, look = 'button', draw, text, onText }: Props): JSX.Element {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        class={look}
        disabled={!isWhole}
        onClick={() => saveNamed(name, fallback, pictureFile(draw(), text()), 'image/svg+xml')}
      >
        {t('file-save-picture')}
      </button>
      <button type="button" class={look} onClick={() => file.current?.click()}>
        {t('file-open')}
      </button>
      <input
        ref={file}
        class="picture-file"
        type="file"
        accept={`.svg,${endings},text/plain,image/svg+xml`}
        aria-label={t('file-open')}
        tabIndex={-1}
        onChange={(event) => {
          void event.currentTarget.files?.[0]?.text().then((content) => onText(textIn(content)));
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
