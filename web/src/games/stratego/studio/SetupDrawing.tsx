/** A set-up as a drawing that needs no style sheet: for a picture that leaves the page. */

import type { JSX } from 'preact';

import { cellOf } from '../../../board/geometry';
import type { Setup } from '../deploy-model';
import type { StrategoObservation } from '../wire';

const SIDE = 48;
const COLOURS = ['#9a2b23', '#24507e'] as const;

interface Props {
  readonly observation: StrategoObservation;
  readonly setup: Setup;
}

export function SetupDrawing({ observation: { columns, rows, zone, seat, kinds }, setup }: Props): JSX.Element {
  const faces = new Map(kinds.map(({ letter, rank, id }) => [letter, id === 'flag' ? '⚑' : rank === '' || rank === '1' ? letter : rank]));
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${columns * SIDE} ${rows * SIDE}`} font-family="sans-serif" font-weight="700">
      {zone.map((square) => {
        const { column, row } = cellOf(square);
        const [x, y] = [column * SIDE, (rows - 1 - row) * SIDE];
        const letter = setup.get(square);
        return (
          <g key={square}>
            <rect x={x} y={y} width={SIDE} height={SIDE} fill="#d9d2b0" stroke="#8d8663" />
            {letter !== undefined && (
              <>
                <rect x={x + 5} y={y + 5} width={SIDE - 10} height={SIDE - 10} rx="7" fill={COLOURS[seat === 1 ? 1 : 0]} />
                <text x={x + SIDE / 2} y={y + SIDE / 2 + 8} text-anchor="middle" font-size="24" fill="#fff">
                  {faces.get(letter) ?? letter}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
