/** On the form before a game: how hard the scenario is with the deck chosen. */

import './measure.css';

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import type { StartForm } from '../../../family';
import { t } from '../../../i18n';
import { STARTERS } from '../decks/kept';
import { finished } from '../scores';
import { Difficulty } from './Difficulty';
import { refreshShares } from './playing';
import { suitingDifficulty } from './suiting';

/** The deck of somebody who plays alone and brings none: the server gives the first starter deck (CARD-3). */
const FIRST_STARTER = [...STARTERS.keys()][0] ?? '';

/** The difficulty that suits by one's own games, and a button that chooses it; nothing where it is chosen. */
function Suiting({ form }: { readonly form: StartForm }): JSX.Element | null {
  const suiting = suitingDifficulty(finished.value, form.variant.id);
  if (form.values['difficulty'] === suiting) return null;
  const difficulty = t(`option-difficulty-${suiting}`);
  const isFirst = !finished.value.some(({ variant }) => variant === form.variant.id);
  return (
    <div class="cp-how cp-suiting cluster">
      <span role="status">{t(isFirst ? 'campaign-suiting-first' : 'campaign-suiting', { difficulty })}</span>
      <button type="button" class="button" onClick={() => form.set('difficulty', suiting)}>
        {t('campaign-suiting-choose', { difficulty })}
      </button>
    </div>
  );
}

export function StartDifficulty({ form }: { readonly form: StartForm }): JSX.Element {
  useEffect(() => void refreshShares(), []);
  const isAlone = form.brings.length === 1;
  const isGiven = isAlone && form.brings[0]?.trim() === '';
  const wanted = {
    scenario: form.variant.id,
    difficulty: String(form.values['difficulty']),
    rules: String(form.values['rules']),
    brings: isGiven ? [FIRST_STARTER] : form.brings,
  };
  return (
    <div class="note" data-about="difficulty">
      <Difficulty wanted={wanted} lead={isGiven ? `${t(`decks-starter-${FIRST_STARTER}`)}.` : ''} />
      <Suiting form={form} />
    </div>
  );
}
