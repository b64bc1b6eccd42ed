/** The first minute of the game, told by doing: in front of the first fortress, and in the page for players. */

import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { t } from '../../i18n';
import { paced } from '../../motion';
import { addressOf } from '../../net/base';
import { cellText } from './cells';
import { FloorPlan, NO_MARKS, type PlanActs, type PlanMarks } from './FloorPlan';
import { beside, type Direction, edgeOf, floorOf, stacked } from './geometry';
import { Lesson, type Step, STEPS, WALLS_TO_ADD } from './lesson';
import { floorName } from './names';
import { mazeView, type PlanView } from './plan-view';

interface Props {
  /** Closes the lesson; without it there is nothing to go back to, and it can be begun again. */
  readonly onClose?: () => void;
  /** Takes a ready-made fortress of a grade, 1 to 5. */
  readonly onGrade?: (grade: number) => void;
}

const SQUARE = 44;
const STEP_MS = 320;
const GRADES = [1, 2, 3, 4, 5];
const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 'north', ArrowRight: 'east', ArrowDown: 'south', ArrowLeft: 'west' };

export function FirstMinute({ onClose, onGrade }: Props): JSX.Element {
  const lesson = useMemo(() => new Lesson(), []);
  useEffect(() => () => lesson.close(), [lesson]);
  const step = lesson.step.value;
  // Beside a topic of the page for players, or right below the heading of the first visit.
  const Heading = onClose ? 'h2' : 'h3';
  return (
    <section class="fortress-lesson" aria-labelledby="fortress-lesson" data-step={step} onKeyDown={(event) => onKey(lesson, event)}>
      <header>
        <Heading id="fortress-lesson">{t(`fortress-lesson-${step}-title`)}</Heading>
        <p
          class="fortress-lesson-count"
          role="img"
          aria-label={t('fortress-lesson-step', { step: STEPS.indexOf(step) + 1, total: STEPS.length })}
        >
          {STEPS.map((one) => (
            <span key={one} class={STEPS.indexOf(one) <= STEPS.indexOf(step) ? 'done' : ''} />
          ))}
        </p>
      </header>
      <p>{t(`fortress-lesson-${step}`)}</p>
      {step === 'choose' ? <Choice {...(onGrade && { onGrade })} /> : <Board lesson={lesson} />}
      {step !== 'choose' && (
        <p class="fortress-lesson-said" role="status">
          {saidOf(lesson)}
        </p>
      )}
      <footer class="fortress-buttons cluster">
        {onClose && (
          <button type="button" class="button plain" onClick={onClose}>
            {t(step === 'choose' ? 'fortress-lesson-own' : 'fortress-lesson-skip')}
          </button>
        )}
        {step === 'maze' && <Climb lesson={lesson} />}
        {step === 'knight' && !lesson.isDone && (
          <button type="button" class="button primary" onClick={() => lesson.send(paced(STEP_MS))}>
            {t('fortress-lesson-send')}
          </button>
        )}
        {step !== 'choose' && (step !== 'knight' || lesson.isDone) && (
          <button type="button" class="button primary" disabled={!lesson.isDone} onClick={() => lesson.next()}>
            {t('fortress-lesson-on')}
          </button>
        )}
      </footer>
    </section>
  );
}

/** What came of the last act, or what is still to be done. */
function saidOf(lesson: Lesson): string {
  const step: Step = lesson.step.value;
  const { way, wayBefore, added, isRefused } = lesson;
  if (step === 'flag') return way.value.length > 0 ? t('fortress-lesson-way', { count: way.value.length - 1 }) : '';
  if (step === 'walls') {
    if (isRefused.value) return t('fortress-unreachable');
    return `${t('fortress-lesson-grown', { before: wayBefore.value.length - 1, now: way.value.length - 1 })} ${t('fortress-part-left', { part: t('fortress-part-walls'), count: WALLS_TO_ADD - added.value.length })}.`;
  }
  const said = lesson.walker.said.value;
  return said ? t(said.id, said.args) : '';
}

function viewOf(lesson: Lesson): PlanView {
  if (lesson.step.value === 'maze') return lesson.trainee.notes;
  if (lesson.step.value !== 'knight') return mazeView(lesson.fortress.value, 0, 1);
  const knight = lesson.knight.value;
  return mazeView(lesson.fortress.value, 0, 1, knight.visited.value, { piece: 'knight', seat: 1, square: knight.square.value });
}

function marksOf(lesson: Lesson): PlanMarks {
  const step = lesson.step.value;
  if (step === 'flag' || step === 'walls') return { ...NO_MARKS, trail: lesson.way.value };
  const { walker } = lesson;
  return { ...NO_MARKS, struck: walker.struck.value, trail: walker.visited.value, targets: step === 'maze' ? walker.targets : new Set() };
}

function Board({ lesson }: { readonly lesson: Lesson }): JSX.Element {
  const view = viewOf(lesson);
  const acts: PlanActs = {
    isEdgewise: lesson.step.value === 'walls',
    onSquare: (square) => lesson.onSquare(square),
    onEdge: (edge) => lesson.onEdge(edge),
  };
  const { floor } = lesson;
  const cursor = lesson.step.value === 'maze' ? lesson.trainee.square.value : lesson.cursor.value;
  return (
    <div class={`fortress-lesson-board${lesson.step.value === 'maze' ? '' : ' vault'}`}>
      <p class="fortress-hint soft">{floorName(floor)}</p>
      <FloorPlan
        view={view}
        fort={0}
        floor={floor}
        size={SQUARE}
        marks={marksOf(lesson)}
        acts={acts}
        name={floorName(floor)}
        cursor={cursor}
        labelOf={(square) => cellText(view, square, NO_MARKS.annotations)}
      />
    </div>
  );
}

/** The way over the ladder on which the knight stands: the plan shows one floor at a time. */
function Climb({ lesson: { trainee } }: { readonly lesson: Lesson }): JSX.Element | null {
  const other = trainee.over(1) ?? trainee.over(-1);
  return other === undefined || trainee.hasFound ? null : (
    <button type="button" class="button" onClick={() => trainee.ask(other)}>
      {t('fortress-lesson-climb')}
    </button>
  );
}

function Choice({ onGrade }: { readonly onGrade?: (grade: number) => void }): JSX.Element {
  if (!onGrade)
    return (
      <p>
        <a class="button primary" href={addressOf('/start/fortress-intro/computer')}>
          {t('variant-fortress-intro')}
        </a>
      </p>
    );
  return (
    <div class="fortress-buttons cluster">
      {GRADES.map((grade) => (
        <button key={grade} type="button" class="button" onClick={() => onGrade(grade)}>
          {t(`fortress-grade-${grade}`)}
        </button>
      ))}
    </div>
  );
}

/** Arrows ask for squares in the maze; before that they move the cell, Shift sets a wall on that side, Enter the flag. */
function onKey(lesson: Lesson, event: JSX.TargetedKeyboardEvent<HTMLElement>): void {
  const on = event.target instanceof Element ? event.target.closest<SVGElement>('[data-square]')?.dataset['square'] : undefined;
  if (on === undefined) return;
  const isMaze = lesson.step.peek() === 'maze';
  const from = isMaze ? lesson.trainee.square.peek() : on;
  const direction = ARROWS[event.key];
  const to = direction
    ? beside(from, direction)
    : event.key === 'PageUp'
      ? stacked(from, 1)
      : event.key === 'PageDown'
        ? stacked(from, -1)
        : undefined;
  if (event.key === 'Enter' || event.key === ' ') lesson.onSquare(on);
  else if (to === undefined) return;
  else if (isMaze) lesson.onSquare(to);
  else if (event.shiftKey) lesson.onEdge(edgeOf(on, to));
  else if (floorOf(to) === floorOf(on)) lesson.cursor.value = to;
  event.preventDefault();
  event.stopPropagation();
  const { currentTarget: box } = event;
  requestAnimationFrame(() => box.querySelector<SVGElement>('[data-square][tabindex="0"]')?.focus());
}
