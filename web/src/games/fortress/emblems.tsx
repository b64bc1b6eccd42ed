/** The emblems of pieces, cards and tools, on 24 x 24 in the current colour. */

import type { JSX } from 'preact';

const LINE = { fill: 'none', stroke: 'currentColor', 'stroke-width': 1.8, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

const EMBLEMS: Readonly<Record<string, JSX.Element>> = {
  flag: <path d="M5 2h2.2v20H5zM8.200 3.200c4-1.800 6.500 1.800 11.800-.2v9.600c-5.300 2-7.800-1.600-11.800.2z" />,
  cup: (
    <>
      <path d="M5.500 7h13c0 4.600-2 7.600-5.200 8.400v3.100l3.200 2.300v1.200h-9v-1.200l3.200-2.300v-3.100C7.500 14.600 5.500 11.600 5.500 7z" />
      <circle cx="10" cy="3.900" r="1.300" />
      <circle cx="13.900" cy="2.500" r="1" />
    </>
  ),
  king: (
    <>
      <path d="M3 8l4.200 3.200L12 4.500l4.800 6.700L21 8l-1.600 9.500H4.600z" />
      <path d="M4.600 19h14.800v2.500H4.600z" />
      <circle cx="12" cy="3" r="1.500" />
    </>
  ),
  duke: (
    <>
      <path d="M3.500 9.500l4.500 3 4-4.500 4 4.500 4.500-3-1.300 8H4.800z" />
      <path d="M4.800 19h14.400v2.300H4.800z" />
    </>
  ),
  soldier: (
    <g {...LINE} stroke-width="2">
      <path d="M5 4.500l12 12.500M19 4.500L7 17M4.500 15.500l4 4M19.500 15.500l-4 4M5 20.500l2-2M19 20.500l-2-2" />
    </g>
  ),
  princess: (
    <>
      <path d="M7 7.500l2.500 1.700L12 5.500l2.500 3.700L17 7.500l-.8 4.200H7.800z" />
      <circle cx="12" cy="4" r="1.200" />
      <path d="M8.200 12.700h7.600c0 2.400-1.600 4-3.800 4s-3.800-1.600-3.800-4zM5.500 22c.6-3.200 3-5 6.500-5s5.900 1.800 6.500 5z" />
    </>
  ),
  passage: (
    <>
      <path fill-rule="evenodd" d="M3.500 22V10.500a8.500 8.500 0 0 1 17 0V22zm3.700-1.800h9.600v-9a4.800 4.800 0 0 0-9.600 0z" />
      <path d="M9 19.500h6v-1.700H9zM9 16.600h6v-1.700H9zM9.300 13.700h5.400V12H9.300z" />
    </>
  ),
  pitfall: (
    <>
      <path fill-rule="evenodd" d="M2.500 2.500h19v19h-19zm2.200 2.200v14.600h14.600V4.700z" />
      <path d="M11 7h2v6.500h3L12 18l-4-4.500h3z" />
    </>
  ),
  knight: (
    <path d="M7.500 21.500c0-4.500 3.500-5.500 3.700-9-1.700 1-3 1.200-4.700 2.500l-2.300-2.300C6 9.500 6.200 6.500 8.300 5L8 2l3 1.700c5-.5 8.500 3.300 8.500 9.300 0 3.500-.7 6-1.300 8.500z" />
  ),
  wizard: (
    <>
      <path d="M4.500 18.500C8.500 16 8.500 8 11.500 2.500c2-.9 4.300.4 4 1.700l-1.800.3c1.300 5.800 1.800 11.500 5.800 14-4.500 1.300-10.500 1.300-15 0z" />
      <path d="M2 20.300c6.500 2 13.500 2 20 0l.3 1.200c-6.800 2.300-13.800 2.300-20.600 0z" />
    </>
  ),
  dwarf: (
    <>
      <path d="M5.500 9C6 4.500 8.500 2 12 2s6 2.500 6.500 7z" />
      <path
        d="M5 10.300h14c.5 6-2.200 9.700-7 12.200-4.800-2.500-7.500-6.200-7-12.200zm3.400 2a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 0 0 0-2.600zm7.200 0a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 0 0 0-2.600z"
        fill-rule="evenodd"
      />
    </>
  ),
  walls: (
    <path d="M2.500 5h8.500v4H2.500zM13 5h8.500v4H13zM2.500 11h4v4h-4zM8.500 11h7v4h-7zM17.500 11h4v4h-4zM2.500 17h8.500v4H2.500zM13 17h8.500v4H13z" />
  ),
  ladders: <path {...LINE} d="M8 2.500v19M16 2.500v19M8 6.500h8M8 12h8M8 17.500h8" />,
  bridge: <path {...LINE} d="M2 9.500h20M3 19v-9M21 19v-9M6 19c0-8 12-8 12 0" />,
  question: <path {...LINE} stroke-width="2.600" d="M8 7.500C8.500 2.500 16 3 16 8c0 3.500-4 3.500-4 7M12 20v.100" />,
  warning: <path {...LINE} stroke-width="3" d="M12 3.500V14M12 19.800v.100" />,
  feet: (
    <path d="M7.500 2.500c2 0 3 2.500 3 5.500s-.5 5-3 5-3-2-3-5 1-5.500 3-5.500zM5 15h5v1.500a2.500 2.500 0 0 1-5 0zM16.500 6c2 0 3 2.500 3 5.500s-.5 5-3 5-3-2-3-5 1-5.500 3-5.500zM14 18.500h5V20a2.500 2.500 0 0 1-5 0z" />
  ),
  eye: <path {...LINE} d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z" />,
  annotations: <path {...LINE} d="M4 20l1-5L16 4l4 4L9 19zM14 6l4 4" />,
  tower: <path d="M4 2h3.500v3H10V2h4v3h2.500V2H20v7h-2v13H6V9H4z" />,
};

/** An emblem by its word; the shield of an unknown one. */
export function emblemOf(name: string): JSX.Element {
  return EMBLEMS[name] ?? <path d="M4 3h16v9c0 5-4 8-8 10-4-2-8-5-8-10z" />;
}

export function Emblem({ name, class: className = 'fortress-emblem' }: { readonly name: string; readonly class?: string }): JSX.Element {
  return (
    <svg class={className} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      {emblemOf(name)}
    </svg>
  );
}

/** An emblem inside a larger drawing; x, y: of its middle. */
export function DrawnEmblem({
  name,
  x,
  y,
  size,
}: {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): JSX.Element {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} fill="currentColor">
      {emblemOf(name)}
    </g>
  );
}

const STRENGTHS: Readonly<Record<string, number>> = { king: 7, duke: 6, knight: 5, soldier: 4, wizard: 3, dwarf: 2, princess: 1 };

/** The number behind a name (FORT-2.4), 0 where there is none. */
export function strengthOf(name: string): number {
  return STRENGTHS[name] ?? 0;
}
