/** A fortress as a drawing that needs no style sheet: for a picture that leaves the page. Its floors lie side by side, those of a far one below. */

import type { JSX } from 'preact';

import { DrawnEmblem } from './emblems';
import { floorOf, fortOf, N_FLOORS, placeOf, SIDES, spanOf, squaresOf, stacked } from './geometry';
import type { Maze } from './maze';
import { floorName } from './names';

const SIDE = 48;
const GAP = 24;
const NAME = 28;
const INK = {
  stone: '#d9d2b0',
  joint: '#b4ac86',
  line: '#8d8663',
  wall: '#33302a',
  card: '#fbf8ec',
  gold: '#e2b93b',
  page: '#f4f0e0',
} as const;
const CORNERS = SIDES.map((_, floor) => GAP + SIDES.slice(0, floor).reduce<number>((sum, side) => sum + side * SIDE + GAP, 0));
const WIDE = GAP + SIDES.reduce<number>((sum, side) => sum + side * SIDE + GAP, 0);
const HIGH = NAME + SIDES[0] * SIDE + GAP;

interface Props {
  readonly maze: Maze;
  readonly forts: number;
}

export function FortressDrawing({ maze, forts }: Props): JSX.Element {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDE} ${forts * HIGH}`}
      font-family="sans-serif"
      font-size="15"
      style={{ color: INK.wall }}
    >
      <rect width={WIDE} height={forts * HIGH} fill={INK.page} />
      {Array.from({ length: forts * N_FLOORS }, (_, index) => {
        const [fort, floor] = [Math.floor(index / N_FLOORS), index % N_FLOORS];
        return (
          <g key={index} transform={`translate(${CORNERS[floor] ?? 0} ${fort * HIGH})`} fill={INK.wall}>
            <text y={NAME - 9}>{floorName(floor)}</text>
            <g transform={`translate(0 ${NAME})`}>
              <Floor maze={maze} fort={fort} floor={floor} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}

function Floor({ maze, fort, floor }: { readonly maze: Maze; readonly fort: number; readonly floor: number }): JSX.Element {
  const whole = (SIDES[floor] ?? 0) * SIDE;
  const isHere = (name: string): boolean => fortOf(name) === fort && floorOf(name) === floor;
  const ladders = new Set(maze.ladders.flatMap((square) => [square, stacked(square, 1) ?? '']));
  return (
    <>
      {squaresOf(fort, floor).map((square) => (
        <Square
          key={square}
          square={square}
          card={maze.cards[square] ?? (maze.bridge.split('-').includes(square) ? 'bridge' : '')}
          hasLadder={ladders.has(square)}
        />
      ))}
      <rect width={whole} height={whole} fill="none" stroke={INK.wall} stroke-width="4" />
      {maze.walls
        .filter((edge) => isHere(edge))
        .map((edge) => {
          const [x1, y1, x2, y2] = spanOf(edge).map((end) => end * SIDE);
          return <path key={edge} d={`M${x1} ${y1}L${x2} ${y2}`} stroke={INK.wall} stroke-width="6" stroke-linecap="round" />;
        })}
    </>
  );
}

/** A square with its name in a corner, what lies there, and a ladder: small beside a card. */
function Square({ square, card, hasLadder }: { readonly square: string; readonly card: string; readonly hasLadder: boolean }): JSX.Element {
  const { column = 0, row = 0 } = placeOf(square) ?? {};
  const [x, y] = [column * SIDE, row * SIDE];
  const [cx, cy] = [x + SIDE / 2, y + SIDE / 2];
  return (
    <>
      <rect x={x} y={y} width={SIDE} height={SIDE} fill={INK.stone} stroke={INK.joint} />
      {card !== '' && (
        <>
          <rect x={cx - 17} y={cy - 17} width="34" height="34" rx="5" fill={card === 'flag' ? INK.gold : INK.card} stroke={INK.line} />
          <DrawnEmblem name={card} x={cx} y={cy} size={26} />
        </>
      )}
      {hasLadder && (
        <DrawnEmblem
          name="ladders"
          x={card === '' ? cx : x + SIDE - 10}
          y={card === '' ? cy : y + SIDE - 10}
          size={card === '' ? 34 : 18}
        />
      )}
    </>
  );
}
