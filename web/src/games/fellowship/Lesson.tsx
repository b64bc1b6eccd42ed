/** The lesson at the table: a frame above it says what to do next and why; the cards it speaks of are pointed at. */

import './styles/lesson.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import type { LessonProps } from '../../family';
import { t } from '../../i18n';
import { FellowshipMatch } from './FellowshipMatch';
import { LessonLine, stepAt, STEPS } from './lesson';
import type { FellowshipObservation } from './wire';

const LOOK_MS = 200;

export function Lesson({ onLeave }: LessonProps): JSX.Element {
  const line = useMemo(() => new LessonLine(), []);
  const clients = useMemo(() => [line], [line]);
  useEffect(() => () => line.close(), [line]);
  /** What the table has told: the next sentence comes with the next question, not before. */
  const told = useSignal<FellowshipObservation | undefined>(undefined);
  const seen = told.value;
  const step = seen && stepAt(seen);
  usePointing(step?.point ?? []);
  const number = STEPS.findIndex((one) => one.id === step?.id) + 1;
  return (
    <div class="fs-taught column">
      <aside class="fs-lesson line" aria-labelledby="fs-lesson-title" data-step={step?.id ?? ''}>
        <div>
          <h2 id="fs-lesson-title">
            {t('fellowship-lesson-title')}
            {number > 0 && <small>{t('learn-step', { step: number, total: STEPS.length })}</small>}
          </h2>
          <p role="status">{step ? t(`fellowship-lesson-${step.id}`) : ''}</p>
        </div>
        <button type="button" class="button" onClick={onLeave}>
          {t('learn-leave')}
        </button>
      </aside>
      <FellowshipMatch clients={clients} onHome={onLeave} onTold={(now) => (told.value = now)} />
    </div>
  );
}

/** Marks the cards of these keys as long as they are spoken of; the table draws itself again all the time. */
function usePointing(keys: readonly string[]): void {
  useEffect(() => {
    const point = (): void => {
      for (const card of document.querySelectorAll('.fs-table [data-key]'))
        card.classList.toggle('pointed', keys.includes(card.getAttribute('data-key') ?? ''));
    };
    point();
    const timer = setInterval(point, LOOK_MS);
    return () => clearInterval(timer);
  }, [keys]);
}
