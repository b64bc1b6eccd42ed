/** On the form before a game: how hard the scenario is with the deck chosen, and what suits whoever plays. */

import './measure.css';

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import type { StartForm } from '../../../family';
import { t } from '../../../i18n';
import { STARTERS } from '../decks/kept';
import { finished } from '../scores';
import { Difficulty } from './Difficulty';
import { starterOf } from './measured';
import { starterForNewcomer } from './newcomers';
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

/** For somebody alone who has finished no game yet: the starter deck that gives a chance, and a button that takes it. */
function SuitingStarter({ form, deck: chosen }: { readonly form: StartForm; readonly deck: string }): JSX.Element | null {
  const found = starterForNewcomer(form.variant.id, String(form.values['difficulty']));
  if (!found || finished.value.length > 0) return null;
  const { won, games, most } = found;
  const deck = t(`sphere-${found.deck}`);
  return (
    <div class="cp-how cp-suiting-deck cluster">
      <span role="status">{t('campaign-suiting-deck', { deck, won, games, most })}</span>
      {starterOf(chosen) !== found.deck && (
        <button type="button" class="button" onClick={() => form.bring(0, found.deck)}>
          {t('campaign-suiting-take', { deck })}
        </button>
      )}
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
      {isAlone && <SuitingStarter form={form} deck={wanted.brings[0] ?? ''} />}
    </div>
  );
}
