/** The tables in memory, as the host sees them: nothing that is hidden in a game. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../i18n';
import { gameName, variantName } from '../../names';
import { closeTable } from '../../net/host';
import { problemText } from '../../net/problems';
import type { HostTable, SeatStatus } from '../../net/wire';
import { seatedName } from '../../shell/seated';
import { AreYouSure } from '../../shell/AreYouSure';
import { ago } from './words';

function seatText(seat: SeatStatus): string {
  if (seat.kind === 'open') return t('host-seat-free');
  const who = seatedName(seat) || t('host-guest');
  return seat.here ? who : t('host-seat-away', { who });
}

/** Closing, asked twice. */
function Close({ match, onDone }: { readonly match: string; readonly onDone: () => void }): JSX.Element {
  const isSure = useSignal(false);
  const problem = useSignal('');
  if (!isSure.value)
    return (
      <button type="button" class="button" onClick={() => (isSure.value = true)}>
        {t('host-close')}
      </button>
    );
  const close = (): void => {
    closeTable(match).then(onDone, (failure: unknown) => (problem.value = problemText(failure)));
  };
  return (
    <AreYouSure
      question={t('host-close-sure')}
      problem={problem.value}
      keep={t('host-keep')}
      go={t('host-close-now')}
      onKeep={() => (isSure.value = false)}
      onGo={close}
    />
  );
}

interface Props {
  readonly tables: readonly HostTable[];
  readonly now: number;
  readonly onChange: () => void;
}

export function HostTables({ tables, now, onChange }: Props): JSX.Element {
  return (
    <ul class="host-tables">
      {tables.map((table) => (
        <li key={table.match} class="sheet stack host-table">
          <h3>
            {[...new Set([gameName(table.game), variantName(table.game, table.variant)])].join(' · ')}{' '}
            <span class="soft">{t(`host-status-${table.status}`)}</span>
          </h3>
          <p class="soft">
            <code>{table.match}</code>
          </p>
          <ul>
            {table.seats.map((seat) => (
              <li key={seat.seat}>{seatText(seat)}</li>
            ))}
          </ul>
          <p class="soft">
            {t('host-began', { time: ago(table.created, now) })} {t('host-last', { time: ago(table.updated, now) })}{' '}
            {t('host-sockets', { count: table.sockets, watchers: table.watchers })} {table.offered && t('host-offered')}
          </p>
          {table.status !== 'over' && <Close match={table.match} onDone={onChange} />}
        </li>
      ))}
    </ul>
  );
}
