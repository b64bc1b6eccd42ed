/** What came of one's own games with a set-up; kept in this browser alone. */

import type { JSX } from 'preact';

import { t } from '../../../i18n';
import { setupTallies } from '../setup-results';

export function OwnGames({ letters }: { readonly letters: string }): JSX.Element {
  const tally = setupTallies.value.get(letters);
  return (
    <section class="sheet stack studio-own" aria-labelledby="studio-own">
      <h2 id="studio-own">{t('studio-own')}</h2>
      {tally ? <p>{t('studio-own-tally', { ...tally })}</p> : <p class="soft">{t('studio-own-none')}</p>}
      <p class="soft">{t('studio-own-private')}</p>
    </section>
  );
}
