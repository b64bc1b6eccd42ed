/** What opens below the plans of a builder: fortresses ready made, those kept by name, and this one as text. */

import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { copyText } from '../../shell/copy';
import { foldersOf, leafOf } from '../../shell/folders';
import { Icon } from '../../shell/Icon';
import { PictureButtons } from '../../shell/PictureButtons';
import type { BuilderController } from './builder-controller';
import { FortressDrawing } from './FortressDrawing';
import { type Grade, GRADES } from './grades';
import { forgetKept, keep, keptFortresses, readyMade } from './kept';
import { firstMinute } from './lesson';
import { EMPTY, mazeText, parseMaze } from './maze';

interface Props {
  readonly controller: BuilderController;
  readonly onClose: () => void;
}

export function ReadyMade({ controller, onClose }: Props): JSX.Element {
  const take = (grade: Grade): void => void controller.takeReadyMade(grade).then(onClose);
  return (
    <div class="fortress-panel stack" role="group" aria-label={t('fortress-ready-made')}>
      <p>{t('fortress-ready-made-help')}</p>
      <div class="fortress-buttons cluster">
        {readyMade
          .filter(({ variant }) => variant === controller.setup('').variant)
          .map(({ idea, text }) => (
            <button
              key={idea}
              type="button"
              class="button"
              title={t(`fortress-idea-${idea}-help`)}
              onClick={() => {
                controller.set(parseMaze(text));
                onClose();
              }}
            >
              {t(`fortress-idea-${idea}`)}
            </button>
          ))}
        {GRADES.map((grade) => (
          <button key={grade} type="button" class="button" disabled={controller.isBusy.value} onClick={() => take(grade)}>
            {t(`fortress-made-${grade}`)}
          </button>
        ))}
        <button
          type="button"
          class="button"
          onClick={() => {
            controller.set(EMPTY);
            onClose();
          }}
        >
          {t('fortress-empty')}
        </button>
        <button type="button" class="button plain" onClick={() => (firstMinute.value = 'new')}>
          {t('fortress-lesson')}
        </button>
      </div>
    </div>
  );
}

/** Fortresses kept by name; the text of this one, to copy or to replace; and the way to its measuring. */
export function Keeping({ controller, onMeasure, onClose }: Props & { onMeasure(): void }): JSX.Element {
  const name = useSignal('');
  const text: Signal<string> = useSignal(mazeText(controller.draft.peek()).replaceAll('; ', '\n'));
  const { variant } = controller.setup('');
  const kept = keptFortresses.value.filter((one) => one.variant === variant);
  const problem = useSignal('');
  const take = (found: string): void => {
    const maze = parseMaze(found);
    if (mazeText(maze) === '') problem.value = t('fortress-text-none');
    else {
      controller.set(maze);
      onClose();
    }
  };
  return (
    <div class="fortress-panel stack" role="group" aria-label={t('fortress-keep')}>
      <form
        class="fortress-buttons cluster"
        onSubmit={(event) => {
          event.preventDefault();
          keep({ name: name.value.trim(), variant, text: mazeText(controller.draft.peek()) });
          name.value = '';
        }}
      >
        <input
          type="text"
          maxLength={40}
          aria-label={t('fortress-keep-name')}
          placeholder={t('fortress-keep-name')}
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={name.value.trim() === ''}>
          {t('fortress-keep-now')}
        </button>
      </form>
      {foldersOf(kept).map(({ name: folder, things }) => (
        <ul key={folder} class="fortress-kept" aria-label={folder === '' ? t('fortress-bring-kept') : folder}>
          {folder !== '' && (
            <li class="fortress-folder soft" aria-hidden="true">
              {folder}
            </li>
          )}
          {things.map((one) => (
            <li key={one.name}>
              <button
                type="button"
                class="button plain"
                onClick={() => {
                  controller.set(parseMaze(one.text));
                  onClose();
                }}
              >
                {leafOf(one.name)}
              </button>
              <button
                type="button"
                class="button icon-only plain"
                aria-label={t('fortress-kept-remove', { name: one.name })}
                onClick={() => forgetKept(one)}
              >
                <Icon name="bin" />
              </button>
            </li>
          ))}
        </ul>
      ))}
      <label class="fortress-as-text">
        <span>{t('fortress-as-text')}</span>
        <textarea rows={6} spellcheck={false} value={text.value} onInput={(event) => (text.value = event.currentTarget.value)} />
      </label>
      <div class="fortress-buttons cluster">
        <button type="button" class="button" onClick={() => take(text.value)}>
          {t('fortress-take-text')}
        </button>
        <CopyButton text={text.value} />
        <PictureButtons
          name={name.value}
          fallback="fortress"
          isWhole={controller.isLegal}
          endings=".txt"
          draw={() => <FortressDrawing maze={controller.draft.peek()} forts={controller.forts} />}
          text={() => mazeText(controller.draft.peek())}
          onText={take}
        />
        {controller.isLegal && (
          <button type="button" class="button" onClick={onMeasure}>
            {t('fortress-measure')}
          </button>
        )}
        <button type="button" class="button plain" onClick={onClose}>
          {t('fortress-close')}
        </button>
      </div>
      <p class="problem" role="alert" hidden={problem.value === ''}>
        {problem.value}
      </p>
    </div>
  );
}

/** Says whether the fortress was copied: some browsers keep the clipboard from pages. */
function CopyButton({ text }: { readonly text: string }): JSX.Element {
  const said = useSignal<'' | 'app-copied' | 'invite-copy-failed'>('');
  useEffect(() => {
    said.value = '';
  }, [text]);
  const copy = async (): Promise<void> => {
    said.value = (await copyText(text)) ? 'app-copied' : 'invite-copy-failed';
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void copy()}>
        <Icon name="copy" />
        {t('fortress-copy')}
      </button>
      <span role="status">{said.value !== '' && t(said.value)}</span>
    </>
  );
}
