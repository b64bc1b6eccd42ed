/** The sheet of a puzzle: the notes of the seat that is asked, the choices as letters on it, and the fortress itself once it is opened. */

import './styles';
import './styles/puzzle.css';

import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';

import type { PuzzleParts, PuzzleTableProps } from '../../family';
import { t } from '../../i18n';
import { knownSpec } from '../../net/known-games';
import { letterOf, type PuzzleLine } from '../../net/puzzle-line';
import type { PuzzlePage } from '../../net/wire';
import { tellWith } from '../../plain/shared';
import { cellText } from './cells';
import { trailOf } from './explore-controller';
import { NO_MARKS, type PlanActs } from './FloorPlan';
import { ENTRANCE, floorOf, fortOf, fortsOf, placeOf, shortOf } from './geometry';
import { parseMaze } from './maze';
import { floorName, FortressWords, pieceName, squareName } from './names';
import type { Lettered } from './PlanLetters';
import { mazeView, notesView, type PlanView } from './plan-view';
import { type Looking, Sheet } from './Sheet';
import type { FortressObservation } from './wire';

const WAYS = ['passage', 'bridge'];
const ENTER = 'enter';

/** "C2 (Middle)": within a sentence. */
function placeName(square: string): string {
  return fortOf(square) > 0
    ? squareName(square)
    : t('puzzle-fortress-place', { square: shortOf(square), floor: floorName(floorOf(square)) });
}

/** Where a choice begins and ends; undefined for an exchange of the piece. */
function endsOf(act: string): readonly [string, string] | undefined {
  const words = act.split(' ');
  const [source = '', target = ''] = (words.at(-1) ?? '').split('-');
  return placeOf(source) && placeOf(target) ? [source, target] : undefined;
}

function actName(act: string): string {
  const ends = endsOf(act);
  const [word = '', piece = ''] = act.split(' ');
  if (!ends) return word === ENTER ? pieceName(piece) : t(`part-${word}-${piece}`);
  const [source, target] = ends;
  const isStep = floorOf(source) === floorOf(target) && fortOf(source) === fortOf(target) && !WAYS.includes(word);
  if (isStep) return t('puzzle-fortress-step', { source: shortOf(source), square: placeName(target) });
  const id = WAYS.includes(word) ? word : floorOf(target) > floorOf(source) ? 'up' : 'down';
  return t(`puzzle-fortress-${id}`, { source: placeName(source), square: placeName(target) });
}

/** A choice within a sentence: an exchange is said in a phrase of its own, so it gets quotation marks. */
function actInSentence(act: string): string {
  return endsOf(act) ? actName(act) : t('puzzle-fortress-quoted', { act: actName(act) });
}

function lettersOf(line: PuzzleLine): readonly Lettered[] {
  const answer = line.answer.value;
  return line.page.choices.flatMap((act, index) => {
    const ends = endsOf(act);
    if (!ends) return [];
    const look = answer === null ? '' : act === answer.best ? 'best' : act === line.act.value ? 'own' : 'other';
    return [{ letter: letterOf(index), source: ends[0], target: ends[1], look } as const];
  });
}

/** A press on a square answers where one choice alone leads there. */
function actsOf(line: PuzzleLine): PlanActs {
  return {
    onSquare: (square) => {
      const [choice, other] = line.page.choices.filter((act) => endsOf(act)?.[1] === square);
      if (choice !== undefined && other === undefined) void line.send(choice);
    },
  };
}

function viewOf(line: PuzzleLine, seen: FortressObservation): PlanView {
  const forts = fortsOf(line.page.variant);
  const explorer = seen.seat === 1 ? 1 : 0;
  const notes = notesView(seen, explorer, forts);
  if (!line.isOpen.value) return notes;
  const open = (line.truth.value as FortressObservation).fortresses[1 - explorer] ?? '';
  return mazeView(parseMaze(open), 1 - explorer, forts, seen.visited[explorer], notes.piece);
}

/** Where one looks first: the floor that most choices lead to, else where the piece stands or enters. */
function lookingAt({ observation, seat, choices }: PuzzlePage): Looking {
  const square = (observation as FortressObservation).squares[seat === 1 ? 1 : 0] || ENTRANCE;
  const targets = choices.flatMap((act) => endsOf(act)?.[1] ?? []);
  const onFloorOf = (one: string): number =>
    targets.filter((other) => floorOf(other) === floorOf(one) && fortOf(other) === fortOf(one)).length;
  const first = targets.reduce((best, one) => (onFloorOf(one) > onFloorOf(best) ? one : best), square);
  return { floor: signal(floorOf(first)), fort: signal(fortOf(first)), cursor: signal(first) };
}

function PuzzleTable({ line }: PuzzleTableProps): JSX.Element {
  const looking = useMemo(() => lookingAt(line.page), [line]);
  const frame = line.frame.value;
  const seen = (frame?.observation ?? line.page.observation) as FortressObservation;
  const view = viewOf(line, seen);
  const events = (frame ? [frame] : line.page.frames).flatMap((one) => one.events);
  const marks = { ...NO_MARKS, trail: trailOf(events, seen.seat), lettered: frame ? [] : lettersOf(line) };
  return (
    <div class="fortress-view fortress-lesson-table fortress-puzzle column">
      <section class={`fortress-paper owner-${1 - seen.seat}`} aria-label={t('puzzle-fortress-sheet')}>
        <Sheet
          view={view}
          looking={looking}
          marks={marks}
          {...(!frame && line.answer.value === null && { acts: actsOf(line) })}
          labelOf={(square) => labelOf(line, view, square)}
        />
        <Pieces seen={seen} />
      </section>
    </div>
  );
}

/** What a cell says, with the letters of the choices that lead there. */
function labelOf(line: PuzzleLine, view: PlanView, square: string): string {
  const letters = line.frame.value ? [] : lettersOf(line).filter(({ target }) => target === square);
  const said = letters.map(({ letter }) => t('puzzle-fortress-letter', { letter }));
  return [cellText(view, square, NO_MARKS.annotations), ...said].join(' ');
}

/** The pieces that may still enter, and those that are out. */
function Pieces({ seen }: { readonly seen: FortressObservation }): JSX.Element | null {
  const side = seen.seat === 1 ? 1 : 0;
  const rows = [
    ['unused', seen.unused[side]],
    ['out', seen.out[side]],
  ] as const;
  const told = rows.filter(([, pieces]) => pieces.length > 0);
  if (told.length === 0) return null;
  return (
    <p class="fortress-puzzle-pieces">
      {told.map(([name, pieces]) => (
        <span key={name}>
          <span class="soft">{t(`field-${name}`)}:</span> {pieces.map(pieceName).join(', ')}
        </span>
      ))}
    </p>
  );
}

export const puzzleParts: PuzzleParts = {
  Table: PuzzleTable,
  isListed: true,
  tell: (frame) => tellWith(frame, new FortressWords('fortress', knownSpec('fortress'))),
  actName,
  actInSentence,
  pieceName,
  placeName,
  values: { prefix: 'puzzle-fortress-value', unit: 'puzzle-fortress-unit', digits: 1, widest: 4 },
};
