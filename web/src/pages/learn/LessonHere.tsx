/** A lesson inside another page: its board and what it says of an act, without the way through the path. */

import '../../../styles/lesson.css';

import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { lessonTextsReady, t } from '../../i18n';
import { paced } from '../../motion';
import { lessonsOf, lessonsReady, noteDone } from '../../net/lessons';
import { type RunProps, Said, SHOW_MS, useLine } from './LessonPage';
import { loadTable } from './Lessons';

/** The lesson as something to draw, once all that it needs has come. Throws where there is no such lesson. */
export async function lessonHere(game: string, name: string): Promise<ComponentType> {
  const [Table] = await Promise.all([loadTable(game), lessonsReady(), lessonTextsReady()]);
  const lesson = lessonsOf(game).find(({ id }) => id === name);
  if (!Table || !lesson) throw new Error(`no lesson ${name}`);
  return () => <Here lesson={lesson} Table={Table} />;
}

function Here({ lesson, Table }: RunProps): JSX.Element {
  const line = useLine(lesson, 0);
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  const isDone = line.isDone.value;
  useEffect(() => {
    if (isDone) noteDone([lesson.id]);
  }, [isDone, lesson.id]);
  return (
    <section
      class="lesson-here stack"
      ref={place}
      tabIndex={-1}
      aria-label={t(`lesson-${lesson.id}-title`)}
      data-lesson={lesson.id}
      data-step={line.done.value + 1}
    >
      <div class="lesson-table">
        <Table line={line} lesson={lesson} />
      </div>
      <Said line={line} isOneTask={false} />
      <div class="lesson-acts">
        {isDone ? (
          <button type="button" class="button" onClick={() => void line.begin()}>
            {t('learn-again')}
          </button>
        ) : (
          <button type="button" class="button" disabled={line.isTrying.value} onClick={() => void line.show(paced(SHOW_MS))}>
            {t('learn-show')}
          </button>
        )}
      </div>
    </section>
  );
}
