/** The play page: the board as large as the window allows, the two plates, and what lies beside. */

import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { Board, type BoardPiece, Dragged } from '../../board/Board';
import { type Square, touches } from '../../board/geometry';
import { t } from '../../i18n';
import { CourtesyButton } from '../../plain/Courtesy';
import { HintButton } from '../../plain/Hint';
import { NotesButton } from '../../plain/Notes';
import { keyOf } from '../../shell/keys';
import type { StrategoObservation } from './wire';
import { landmarks } from './landmarks';
import { Acts, Asks } from './Acts';
import { FightLayer } from './Fight';
import { HintLayer, withReadings } from './Hint';
import { boardPieces, pieceArt, playMarks, squareWords } from './field';
import { BannerMoment, EndCard, endTitle } from './EndCard';
import { Guess } from './Guess';
import { Lists } from './Lists';
import { isTurned, pieceAt, winnerOf } from './model';
import { Plate, TurnLine } from './Plates';
import { PlayController } from './play-controller';
import type { Playback } from './playback';
import { StrikeLayer } from './StrikeLayer';
import { TableBar } from './TableBar';
import { StatusLine } from './StatusLine';

interface PlayProps {
  readonly playback: Playback;
  /** Two on one screen. */
  readonly isShared: boolean;
  /** The armies as they truly stood, once the game is over. */
  readonly revealed?: StrategoObservation | null;
}

export function Play({ playback, isShared, revealed }: PlayProps) {
  const controller = useMemo(() => new PlayController(playback), [playback]);
  useEffect(() => () => controller.close(), [controller]);
  const areListsOpen = useSignal(false);
  const observation = playback.shown.value;
  const welcome = playback.client.welcome.value;
  useEffect(() => {
    if (welcome) controller.annotations.use(welcome.match, welcome.seat);
  }, [controller, welcome]);
  useOpenEyes(playback, areListsOpen);
  if (!observation) return null;
  const seen = revealed ? { ...observation, pieces: revealed.pieces } : observation;
  const near = observation.seat === 1 ? 1 : 0;
  const isOver = playback.isEnded.value;
  const ended = playback.isEndTold.value ? endTitle(winnerOf(playback.latest.value?.status.returns), isShared ? -1 : observation.seat) : '';
  return (
    <div class="stratego table-page play" style={{ '--columns': observation.columns, '--rows': observation.rows }}>
      <h1 class="visually-hidden">{t(`variant-${observation.variant}`)}</h1>
      <TableBar
        tools={
          <>
            <HintButton controller={controller.hint} />
            {!isShared && <CourtesyButton client={playback.client} isIcon />}
          </>
        }
        more={<NotesButton client={playback.client} />}
      >
        <TurnLine controller={controller} observation={observation} ended={ended} />
      </TableBar>
      <div class="table-far">
        <Plate controller={controller} observation={seen} owner={1 - near} />
      </div>
      <div class="table-board">
        <PlayBoard controller={controller} observation={seen} isOpen={Boolean(revealed)} />
      </div>
      <div class="table-near">
        <Plate controller={controller} observation={seen} owner={near} />
      </div>
      <StatusLine controller={controller} observation={observation} isOver={isOver} />
      <Lists controller={controller} observation={observation} isOpen={areListsOpen} />
      <Acts controller={controller} observation={observation} areListsOpen={areListsOpen} />
      <Asks controller={controller} observation={observation} isOver={isOver} />
      {isOver && <EndCard playback={playback} isShared={isShared} told={<Guess controller={controller} observation={observation} />} />}
      <BannerMoment playback={playback} isShared={isShared} />
      <Dragged mover={controller.mover} art={(held) => draggedArt(observation, held)} />
    </div>
  );
}

/** The drawer gives way to what happens under it: a draw offered by the other side, and the end. */
function useOpenEyes(playback: Playback, areListsOpen: Signal<boolean>): void {
  const offer = playback.status.value?.draw_offer ?? -1;
  const isOver = playback.isEnded.value;
  const own = playback.shown.value?.seat ?? -1;
  useEffect(() => {
    if (isOver || (offer >= 0 && offer !== own)) areListsOpen.value = false;
  }, [isOver, offer, own, areListsOpen]);
}

interface BoardProps {
  readonly controller: PlayController;
  readonly observation: StrategoObservation;
  readonly isOpen: boolean;
  /** Squares that a lesson points at. */
  readonly pointed?: readonly Square[];
  /** What lies over the board besides, in its squares. */
  readonly over?: ComponentChildren;
}

export function PlayBoard({ controller, observation, isOpen, pointed = [], over }: BoardProps) {
  const { columns, rows } = observation;
  const { playback } = controller;
  return (
    <>
      <Board
        size={{ columns, rows }}
        turned={isTurned(observation.seat)}
        obstacles={observation.obstacles}
        isStone={observation.game === 'middle_earth'}
        landmarks={landmarks(observation, isTurned(observation.seat))}
        pieces={dimmed(
          withHint(
            boardPieces(observation, {
              travels: playback.travels.value,
              annotations: controller.annotations,
              guessed: Object.values(controller.guesses.places.value),
              isOpen,
              fight: playback.fight.value,
              strike: playback.strike.value,
            }),
            controller,
            observation,
          ),
          controller,
        )}
        marks={withPointed(playMarks(observation, controller), pointed)}
        mover={controller.mover}
        name={t('board-label', { columns, rows })}
        help="board-help"
        overlay={
          <>
            <HintLayer controller={controller.hint} observation={observation} />
            {over}
            <FightLayer playback={playback} />
            <StrikeLayer playback={playback} />
          </>
        }
        label={(square) => squareWords(observation, controller, square)}
        onKey={(square, event) => onKey(controller, square, event)}
      />
      <p id="board-help" class="visually-hidden">
        {t('board-help')}
      </p>
    </>
  );
}

function withPointed(marks: Map<Square, string>, pointed: readonly Square[]): Map<Square, string> {
  for (const square of pointed) marks.set(square, `${marks.get(square) ?? ''} picked`);
  return marks;
}

function withHint(pieces: readonly BoardPiece[], { hint }: PlayController, observation: StrategoObservation): readonly BoardPiece[] {
  return withReadings(pieces, { controller: hint, observation });
}

/** While a power is chosen, or a repeat attack is owed, whatever it cannot reach steps back. */
function dimmed(pieces: readonly BoardPiece[], controller: PlayController): readonly BoardPiece[] {
  const { power } = controller;
  const held = controller.mover.selection.value.held ?? '';
  const open = power.isChosen.value
    ? [...power.next.value.keys(), ...power.picks.value]
    : controller.canStop.value
      ? (controller.legal.value.get(held) ?? [])
      : null;
  if (!open || !held) return pieces;
  const act = power.act.value;
  const struckFrom = act?.power === 'rage' ? (act.path[act.path.length - 1] ?? '') : ''; // it strikes all around, as its sentence says
  const isLit = ({ square }: BoardPiece): boolean =>
    square === held || open.includes(square) || (struckFrom !== '' && touches(square, struckFrom));
  return pieces.map((piece) => (isLit(piece) ? piece : { ...piece, state: `${piece.state ?? ''} dimmed` }));
}

function onKey(controller: PlayController, square: Square, event: KeyboardEvent): boolean {
  return controller.powerKey(keyOf(event)) || (keyOf(event) === 'm' && controller.openAnnotation(square));
}

/** The art of the piece in hand. */
export function draggedArt(observation: StrategoObservation, held: string) {
  const piece = pieceAt(observation, held);
  return piece ? pieceArt(observation, piece) : null;
}
