/** The puzzles, or one of them: what they need is fetched first. */

import '../../../styles/lesson.css';
import '../../../styles/puzzle.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { familyOf } from '../../families';
import type { PuzzleParts } from '../../family';
import { hasLessonTexts, lessonTextsReady, t } from '../../i18n';
import { ApiError, askPuzzle } from '../../net/api';
import { puzzleList, puzzlesReady } from '../../net/puzzles';
import type { PuzzlePage } from '../../net/wire';
import { NotFetched } from '../NotFetched';
import { NotFound } from '../NotFound';
import { PuzzleAtBoard } from './PuzzleAtBoard';
import { PuzzleListPage } from './PuzzleListPage';

interface Opened {
  readonly page: PuzzlePage;
  readonly parts: PuzzleParts;
}

/** name: of the puzzle, "" for the list. */
export function Puzzles({ name }: { readonly name: string }): JSX.Element {
  const opened = useSignal<Opened | null | undefined>(undefined);
  const isFailed = useSignal(false);
  useEffect(() => {
    const fetched: Promise<unknown>[] = [
      lessonTextsReady(),
      puzzleList.peek() === null || name === '' ? puzzlesReady() : Promise.resolve(),
    ];
    if (name !== '') fetched.push(open(name).then((found) => (opened.value = found)));
    Promise.all(fetched).catch(() => (isFailed.value = true));
  }, [name]);
  if (isFailed.value) return <NotFetched />;
  const list = puzzleList.value;
  const found = opened.value;
  if (found === null) return <NotFound />;
  if (list === null || !hasLessonTexts.value || (name !== '' && found === undefined))
    return (
      <p class="loading" role="status">
        {t('app-loading')}
      </p>
    );
  return found ? <PuzzleAtBoard key={found.page.id} page={found.page} parts={found.parts} /> : <PuzzleListPage list={list} />;
}

/** The puzzle with its family's part; null where there is none. */
async function open(name: string): Promise<Opened | null> {
  try {
    const page = await askPuzzle(name);
    const parts = await familyOf(page.game)?.puzzles?.load();
    return parts ? { page, parts } : null;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}
