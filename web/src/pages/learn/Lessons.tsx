/** The path of a game, or one of its lessons: what they need is fetched first. */

import '../../../styles/lesson.css';

import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { familyOf } from '../../families';
import type { LessonTableProps } from '../../family';
import { hasLessonTexts, lessonTextsReady, t } from '../../i18n';
import { lessons, lessonsOf, lessonsReady } from '../../net/lessons';
import { NotFetched } from '../NotFetched';
import { NotFound } from '../NotFound';
import { LessonPage, TestPage } from './LessonPage';
import { PathPage } from './PathPage';

const TEST = 'test';

/** name: of the lesson, "" for the path, "test" for one task of each. */
export function Lessons({ game, name }: { readonly game: string; readonly name: string }): JSX.Element {
  const table = useSignal<{ readonly Table: ComponentType<LessonTableProps> } | null>(null);
  const isFailed = useSignal(false);
  useEffect(() => {
    const fetched = [lessonsReady(), lessonTextsReady()];
    if (name !== '') fetched.push(loadTable(game).then((Table) => void (table.value = Table && { Table })));
    Promise.all(fetched).catch(() => (isFailed.value = true));
  }, [game, name]);
  if (isFailed.value) return <NotFetched />;
  if (lessons.value === null || !hasLessonTexts.value) return <Loading />;
  if (name === '') return lessonsOf(game).length > 0 ? <PathPage game={game} /> : <NotFound />;
  const lesson = lessonsOf(game).find(({ id }) => id === name);
  if (name !== TEST && !lesson) return <NotFound />;
  if (table.value === null) return <Loading />;
  const { Table } = table.value;
  return lesson ? <LessonPage key={lesson.id} lesson={lesson} Table={Table} /> : <TestPage game={game} Table={Table} />;
}

export const loadTable = async (game: string): Promise<ComponentType<LessonTableProps> | null> =>
  (await familyOf(game)?.lessons?.load()) ?? null;

function Loading(): JSX.Element {
  return (
    <p class="loading" role="status">
      {t('app-loading')}
    </p>
  );
}
