/** Dots and letters on a plan for what one may ask for. */

import type { JSX } from 'preact';

import { floorOf, fortOf, placeOf } from './geometry';

/** A choice on the plan. look: "" before the answer. */
export interface Lettered {
  readonly letter: string;
  readonly source: string;
  readonly target: string;
  readonly look: '' | 'best' | 'own' | 'other';
}

/** How far from the middle of the source towards that of the target the letter of a step stands. */
const LETTER_AT = 0.66;
/** The letter of a climb stands at the right edge of the square above or below. */
const CLIMB_AT = 0.3;

interface LettersProps {
  readonly lettered: readonly Lettered[];
  readonly fort: number;
  readonly floor: number;
  readonly size: number;
}

/** Tokens with letters on the squares that the choices lead to, each beside the edge over which it comes. */
export function Letters({ lettered, fort, floor, size }: LettersProps): JSX.Element {
  const radius = Math.max(6, size * 0.17);
  return (
    <g class="plan-letters" aria-hidden="true">
      {lettered.map(({ letter, source, target, look }) => {
        const [from, to] = [placeOf(source), placeOf(target)];
        if (!from || to?.fort !== fort || to.floor !== floor) return null;
        const isStep = from.fort === fort && from.floor === floor;
        const along = (a: number, b: number): number => (isStep ? a + (b - a) * LETTER_AT : b);
        const [x, y] = [along(from.column, to.column) + 0.5 + (isStep ? 0 : CLIMB_AT), along(from.row, to.row) + 0.5];
        return (
          <g key={letter} class={`plan-letter ${look}`} transform={`translate(${x * size} ${y * size})`}>
            <circle r={radius} />
            <text y={radius * 0.4} font-size={radius * 1.15}>
              {letter}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Squares that one may ask for. */
export function Targets({
  squares,
  fort,
  floor,
  size,
}: {
  readonly squares: ReadonlySet<string>;
  readonly fort: number;
  readonly floor: number;
  readonly size: number;
}): JSX.Element {
  const here = [...squares].filter((square) => fortOf(square) === fort && floorOf(square) === floor);
  return (
    <g class="plan-targets" aria-hidden="true">
      {here.map((square) => {
        const place = placeOf(square)!;
        return <circle key={square} cx={(place.column + 0.8) * size} cy={(place.row + 0.8) * size} r={Math.max(4, size * 0.1)} />;
      })}
    </g>
  );
}
