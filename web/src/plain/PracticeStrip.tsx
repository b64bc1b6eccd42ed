/** A line above the table of every family: it says that a match goes on from a position of another one, so that it counts for nothing; nothing elsewhere. */

import type { JSX } from 'preact';

import { t } from '../i18n';
import type { MatchConnection } from '../net/match';

export function PracticeStrip({ client }: { readonly client: MatchConnection }): JSX.Element | null {
  if (client.welcome.value?.practice !== true) return null;
  return (
    <p class="table-strip plain-practice" role="note">
      <span class="is-whole">{t('plain-practice')}</span>
      <span class="is-short">{t('plain-practice-short')}</span>
    </p>
  );
}
