import type { JSX } from 'preact';

import { t } from '../i18n';
import type { MatchConnection } from '../net/match';

/** Shown only while the line to the match is lost: what is wrong with it, and that it is tried again. */
export function ConnectionStrip({ client }: { readonly client: MatchConnection }): JSX.Element | null {
  if (client.connection.value !== 'lost') return null;
  return (
    <p class="plain-strip" role="status">
      {t(client.isBusy.value ? 'connection-busy' : client.isBlocked.value ? 'connection-blocked' : 'plain-reconnecting')}
    </p>
  );
}
