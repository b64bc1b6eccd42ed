/** The games that go on: one as a board beside the standings, all of them below, as a list or as boards side by side. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { SmallBoard } from '../../covers/SmallBoard';
import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { MatchClient } from '../../net/match';
import type { Entrant, PlayedTable, TournamentLine, TournamentPage } from '../../net/wire';
import { oneOf, persistent } from '../../settings';
import { Choice } from '../../shell/Choice';
import { Icon } from '../../shell/Icon';
import { latenessText } from '../../shell/watched';
import { EntrantBanner } from './Standings';
import { entrantText, namesText } from './words';

type Look = 'list' | 'two' | 'four';

const LOOKS: readonly Look[] = ['list', 'two', 'four'];
const BOARDS: Readonly<Record<Look, number>> = { list: 0, two: 2, four: 4 };
/** So many lines stand in the list before it is unfolded. */
const MOST_LISTED = 12;

const look = persistent<Look>('tournament-tables', 'list', oneOf(...LOOKS));

interface BoardProps {
  readonly table: PlayedTable;
  readonly line: TournamentLine;
  /** What stands beside or below the board. how: how late it is and how many watch; "" until that is known. */
  readonly children: (how: string) => JSX.Element;
}

/** A game as its watchers see it, small. */
function WatchedBoard({ table, line, children }: BoardProps): JSX.Element {
  const client = useMemo(() => new MatchClient(table.match, ''), [table.match]);
  useEffect(() => () => client.close(), [client]);
  const late = client.welcome.value?.late;
  const count = client.watchers.value;
  const how = late ? [latenessText(late), ...(count > 0 ? [t('watch-count', { count })] : [])].join(' · ') : '';
  return (
    <>
      <SmallBoard game={line.game} variant={line.variant} observation={client.update.value?.observation ?? null} />
      {children(how)}
    </>
  );
}

const playersOf = (page: TournamentPage, { seats }: PlayedTable): readonly Entrant[] =>
  seats.flatMap((number) => page.entrants.find((one) => one.number === number) ?? []);

function WatchLink({ page, table }: { readonly page: TournamentPage; readonly table: PlayedTable }): JSX.Element {
  return (
    <a class="button" href={addressOf(`/watch/${table.match}`)} aria-label={t('tour-watch-label', { who: namesText(page, table.seats) })}>
      <Icon name="eye" />
      {t('tour-watch')}
    </a>
  );
}

/** The game of those who stand best, to watch. */
export function FirstTable({ page }: { readonly page: TournamentPage }): JSX.Element | null {
  const own = page.own.table?.match ?? '';
  const table = page.tables.find(({ match }) => match !== own);
  if (page.line.state !== 'running') return null;
  return (
    <section class="tour-first sheet" aria-labelledby="tour-first-title">
      <div class="tour-head">
        <h2 id="tour-first-title">{t('tour-first-table')}</h2>
        {page.tables.length > 1 && <a href="#tour-tables">{t('tour-tables')}</a>}
      </div>
      {table ? (
        <div class="tour-first-board">
          <WatchedBoard key={table.match} table={table} line={page.line}>
            {(how) => (
              <div class="tour-first-words">
                {playersOf(page, table).map((entrant) => (
                  <span key={entrant.number} class="line tour-first-player">
                    <EntrantBanner entrant={entrant} />
                    {entrantText(entrant, page.own.entrant)}
                  </span>
                ))}
                <span class="soft tour-first-how">{how}</span>
                <WatchLink page={page} table={table} />
              </div>
            )}
          </WatchedBoard>
        </div>
      ) : (
        <p class="soft tour-first-none">{t('tour-no-table')}</p>
      )}
    </section>
  );
}

function Line({ page, table }: { readonly page: TournamentPage; readonly table: PlayedTable }): JSX.Element {
  const players = playersOf(page, table);
  return (
    <li>
      <a class="tour-table-line line" href={addressOf(`/watch/${table.match}`)}>
        {players.map((entrant) => (
          <EntrantBanner key={entrant.number} entrant={entrant} />
        ))}
        <span>{namesText(page, table.seats)}</span>
        <Icon name="eye" />
      </a>
    </li>
  );
}

function Board({ page, table }: { readonly page: TournamentPage; readonly table: PlayedTable }): JSX.Element {
  return (
    <li class="tour-board">
      <a href={addressOf(`/watch/${table.match}`)} aria-label={t('tour-watch-label', { who: namesText(page, table.seats) })}>
        <WatchedBoard table={table} line={page.line}>
          {(how) => (
            <span class="tour-board-words">
              <strong>{namesText(page, table.seats)}</strong>
              <span class="soft">{how}</span>
            </span>
          )}
        </WatchedBoard>
      </a>
    </li>
  );
}

/** All games that go on. */
export function Tables({ page }: { readonly page: TournamentPage }): JSX.Element | null {
  const { tables, line, own } = page;
  const isUnfolded = useSignal(false);
  if (line.state !== 'running' || tables.length === 0) return null;
  const shown = tables.filter(({ match }) => match !== own.table?.match);
  const count = BOARDS[look.value];
  return (
    <section class="tour-tables sheet" id="tour-tables" aria-labelledby="tour-tables-title">
      <div class="tour-head">
        <h2 id="tour-tables-title">{t('tour-tables')}</h2>
        <span class="soft">{t('tour-tables-count', { count: tables.length })}</span>
        {shown.length > 1 && (
          <Choice
            name="tour-tables-look"
            legend={t('tour-tables-look')}
            value={look.value}
            among={LOOKS.map((value) => ({ value, text: t(`tour-tables-${value}`) }))}
            onChoose={(value) => (look.value = value)}
          />
        )}
      </div>
      {count > 0 && shown.length > 1 ? (
        <ul class={`tour-boards is-${look.value}`}>
          {shown.slice(0, count).map((table) => (
            <Board key={table.match} page={page} table={table} />
          ))}
        </ul>
      ) : (
        <>
          <ul class="tour-table-lines">
            {shown.slice(0, isUnfolded.value ? shown.length : MOST_LISTED).map((table) => (
              <Line key={table.match} page={page} table={table} />
            ))}
          </ul>
          {shown.length > MOST_LISTED && !isUnfolded.value && (
            <button type="button" class="button" onClick={() => (isUnfolded.value = true)}>
              {t('tour-tables-all', { count: shown.length })}
            </button>
          )}
        </>
      )}
    </section>
  );
}
