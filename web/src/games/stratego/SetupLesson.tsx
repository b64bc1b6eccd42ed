/** A lesson about setting up: put the flag on one of the squares offered, or swap pieces until the set-up is sound. */

import { type Signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';

import { Board, type BoardPiece, Dragged } from '../../board/Board';
import type { Square } from '../../board/geometry';
import { Mover } from '../../board/mover';
import type { LessonTableProps } from '../../family';
import { t } from '../../i18n';
import type { LessonKind } from '../../net/wire';
import { fromText, type Setup, toText } from './deploy-model';
import { asSide, isTurned } from './model';
import { squareName } from './names';
import { pieceName } from './piece-names';
import { PieceArt } from './PieceArt';
import { printed } from './printed';
import type { PieceKind, StrategoObservation } from './wire';

const VERB = 'deploy ';

interface Props {
  readonly line: LessonTableProps['line'];
  readonly kind: LessonKind;
  readonly observation: StrategoObservation;
}

const setupOf = (act: string, observation: StrategoObservation): Setup => fromText(act.slice(VERB.length), observation.zone);
const kindOfLetter = (observation: StrategoObservation, letter: string | undefined): PieceKind | undefined =>
  observation.kinds.find((kind) => kind.letter === letter);

export function SetupLesson({ line, kind, observation }: Props) {
  const offered = line.offered.value;
  if (offered.length === 0) return null;
  const Part = kind === 'choice' ? FlagChoice : Repair;
  return <Part line={line} kind={kind} observation={observation} />;
}

/** Everything stands but the flag; each set-up offered has it on another square. */
function FlagChoice({ line, observation }: Props) {
  const setups = line.offered.value.map((act) => ({ act, setup: setupOf(act, observation) }));
  const flag = observation.kinds.find(({ emblem }) => emblem === 'flag')?.letter;
  const places = new Map(setups.map(({ act, setup }) => [[...setup].find(([, letter]) => letter === flag)?.[0] ?? '', act]));
  const chosen = useSignal<Square>('');
  const choose = (square: Square): void => {
    const act = places.get(square);
    if (act === undefined || line.isTrying.value) return;
    chosen.value = square;
    void line.send(act);
  };
  const mover = useMemo(
    () =>
      new Mover({
        canHold: () => false,
        canGo: () => false,
        effect: (effect) => {
          if (effect.kind === 'touch') choose(effect.place);
        },
      }),
    [line],
  );
  const act = places.get(chosen.value) ?? line.offered.value[0] ?? '';
  const standing = [...setupOf(act, observation)].filter(([square, letter]) => (places.has(square) ? false : letter !== flag));
  const isPut = chosen.value !== '' && (line.isTrying.value || line.isDone.value || line.told.value !== null);
  const pieces: Setup = new Map([...standing, ...(isPut && flag !== undefined ? [[chosen.value, flag] as const] : [])]);
  const isPointed = line.pointed.value !== '';
  const marks = new Map([...places].map(([square, one]) => [square, isPointed && one === line.pointed.value ? 'picked' : 'target lit']));
  return (
    <SetupBoard
      observation={observation}
      setup={pieces}
      marks={marks}
      mover={mover}
      words={(square) => (places.has(square) ? t('setup-lesson-here') : '')}
    />
  );
}

/** A set-up with faults: two squares at a time are swapped, and the whole is looked at when asked. */
function Repair({ line, observation }: Props) {
  const given = line.offered.value[0] ?? '';
  const setup: Signal<Setup> = useSignal(setupOf(given, observation));
  const isSwappable = (square: Square): boolean => !line.isTrying.value && !line.isDone.value && setup.value.has(square);
  const mover = useMemo(
    () =>
      new Mover({
        canHold: isSwappable,
        canGo: (source, target) => source !== target && isSwappable(target),
        effect: (effect) => {
          if (effect.kind === 'go') setup.value = swapped(setup.value, effect.source, effect.target);
        },
      }),
    [line],
  );
  if (line.pointed.value !== '') setup.value = setupOf(line.pointed.value, observation);
  return (
    <>
      <SetupBoard observation={observation} setup={setup.value} marks={new Map()} mover={mover} words={() => ''} />
      <button
        type="button"
        class="button primary lesson-check"
        disabled={line.isTrying.value || line.isDone.value}
        onClick={() => void line.send(VERB + toText(setup.value, observation.zone))}
      >
        {t('setup-lesson-check')}
      </button>
      <Dragged mover={mover} art={(held) => <LetterArt observation={observation} letter={setup.value.get(held)} />} />
    </>
  );
}

export function swapped(setup: Setup, one: Square, other: Square): Setup {
  const [first, second] = [setup.get(one), setup.get(other)];
  if (first === undefined || second === undefined) return setup;
  return new Map([...setup, [one, second], [other, first]]);
}

interface BoardProps {
  readonly observation: StrategoObservation;
  readonly setup: Setup;
  readonly marks: ReadonlyMap<Square, string>;
  readonly mover: Mover;
  words(square: Square): string;
}

function SetupBoard({ observation, setup, marks, mover, words }: BoardProps) {
  const { columns, rows } = observation;
  const pieces: BoardPiece[] = [...setup].map(([square, letter]) => ({
    id: `own-${square}`,
    square,
    art: <LetterArt observation={observation} letter={letter} />,
  }));
  const label = (square: Square): string => {
    const kind = kindOfLetter(observation, setup.get(square));
    const name = kind ? t('square-own', { square, piece: pieceName(kind.id) }) : squareName(observation, square);
    return [name, words(square)].filter(Boolean).join(', ');
  };
  return (
    <Board
      size={{ columns, rows }}
      turned={isTurned(observation.seat)}
      obstacles={observation.obstacles}
      pieces={pieces}
      marks={marks}
      mover={mover}
      name={t('board-label', { columns, rows })}
      label={label}
    />
  );
}

function LetterArt({ observation, letter }: { readonly observation: StrategoObservation; readonly letter: string | undefined }) {
  return <PieceArt side={asSide(observation.seat)} face="own" {...printed(observation, kindOfLetter(observation, letter))} />;
}
