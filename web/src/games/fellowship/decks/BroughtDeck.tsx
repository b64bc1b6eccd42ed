/** What a seat brings, on the form before a game: a starter deck, a deck that this browser keeps, or a list. */

import './brought.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import type { BroughtInputProps } from '../../../family';
import { t } from '../../../i18n';
import { addressOf } from '../../../net/base';
import { ACTION_LIMIT } from '../../../net/wire';
import { Icon } from '../../../shell/Icon';
import { SCENARIOS } from '../facts';
import { keptDecks, SOUND_DECKS, STARTERS } from './kept';
import { KeptDecks, ReadyDecks } from './DeckOptions';
import { OtherDecks } from './OtherDecks';
import { ProposeHere } from './ProposeHere';
import { LeftOutLines } from './LeftOutLines';
import { appraiseDeck, hasLoneHero, isUnread, readingOf } from './reading';

const OWN = 'own:';
const PAUSE_MS = 300;

/** What stands for a text in the menu. */
function choiceOf(text: string): string {
  if (text.trim() === '') return '';
  if (STARTERS.has(text.trim())) return `starter:${text.trim()}`;
  const sound = [...SOUND_DECKS].find(([, list]) => list.trim() === text.trim());
  if (sound) return `sound:${sound[0]}`;
  const kept = keptDecks.value.find((deck) => deck.text.trim() === text.trim());
  return kept ? `kept:${kept.name}` : OWN;
}

/** Has a list read by the server a moment after it is typed, so that the form can say what it leaves out. */
function useReading(text: string): void {
  useEffect(() => {
    if (text.trim() === '' || STARTERS.has(text.trim()) || !isUnread(text)) return undefined;
    const timer = setTimeout(() => void appraiseDeck(text, 'any', SCENARIOS[0]).catch(() => undefined), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
}

/** What a deck of the program is made for, in a sentence; "" for any other. */
function ideaOf(choice: string): string {
  const [kind = '', name = ''] = choice.split(':');
  return kind === 'starter' || kind === 'sound' ? t(`decks-idea-${name}`) : '';
}

export function BroughtDeck({
  id,
  variant,
  value,
  describedBy,
  isInvalid,
  others = [],
  tellsOthers = false,
  onChange,
}: BroughtInputProps): JSX.Element {
  const isOwn = useSignal(false);
  const isLong = useSignal(false);
  useReading(value);
  const choice = isOwn.value && !STARTERS.has(value) ? OWN : choiceOf(value);
  const choose = (chosen: string): void => {
    isOwn.value = chosen === OWN;
    if (chosen === '') onChange('');
    if (chosen.startsWith('starter:')) onChange(chosen.slice('starter:'.length));
    if (chosen.startsWith('sound:')) onChange(SOUND_DECKS.get(chosen.slice('sound:'.length)) ?? '');
    if (chosen.startsWith('kept:')) onChange(keptDecks.value.find(({ name }) => `kept:${name}` === chosen)?.text ?? '');
    if (chosen === OWN && STARTERS.has(value)) onChange(STARTERS.get(value) ?? '');
  };
  return (
    <>
      <span class="select">
        <select
          id={id}
          value={choice}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">{t('decks-bring-any')}</option>
          <ReadyDecks />
          <KeptDecks />
          <option value={OWN}>{t('decks-bring-list')}</option>
        </select>
        <Icon name="more" />
      </span>
      <p class="help dk-idea" role="status" hidden={ideaOf(choice) === ''}>
        {ideaOf(choice)}
      </p>
      {choice === OWN && (
        <textarea
          class="dk-brought entry"
          aria-label={t('decks-text')}
          rows={8}
          spellcheck={false}
          autocapitalize="off"
          value={value}
          onInput={(event) => {
            isOwn.value = true;
            const area = event.currentTarget;
            isLong.value = area.value.length > ACTION_LIMIT;
            if (isLong.value) area.value = value;
            else onChange(area.value);
          }}
        />
      )}
      {isLong.value && (
        <p class="note" role="status">
          {t('decks-file-long')}
        </p>
      )}
      <div role="status">
        <LeftOutLines lines={readingOf(value)?.leftOut ?? []} />
      </div>
      {hasLoneHero(value) && (
        <p class="note" role="status">
          {t('decks-lone-hero')}
        </p>
      )}
      <OtherDecks own={value} others={others} isTold={tellsOthers} />
      <div class="dk-acts cluster">
        <ProposeHere
          scenario={variant}
          others={others}
          onChange={(text) => {
            isOwn.value = false;
            onChange(text);
          }}
        />
        <a href={addressOf('/fellowship/decks')}>{t('decks-title')}</a>
      </div>
    </>
  );
}
