import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { NO_FILTER } from '../../net/seat-rows';
import { GameFilter } from './Filters';
import { QuickPairs } from './QuickPairs';
import { OfferLink, SeatList, wantedRows } from './SeatList';

/** So many seats stand on the home page. */
const MOST_AT_HOME = 6;

/** The open seats as a block of the home page. */
export function OpenSeats(): JSX.Element {
  const filter = useSignal(NO_FILTER);
  const count = wantedRows(filter.value).filter(({ gone }) => gone === '').length;
  return (
    <section class="seats-block sheet" aria-labelledby="seats-title">
      <div class="seats-head cluster">
        <h2 id="seats-title">{t('seats-title')}</h2>
        <span class="soft seats-count">{count > 0 && t('seats-waiting', { count })}</span>
        <span class="seats-head-acts line">
          <GameFilter filter={filter.value} onChange={(changed) => (filter.value = changed)} />
          <OfferLink filter={filter.value} />
        </span>
      </div>
      <QuickPairs />
      <SeatList filter={filter.value} most={MOST_AT_HOME} onClear={() => (filter.value = NO_FILTER)} />
      <p class="seats-all">
        <a href={addressOf('/seats')}>{count > MOST_AT_HOME ? t('seats-all', { count }) : t('seats-page')}</a>
      </p>
    </section>
  );
}
