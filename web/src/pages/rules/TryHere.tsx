/** A drawn position that can be played: a press puts the lesson about it in its place, with the real rules. */

import { signal, useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { familyOf } from '../../families';
import { t } from '../../i18n';
import { addressOf } from '../../net/base';

/** Of all positions of the page one is played at a time: a board listens to the keys. */
const played = signal('');

interface Props {
  readonly game: string;
  readonly lesson: string;
  /** What the position is about. */
  readonly title: string;
  readonly children: ComponentChildren;
}

export function TryHere({ game, lesson, title, children }: Props): JSX.Element {
  const drawn = useMemo(() => children, [lesson]);
  const Board = useSignal<ComponentType | null>(null);
  const isFailed = useSignal(false);
  useEffect(() => () => void (played.value = ''), []);
  const begin = async (): Promise<void> => {
    played.value = lesson;
    isFailed.value = false;
    try {
      const { lessonHere } = await import('../learn/LessonHere');
      Board.value = await lessonHere(game, lesson);
    } catch {
      isFailed.value = true;
    }
  };
  if (Board.value && played.value === lesson) return <Board.value />;
  const name = `${t('rules-try')}: ${title}`;
  return (
    <>
      {drawn}
      {familyOf(game)?.lessons?.hasWordsAbove ? (
        <a class="button guide-try" href={addressOf(`/learn/${game}/${lesson}`)} aria-label={name}>
          {t('rules-try')}
        </a>
      ) : (
        <button type="button" class="button guide-try" aria-label={name} onClick={() => void begin()}>
          {t('rules-try')}
        </button>
      )}
      {isFailed.value && <p role="alert">{t('error-server-away')}</p>}
    </>
  );
}
