/** A position as its viewer sees it, small: flat colours and no patterns, so that hundreds of them are light. */

import './styles/small-board.css';

import type { SmallBoardProps } from '../../family';
import { pieceProps } from './field';
import { isTurned } from './model';
import { Position } from './Position';
import type { StrategoObservation } from './wire';

export function SmallBoard({ observation }: SmallBoardProps) {
  const seen = observation as StrategoObservation;
  const last = seen.last_move;
  return (
    <Position
      size={{ columns: seen.columns, rows: seen.rows }}
      obstacles={seen.obstacles}
      isStone={seen.game === 'middle_earth'}
      turned={isTurned(seen.seat)}
      pieces={seen.pieces.map((piece) => [piece.square, pieceProps(seen, piece)])}
      marks={last ? { [last.source]: 'small-trace', [last.target]: 'small-trace' } : {}}
    />
  );
}
