/** The moment in which a game ends: the sign of who has won is raised, or one's own lowered. Any key or press ends it; stillness knows none. */

import '../../styles/end-moment.css';

import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { paced, prefersStillness } from '../motion';

/** Milliseconds at normal speed. */
const MOMENT_MS = 1600;

export type Outcome = 'won' | 'lost' | 'even';

interface Props {
  readonly isOver: boolean;
  readonly outcome: Outcome;
  readonly title: string;
  /** The signs of the sides, as the family draws them. */
  readonly children: ComponentChildren;
}

/** Shown once, when the game ends before one's eyes; the page says the same in words beneath it. */
export function EndMoment({ isOver, outcome, title, children }: Props): JSX.Element | null {
  const wasOver = useRef(isOver);
  const isShown = useSignal(false);
  useLayoutEffect(() => {
    if (!isOver || wasOver.current) return;
    wasOver.current = true;
    if (prefersStillness()) return;
    isShown.value = true;
    const close = (): void => void (isShown.value = false);
    const timer = setTimeout(close, paced(MOMENT_MS));
    const skip = (event: KeyboardEvent): void => (event.repeat ? undefined : close());
    addEventListener('keydown', skip);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', skip);
      close();
    };
  }, [isOver, isShown]);
  if (!isShown.value) return null;
  return (
    <div
      class={`end-moment ${outcome}`}
      style={{ '--length': `${MOMENT_MS}ms` }}
      aria-hidden="true"
      onClick={() => (isShown.value = false)}
    >
      <div class="end-moment-signs">{children}</div>
      <p class="end-moment-title">{title}</p>
    </div>
  );
}
