/** After the end: how many of those who watched have applauded. */

import type { JSX } from 'preact';

import { t } from '../i18n';
import type { MatchConnection } from '../net/match';

/** Nothing where nobody has, and until the number stands. */
export function Applauded({ client }: { readonly client: MatchConnection }): JSX.Element | null {
  const count = client.applause.value;
  return count === 0 ? null : (
    <p class="applauded" role="status">
      {t('watch-applauded', { count })}
    </p>
  );
}
