/** The board of a lesson: the same as in a match, with the powers of the piece in hand, or with a set-up to put right. */

import '../../../styles/board.css';
import './styles/pieces.css';
import './styles/board-marks.css';
import './styles/panels.css';
import './styles/powers.css';
import './styles/event-cards.css';
import './styles/fight.css';

import { effect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

import { Dragged } from '../../board/Board';
import type { LessonTableProps } from '../../family';
import { t } from '../../i18n';
import { optionOf } from '../../net/observation';
import { SetupLesson } from './SetupLesson';
import { squaresOf } from './legal';
import { PieceDefs } from './PieceArt';
import { draggedArt, PlayBoard } from './Play';
import { PlayController } from './play-controller';
import { Playback } from './playback';
import { PowerStrip } from './Powers';
import type { StrategoObservation } from './wire';

export function LessonTable({ line, lesson }: LessonTableProps) {
  const playback = useMemo(() => new Playback(line), [line]);
  useEffect(() => {
    line.whenShown = () => whenShown(playback);
    return () => playback.close();
  }, [line, playback]);
  const observation = playback.shown.value;
  if (!observation)
    return (
      <p class="loading" role="status">
        {t('app-loading')}
      </p>
    );
  return (
    <div class="stratego lesson-board" style={{ '--columns': observation.columns, '--rows': observation.rows }}>
      <PieceDefs />
      {lesson.kind === 'moves' ? (
        <Moves line={line} playback={playback} observation={observation} />
      ) : (
        <SetupLesson key={line.done.value} line={line} kind={lesson.kind} observation={observation} />
      )}
    </div>
  );
}

interface MovesProps {
  readonly line: LessonTableProps['line'];
  readonly playback: Playback;
  readonly observation: StrategoObservation;
}

function Moves({ line, playback, observation }: MovesProps) {
  const controller = useMemo(() => new PlayController(playback), [playback]);
  useEffect(() => () => controller.close(), [controller]);
  const refusal = controller.refusal.value;
  useEffect(() => {
    if (refusal) line.reason.value = refusal.text;
  }, [line, refusal]);
  const shown = line.pointed.value === '' ? undefined : optionOf(observation, line.pointed.value);
  const squares = shown && squaresOf(shown);
  return (
    <>
      <p class="visually-hidden" aria-live="polite">
        {playback.said.value}
      </p>
      <PlayBoard
        controller={controller}
        observation={observation}
        isOpen={false}
        pointed={squares ? [...squares.path, ...squares.targets] : []}
      />
      <PowerStrip controller={controller} observation={observation} />
      <Dragged mover={controller.mover} art={(held) => draggedArt(observation, held)} />
    </>
  );
}

/** Resolves once the board shows the last position that came. */
function whenShown(playback: Playback): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      const isShown = playback.shown.value === (playback.latest.value?.observation ?? null);
      if (!isShown || playback.isPlaying.value) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}
