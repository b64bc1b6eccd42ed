/** What a seat brings, on the form before a game: a starter deck, a deck that this browser keeps, or a list. */

import './brought.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import type { BroughtInputProps } from '../../../families';
import { t } from '../../../i18n';
import { ACTION_LIMIT } from '../../../net/wire';
import { Icon } from '../../../shell/Icon';
import { keptDecks, STARTERS } from './kept';
import { hasLoneHero } from './list';

const OWN = 'own:';

/** What stands for a text in the menu. */
function choiceOf(text: string): string {
  if (text.trim() === '') return '';
  if (STARTERS.has(text.trim())) return `starter:${text.trim()}`;
  const kept = keptDecks.value.find((deck) => deck.text.trim() === text.trim());
  return kept ? `kept:${kept.name}` : OWN;
}

export function BroughtDeck({ id, value, describedBy, isInvalid, onChange }: BroughtInputProps): JSX.Element {
  const isOwn = useSignal(false);
  const choice = isOwn.value ? OWN : choiceOf(value);
  const choose = (chosen: string): void => {
    isOwn.value = chosen === OWN;
    if (chosen === '') onChange('');
    if (chosen.startsWith('starter:')) onChange(chosen.slice('starter:'.length));
    if (chosen.startsWith('kept:')) onChange(keptDecks.value.find(({ name }) => `kept:${name}` === chosen)?.text ?? '');
    if (chosen === OWN && STARTERS.has(value)) onChange(STARTERS.get(value) ?? '');
  };
  return (
    <>
      <span class="select">
        <select id={id} value={choice} aria-describedby={describedBy} aria-invalid={isInvalid} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{t('decks-bring-any')}</option>
          <optgroup label={t('decks-starters')}>
            {[...STARTERS.keys()].map((name) => <option key={name} value={`starter:${name}`}>{t(`decks-starter-${name}`)}</option>)}
          </optgroup>
          {keptDecks.value.length > 0 && (
            <optgroup label={t('decks-mine')}>
              {keptDecks.value.map(({ name }) => <option key={name} value={`kept:${name}`}>{name}</option>)}
            </optgroup>
          )}
          <option value={OWN}>{t('decks-bring-list')}</option>
        </select>
        <Icon name="more" />
      </span>
      {choice === OWN && (
        <textarea
          class="dk-brought"
          aria-label={t('decks-text')}
          rows={8}
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
      {hasLoneHero(value) && <p class="note" role="status">{t('decks-lone-hero')}</p>}
      <a href="/fellowship/decks">{t('decks-title')}</a>
    </>
  );
}
