/** The fortress that a seat brings, on the form before a game: built at the table, made by the computer, kept in this browser, or a code. */

import './styles/brought.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import type { BroughtInputProps } from '../../family';
import { t } from '../../i18n';
import { ACTION_LIMIT } from '../../net/wire';
import { foldersOf, leafOf } from '../../shell/folders';
import { Icon } from '../../shell/Icon';
import { GRADES } from './grades';
import { type Kept, keptFortresses, type ReadyMade, readyMade } from './kept';

const OWN = 'own';
const WORDS: ReadonlySet<string> = new Set(GRADES);

/** What stands for a text in the menu. */
function choiceOf(text: string, kept: readonly Kept[], ideas: readonly ReadyMade[]): string {
  const bare = text.trim();
  if (bare === '') return '';
  if (WORDS.has(bare)) return `made:${bare}`;
  const idea = ideas.find((one) => one.text === bare);
  if (idea) return `idea:${idea.idea}`;
  const found = kept.find((one) => one.text.trim() === bare);
  return found ? `kept:${found.name}` : OWN;
}

/** What the choice means, in a sentence. */
function helpOf(choice: string): string {
  if (choice === '') return t('fortress-bring-build-help');
  if (choice.startsWith('made:')) return t(`fortress-bring-${choice.slice('made:'.length)}-help`);
  if (choice.startsWith('idea:')) return t(`fortress-idea-${choice.slice('idea:'.length)}-help`);
  return t(choice === OWN ? 'fortress-bring-own-help' : 'fortress-bring-kept-help');
}

export function BroughtFortress({ id, variant, value, describedBy, isInvalid, onChange }: BroughtInputProps): JSX.Element {
  const isOwn = useSignal(false);
  const kept = keptFortresses.value.filter((one) => one.variant === variant);
  const ideas = readyMade.filter((one) => one.variant === variant);
  const choice = isOwn.value ? OWN : choiceOf(value, kept, ideas);
  const choose = (chosen: string): void => {
    isOwn.value = chosen === OWN;
    if (chosen.startsWith('made:')) onChange(chosen.slice('made:'.length));
    else if (chosen.startsWith('idea:')) onChange(ideas.find(({ idea }) => `idea:${idea}` === chosen)?.text ?? '');
    else if (chosen.startsWith('kept:')) onChange(kept.find(({ name }) => `kept:${name}` === chosen)?.text ?? '');
    else if (chosen === '' || WORDS.has(value.trim())) onChange('');
  };
  const helpId = `${id}-choice-help`;
  return (
    <>
      <span class="select">
        <select
          id={id}
          value={choice}
          aria-describedby={`${helpId} ${describedBy}`}
          aria-invalid={isInvalid && choice !== OWN}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">{t('fortress-bring-build')}</option>
          <optgroup label={t('fortress-ready-made')}>
            {GRADES.map((grade) => (
              <option key={grade} value={`made:${grade}`}>
                {t(`fortress-made-${grade}`)}
              </option>
            ))}
          </optgroup>
          {ideas.length > 0 && (
            <optgroup label={t('fortress-bring-ideas')}>
              {ideas.map(({ idea }) => (
                <option key={idea} value={`idea:${idea}`}>
                  {t(`fortress-idea-${idea}`)}
                </option>
              ))}
            </optgroup>
          )}
          {foldersOf(kept).map((folder) => (
            <optgroup key={folder.name} label={folder.name === '' ? t('fortress-bring-kept') : folder.name}>
              {folder.things.map(({ name }) => (
                <option key={name} value={`kept:${name}`}>
                  {leafOf(name)}
                </option>
              ))}
            </optgroup>
          ))}
          <option value={OWN}>{t('fortress-bring-own')}</option>
        </select>
        <Icon name="more" />
      </span>
      <p class="help" id={helpId} role="status">
        {helpOf(choice)}
      </p>
      {choice === OWN && (
        <textarea
          class="fortress-brought"
          aria-label={t('fortress-as-text')}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          rows={4}
          maxLength={ACTION_LIMIT}
          spellcheck={false}
          autocapitalize="off"
          value={value}
          onInput={(event) => {
            isOwn.value = true;
            onChange(event.currentTarget.value);
          }}
        />
      )}
    </>
  );
}
