import '../../../styles/watch.css';

import type { JSX } from 'preact';

import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { useWatchRows } from './watch-list';
import { WatchTicket } from './WatchTicket';

/** One running match for the first page, and the way to the others; nothing where there is none. */
export function WatchBlock(): JSX.Element | null {
  const rows = useWatchRows().value;
  const first = rows === 'away' ? undefined : rows?.[0];
  if (!first) return null;
  return (
    <section class="watch-block sheet" aria-labelledby="watch-block-title">
      <div class="block-head cluster">
        <h2 id="watch-block-title">{t('watch-title')}</h2>
        <a class="block-more" href={addressOf('/watch')}>
          {t('watch-all')}
        </a>
      </div>
      <ul class="watch-list">
        <WatchTicket {...first} />
      </ul>
    </section>
  );
}
