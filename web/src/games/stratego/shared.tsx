/** The family's part of the page of a finished game: the board, its moves in words, and the line of fortune. */

import '../../../styles/board.css';
import './styles/pieces.css';
import './styles/board-marks.css';

import type { JSX } from 'preact';

import { Board } from '../../board/Board';
import type { Square } from '../../board/geometry';
import type { SharedBoardProps, SharedViews } from '../../family';
import { t } from '../../i18n';
import type { ReplayFrame } from '../../net/wire';
import { rankOf } from './end-story';
import { boardPieces, traceMarks } from './field';
import { landmarks } from './landmarks';
import { isTurned, winnerOf } from './model';
import { endText, eventSpoken, squareName } from './names';
import { PieceDefs } from './PieceArt';
import type { StrategoObservation } from './wire';

function SharedBoard({ frame }: SharedBoardProps): JSX.Element {
  const seen = frame.observation as StrategoObservation;
  const { columns, rows } = seen;
  const turned = isTurned(-1);
  return (
    <div class="stratego shared-field" style={{ '--columns': columns, '--rows': rows }}>
      <PieceDefs />
      <Board
        size={{ columns, rows }}
        turned={turned}
        obstacles={seen.obstacles}
        isStone={seen.game === 'middle_earth'}
        landmarks={landmarks(seen, turned)}
        pieces={boardPieces(seen, { isOpen: true }).map((piece) => ({ ...piece, state: 'gliding' }))}
        marks={traceMarks(seen)}
        name={t('board-label', { columns, rows })}
        label={(square: Square) => squareName(seen, square, true)}
      />
    </div>
  );
}

function tell({ events }: ReplayFrame): string {
  const end = events.find(({ kind }) => kind === 'end');
  const spoken = events.map((event) => eventSpoken(event));
  const ending = end ? endText(String(end.facts['reason']), winnerOf(end.facts['returns'] as number[] | null), -1) : '';
  return [...spoken, ending].filter(Boolean).join(' ');
}

/** Ranks on the board; pieces where not all ranks are shown. */
function lead(frame: ReplayFrame, isWhole: boolean): number {
  const seen = frame.observation as StrategoObservation;
  const worth = (piece: string): number => (isWhole ? rankOf(seen, piece) : 1);
  return seen.pieces.reduce((sum, { owner, piece }) => sum + (owner === 0 ? worth(piece) : -worth(piece)), 0);
}

/** Both armies are placed in the frames before it. */
function firstFrame(frames: readonly ReplayFrame[]): number {
  const at = frames.findIndex(({ observation }) => (observation as StrategoObservation).phase !== 'deployment');
  return Math.max(0, at);
}

export const shared: SharedViews = { Board: SharedBoard, tell, firstFrame, lead };
