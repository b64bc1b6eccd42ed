/** Requests on a floor: an arrow from square to square, or a ring on a square where one leaves the floor or comes to it. */

import type { JSX } from 'preact';

import { floorOf, fortOf, placeOf } from './geometry';

export interface PlanArrow {
  readonly from: string;
  readonly to: string;
  readonly look: 'best' | 'played';
}

interface Props {
  readonly arrows: readonly PlanArrow[];
  readonly fort: number;
  readonly floor: number;
  /** Pixels of a square. */
  readonly size: number;
}

export function Arrows({ arrows, fort, floor, size }: Props): JSX.Element {
  const isHere = (square: string): boolean => fortOf(square) === fort && floorOf(square) === floor;
  return (
    <g class="plan-arrows" aria-hidden="true">
      {arrows.map(({ from, to, look }) => {
        if (isHere(from) && isHere(to)) return <Arrow key={look} from={from} to={to} look={look} size={size} />;
        return [from, to].filter(isHere).map((square) => <Ring key={look + square} square={square} look={look} size={size} />);
      })}
    </g>
  );
}

function Arrow({ from, to, look, size }: PlanArrow & { readonly size: number }): JSX.Element {
  const [[x1, y1], [x2, y2]] = [middleOf(from, size), middleOf(to, size)];
  const [dx, dy] = [Math.sign(x2 - x1), Math.sign(y2 - y1)];
  const [tip, head, start] = [size * 0.18, size * 0.2, size * 0.24];
  const [tx, ty] = [x2 + dx * tip, y2 + dy * tip];
  const shaft = `M${x1 + dx * start} ${y1 + dy * start}L${tx - dx * head} ${ty - dy * head}`;
  return (
    <g class={`plan-arrow of-${look}`}>
      <path class="casing" d={shaft} style={{ strokeWidth: size * 0.17 }} />
      <path
        class="shaft"
        d={shaft}
        style={{ strokeWidth: size * 0.1, strokeDasharray: look === 'played' ? `${size * 0.16} ${size * 0.12}` : 'none' }}
      />
      <path
        class="head"
        d={`M${tx} ${ty}L${tx - dx * head * 1.3 - dy * head * 0.7} ${ty - dy * head * 1.3 - dx * head * 0.7}L${tx - dx * head * 1.3 + dy * head * 0.7} ${ty - dy * head * 1.3 + dx * head * 0.7}z`}
      />
    </g>
  );
}

function Ring({ square, look, size }: { readonly square: string; readonly look: PlanArrow['look']; readonly size: number }): JSX.Element {
  const [x, y] = middleOf(square, size);
  const radius = size * (look === 'best' ? 0.42 : 0.34);
  const dashes = look === 'played' ? `${size * 0.16} ${size * 0.12}` : 'none';
  return (
    <g class={`plan-arrow of-${look}`}>
      <circle class="casing" cx={x} cy={y} r={radius} style={{ strokeWidth: size * 0.12 }} />
      <circle class="shaft" cx={x} cy={y} r={radius} style={{ strokeWidth: size * 0.07, strokeDasharray: dashes }} />
    </g>
  );
}

function middleOf(square: string, size: number): readonly [number, number] {
  const { column = 0, row = 0 } = placeOf(square) ?? {};
  return [(column + 0.5) * size, (row + 0.5) * size];
}
