/** The drawings on the boxes: trees of a dark wood, a river between rocks, a tower, 320 x 152 units. */

import type { JSX } from 'preact';

function Fir({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): JSX.Element {
  return (
    <path transform={`translate(${x} ${y}) scale(${size})`} d="M0 -60L16 -34H8L22 -12H11L28 12H4V24H-4V12H-28L-11 -12H-22L-8 -34H-16Z" />
  );
}

function Wood(): JSX.Element {
  return (
    <>
      <Fir x={60} y={96} size={0.9} />
      <Fir x={262} y={96} size={0.9} />
      <Fir x={106} y={104} size={1.15} />
      <Fir x={216} y={104} size={1.15} />
      <path
        class="cover-thin"
        d="M146 138C150 112 172 108 160 84C154 72 164 64 160 52M176 138C172 120 186 108 172 84C166 72 168 62 164 52"
      />
      <path class="cover-fill" d="M160 22l2.500 9 9 2.500-9 2.500-2.500 9-2.500-9-9-2.500 9-2.500z" />
    </>
  );
}

function River(): JSX.Element {
  return (
    <>
      <path d="M40 128L58 52 74 30 92 128M280 128L262 52 246 30 228 128" />
      <path class="cover-thin" d="M58 52l10 76M262 52l-10 76" />
      <path d="M100 92q15 -12 30 0t30 0 30 0 30 0M100 112q15 -12 30 0t30 0 30 0 30 0" />
      <path class="cover-thin" d="M112 132q12 -10 24 0t24 0 24 0 24 0" />
      <path class="cover-fill" d="M134 74q26 16 52 0l-6 12h-40z" />
      <path d="M160 70V34q18 8 16 30z" />
    </>
  );
}

function Tower(): JSX.Element {
  return (
    <>
      <path d="M132 134L138 56H128V36h12v8h12v-8h16v8h12v-8h12v20h-10l6 78Z" />
      <path class="cover-thin" d="M138 76h44M136 100h48" />
      <path class="cover-fill" d="M154 134v-18a6 6 0 0 1 12 0v18zM157 62h6v14h-6z" />
      <path d="M30 134q40 -50 94 -46M290 134q-40 -50 -94 -46" />
      <path class="cover-thin" d="M52 134q30 -34 72 -32M268 134q-30 -34 -72 -32" />
    </>
  );
}

export function CoverDrawing({ variant }: { readonly variant: string }): JSX.Element {
  if (variant === 'journey-down-the-anduin') return <River />;
  return variant === 'escape-from-dol-guldur' ? <Tower /> : <Wood />;
}
