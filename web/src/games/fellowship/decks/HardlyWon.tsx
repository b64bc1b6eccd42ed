/** Said beside a button that proposes a deck for somebody alone, where hardly any deck wins. */

import type { JSX } from 'preact';

import { t } from '../../../i18n';
import { hardlyWonAlone } from '../campaign/measured';

export function HardlyWon({ scenario }: { readonly scenario: string }): JSX.Element | null {
  const found = hardlyWonAlone(scenario);
  return found ? <p class="note dk-hardly-won">{t('decks-propose-hardly-won', found)}</p> : null;
}
