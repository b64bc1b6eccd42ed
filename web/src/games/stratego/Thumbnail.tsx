/** A running game as everybody sees it, small. */

import type { ThumbnailProps } from '../../family';
import { pieceProps } from './field';
import { Position } from './Position';
import type { StrategoObservation } from './wire';

export function Thumbnail({ observation }: ThumbnailProps) {
  const seen = observation as StrategoObservation;
  return (
    <Position
      size={{ columns: seen.columns, rows: seen.rows }}
      obstacles={seen.obstacles}
      isStone={seen.game === 'middle_earth'}
      pieces={seen.pieces.map((piece) => [piece.square, pieceProps(seen, piece)])}
    />
  );
}
