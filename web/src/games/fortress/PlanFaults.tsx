/** Marks on a plan for what is wrong: squares that no piece can reach, and parts of which one must go. */

import type { JSX } from 'preact';

export function CutOff({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): JSX.Element {
  const strokes = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75].map((at) => {
    const [from, to] = [Math.max(0, at - 1), Math.min(1, at)];
    return `M${x + from * size} ${y + to * size}L${x + to * size} ${y + from * size}`;
  });
  return <path class="plan-cut-off" d={strokes.join('')} />;
}

export function Blame({ x, y }: { readonly x: number; readonly y: number }): JSX.Element {
  return (
    <g class="plan-blame" transform={`translate(${x} ${y})`}>
      <circle r="9" />
      <path d="M-4 -4L4 4M4 -4L-4 4" />
    </g>
  );
}
