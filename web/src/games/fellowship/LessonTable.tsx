/** The table of a lesson: the same as in a match. The cards that "Show me" speaks of are pointed at. */

import './styles/lesson.css';

import { effect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import type { LessonTableProps } from '../../family';
import { FellowshipMatch } from './FellowshipMatch';
import type { StagedLine } from './staging';

const LOOK_MS = 200;
const NOWHERE = (): void => undefined;

export function LessonTable({ line }: LessonTableProps): JSX.Element {
  const clients = useMemo(() => [line], [line]);
  usePointing(line.pointed.value);
  const tellWhenShown = (lines: readonly StagedLine[]): void => {
    line.whenShown = () => whenShown(lines);
  };
  return <FellowshipMatch key={line.takenBack.value} clients={clients} onHome={NOWHERE} onLines={tellWhenShown} />;
}

/** Marks the card of this act as long as it is spoken of; the table draws itself again all the time. */
function usePointing(act: string): void {
  useEffect(() => {
    const words = act.split(' ');
    const point = (): void => {
      for (const card of document.querySelectorAll('.fs-table [data-key]'))
        card.classList.toggle('pointed', words.includes(card.getAttribute('data-key') ?? ''));
      for (const button of document.querySelectorAll('.fs-table [data-action]'))
        button.classList.toggle('pointed', button.getAttribute('data-action') === act);
    };
    point();
    const timer = setInterval(point, LOOK_MS);
    return () => clearInterval(timer);
  }, [act]);
}

/** Resolves once nothing is being shown on the table any more. */
function whenShown(lines: readonly StagedLine[]): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (lines.some(({ stage }) => stage.value !== null)) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}
