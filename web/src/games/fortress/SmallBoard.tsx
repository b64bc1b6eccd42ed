/** Both sides' fortresses as far as the viewer knows them, small: the bottom floor, and over it the middle and the top one. */

import './styles/small-board.css';

import type { JSX } from 'preact';

import type { SmallBoardProps } from '../../family';
import { DrawnEmblem } from './emblems';
import { edgesOf, fortsOf, N_FLOORS, placeOf, SIDES, spanOf, squaresOf } from './geometry';
import { notesView, ownView, type PlanView } from './plan-view';
import type { FortressObservation } from './wire';

/** Where the corner A1 of each floor lies in its fortress, in squares. */
const CORNERS: readonly (readonly [number, number])[] = [
  [0, 3.4],
  [0, 0],
  [3.4, 0.5],
];
const WIDE = 5.4;
const HIGH = 8.4;
const GAP = 0.8;

/** The fortress that one explores stands left, one's own right; for those who watch the second seat's stands left. */
export function SmallBoard({ observation }: SmallBoardProps): JSX.Element {
  const seen = observation as FortressObservation;
  const forts = fortsOf(seen.variant);
  const builders = seen.seat === 1 ? [0, 1] : [1, 0];
  const [width, height] = [2 * WIDE + GAP, forts * HIGH + (forts - 1) * GAP];
  return (
    <svg class="small-fortress" viewBox={`-0.5 -0.5 ${width + 1} ${height + 1}`} aria-hidden="true">
      {builders.map((builder, column) => (
        <g key={builder} transform={`translate(${column * (WIDE + GAP)} 0)`}>
          {Array.from({ length: forts }, (_, fort) => (
            <g key={fort} transform={`translate(0 ${(forts - 1 - fort) * (HIGH + GAP)})`}>
              <Floors view={viewOf(seen, builder, forts)} fort={fort} />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

function viewOf(seen: FortressObservation, builder: number, forts: number): PlanView {
  const isKnown = seen.fortresses[builder === 1 ? 1 : 0] !== '';
  return isKnown ? ownView(seen, builder, forts) : notesView(seen, 1 - builder, forts);
}

interface FloorsProps {
  readonly view: PlanView;
  readonly fort: number;
}

function Floors({ view, fort }: FloorsProps): JSX.Element {
  return (
    <>
      {Array.from({ length: N_FLOORS }, (_, floor) => (
        <Floor key={floor} view={view} fort={fort} floor={floor} />
      ))}
    </>
  );
}

function Floor({ view, fort, floor }: FloorsProps & { readonly floor: number }): JSX.Element {
  const side = SIDES[floor] ?? 0;
  const [x, y] = CORNERS[floor] ?? [0, 0];
  const squares = squaresOf(fort, floor);
  const piece = view.piece !== null && squares.includes(view.piece.square) ? view.piece : null;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class={`small-floor army-${view.owner}`} x="-0.16" y="-0.16" width={side + 0.32} height={side + 0.32} rx="0.2" />
      {squares.map((square) => (
        <Square key={square} view={view} square={square} />
      ))}
      {edgesOf(fort, floor).map((edge) => {
        if (view.edges.get(edge) !== 'wall') return null;
        const [x1, y1, x2, y2] = spanOf(edge);
        return <path key={edge} class="small-wall" d={`M${x1} ${y1}L${x2} ${y2}`} />;
      })}
      {piece && <circle class={`small-inside army-${piece.seat}`} {...middleOf(piece.square)} r="0.36" />}
    </g>
  );
}

function middleOf(square: string): { readonly cx: number; readonly cy: number } {
  const { column = 0, row = 0 } = placeOf(square) ?? {};
  return { cx: column + 0.5, cy: row + 0.5 };
}

function Square({ view, square }: { readonly view: PlanView; readonly square: string }): JSX.Element {
  const { cx, cy } = middleOf(square);
  const look = view.dark.has(square) ? 'dark' : view.lit.has(square) ? 'lit' : 'stone';
  const lying = view.cards.get(square);
  const isLadder = view.up.has(square) || view.down.has(square);
  return (
    <g class={`small-square ${look}`}>
      <rect x={cx - 0.5} y={cy - 0.5} width="1" height="1" />
      {isLadder && <path class="small-ladder" d={`M${cx - 0.22} ${cy - 0.38}v.76m.44 0v-.76m-.44 .2h.44m-.44 .36h.44`} />}
      {lying && !lying.isGone && (
        <g class={lying.card === 'flag' ? 'small-card gold' : 'small-card'}>
          <rect x={cx - 0.36} y={cy - 0.36} width="0.72" height="0.72" rx="0.1" />
          <DrawnEmblem name={lying.card} x={cx} y={cy} size={0.6} />
        </g>
      )}
    </g>
  );
}
