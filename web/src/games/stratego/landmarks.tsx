/** Mount Doom on the board: the mountain on its square, and a path from each of the squares that lead to it. */

import type { ComponentChildren } from 'preact';

import { type Direction, neighbour, placeInView, type Square } from '../../board/geometry';
import type { StrategoObservation } from './wire';

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];

/** The squares beside Mount Doom that are no forbidden ground. */
export function entriesOf({ mount_doom: doom, obstacles, columns, rows }: StrategoObservation): readonly Square[] {
  if (!doom) return [];
  return DIRECTIONS.map((direction) => neighbour(doom, direction, { columns, rows }, false)).filter(
    (square) => square !== doom && !obstacles.includes(square),
  );
}

export function landmarks(observation: StrategoObservation, turned: boolean): ComponentChildren {
  const { mount_doom: doom, ring, columns, rows } = observation;
  if (!doom) return null;
  const size = { columns, rows };
  const { x, y } = placeInView(doom, size, turned);
  return (
    <g class={`doom doom-${ring}`}>
      {entriesOf(observation).map((entry) => {
        const from = placeInView(entry, size, turned);
        const turn = (Math.atan2(y - from.y, x - from.x) * 180) / Math.PI;
        return (
          <path
            key={entry}
            class="doom-way"
            transform={`translate(${from.x + 0.5} ${from.y + 0.5}) rotate(${turn})`}
            d="M.3 -.17l.13 .17l-.13 .17M.14 -.17l.13 .17l-.13 .17"
          />
        );
      })}
      <g transform={`translate(${x} ${y})`}>
        <radialGradient id="doom-glow">
          <stop offset="0" class="doom-glow-heart" />
          <stop offset="1" class="doom-glow-edge" />
        </radialGradient>
        <circle class="doom-glow" cx=".5" cy=".42" r=".62" fill="url(#doom-glow)" />
        <path
          class="doom-smoke"
          d="M.47 .2c-.1 -.05 -.07 -.13 .02 -.12c.01 -.08 .13 -.09 .15 -.02c.08 -.02 .12 .07 .04 .11c.02 .07 -.08 .1 -.12 .05z"
        />
        <path class="doom-rock" d="M.04 .92L.34 .34h.09l.04 .05l.05 -.04l.06 .04l.03 -.05h.06L.96 .92z" />
        <path class="doom-shade" d="M.5 .4L.56 .6L.5 .92H.96L.67 .34H.61l-.03 .05l-.06 -.04z" />
        <path
          class="doom-lava"
          d="M.4 .36h.22l-.03 .05l-.06 -.03l-.05 .04zM.5 .4l-.04 .12l.05 .08l-.06 .12l.04 .1l-.03 .1h.05l.03 -.1l-.04 -.09l.07 -.13l-.05 -.08l.05 -.12z"
        />
      </g>
    </g>
  );
}
