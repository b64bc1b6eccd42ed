/** From what a seat sees to what the board draws: pieces, marks on the ground, words of the squares. */

import type { BoardPiece } from '../../board/Board';
import { cellOf, type Square } from '../../board/geometry';
import { t } from '../../i18n';
import type { PieceView, StrategoObservation } from './wire';
import { type Annotations, AnnotationMark, markName } from './annotations';
import { asSide, faceOf, kindOf, pieceAt } from './model';
import type { LogEntry } from './event-log';
import type { Fight } from './fight';
import type { Strike } from './strike';
import { flagOf } from './Guess';
import { type Facts, squareName } from './names';
import { PieceArt, type PieceArtProps } from './PieceArt';
import type { PlayController } from './play-controller';
import { printed } from './printed';
import type { Travel } from './playback';

const SCORCH_TURNS = 3;
const NO_TRAVELS: ReadonlyMap<number, Travel> = new Map();

export interface FieldOptions {
  readonly travels?: ReadonlyMap<number, Travel>;
  readonly annotations?: Annotations;
  /** Where somebody who watches has put a chalk flag. */
  readonly guessed?: readonly Square[];
  /** Everything lies face up: after the end. */
  readonly isOpen?: boolean;
  /** The two that fight are drawn apart from the others. */
  readonly fight?: Fight | null;
  /** So are those that a power hits, and its user. */
  readonly strike?: Strike | null;
}

export function boardPieces(observation: StrategoObservation, options: FieldOptions = {}): BoardPiece[] {
  const travels = options.travels ?? NO_TRAVELS;
  return [...observation.pieces]
    .sort((a, b) => a.id - b.id)
    .map((piece) => {
      const travel = travels.get(piece.id);
      return {
        id: `${piece.owner}-${piece.id}`,
        square: piece.square,
        art: pieceArt(observation, piece, options),
        ...(travel ? { state: travel.state, shift: travel } : {}),
        ...stateInFight(observation, piece, options),
      };
    });
}

/** Hidden while it fights; in the wave after a flag the other army turns, row by row from there. */
function stateInFight(observation: StrategoObservation, piece: PieceView, { fight, strike, isOpen }: FieldOptions): { state?: string } {
  if (strike && [strike.user, ...strike.targets].some(({ id }) => id === piece.id)) return { state: 'fighting' };
  if (!fight) return {};
  if (piece.id === fight.attackerId || piece.id === fight.defenderId) return { state: 'fighting' };
  if (fight.frame !== 'wave' || isOpen !== true || piece.owner === observation.seat) return {};
  const [from, to] = [cellOf(fight.target), cellOf(piece.square)];
  return { state: `unveiled unveiled-${Math.min(9, Math.max(Math.abs(from.column - to.column), Math.abs(from.row - to.row)))}` };
}

/** Squares where a bomb went off in the last three turns. */
function scorched(lines: readonly LogEntry[], observation: StrategoObservation): readonly Square[] {
  return lines
    .filter((line) => line.ply >= observation.ply - SCORCH_TURNS && line.ply < observation.ply)
    .flatMap((line) => line.events)
    .filter((event) => {
      const { defender } = event.facts as Facts;
      const kind = kindOf(observation, String(defender ?? ''));
      return event.kind === 'combat' && kind?.emblem === 'bomb' && event.facts['result'] !== 'attacker';
    })
    .map((event) => String(event.facts['target']));
}

/** A piece as the viewer of this observation sees it. */
export function pieceProps(observation: StrategoObservation, piece: PieceView, isOpen = false): PieceArtProps {
  return {
    side: asSide(piece.owner),
    face: faceOf(piece, observation.seat, isOpen),
    ...printed(observation, kindOf(observation, piece.piece)),
    moved: piece.moved,
  };
}

export function pieceArt(
  observation: StrategoObservation,
  piece: PieceView,
  { annotations, guessed = [], isOpen = false }: FieldOptions = {},
) {
  const chalked = guessed.includes(piece.square) ? `kind:${flagOf(observation)}` : '';
  const mark = piece.piece ? '' : (annotations?.of(piece.id) ?? '') || chalked;
  return (
    <PieceArt
      {...pieceProps(observation, piece, isOpen)}
      shown={piece.shown && piece.owner === observation.seat && !isOpen}
      annotation={mark ? <AnnotationMark mark={mark} kinds={observation.kinds} /> : undefined}
    />
  );
}

/** The trace of the last move. */
export function traceMarks(observation: StrategoObservation): Map<Square, string> {
  const marks = new Map<Square, string>();
  const last = observation.last_move;
  if (!last) return marks;
  const army = `by-${last.seat}`;
  marks.set(last.source, `last-source ${army}`);
  marks.set(last.target, `last-target ${army} ${observation.combat ? 'last-fight' : ''}`);
  return marks;
}

/** The trace, and where the piece in hand may go. */
export function playMarks(observation: StrategoObservation, controller: PlayController): Map<Square, string> {
  const marks = traceMarks(observation);
  const add = (square: Square, word: string): void => void marks.set(square, `${marks.get(square) ?? ''} ${word}`);
  const { held } = controller.mover.selection.value;
  const { power } = controller;
  const open = power.isChosen.value ? [...power.next.value.keys()] : held ? (controller.legal.value.get(held) ?? []) : [];
  const ahead = held ? controller.targetsAhead(held) : [];
  for (const square of [...open, ...ahead]) add(square, pieceAt(observation, square) ? 'capture' : 'target');
  for (const square of power.picks.value) add(square, 'picked');
  const planned = controller.premove.planned.value;
  for (const square of planned ? [planned.source, planned.target] : []) add(square, 'planned');
  for (const square of scorched(controller.playback.eventLog.lines.value, observation)) add(square, 'scorched');
  if (observation.repeat) add(observation.repeat, 'repeats');
  for (const square of controller.rescues.value.get(controller.rescued.value) ?? []) add(square, 'target lit');
  if (controller.annotations.isInHand.value) markUnknown(observation, add);
  if (controller.annotations.open.value) add(controller.annotations.open.value.square, 'annotated');
  return marks;
}

function markUnknown(observation: StrategoObservation, add: (square: Square, word: string) => void): void {
  for (const piece of observation.pieces) {
    if (piece.owner !== observation.seat && !piece.piece) add(piece.square, 'can-annotate');
  }
}

/** Everything there is to say about a square during play. */
export function squareWords(observation: StrategoObservation, controller: PlayController, square: Square): string {
  const words = [squareName(observation, square)];
  const piece = pieceAt(observation, square);
  const mark = piece && !piece.piece ? controller.annotations.of(piece.id) : '';
  if (mark) words.push(t('square-mark', { mark: markName(mark) }));
  const { held } = controller.mover.selection.value;
  if (held === square) words.push(t('square-held'));
  if (controller.premove.planned.value?.target === square) words.push(t('square-planned'));
  const { power } = controller;
  if (power.picks.value.includes(square)) words.push(t('square-picked'));
  const isOpen = power.isChosen.value ? power.next.value.has(square) : held && controller.legal.value.get(held)?.includes(square);
  if (isOpen) words.push(t(piece ? 'square-attack' : 'square-target'));
  if (!held && controller.acts.value.has(square)) words.push(t('square-has-powers'));
  if (controller.rescues.value.get(controller.rescued.value)?.has(square)) words.push(t('square-target'));
  if (observation.last_move?.source === square) words.push(t('square-last-source'));
  if (observation.last_move?.target === square) words.push(t('square-last-target'));
  return words.join(', ');
}
