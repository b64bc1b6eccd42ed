/** The studio shows every army from its own side, on its own rows: squares of the far side are turned by half a circle. Pure. */

import { cellOf, type Square, squareOf } from '../../../board/geometry';
import { fromSeen, fromText, type Setup, toText } from '../deploy-model';
import { deployText } from '../notation';
import type { StrategoObservation } from '../wire';

/** A square as the studio names it, and back. */
export function turned(square: Square, { rows, columns, seat }: Pick<StrategoObservation, 'rows' | 'columns' | 'seat'>): Square {
  if (seat !== 1) return square;
  const { column, row } = cellOf(square);
  return squareOf({ column: columns - 1 - column, row: rows - 1 - row });
}

/** What the seat sees before it sets up, on its own rows alone. */
export function ownRows(seen: StrategoObservation): StrategoObservation {
  const zone = seen.zone.map((square) => turned(square, seen));
  const ordered = zone.toSorted((one, other) => {
    const [a, b] = [cellOf(one), cellOf(other)];
    return a.row - b.row || a.column - b.column;
  });
  const rows = Math.max(...ordered.map((square) => cellOf(square).row)) + 1;
  return { ...seen, zone: ordered, rows, obstacles: [], pieces: [], mount_doom: '' };
}

/** A set-up of the studio as the seat's first answer. seen: what the seat sees on the whole board. */
export function actionOf(letters: string, seen: StrategoObservation): string {
  return deployText(toText(fromSeen(letters, seen.zone, seen.seat), seen.zone));
}

/** The letters, as its player sees them, of a first answer of that seat. */
export function lettersOf(letters: string, seen: StrategoObservation): string {
  const own = ownRows(seen);
  const setup: Setup = new Map([...fromText(letters, seen.zone)].map(([square, letter]) => [turned(square, seen), letter]));
  return toText(setup, own.zone);
}
