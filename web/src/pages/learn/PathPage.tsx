/** The lessons of a game as a path: what is done, what comes next. Nothing is locked. */

import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { FAMILIES } from '../../families';
import { t } from '../../i18n';
import { gameName } from '../../names';
import { addressOf } from '../../net/base';
import { isLessonDone, lessons, lessonsDone, lessonsOf, missedLesson, nextLesson, progressText, takeProgress } from '../../net/lessons';
import { readOwnGames } from '../../net/lessons-played';
import type { LessonRow } from '../../net/wire';
import { copyText } from '../../shell/copy';
import { Icon } from '../../shell/Icon';
import { useTitle } from '../../shell/title';

/** The games that have a path here, in the order of the families. */
const paths = (): readonly string[] =>
  FAMILIES.flatMap(({ lessons: found }) => found?.games ?? []).filter((game) => (lessons.value ?? []).some((one) => one.game === game));

export function PathPage({ game }: { readonly game: string }): JSX.Element {
  useTitle(t('learn-title'));
  useEffect(() => void readOwnGames(game), [game]);
  const path = lessonsOf(game);
  const done = path.filter(({ id }) => isLessonDone(id)).length;
  const next = nextLesson(game);
  return (
    <div class="page lesson-path-page">
      <header class="lesson-path-head line">
        <a class="icon-button" href={addressOf('/learn')} aria-label={t('app-nav-learn')}>
          <Icon name="back" />
        </a>
        <h1>{t('learn-title')}</h1>
        <p class="soft">{t('learn-progress', { done, count: path.length })}</p>
      </header>
      <nav class="lesson-games" aria-label={t('learn-paths')}>
        {paths().map((one) => (
          <a key={one} href={addressOf(`/learn/${one}`)} aria-current={one === game ? 'page' : undefined}>
            {gameName(one)}
          </a>
        ))}
      </nav>
      <ol class="lesson-path sheet" aria-label={t('learn-path-list')}>
        {path.map((lesson) => (
          <PathRow key={lesson.id} lesson={lesson} isNext={lesson.id === next?.id} />
        ))}
      </ol>
      {next ? (
        <a class="button primary lesson-go-on" href={addressOf(`/learn/${game}/${next.id}`)}>
          {t('learn-go-on', { title: t(`lesson-${next.id}-title`) })}
        </a>
      ) : (
        <p role="status">{t('learn-all-done')}</p>
      )}
      {next && (
        <section class="lesson-test stack">
          <p class="soft" id="lesson-test-help">
            {t('learn-test-help')}
          </p>
          <a class="button" href={addressOf(`/learn/${game}/test`)} aria-describedby="lesson-test-help">
            {t('learn-test')}
          </a>
        </section>
      )}
      <TakeAlong />
    </div>
  );
}

function PathRow({ lesson, isNext }: { readonly lesson: LessonRow; readonly isNext: boolean }): JSX.Element {
  const isDone = isLessonDone(lesson.id);
  const missed = missedLesson(lesson.id);
  return (
    <li class={`lesson-row ${isDone ? 'done' : ''} ${isNext ? 'next' : ''}`}>
      <a href={addressOf(`/learn/${lesson.game}/${lesson.id}`)}>
        <span class="lesson-number centred" aria-hidden="true">
          {isDone ? '✓' : lesson.number}
        </span>
        <span>
          <strong>{t(`lesson-${lesson.id}-title`)}</strong>
          {isDone && <span class="visually-hidden">, {t('learn-done')}</span>}
          {isDone && !lessonsDone.value.includes(lesson.id) && <span class="soft">{t('learn-shown')}</span>}
          {missed && <span class="lesson-missed">{t(`lesson-missed-${missed.reason}`)}</span>}
          {isNext && <span class="soft">{t('learn-minutes', { count: lesson.minutes })}</span>}
        </span>
      </a>
    </li>
  );
}

/** Progress stays in the browser; a line of text carries it to another one. */
function TakeAlong(): JSX.Element {
  const said = useSignal('');
  const line = useSignal('');
  const copy = async (): Promise<void> => {
    said.value = t((await copyText(progressText())) ? 'learn-save-copied' : 'invite-copy-failed');
  };
  return (
    <details class="lesson-save">
      <summary>{t('learn-save-title')}</summary>
      <p>{t('learn-save-help')}</p>
      <p class="lesson-line">
        <code>{lessonsDone.value.length > 0 ? progressText() : '—'}</code>
      </p>
      <div class="cluster">
        <button type="button" class="button" disabled={lessonsDone.value.length === 0} onClick={() => void copy()}>
          {t('learn-save-copy')}
        </button>
      </div>
      <form
        class="cluster"
        onSubmit={(event) => {
          event.preventDefault();
          said.value = t('learn-save-taken', { count: takeProgress(line.value) });
          line.value = '';
        }}
      >
        <label>
          {t('learn-save-field')}{' '}
          <input class="entry" value={line.value} onInput={(event) => (line.value = event.currentTarget.value)} maxLength={1000} />
        </label>
        <button type="submit" class="button" disabled={line.value.trim() === ''}>
          {t('learn-save-take')}
        </button>
      </form>
      <p role="status">{said.value}</p>
    </details>
  );
}
