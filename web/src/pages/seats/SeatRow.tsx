import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { Cover } from '../../covers/Cover';
import { variantName } from '../../names';
import { t } from '../../i18n';
import { ApiError } from '../../net/api';
import { addressOf } from '../../net/base';
import { knownSpec } from '../../net/known-games';
import { problemText } from '../../net/problems';
import type { SeatRow as Row } from '../../net/seat-rows';
import { person } from '../../net/person';
import { noteGone } from '../../net/seats';
import type { OpenTable } from '../../net/wire';
import { Crest } from '../../shell/Crest';
import { Rating } from '../../shell/Rating';
import { clockText, countsText } from '../../shell/terms-words';
import { usePlayedLine } from '../match/TableRules';
import { sitDown } from './sit';
import { tableText, waitingRating, whoText } from './words';

interface Props {
  readonly row: Row;
  /** Something to say: somebody was quicker, or the seat could not be taken. */
  readonly onProblem: (text: string, match: string) => void;
}

/** The crest of whoever has made the table; a blank one for somebody without a name. */
function WaitingCrest({ seats }: OpenTable): JSX.Element {
  const crest = seats.find(({ kind }) => kind === 'person')?.crest ?? null;
  return crest === null ? <BlankCrest /> : <Crest crest={crest} class="seat-crest-own" />;
}

function BlankCrest(): JSX.Element {
  return (
    <svg class="seat-crest" viewBox="0 0 32 36" aria-hidden="true">
      <path class="seat-crest-rod" d="M4 3h24" />
      <path d="M6 4h20v19l-10 10L6 23z" />
    </svg>
  );
}

/** The rules of the table that are not those of the box. */
function OwnRules({ table }: { readonly table: OpenTable }): JSX.Element | null {
  const line = usePlayedLine(table);
  if (Object.keys(table.options).length === 0 || line === '') return null;
  return <p class="seat-rules soft">{line}</p>;
}

/** Is there something to read or to choose before one sits down: what the seat brings, a name for a rated game, that all is seen at once? */
function asksFirst({ game, terms }: OpenTable): boolean {
  const isSeenAtOnce = terms.delay === 'none' && terms.watching !== 'nobody';
  return Boolean(knownSpec(game)?.brings) || (terms.rated === true && person.value === null) || isSeenAtOnce;
}

/** A game that asks nothing first begins with one press; any other by its invitation. */
function Sit({ row: { table }, onProblem }: Props): JSX.Element {
  const isBusy = useSignal(false);
  const label = t('seats-sit-label', { who: whoText(table), table: tableText(table) });
  const sit = async (): Promise<void> => {
    isBusy.value = true;
    try {
      await sitDown(table);
    } catch (failure) {
      const isLate = failure instanceof ApiError && failure.code === 'match/too-late';
      if (isLate) noteGone(table.match, 'taken');
      onProblem(isLate ? t('seats-late') : problemText(failure), isLate ? table.match : '');
      isBusy.value = false;
    }
  };
  if (asksFirst(table))
    return (
      <a class="button seat-sit" href={addressOf(`/join/${table.match}#${table.match}`)} aria-label={label}>
        {t('seats-sit')}
      </a>
    );
  return (
    <button type="button" class="button seat-sit" aria-label={label} disabled={isBusy.value} onClick={() => void sit()}>
      {t('seats-sit')}
    </button>
  );
}

/** One open table: who waits, the box, the clock, whether it counts, and the way to sit down. */
export function SeatRow({ row, onProblem }: Props): JSX.Element {
  const { table, gone } = row;
  const name = variantName(table.game, table.variant);
  return (
    <div role="row" class={gone === '' ? 'seat-row' : 'seat-row is-gone'} data-match={table.match}>
      <div role="cell" class="seat-who line">
        <WaitingCrest {...table} />
        <div>
          {gone === '' ? whoText(table) : t(`seats-gone-${gone}`, { who: whoText(table) })} <Rating rating={waitingRating(table)} />
          <OwnRules table={table} />
        </div>
      </div>
      <div class="seat-facts" role="none">
        <div role="cell" class="seat-box line">
          <span class="seat-cover" aria-hidden="true">
            <Cover game={table.game} variant={table.variant} name={name} />
          </span>
          <span>{name}</span>
        </div>
        <div role="cell" class="seat-clock">
          {clockText(table.terms.clock)}
        </div>
        <div role="cell" class="seat-counts">
          {countsText(table.terms)}
        </div>
      </div>
      <div role="cell" class="seat-act">
        {gone === '' ? <Sit row={row} onProblem={onProblem} /> : <span class="soft">{t('seats-taken')}</span>}
      </div>
    </div>
  );
}
