/** A piece as it stands on the board: body of its army, face, back, or back with what is known of it. */

import type { ComponentChildren } from 'preact';

import { emblem } from './emblems';

export type Side = 0 | 1;
/** own: its owner looks at it. known: an enemy's back that has been read. back: nothing is known. */
export type Face = 'own' | 'known' | 'back';

export interface PieceArtProps {
  readonly side: Side;
  readonly face: Face;
  readonly emblem?: string;
  readonly rank?: string;
  /** The rank is higher than the one the piece began with. */
  readonly isRaised?: boolean;
  readonly moved?: boolean;
  /** Own piece that the opponent knows. */
  readonly shown?: boolean;
  readonly annotation?: ComponentChildren;
}

/** Red: a shield with a straight top and a point. Blue: a tower shield with a round top and a straight foot. */
const BODIES = ['M7 5.5h50v29C57 47 47 55 32 60.5 17 55 7 47 7 34.5z', 'M7.5 59V29C7.5 14 18 4.5 32 4.5S56.5 14 56.5 29v30z'] as const;
const INNER = [
  'M11 9.5h42v25C53 44.5 44.5 51 32 56 19.5 51 11 44.5 11 34.5z',
  'M12 54.5V29C12 16.5 20.5 9 32 9s20 7.5 20 20v25.5z',
] as const;

const CLOTHS = ['M17 14h30v31l-5 6-5-6-5 6-5-6-5 6-5-6z', 'M17 14h30v37l-15-9-15 9z'] as const;
const DEVICES = [
  'M32 19.5l1.9 4.6 4.6-1.9-1.9 4.6 4.6 1.9-4.6 1.9 1.9 4.6-4.6-1.9-1.9 4.6-1.9-4.6-4.6 1.9 1.9-4.6-4.6-1.9 4.6-1.9-1.9-4.6 4.6 1.9z',
  'M35.5 19.5a9 9 0 1 0 4.5 13.5 7.2 7.2 0 1 1-4.5-13.5zM37.6 23.2l1.1 2.3 2.5.4-1.8 1.8.4 2.5-2.2-1.2-2.3 1.2.4-2.5-1.8-1.8 2.6-.4z',
] as const;

const NAMES = ['red', 'blue'] as const;

export function PieceArt(props: PieceArtProps) {
  const { side, face } = props;
  return (
    <svg class={`piece piece-${NAMES[side]} piece-${face}`} viewBox="0 0 64 64" aria-hidden="true">
      <ellipse class="piece-shadow" cx="32" cy="59" rx="25" ry="4.5" />
      <path class="piece-edge" d={BODIES[side]} transform="translate(0 2.2)" />
      <path class="piece-body" d={BODIES[side]} fill={`url(#army-${NAMES[side]})`} />
      {side === 1 && <path class="piece-chequer" d={INNER[1]} stroke="url(#army-chequer)" />}
      <path class="piece-rim" d={BODIES[side]} />
      {side === 0 && <path class="piece-line" d={INNER[0]} />}
      {props.moved && <Dust />}
      {face === 'own' ? <Own {...props} /> : <Back {...props} />}
      {props.annotation}
      {face === 'own' && props.shown && <Eye />}
    </svg>
  );
}

function Own({ emblem: name = '', rank, isRaised }: PieceArtProps) {
  return (
    <>
      <g class="piece-emblem" transform={rank ? 'translate(17 9.5) scale(1.25)' : 'translate(14.5 13) scale(1.46)'}>
        {emblem(name)}
      </g>
      {rank && <Plate rank={rank} isRaised={isRaised} />}
    </>
  );
}

interface PlateProps {
  readonly rank: string;
  readonly isRaised?: boolean | undefined;
  readonly isSmall?: boolean;
}

/** The rank at the foot: light on an own piece, dark and small on one whose owner would rather hide it, of gold where the Ring has raised it. */
function Plate({ rank, isRaised = false, isSmall = false }: PlateProps) {
  const width = (rank.length > 1 ? 30 : 22) - (isSmall ? 4 : 0);
  const height = isSmall ? 17 : 20;
  const words = [
    'piece-label',
    isSmall ? 'piece-label-small' : '',
    isRaised ? 'piece-label-raised' : '',
    rank.length > 1 ? 'piece-label-wide' : '',
  ];
  return (
    <g class={words.filter(Boolean).join(' ')}>
      <rect class="piece-plate" x={32 - width / 2} y={60.5 - height} width={width} height={height} rx="5" />
      <text class="piece-rank" x="32" y={isSmall ? 57.5 : 57}>
        {rank}
      </text>
    </g>
  );
}

function Back({ side, face, emblem: name = '', rank, isRaised }: PieceArtProps) {
  return (
    <>
      <path class="piece-pole" d="M13 13.5h38M32 8.5v5" />
      <path class="piece-cloth" d={face === 'known' ? 'M14.5 14h35v38l-17.5-5-17.5 5z' : CLOTHS[side]} />
      {face === 'back' && <path class="piece-device" fill-rule="evenodd" d={DEVICES[side]} />}
      {face === 'known' && (
        <>
          <g class="piece-device" transform={rank ? 'translate(19.5 15.5) scale(1.04)' : 'translate(18 17) scale(1.18)'}>
            {emblem(name)}
          </g>
          {rank && <Plate rank={rank} isRaised={isRaised} isSmall />}
        </>
      )}
    </>
  );
}

/** It has moved: dust at its foot. */
function Dust() {
  return (
    <g class="piece-dust">
      <circle cx="10" cy="57.5" r="4" />
      <circle cx="15.5" cy="59.5" r="2.8" />
      <circle cx="5" cy="60" r="2.2" />
      <circle cx="54" cy="57.5" r="4" />
      <circle cx="48.5" cy="59.5" r="2.8" />
      <circle cx="59" cy="60" r="2.2" />
    </g>
  );
}

/** The opponent knows this piece. */
function Eye() {
  return (
    <g class="piece-eye" transform="translate(46.5 1.5) scale(.84)">
      <circle cx="8" cy="8" r="8" />
      <path d="M2.5 8c2.4-4.4 8.6-4.4 11 0-2.4 4.4-8.6 4.4-11 0z" />
      <circle class="piece-pupil" cx="8" cy="8" r="2" />
    </g>
  );
}

/** Colours and patterns that all pieces of a page share; mount it once. */
export function PieceDefs() {
  return (
    <svg class="piece-defs" width="0" height="0" aria-hidden="true">
      <defs>
        {NAMES.map((name, side) => (
          <linearGradient key={name} id={`army-${name}`} x1="0" y1="0" x2="0.3" y2="1">
            <stop offset="0" style={`stop-color: color-mix(in srgb, var(--army-${side}-light) 45%, var(--army-${side}))`} />
            <stop offset="0.5" style={`stop-color: var(--army-${side})`} />
            <stop offset="1" style={`stop-color: color-mix(in srgb, var(--army-${side}-deep) 60%, var(--army-${side}))`} />
          </linearGradient>
        ))}
        <pattern id="army-chequer" width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" style="fill: var(--army-1-deep)" />
          <path d="M0 0h4v4H0zM4 4h4v4H4z" style="fill: var(--army-1-light)" />
        </pattern>
        <filter id="annotation-stroke" x="-20%" y="-20%" width="140%" height="140%">
          <feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="4" result="grain" />
          <feDisplacementMap in="SourceGraphic" in2="grain" scale="2" result="rough" />
          <feColorMatrix in="grain" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -2.2 2.05" result="holes" />
          <feComposite in="rough" in2="holes" operator="in" />
        </filter>
      </defs>
    </svg>
  );
}
