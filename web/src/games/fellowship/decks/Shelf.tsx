/** The head of the builder: which deck this is, others to open, what is done with it. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../../i18n';
import { addressOf } from '../../../net/base';
import { Choice } from '../../../shell/Choice';
import { CopyLink } from '../../../shell/CopyLink';
import { Icon } from '../../../shell/Icon';
import { StepButtons } from '../../../shell/StepButtons';
import { COPIES } from '../facts';
import type { DeckBuilder } from './builder';
import { KeptDecks, ReadyDecks } from './DeckOptions';
import { forgetDeck, keptDeck, LONGEST_NAME, SOUND_DECKS, STARTERS } from './kept';
import { hashOf } from './links';

interface Props {
  readonly builder: DeckBuilder;
}

/** The deck of a name in the menu. kept:, starter:, sound:, or "new". */
function openNamed(builder: DeckBuilder, value: string): void {
  const [kind = '', ...rest] = value.split(':');
  const name = rest.join(':');
  const kept = keptDeck(name);
  if (kind === 'kept' && kept) builder.open(kept);
  if (kind === 'starter') builder.open({ name: t(`decks-starter-${name}`), text: STARTERS.get(name) ?? '', copies: 'core' });
  if (kind === 'sound') builder.open({ name: t(`decks-sound-${name}`), text: SOUND_DECKS.get(name) ?? '', copies: 'core' });
  if (kind === 'new') builder.clear();
}

function Open({ builder }: Props): JSX.Element {
  return (
    <span class="select">
      <select
        aria-label={t('decks-open')}
        value=""
        onChange={(event) => {
          openNamed(builder, event.currentTarget.value);
          event.currentTarget.value = '';
        }}
      >
        <option value="">{t('decks-open')}</option>
        <option value="new:">{t('decks-new')}</option>
        <KeptDecks />
        <ReadyDecks />
      </select>
      <Icon name="more" />
    </span>
  );
}

/** Takes a saved deck away once it is asked twice. */
function Forget({ builder }: Props): JSX.Element | null {
  const isAsked = useSignal(false);
  const { name } = builder.deck;
  if (keptDeck(name) === undefined) return null;
  if (!isAsked.value) {
    return (
      <button
        type="button"
        class="button plain icon-only"
        aria-label={t('decks-forget', { name })}
        title={t('decks-forget', { name })}
        onClick={() => (isAsked.value = true)}
      >
        <Icon name="bin" />
      </button>
    );
  }
  return (
    <span class="dk-sure" role="group" aria-label={t('decks-forget', { name })}>
      <button
        type="button"
        class="button danger"
        onClick={() => {
          forgetDeck(name);
          isAsked.value = false;
        }}
      >
        {t('decks-forget-yes')}
      </button>
      <button type="button" class="button" ref={(button) => button?.focus()} onClick={() => (isAsked.value = false)}>
        {t('decks-forget-no')}
      </button>
    </span>
  );
}

export function Shelf({ builder }: Props): JSX.Element {
  const { name, copies } = builder.deck;
  return (
    <div class="dk-shelf stack">
      <div class="dk-shelf-line cluster">
        <input
          class="dk-title"
          type="text"
          aria-label={t('decks-name')}
          placeholder={t('decks-name')}
          autocomplete="off"
          maxLength={LONGEST_NAME}
          value={name}
          onInput={(event) => builder.change({ name: event.currentTarget.value }, 'name')}
        />
        <button
          type="button"
          class="button"
          disabled={builder.isSaved.value || builder.counts.value.size === 0}
          onClick={() => builder.save()}
        >
          {builder.isSaved.value && <Icon name="check" />}
          {t(builder.isSaved.value ? 'decks-saved' : 'decks-save')}
        </button>
        <Open builder={builder} />
        <CopyLink text={t('decks-share')} done={t('decks-shared')} path={() => addressOf(`/fellowship/decks${hashOf(builder.deck)}`)} />
        <Forget key={name} builder={builder} />
      </div>
      <div class="dk-shelf-line cluster">
        <Choice
          name="copies"
          legend={t('option-copies')}
          value={copies}
          among={COPIES.map((value) => ({ value, text: t(`option-copies-${value}`) }))}
          onChoose={(value) => builder.change({ copies: value })}
        />
        <span class="dk-steps">
          <StepButtons of={builder} />
        </span>
      </div>
    </div>
  );
}
