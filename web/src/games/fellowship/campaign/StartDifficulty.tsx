/** On the form before a game: how hard the scenario is with the deck chosen. */

import './measure.css';

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import type { StartForm } from '../../../family';
import { t } from '../../../i18n';
import { STARTERS } from '../decks/kept';
import { Difficulty } from './Difficulty';
import { refreshShares } from './playing';

/** The deck of somebody who plays alone and brings none: the server gives the first starter deck (CARD-3). */
const FIRST_STARTER = [...STARTERS.keys()][0] ?? '';

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
    </div>
  );
}
