import type { JSX } from 'preact';

import type { TournamentSystem } from '../../net/wire';

/** Those who play as dots, games as lines between them. */
const LINES: Readonly<Record<TournamentSystem, string>> = {
  arena: 'M8 12L18 24M26 8L34 18M10 30L24 34',
  swiss: 'M8 9H17M8 20H17M8 31H17M17 9H21V14.500H27M17 20H21V14.500M17 31H27',
  'round-robin': 'M20 6L34 16 29 33H11L6 16ZM20 6L29 33M20 6L11 33M34 16L11 33M34 16H6M29 33L6 16',
};
const DOTS: Readonly<Record<TournamentSystem, readonly (readonly [x: number, y: number])[]>> = {
  arena: [
    [8, 12],
    [18, 24],
    [26, 8],
    [34, 18],
    [10, 30],
    [24, 34],
    [34, 30],
  ],
  swiss: [
    [8, 9],
    [8, 20],
    [8, 31],
    [31, 14.5],
    [31, 31],
  ],
  'round-robin': [
    [20, 6],
    [34, 16],
    [29, 33],
    [11, 33],
    [6, 16],
  ],
};

/** What a system is like, beside its words. */
export function SystemPicture({ system }: { readonly system: TournamentSystem }): JSX.Element {
  return (
    <svg class="system-picture" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path d={LINES[system]} />
      {DOTS[system].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.200" />
      ))}
    </svg>
  );
}
