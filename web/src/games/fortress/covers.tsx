/** The drawings on the boxes: a fortress of three floors in the lines of the other covers, 320 x 152 units. */

import type { JSX } from 'preact';

/** A floor seen from its corner: width and height of its diamond, and the parapet. */
function Floor({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): JSX.Element {
  const h = size * 0.42;
  const wall = 11;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 ${-h}L${size} 0L0 ${h}L${-size} 0Z`} />
      <path d={`M${-size} 0V${-wall}L0 ${-h - wall}L${size} ${-wall}V0`} />
      <path class="cover-thin" d={`M${-size} 0v6L0 ${h + 6}L${size} 6V0M0 ${h}v6`} />
    </g>
  );
}

function Wall({ x, y, to }: { readonly x: number; readonly y: number; readonly to: 1 | -1 }): JSX.Element {
  return <path class="cover-fill" d={`M${x} ${y}l${18 * to} 7.500v-9l${-18 * to} -7.500z`} />;
}

function Rungs({ x, y, height }: { readonly x: number; readonly y: number; readonly height: number }): JSX.Element {
  const rungs = Array.from({ length: Math.floor(height / 6) }, (_, index) => `M${x} ${y - index * 6 - 3}h7`);
  return <path d={`M${x} ${y}v${-height}M${x + 7} ${y}v${-height}${rungs.join('')}`} />;
}

function Flag({ x, y }: { readonly x: number; readonly y: number }): JSX.Element {
  return <path class="cover-fill" d={`M${x} ${y}v-26h18l-5 5.500 5 5.500h-16v15z`} />;
}

function Fortress({ x, isSmall = false }: { readonly x: number; readonly isSmall?: boolean }): JSX.Element {
  return (
    <g transform={`translate(${x} ${isSmall ? 30 : 0}) scale(${isSmall ? 0.78 : 1})`}>
      <Floor x={0} y={112} size={74} />
      <Wall x={-40} y={112} to={1} />
      <Wall x={10} y={116} to={1} />
      <Wall x={38} y={104} to={-1} />
      <Rungs x={-30} y={106} height={36} />
      <Floor x={0} y={66} size={48} />
      <Wall x={-8} y={70} to={1} />
      <Rungs x={14} y={64} height={30} />
      <Floor x={0} y={32} size={28} />
      <Flag x={-3} y={36} />
    </g>
  );
}

export function CoverDrawing({ variant }: { readonly variant: string }): JSX.Element {
  if (variant === 'fortress-bridge') {
    return (
      <>
        <Fortress x={92} isSmall />
        <Fortress x={228} isSmall />
        <path d="M132 118q28 -22 56 0M132 123q28 -22 56 0" />
      </>
    );
  }
  return (
    <>
      <Fortress x={160} />
      {variant === 'fortress-main' && (
        <>
          <path class="cover-fill" d="M36 60h22v14c0 9-6 13-11 15-5-2-11-6-11-15z" />
          <path class="cover-fill" d="M262 60h22v14c0 9-6 13-11 15-5-2-11-6-11-15z" />
          <path class="cover-thin" d="M26 100h42M252 100h42" />
        </>
      )}
    </>
  );
}
