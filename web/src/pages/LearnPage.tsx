/** The lessons of a game: its path, one of them, or the guided one of a family that brings it. */

import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { familyOf } from '../families';
import { gameName } from '../names';
import type { LessonProps } from '../family';
import { t } from '../i18n';
import { addressOf } from '../net/base';
import { navigate } from '../router';
import { useTitle } from '../shell/title';
import { Lessons } from './learn/Lessons';
import { NotFound } from './NotFound';

export function LearnPage({ game, name }: { readonly game: string; readonly name: string }): JSX.Element {
  const hasPath = familyOf(game)?.lessons?.games.includes(game) ?? false;
  return hasPath ? <Lessons game={game} name={name} /> : <GuidedLesson game={name === '' ? game : ''} />;
}

function GuidedLesson({ game }: { readonly game: string }): JSX.Element {
  const lesson = familyOf(game)?.lesson;
  const loaded = useSignal<{ readonly Lesson: ComponentType<LessonProps> } | null>(null);
  useTitle(gameName(game));
  useEffect(() => {
    void lesson?.load().then((Lesson) => (loaded.value = { Lesson }));
  }, [game]);
  if (lesson?.game !== game) return <NotFound />;
  if (!loaded.value) return <p class="loading">{t('app-loading')}</p>;
  const { Lesson } = loaded.value;
  return <Lesson onLeave={() => navigate(addressOf(`/start/${lesson.variant}`))} />;
}
