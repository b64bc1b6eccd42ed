/** All puzzles: today's, those that are back, the others by how hard they are; and how one stands. */

import type { JSX } from 'preact';

import { familyOf } from '../../families';
import { t } from '../../i18n';
import { gameName, variantName } from '../../names';
import { addressOf } from '../../net/base';
import { answeredOf, isDue, nextPuzzle, placementLeft, standingOf } from '../../net/puzzles';
import type { PuzzleList, PuzzleRow, PuzzleStanding } from '../../net/wire';
import { Icon } from '../../shell/Icon';
import { useTitle } from '../../shell/title';
import { openOf } from './folding';

export const puzzleAddress = (id: string): string => addressOf(`/puzzles/${encodeURIComponent(id)}`);

/** The games with puzzles that their family can show here. */
function gamesOf(list: PuzzleList): readonly string[] {
  const games = [...new Set(list.puzzles.map(({ game }) => game))];
  return games.filter((game) => familyOf(game)?.puzzles?.games.includes(game));
}

export function PuzzleListPage({ list }: { readonly list: PuzzleList }): JSX.Element {
  useTitle(t('puzzles-title'));
  return (
    <div class="page lesson-path-page puzzles-page">
      <header class="lesson-path-head line">
        <a class="icon-button" href={addressOf('/learn')} aria-label={t('app-nav-learn')}>
          <Icon name="back" />
        </a>
        <h1>{t('puzzles-title')}</h1>
      </header>
      <p class="page-intro">{t('puzzles-intro')}</p>
      {gamesOf(list).map((game) => (
        <OfGame key={game} game={game} list={list} />
      ))}
    </div>
  );
}

function OfGame({ game, list }: { readonly game: string; readonly list: PuzzleList }): JSX.Element {
  const rows = list.puzzles.filter((row) => row.game === game).sort((a, b) => a.rating - b.rating);
  const daily = rows.find(({ id }) => id === list.daily[game]);
  const next = nextPuzzle(game);
  const due = rows.filter(({ id }) => isDue(id)).length;
  const open = openOf(rows, isDue);
  const folded = rows.filter((row) => !open.has(row));
  const titleId = `puzzles-of-${game}`;
  return (
    <section class="stack" aria-labelledby={titleId}>
      <div class="puzzle-standing line">
        <h2 id={titleId}>{gameName(game)}</h2>
        <Standing game={game} />
      </div>
      <div class="puzzle-ways">
        {daily && (
          <a class="button primary puzzle-daily" href={puzzleAddress(daily.id)}>
            {t(answeredOf(daily.id) ? 'puzzles-daily-done' : 'puzzles-daily')}
          </a>
        )}
        {next && (
          <a class="button puzzle-go-on" href={puzzleAddress(next.id)}>
            {t('puzzles-go-on')}
          </a>
        )}
      </div>
      {due > 0 && <p class="soft">{t('puzzles-due', { count: due })}</p>}
      <Rows rows={rows.filter((row) => open.has(row))} label={t('puzzles-list')} />
      {folded.length > 0 && (
        <details class="puzzle-folded">
          <summary>
            {t('puzzles-more')} ({folded.length})
          </summary>
          <Rows rows={folded} label={t('puzzles-more')} />
        </details>
      )}
    </section>
  );
}

function Rows({ rows, label }: { readonly rows: readonly PuzzleRow[]; readonly label: string }): JSX.Element {
  return (
    <ol class="lesson-path sheet" aria-label={label}>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ol>
  );
}

export function Standing({ game }: { readonly game: string }): JSX.Element {
  const standing = standingOf(game);
  return (
    <p class="puzzle-pills line">
      {standing !== null && standing.streak > 0 && <span>{t('puzzles-streak', { count: standing.streak })}</span>}
      <span>{standing ? ratingWords(standing) : t('puzzles-new')}</span>
    </p>
  );
}

/** The rating, or how far the placement has come: the first answers move it too far to be shown. */
function ratingWords(standing: PuzzleStanding): string {
  const { games, value } = standing.rating;
  const left = placementLeft(standing);
  if (games === 0) return t('puzzles-new');
  return left > 0 ? t('puzzles-placement', { done: games, count: games + left }) : t('puzzles-you', { rating: String(Math.round(value)) });
}

const SIGNS = { right: '✓', half: '½', wrong: '✗', due: '↻', open: '' } as const;
type State = keyof typeof SIGNS;

function stateOf(id: string): State {
  const found = answeredOf(id);
  if (!found) return 'open';
  if (isDue(id)) return 'due';
  return found.result === 1 ? 'right' : found.result > 0 ? 'half' : 'wrong';
}

function Row({ row }: { readonly row: PuzzleRow }): JSX.Element {
  const state = stateOf(row.id);
  return (
    <li class={`lesson-row ${state === 'right' ? 'done' : ''}`}>
      <a href={puzzleAddress(row.id)}>
        <span class="lesson-number centred" aria-hidden="true">
          {SIGNS[state]}
        </span>
        <span class="puzzle-row-title">
          <strong>{t(row.title.text, row.title.facts)}</strong>
          <small class="soft">{variantName(row.game, row.variant)}</small>
          {state !== 'open' && <span class="visually-hidden">, {t(`puzzles-state-${state}`)}</span>}
        </span>
        <span class="soft">{row.rating}</span>
      </a>
    </li>
  );
}
