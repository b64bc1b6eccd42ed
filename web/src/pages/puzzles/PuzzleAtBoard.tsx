/** A puzzle: the board as its seat saw it, the question, and after the answer why, what might be, what each act is worth, and the truth. */

import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import type { PuzzleParts } from '../../family';
import { useGameTheme } from '../../game-theme';
import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { PuzzleLine } from '../../net/puzzle-line';
import { nextPuzzle } from '../../net/puzzles';
import type { PuzzlePage } from '../../net/wire';
import { Icon } from '../../shell/Icon';
import { useTitle } from '../../shell/title';
import { Answer } from './Answer';
import { Choices } from './Choices';
import { puzzleAddress, Standing } from './PuzzleListPage';
import { type PartProps, said } from './said';

/** Moves that are told before the question. */
const LAST_MOVES = 3;

export function PuzzleAtBoard({ page, parts }: { readonly page: PuzzlePage; readonly parts: PuzzleParts }): JSX.Element {
  const line = useMemo(() => new PuzzleLine(page), [page]);
  useEffect(() => () => line.close(), [line]);
  useGameTheme(page.game);
  const title = said(page.title, { line, parts });
  useTitle(title);
  const answer = line.answer.value;
  return (
    <div class="lesson puzzle" data-puzzle={page.id} data-result={answer ? String(answer.result) : ''}>
      <header class="lesson-bar line">
        <a class="icon-button" href={addressOf('/puzzles')} aria-label={t('puzzle-back')}>
          <Icon name="back" />
        </a>
        <h1 class="one-line">{title}</h1>
        <Standing game={page.game} />
      </header>
      <div class="lesson-table">
        <parts.Table line={line} />
        {line.place.value >= 0 && <ReplayKeys line={line} parts={parts} />}
      </div>
      <div class="lesson-side">
        <Before line={line} parts={parts} />
        <p class="lesson-sentence sheet puzzle-question">{said(page.question, { line, parts })}</p>
        {parts.isListed && <Choices line={line} parts={parts} />}
        <div class="stack" role="status">
          {answer && <Answer line={line} parts={parts} answer={answer} />}
          {!answer && line.hasClue.value && (
            <p class="lesson-task">
              {said(page.clue, { line, parts })} {t('puzzle-clue-price')}
            </p>
          )}
          {!answer && line.reason.value !== '' && <p class="lesson-answer refused">{line.reason.value}</p>}
          {line.connection.value === 'lost' && <p class="lesson-answer wrong">{t('error-server-away')}</p>}
        </div>
        <Acts line={line} parts={parts} />
        {parts.Lost && (
          <details class="puzzle-lost sheet">
            <summary>{t('puzzle-lost')}</summary>
            <parts.Lost observation={page.observation} />
          </details>
        )}
      </div>
    </div>
  );
}

/** With a full stop, which some games leave out where each line stands alone. */
const asSentence = (line: string): string => (/[.!?…][”“»"]?$/.test(line) ? line : `${line}.`);

/** The last moves, in words. */
function Before({ line, parts }: PartProps): JSX.Element {
  const told = line.page.frames.map((frame) => parts.tell(frame)).filter(Boolean);
  return (
    <p class="puzzle-before sheet">
      <span class="soft">{t('puzzle-before')}</span> {told.slice(-LAST_MOVES).map(asSentence).join(' ')}
    </p>
  );
}

function Acts({ line, parts }: PartProps): JSX.Element {
  const isReplayed = line.place.value >= 0;
  const replay = (
    <button type="button" class="button puzzle-replay" aria-pressed={isReplayed} onClick={() => toggleReplay(line)}>
      {t('puzzle-replay')}
    </button>
  );
  if (line.answer.value === null)
    return (
      <div class="lesson-acts">
        {replay}
        <button type="button" class="button puzzle-clue" disabled={line.hasClue.value} onClick={() => (line.hasClue.value = true)}>
          {t('puzzle-clue')}
        </button>
        <button type="button" class="button puzzle-give-up" disabled={line.isBusy.value} onClick={() => line.giveUp()}>
          {t('puzzle-give-up')}
        </button>
      </div>
    );
  const next = nextPuzzle(line.page.game, line.page.id);
  return (
    <div class="lesson-acts">
      {!parts.hasNoTruth && (
        <button type="button" class="button puzzle-truth" aria-pressed={line.isOpen.value} onClick={() => void toBoard(line.showTruth())}>
          {t('puzzle-truth')}
        </button>
      )}
      {replay}
      <a class="button primary puzzle-next" href={next ? puzzleAddress(next.id) : addressOf('/puzzles')}>
        {t(next ? 'puzzle-next' : 'puzzle-back')}
      </a>
    </div>
  );
}

function toggleReplay(line: PuzzleLine): void {
  if (line.place.value >= 0) line.place.value = -1;
  else void toBoard(line.replay(line.page.total - 1));
}

/** What is shown on the board is looked at: it comes into sight. */
async function toBoard(showing: Promise<void>): Promise<void> {
  await showing;
  document.querySelector('.puzzle .lesson-table')?.scrollIntoView({ block: 'nearest' });
}

/** To and fro in the game that led here. */
function ReplayKeys({ line, parts }: PartProps): JSX.Element {
  const { total } = line.page;
  const place = line.place.value;
  const frame = line.frame.value;
  const go = (to: number) => (): void => void line.replay(to);
  const count = t('puzzle-replay-of', { number: place + 1, count: total });
  return (
    <div class="puzzle-replay-keys stack">
      <div class="line">
        <button type="button" class="icon-button centred bare" aria-label={t('puzzle-replay-first')} disabled={place === 0} onClick={go(0)}>
          <Icon name="first" />
        </button>
        <button
          type="button"
          class="icon-button centred bare"
          aria-label={t('puzzle-replay-previous')}
          disabled={place === 0}
          onClick={go(place - 1)}
        >
          <Icon name="previous" />
        </button>
        <input
          type="range"
          min={0}
          max={total - 1}
          value={place}
          aria-label={t('puzzle-replay')}
          aria-valuetext={count}
          onInput={(event) => void line.replay(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          class="icon-button"
          aria-label={t('puzzle-replay-next')}
          disabled={place >= total - 1}
          onClick={go(place + 1)}
        >
          <Icon name="next" />
        </button>
      </div>
      <p aria-live="polite">
        <span class="soft">{count}</span> {frame && parts.tell(frame)}
      </p>
    </div>
  );
}
