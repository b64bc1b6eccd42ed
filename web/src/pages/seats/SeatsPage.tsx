import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../i18n';
import { NO_FILTER } from '../../net/seat-rows';
import { useTitle } from '../../shell/title';
import { Filters } from './Filters';
import { QuickPairs } from './QuickPairs';
import { OfferLink, SeatList } from './SeatList';

/** All open seats of the server, with filters. */
export function SeatsPage(): JSX.Element {
  useTitle(t('seats-title'));
  const filter = useSignal(NO_FILTER);
  return (
    <div class="page">
      <h1>{t('seats-title')}</h1>
      <p class="page-intro">{t('seats-intro')}</p>
      <div class="seats-block sheet">
        <QuickPairs />
      </div>
      <div class="seats-tools cluster">
        <Filters filter={filter.value} onChange={(changed) => (filter.value = changed)} />
        <OfferLink filter={filter.value} />
      </div>
      <div class="seats-block sheet">
        <SeatList filter={filter.value} onClear={() => (filter.value = NO_FILTER)} />
      </div>
    </div>
  );
}
