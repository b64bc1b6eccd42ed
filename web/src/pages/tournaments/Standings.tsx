/** How everybody stands. Rows glide to their places between games; while the focus is in the table nothing moves. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { t } from '../../i18n';
import { paced, prefersStillness } from '../../motion';
import { addressOf } from '../../net/base';
import type { Entrant, EntrantResult, StandingRow, TournamentPage } from '../../net/wire';
import { Crest, SteelBanner } from '../../shell/Crest';
import { Rating } from '../../shell/Rating';
import { ResultMark } from '../../shell/ResultMark';
import { inOrder, marksOf, resultOf } from './order';
import { entrantName, entrantText, namesText, pointsText } from './words';

const GLIDE_MS = 200;
/** So many results stand in a row of an arena. */
const LAST = 5;

export function EntrantBanner({ entrant }: { readonly entrant: Entrant }): JSX.Element {
  if (entrant.is_computer) return <SteelBanner class="tour-banner" />;
  return entrant.crest ? <Crest crest={entrant.crest} class="tour-banner" /> : <span class="tour-banner" />;
}

/** The name, as a link where there is a page to go to. */
export function EntrantLink({ entrant, own }: { readonly entrant: Entrant; readonly own: number }): JSX.Element {
  const text = entrantText(entrant, own);
  const isKnown = !entrant.is_computer && entrant.name !== '';
  return isKnown ? <a href={addressOf(`/player/${encodeURIComponent(entrant.name)}`)}>{text}</a> : <span>{text}</span>;
}

interface MarkProps {
  readonly result: EntrantResult | null;
  readonly page: TournamentPage;
}

/** One game: won, drawn, lost, not played yet. */
function Mark({ result, page }: MarkProps): JSX.Element {
  if (result === null) return <span class="tour-open" title={t('tour-result-open')} />;
  const how = resultOf(result);
  const text = t(`tour-result-${how}`, { who: namesText(page, result.against) });
  return <ResultMark result={how === 'bye' ? 'won' : how} text={text} />;
}

interface RowProps {
  readonly row: StandingRow;
  readonly page: TournamentPage;
}

function Row({ row, page }: RowProps): JSX.Element | null {
  const entrant = page.entrants.find(({ number }) => number === row.entrant);
  if (!entrant) return null;
  const own = page.own.entrant;
  const isAnnounced = page.line.state === 'announced';
  return (
    <div
      role="row"
      class={row.entrant === own ? 'tour-row own' : 'tour-row'}
      data-entrant={row.entrant}
      aria-current={row.entrant === own || undefined}
    >
      <span role="cell" class="tour-rank">
        {isAnnounced ? '' : row.rank}
      </span>
      <span role="cell" class="tour-who line">
        <EntrantBanner entrant={entrant} />
        <span class="tour-who-name">
          <EntrantLink entrant={entrant} own={own} /> <Rating rating={entrant.rating} />
        </span>
      </span>
      {!isAnnounced && (
        <>
          <span role="cell" class="tour-marks">
            {marksOf(row, page).map((result, index) => (
              <Mark key={index} result={result} page={page} />
            ))}
            {page.streaks && page.line.state === 'running' && row.streak >= 2 && (
              <span class="tour-streak" title={t('tour-streak', { count: row.streak })}>
                <span aria-hidden="true">×2</span>
                <span class="visually-hidden">{t('tour-streak', { count: row.streak })}</span>
              </span>
            )}
          </span>
          {page.line.state === 'running' && (
            <span role="cell" class="tour-now soft">
              {t(`tour-now-${row.now}`)}
            </span>
          )}
          {page.tie_breaks.slice(0, 1).map((kind, index) => (
            <span key={kind} role="cell" class="tour-tie soft">
              {pointsText(row.tie_breaks[index] ?? 0)}
            </span>
          ))}
          <span role="cell" class="tour-points">
            {pointsText(row.points)}
          </span>
        </>
      )}
    </div>
  );
}

function Heads({ page }: { readonly page: TournamentPage }): JSX.Element {
  const isAnnounced = page.line.state === 'announced';
  const last = t(page.line.system === 'arena' ? 'tour-column-last' : 'tour-column-games');
  return (
    <div role="row" class="tour-row tour-heads soft">
      <span role="columnheader" class="tour-rank">
        {!isAnnounced && <span aria-hidden="true">{t('tour-column-rank')}</span>}
        <span class="visually-hidden">{t('tour-column-rank-name')}</span>
      </span>
      <span role="columnheader" class="tour-who">
        {t('tour-column-who')}
      </span>
      {!isAnnounced && (
        <>
          <span role="columnheader" class="tour-marks">
            {last}
          </span>
          {page.line.state === 'running' && (
            <span role="columnheader" class="tour-now">
              {t('tour-column-now')}
            </span>
          )}
          {page.tie_breaks.slice(0, 1).map((kind) => (
            <span key={kind} role="columnheader" class="tour-tie" title={t('tour-tie-break-help', { kind })}>
              {t('tour-tie-break', { kind })}
            </span>
          ))}
          <span role="columnheader" class="tour-points">
            {t('tour-column-points')}
          </span>
        </>
      )}
    </div>
  );
}

/** Lets rows that have changed their place glide there from where they stood. */
function useGliding(table: { readonly current: HTMLElement | null }, order: string): void {
  const stood = useRef<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const rows = [...(table.current?.querySelectorAll<HTMLElement>('[data-entrant]') ?? [])];
    const before = stood.current;
    stood.current = new Map(rows.map((row) => [row.dataset['entrant'] ?? '', row.offsetTop]));
    if (prefersStillness()) return;
    for (const row of rows) {
      const from = before.get(row.dataset['entrant'] ?? '');
      const by = from === undefined ? 0 : from - row.offsetTop;
      if (by !== 0)
        row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], { duration: paced(GLIDE_MS), easing: 'ease-out' });
    }
  }, [order]);
}

export function Standings({ page }: { readonly page: TournamentPage }): JSX.Element {
  const table = useRef<HTMLDivElement>(null);
  const shown = useRef<readonly number[]>([]);
  const isLeft = useSignal(0);
  void isLeft.value; // leaving the table lets the rows go to their places
  const isHeld = table.current?.contains(document.activeElement) ?? false;
  const rows = inOrder(shown.current, page.standings, isHeld);
  shown.current = rows.map(({ entrant }) => entrant);
  useGliding(table, shown.current.join());
  const isAnnounced = page.line.state === 'announced';
  const title = t(isAnnounced ? 'tour-entrants' : 'tour-standings');
  const marks = Math.max(LAST, ...rows.map((row) => marksOf(row, page).length));
  const looks = [
    ...(isAnnounced ? ['is-list'] : []),
    ...(marks > LAST ? ['is-wide'] : []),
    ...(page.line.state === 'running' || isAnnounced ? [] : ['is-over']),
    ...(page.tie_breaks.length > 0 && !isAnnounced ? ['has-ties'] : []),
  ];
  return (
    <section class="tour-standings sheet" aria-labelledby="tour-standings-title">
      <h2 id="tour-standings-title" class="visually-hidden">
        {title}
      </h2>
      <div
        role="table"
        aria-labelledby="tour-standings-title"
        class={['tour-table', ...looks].join(' ')}
        style={{ '--marks': marks }}
        ref={table}
        onFocusOut={() => setTimeout(() => (isLeft.value += 1))}
      >
        <Heads page={page} />
        {rows.map((row) => (
          <Row key={row.entrant} row={row} page={page} />
        ))}
      </div>
      {rows.length === 0 && <p class="tour-word">{t('tour-joined', { count: 0 })}</p>}
    </section>
  );
}

/** The first three with their crests, when it is over. */
export function Podium({ rows, page }: { readonly rows: readonly StandingRow[]; readonly page: TournamentPage }): JSX.Element | null {
  if (rows.length === 0) return null;
  return (
    <ol class="tour-podium" aria-label={t('tour-podium')}>
      {rows.map((row, index) => {
        const entrant = page.entrants.find(({ number }) => number === row.entrant);
        return (
          entrant && (
            <li key={row.entrant} class={`tour-step step-${index + 1}`}>
              <EntrantBanner entrant={entrant} />
              <strong>{entrantName(entrant)}</strong>
              <span class="tour-step-block">
                <span class="tour-step-place">{t('tour-podium-place', { place: row.rank })}</span>
                <span>{pointsText(row.points)}</span>
              </span>
            </li>
          )
        );
      })}
    </ol>
  );
}
