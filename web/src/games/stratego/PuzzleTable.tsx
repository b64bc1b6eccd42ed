/** The board of a puzzle: to play one act on, to look back on, and to turn over. */

import '../../../styles/board.css';
import './styles/pieces.css';
import './styles/board-marks.css';
import './styles/panels.css';
import './styles/powers.css';
import './styles/event-cards.css';
import './styles/fight.css';
import './styles/belief.css';
import './styles/hint.css';

import { useEffect, useMemo } from 'preact/hooks';

import { Board, Dragged } from '../../board/Board';
import { placeInView, type Square } from '../../board/geometry';
import type { PuzzleParts, PuzzleTableProps } from '../../family';
import { t } from '../../i18n';
import { optionOf } from '../../net/observation';
import type { ReplayFrame } from '../../net/wire';
import { Chances } from './Belief';
import { boardPieces, traceMarks } from './field';
import { landmarks } from './landmarks';
import { squaresOf } from './legal';
import { isTurned } from './model';
import { eventLine, squareName } from './names';
import { Captured, capturedTitle } from './Panels';
import { PieceDefs } from './PieceArt';
import { pieceName } from './piece-names';
import { draggedArt, PlayBoard } from './Play';
import { PlayController } from './play-controller';
import { Playback } from './playback';
import type { StrategoObservation } from './wire';

function PuzzleTable({ line }: PuzzleTableProps) {
  const playback = useMemo(() => new Playback(line), [line]);
  const controller = useMemo(() => new PlayController(playback), [playback]);
  useEffect(
    () => () => {
      controller.close();
      playback.close();
    },
    [controller, playback],
  );
  const refusal = controller.refusal.value;
  useEffect(() => {
    line.reason.value = refusal?.text ?? '';
  }, [line, refusal]);
  const shown = playback.shown.value ?? (line.page.observation as StrategoObservation);
  const seen = (line.isOpen.value ? line.truth.value : shown) as StrategoObservation;
  return (
    <div class="stratego lesson-board" style={{ '--columns': shown.columns, '--rows': shown.rows }}>
      <PieceDefs />
      {line.frame.value ? (
        <Looked frame={line.frame.value} />
      ) : (
        <>
          <p class="visually-hidden" aria-live="polite">
            {playback.said.value}
          </p>
          <PlayBoard controller={controller} observation={seen} isOpen={line.isOpen.value} over={<Arrows line={line} />} />
          <Dragged mover={controller.mover} art={(held) => draggedArt(shown, held)} />
        </>
      )}
    </div>
  );
}

/** After the answer: the best act and one's own, where it is another. */
function Arrows({ line }: PuzzleTableProps) {
  const answer = line.answer.value;
  if (!answer) return null;
  const asked = line.page.observation as StrategoObservation;
  const arrow = (act: string, kind: 'best' | 'own') => {
    const option = optionOf(asked, act);
    if (!option) return null;
    const points = squaresOf(option).path.map((square) => {
      const { x, y } = placeInView(square, asked, isTurned(asked.seat));
      return `${x + 0.5},${y + 0.5}`;
    });
    return (
      <g class={`puzzle-arrow is-${kind}`}>
        <polyline class="hint-casing" points={points.join(' ')} />
        <polyline class="hint-arrow" marker-end={`url(#puzzle-head-${kind})`} points={points.join(' ')} />
      </g>
    );
  };
  return (
    <svg class="hint-layer puzzle-arrows" viewBox={`0 0 ${asked.columns} ${asked.rows}`} aria-hidden="true">
      <defs>
        {(['best', 'own'] as const).map((kind) => (
          <marker
            key={kind}
            id={`puzzle-head-${kind}`}
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="3"
            markerHeight="3"
            orient="auto"
            class={`puzzle-arrow is-${kind}`}
          >
            <path class="hint-head" d="M0 0L10 5L0 10z" />
          </marker>
        ))}
      </defs>
      {line.act.value !== '' && line.act.value !== answer.best && arrow(line.act.value, 'own')}
      {arrow(answer.best, 'best')}
    </svg>
  );
}

/** A frame of the game that led to the position. */
function Looked({ frame }: { readonly frame: ReplayFrame }) {
  const seen = frame.observation as StrategoObservation;
  const { columns, rows } = seen;
  const turned = isTurned(seen.seat);
  return (
    <Board
      size={{ columns, rows }}
      turned={turned}
      obstacles={seen.obstacles}
      isStone={seen.game === 'middle_earth'}
      landmarks={landmarks(seen, turned)}
      pieces={boardPieces(seen).map((piece) => ({ ...piece, state: 'gliding' }))}
      marks={traceMarks(seen)}
      name={t('board-label', { columns, rows })}
      label={(square: Square) => squareName(seen, square)}
    />
  );
}

function Lost({ observation }: { readonly observation: unknown }) {
  const seen = observation as StrategoObservation;
  const sides = seen.seat === 1 ? [1, 0] : [0, 1];
  return (
    <div class="stratego puzzle-lost-sides">
      {sides.map((owner) => (
        <div key={owner} class={`plate of-${owner === 0 ? 'red' : 'blue'}`}>
          <p>{capturedTitle(seen, owner)}</p>
          <Captured observation={seen} owner={owner} />
        </div>
      ))}
    </div>
  );
}

export const puzzleParts: PuzzleParts = {
  Table: PuzzleTable,
  Lost,
  Guess: ({ observation, guess }) => <Chances guess={guess} observation={observation as StrategoObservation} />,
  tell: ({ events }) => {
    const line = events.map((event) => eventLine(event)).filter(Boolean);
    return line.length > 0 ? `${line.join(', ')}.` : '';
  },
  actName: (act) => act.replace('-', '–'),
  pieceName,
  values: { prefix: 'puzzle-value', unit: 'puzzle-unit', digits: 1, widest: 4 },
};
