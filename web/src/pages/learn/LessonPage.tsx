/** A lesson: its sentence always in sight, the board to do it on, what the lesson says of an act. */

import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { familyOf } from '../../families';
import type { LessonTableProps } from '../../family';
import { useGameTheme } from '../../game-theme';
import { t } from '../../i18n';
import { paced } from '../../motion';
import { addressOf } from '../../net/base';
import { LessonLine } from '../../net/lesson-line';
import { isLessonDone, lessonsOf, noteDone } from '../../net/lessons';
import type { LessonRow } from '../../net/wire';
import { Icon } from '../../shell/Icon';
import { RuleLink } from '../../shell/RuleLink';
import { useTitle } from '../../shell/title';

/** So long one looks at what "Show me" points at. */
export const SHOW_MS = 2000;

export interface RunProps {
  readonly lesson: LessonRow;
  readonly Table: ComponentType<LessonTableProps>;
}

export function LessonPage({ lesson, Table }: RunProps): JSX.Element {
  const line = useLine(lesson, 0);
  const path = lessonsOf(lesson.game);
  const next = path[path.findIndex(({ id }) => id === lesson.id) + 1];
  const isDone = line.isDone.value;
  useEffect(() => {
    if (isDone) noteDone([lesson.id]);
  }, [isDone, lesson.id]);
  const onward = addressOf(next ? `/learn/${lesson.game}/${next.id}` : `/learn/${lesson.game}`);
  return (
    <Frame lesson={lesson} line={line} Table={Table} place={t('learn-lesson-of', { number: lesson.number, count: path.length })}>
      <PathBeside lesson={lesson} path={path} />
      <div class="lesson-acts">
        {isDone ? (
          <>
            <button type="button" class="button" onClick={() => void line.begin()}>
              {t('learn-again')}
            </button>
            <a class="button primary" href={onward}>
              {t(next ? 'learn-next' : 'learn-back')}
            </a>
          </>
        ) : (
          <>
            <button type="button" class="button" disabled={line.isTrying.value} onClick={() => void line.show(paced(SHOW_MS))}>
              {t('learn-show')}
            </button>
            <a class="button" href={onward} onClick={() => noteDone([lesson.id])}>
              {t('learn-know')}
            </a>
          </>
        )}
      </div>
    </Frame>
  );
}

/** One task of each lesson that is left; what is done right at once is ticked. */
export function TestPage({ game, Table }: { readonly game: string; readonly Table: ComponentType<LessonTableProps> }): JSX.Element {
  const left = useMemo(() => lessonsOf(game).filter(({ id }) => !isLessonDone(id)), [game]);
  const index = useSignal(0);
  const right = useSignal(0);
  const lesson = left[index.value];
  useTitle(t('learn-test'));
  if (!lesson)
    return (
      <div class="page">
        <h1>{t('learn-test')}</h1>
        <p role="status">{left.length > 0 ? t('learn-test-over', { right: right.value, count: left.length }) : t('learn-test-none')}</p>
        <a class="button primary" href={addressOf(`/learn/${game}`)}>
          {t('learn-back')}
        </a>
      </div>
    );
  return (
    <Task
      key={lesson.id}
      lesson={lesson}
      Table={Table}
      place={t('learn-task-of', { number: index.value + 1, count: left.length })}
      onRight={() => (right.value += 1)}
      onNext={() => (index.value += 1)}
    />
  );
}

interface TaskProps extends RunProps {
  readonly place: string;
  readonly onRight: () => void;
  readonly onNext: () => void;
}

function Task({ lesson, Table, place, onRight, onNext }: TaskProps): JSX.Element {
  const line = useLine(lesson, lesson.test_step - 1);
  const judgement = line.told.value?.judgement ?? '';
  const isRight = judgement === 'right' && line.mistakes.value === 0;
  useEffect(() => {
    if (!isRight) return;
    noteDone([lesson.id]);
    onRight();
  }, [isRight]);
  return (
    <Frame lesson={lesson} line={line} Table={Table} place={place} isOneTask>
      <div class="lesson-acts">
        <button type="button" class={`button ${judgement === '' ? '' : 'primary'}`} onClick={onNext}>
          {t('learn-next-task')}
        </button>
      </div>
    </Frame>
  );
}

export function useLine(lesson: LessonRow, step: number): LessonLine {
  const line = useMemo(() => new LessonLine(lesson), [lesson]);
  useEffect(() => {
    void line.begin(step);
    return () => line.close();
  }, [line, step]);
  return line;
}

interface FrameProps extends RunProps {
  readonly line: LessonLine;
  readonly place: string;
  /** The sentence would tell the answer: one task is asked for alone. */
  readonly isOneTask?: boolean;
  readonly children: JSX.Element | readonly JSX.Element[];
}

function Frame({ lesson, line, Table, place, isOneTask = false, children }: FrameProps): JSX.Element {
  useGameTheme(lesson.game);
  const title = t(`lesson-${lesson.id}-title`);
  useTitle(title);
  const hasWordsAbove = familyOf(lesson.game)?.lessons?.hasWordsAbove === true;
  const table = (
    <div class="lesson-table">
      <Table line={line} lesson={lesson} />
    </div>
  );
  return (
    <div class="lesson" data-lesson={lesson.id} data-step={line.done.value + 1} data-judgement={line.told.value?.judgement ?? ''}>
      <header class="lesson-bar line">
        <a class="icon-button" href={addressOf(`/learn/${lesson.game}`)} aria-label={t('learn-back')}>
          <Icon name="back" />
        </a>
        <h1 class="one-line">{title}</h1>
        <p class="soft">{place}</p>
      </header>
      {!hasWordsAbove && table}
      <div class="lesson-side">
        <section class="lesson-sentence sheet" aria-label={t('learn-sentence')}>
          {!isOneTask && <p>{t(`lesson-${lesson.id}-teaches`)}</p>}
          {!isOneTask && <Steps line={line} />}
        </section>
        <Said line={line} isOneTask={isOneTask} />
        {children}
      </div>
      {hasWordsAbove && table}
    </div>
  );
}

function Steps({ line }: { readonly line: LessonLine }): JSX.Element {
  const { steps } = line.lesson;
  const done = line.done.value;
  const step = Math.min(done + 1, steps);
  return (
    <p class="lesson-steps" role="img" aria-label={t('learn-step', { step, total: steps })}>
      {Array.from({ length: steps }, (_, index) => (
        <span key={index} class={index < done ? 'done' : ''} />
      ))}
    </p>
  );
}

/** The task, and what came of the last act. */
export function Said({ line, isOneTask }: { readonly line: LessonLine; readonly isOneTask: boolean }): JSX.Element {
  const told = line.told.value;
  const { id } = line.lesson;
  const step = line.done.value + 1;
  const isOver = line.isDone.value || (isOneTask && told?.judgement === 'right');
  return (
    <div class="lesson-said stack" role="status">
      {told && (
        <div class={`lesson-answer ${told.judgement}`}>
          <p>{answerText(line)}</p>
          {told.faults.length > 0 && (
            <ul>
              {told.faults.map((fault) => (
                <li key={fault}>{t(fault)}</li>
              ))}
            </ul>
          )}
          {told.judgement !== 'right' && told.rule !== '' && <RuleLink section={told.rule} />}
        </div>
      )}
      {line.isDone.value && <p class="lesson-task done">{t('learn-finished')}</p>}
      {!isOver && <p class="lesson-task">{t(`lesson-${id}-${step}`)}</p>}
      {line.pointed.value !== '' && <p class="visually-hidden">{t('learn-pointed', { act: line.pointed.value })}</p>}
      {line.connection.value === 'lost' && <p class="lesson-answer wrong">{t('error-server-away')}</p>}
    </div>
  );
}

function answerText(line: LessonLine): string {
  const told = line.told.value;
  if (!told) return '';
  if (told.text !== '') return t(told.text);
  if (told.judgement === 'refused') return line.reason.value || t('learn-refused');
  if (told.faults.length > 0) return t('learn-faults', { count: told.faults.length });
  return t(told.judgement === 'right' ? 'learn-right' : 'learn-other');
}

/** Where the lesson stands among the others; in a wide window alone. */
function PathBeside({ lesson, path }: { readonly lesson: LessonRow; readonly path: readonly LessonRow[] }): JSX.Element {
  return (
    <nav class="lesson-beside sheet" aria-label={t('learn-path-list')}>
      <ol>
        {path.map((one) => (
          <li key={one.id} class={`lesson-row ${isLessonDone(one.id) ? 'done' : ''} ${one.id === lesson.id ? 'next' : ''}`}>
            <a href={addressOf(`/learn/${one.game}/${one.id}`)} aria-current={one.id === lesson.id ? 'page' : undefined}>
              <span class="lesson-number centred" aria-hidden="true">
                {isLessonDone(one.id) ? '✓' : one.number}
              </span>
              <span>
                {t(`lesson-${one.id}-title`)}
                {isLessonDone(one.id) && <span class="visually-hidden">, {t('learn-done')}</span>}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
