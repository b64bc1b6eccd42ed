import '../../../styles/seats.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { findGame, myGames } from '../../net/games';
import { boxName, knownGames, knownSpecs } from '../../net/known-games';
import { isWanted, NO_FILTER, type SeatFilter, type SeatRow as Row } from '../../net/seat-rows';
import { followSeats, retrySeats, seatRows, seatsHeardAt, seatsLine, sweepSeats } from '../../net/seats';
import { usePolite } from '../../shell/polite';
import { useIsSlow } from '../../shell/slow';
import { OwnSeat } from './OwnSeat';
import { SeatRow } from './SeatRow';

const SWEEP_MS = 500;
/** What a reader of the page is told of each table. */
const COLUMNS = ['who', 'game', 'clock', 'rated', 'act'] as const;
/** Rows whose place is kept while the list is on its way. */
const BLANK_ROWS = [0, 1, 2];

/** Follows the list while this stands on the page; `isHeld` says whether a pointer or the focus is in it. */
function useSeats(isHeld: () => boolean): void {
  useEffect(() => {
    knownGames().catch(() => undefined);
    const stop = followSeats();
    const timer = setInterval(() => isHeld() || sweepSeats(), SWEEP_MS);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
}

/** Where a seat is offered, or a computer played: the box that is looked for, else the first one. */
function startAddress(filter: SeatFilter, company: string): string {
  const [wanted = '', variant = ''] = filter.game.split(' ');
  const [first] = knownSpecs();
  const box = wanted === '' ? boxName(first?.id ?? '', first?.variants[0]?.id ?? '') : boxName(wanted, variant);
  return addressOf(`/start/${box}/${company}`);
}

export function OfferLink({ filter, isPrimary = false }: { readonly filter: SeatFilter; readonly isPrimary?: boolean }): JSX.Element {
  return (
    <a class={isPrimary ? 'button primary' : 'button'} href={startAddress(filter, 'anybody')}>
      {t('seats-offer')}
    </a>
  );
}

function Blank(): JSX.Element {
  return (
    <div class={useIsSlow() ? 'seats-blank' : 'seats-blank is-quiet'} aria-hidden="true">
      {BLANK_ROWS.map((row) => (
        <span key={row} class="seat-row" />
      ))}
    </div>
  );
}

function Failed(): JSX.Element {
  return (
    <div class="seats-word">
      <p>{t('seats-failed')}</p>
      <button type="button" class="button" onClick={retrySeats}>
        {t('app-try-again')}
      </button>
      <p class="soft">{t('seats-failed-help')}</p>
    </div>
  );
}

/** No connection: how old the list is, in whole minutes. */
function Away(): JSX.Element {
  const minutes = useSignal(0);
  useEffect(() => {
    const look = (): void => void (minutes.value = Math.floor((performance.now() - seatsHeardAt.value) / 60_000));
    look();
    const timer = setInterval(look, 10_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="seats-word">
      <p>{t('seats-away', { minutes: minutes.value })}</p>
      <p class="soft">{t('seats-away-help')}</p>
    </div>
  );
}

function Empty({ filter, onClear }: { readonly filter: SeatFilter; readonly onClear: (() => void) | undefined }): JSX.Element {
  const isFiltered = filter !== NO_FILTER && seatRows.value.length > 0;
  return (
    <div class="seats-word">
      <p>{t(isFiltered ? 'seats-empty-filter' : 'seats-empty')}</p>
      <div class="cluster">
        <OfferLink filter={filter} isPrimary />
        {isFiltered && onClear ? (
          <button type="button" class="button" onClick={onClear}>
            {t('seats-filter-clear')}
          </button>
        ) : (
          <a class="button" href={startAddress(filter, 'computer')}>
            {t('seats-computer')}
          </a>
        )}
      </div>
    </div>
  );
}

/** The seat below the one that was lost, else the one above it. */
function focusNext(list: HTMLElement | null, match: string): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-match]') ?? [])];
  const at = rows.findIndex((row) => row.dataset['match'] === match);
  const others = [...rows.slice(at + 1), ...rows.slice(0, at).reverse()];
  const keys = others.map((row) => row.querySelector<HTMLElement>('.seat-sit')).filter((key) => key !== null);
  keys[0]?.focus({ preventScroll: true });
}

interface ListProps {
  readonly rows: readonly Row[];
  readonly filter: SeatFilter;
  readonly onClear: (() => void) | undefined;
}

function Rows({ rows, filter, onClear }: ListProps): JSX.Element {
  const problem = useSignal('');
  const list = useRef<HTMLDivElement>(null);
  const polite = usePolite(problem.value);
  const onProblem = (text: string, match: string): void => {
    problem.value = text;
    if (match !== '') focusNext(list.current, match);
  };
  if (rows.length === 0) return <Empty filter={filter} onClear={onClear} />;
  return (
    <>
      <div class="seats-rows" role="table" ref={list} aria-label={t('seats-title')}>
        <div role="row" class="visually-hidden">
          {COLUMNS.map((column) => (
            <span key={column} role="columnheader">
              {t(`seats-column-${column}`)}
            </span>
          ))}
        </div>
        {rows.map((row) => (
          <SeatRow key={row.table.match} row={row} onProblem={onProblem} />
        ))}
      </div>
      {problem.value !== '' && <p class="problem seats-problem">{problem}</p>}
      <p class="visually-hidden" role="status">
        {polite}
      </p>
    </>
  );
}

interface Props {
  readonly filter: SeatFilter;
  /** So many rows at most. */
  readonly most?: number;
  readonly onClear?: () => void;
}

/** The tables of others that are wanted, in the order of the page. */
export function wantedRows(filter: SeatFilter): readonly Row[] {
  return seatRows.value.filter(({ table }) => isWanted(table, filter) && findGame(table.match) === undefined);
}

/** The open seats in whatever state they are, and above them the seats at which this browser waits. */
export function SeatList({ filter, most = Infinity, onClear }: Props): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const isOver = useRef(false);
  useSeats(() => isOver.current || box.current?.contains(document.activeElement) === true);
  const own = myGames.value.filter(({ waits }) => waits === true);
  const line = seatsLine.value;
  return (
    <div
      class="seats"
      ref={box}
      onPointerEnter={() => (isOver.current = true)}
      onPointerLeave={() => (isOver.current = false)}
      aria-busy={line === 'loading'}
    >
      {own.map((game) => (
        <OwnSeat key={game.match} game={game} />
      ))}
      {line === 'loading' && <Blank />}
      {line === 'failed' && <Failed />}
      {line === 'away' && <Away />}
      {line === 'open' && <Rows rows={wantedRows(filter).slice(0, most)} filter={filter} onClear={onClear} />}
    </div>
  );
}
