/** The drawings on the covers of the boxes, as rulesets name them, in a frame of 320 x 152 units. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import type { CoverProps } from '../../family';

/** A lance with a swallow-tailed pennant that flies to the right (1) or to the left (-1). */
function Pennant({
  x,
  y,
  to,
  height,
}: {
  readonly x: number;
  readonly y: number;
  readonly to: 1 | -1;
  readonly height: number;
}): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) scale(${to} 1)`}>
      <path d={`M0 0V${-height}`} />
      <path class="cover-fill" d={`M0 ${-height}h22l-6 6.500 6 6.500H0z`} />
    </g>
  );
}

function Star({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): JSX.Element {
  const s = size;
  const q = size * 0.26;
  return (
    <path
      class="cover-fill"
      transform={`translate(${x} ${y})`}
      d={`M0 ${-s}L${q} ${-q} ${s} 0 ${q} ${q} 0 ${s} ${-q} ${q} ${-s} 0 ${-q} ${-q}z`}
    />
  );
}

function Shield({
  x,
  y,
  size,
  turn = 0,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
}): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 20})`}>
      <path d="M-9 -11H9V1C9 7 4 10 0 12C-4 10 -9 7 -9 1Z" />
    </g>
  );
}

function PennantsDrawing(): JSX.Element {
  return (
    <>
      <path
        class="cover-thin"
        d="M14 118c40-26 70-26 104-8s60 20 96 2 62-20 92-2M14 128c38-18 70-22 104-8s64 16 96 4 60-14 92-4M36 138c34-10 58-12 84-4s66 8 94 0 46-8 70-2"
      />
      <Pennant x={46} y={106} to={1} height={62} />
      <Pennant x={82} y={98} to={1} height={74} />
      <Pennant x={118} y={104} to={1} height={50} />
      <Pennant x={274} y={106} to={-1} height={62} />
      <Pennant x={238} y={104} to={-1} height={74} />
      <Pennant x={202} y={108} to={-1} height={50} />
      <Star x={160} y={38} size={17} />
    </>
  );
}

function Sword({ turn }: { readonly turn: number }): JSX.Element {
  return (
    <g transform={`translate(160 78) rotate(${turn})`}>
      <path class="cover-fill" d="M-3.500 30L-3.500 -52 0 -64 3.500 -52 3.500 30z" />
      <path d="M0 26V-50" class="cover-cut" />
      <path d="M-17 30c8-3 26-3 34 0M0 32v20" />
      <circle cx="0" cy="56" r="4" class="cover-fill" />
    </g>
  );
}

function SwordsDrawing(): JSX.Element {
  return (
    <>
      <circle class="cover-thin" cx="160" cy="76" r="62" />
      <circle class="cover-thin" cx="160" cy="76" r="57" stroke-dasharray="1 5" />
      <Sword turn={42} />
      <Sword turn={-42} />
      <Star x={64} y={76} size={9} />
      <Star x={256} y={76} size={9} />
    </>
  );
}

/** One half of a laurel wreath around (160, 76), from the foot up on the right. */
function Laurel(): JSX.Element {
  return (
    <>
      {[0, 1, 2, 3, 4, 5].map((step) => {
        const angle = 152 - step * 22;
        const x = 160 + Math.sin((angle * Math.PI) / 180) * 63;
        const y = 74 - Math.cos((angle * Math.PI) / 180) * 63;
        const place = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
        return (
          <g key={step} class="cover-fill" transform={`${place} rotate(${angle - 90})`}>
            <path transform="rotate(34)" d="M0 0C7-4 7-13 0-19C-7-13-7-4 0 0Z" />
            <path transform="rotate(-30) scale(0.8)" d="M0 0C7-4 7-13 0-19C-7-13-7-4 0 0Z" />
          </g>
        );
      })}
    </>
  );
}

function WreathDrawing(): JSX.Element {
  return (
    <>
      <path d="M124 26H196V78C196 104 176 118 160 126C144 118 124 104 124 78Z" />
      <path class="cover-thin" d="M131 33H189V77C189 99 173 111 160 118C147 111 131 99 131 77Z" />
      <path class="cover-thin" d="M160 33v85M131 70h58" />
      <Star x={160} y={70} size={24} />
      <Laurel />
      <g transform="translate(320 0) scale(-1 1)">
        <Laurel />
      </g>
    </>
  );
}

function ShieldsDrawing(): JSX.Element {
  const places = Array.from({ length: 8 }, (_, index) => index * 45);
  return (
    <>
      {places.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 160 76)`}>
          <path class="cover-thin" d="M160 50V40" />
          <Shield x={160} y={21} size={26} />
        </g>
      ))}
      <Star x={160} y={76} size={24} />
    </>
  );
}

function CrownDrawing(): JSX.Element {
  return (
    <>
      <path class="cover-fill" d="M112 92L100 40l32 24 28-42 28 42 32-24-12 52z" />
      <path d="M112 104h96M116 113h88" />
      <circle cx="160" cy="18" r="5" class="cover-fill" />
      <circle cx="100" cy="36" r="4" class="cover-fill" />
      <circle cx="220" cy="36" r="4" class="cover-fill" />
      <path class="cover-thin" d="M40 76h40M240 76h40M52 66l-12 10 12 10M268 66l12 10-12 10" />
    </>
  );
}

/** Two unlike banners under one sun: a tree, and an eye. */
function BannersDrawing(): JSX.Element {
  return (
    <>
      <path class="cover-thin" d="M10 128c36-10 60-30 82-30s40 26 68 26 46-26 68-26 46 20 82 30" />
      <path d="M60 22h64v62l-32 26-32-26z" />
      <path
        class="cover-fill"
        d="M92 34c7 0 11 5 11 10 7 0 11 4 11 10s-5 11-12 11h-7v14c1 5 4 7 8 9H81c4-2 7-4 8-9V65h-7c-7 0-12-5-12-11s4-10 11-10c0-5 4-10 11-10z"
      />
      <path d="M196 22h64v88l-32-16-32 16z" />
      <path
        class="cover-fill"
        fill-rule="evenodd"
        d="M228 40c12 0 20 8 25 18-5 10-13 18-25 18s-20-8-25-18c5-10 13-18 25-18zm0 5c-4 8-4 18 0 26 4-8 4-18 0-26z"
      />
    </>
  );
}

/** Bow and axe, crossed. */
function WeaponsDrawing(): JSX.Element {
  return (
    <>
      <circle class="cover-thin" cx="160" cy="74" r="64" />
      <path d="M116 28c46 6 84 40 92 90M116 28l92 90" />
      <path d="M112 118l84-84" />
      <path class="cover-fill" d="M206 24l-6 24-18-18zM104 110l16 16-18 2z" />
      <path
        class="cover-fill"
        d="M134 18c14-5 27-2 36 8-7 10-10 18-8 30-13 5-26 1-34-8 8-9 10-18 6-30z"
        transform="rotate(-8 150 38) translate(-44 50)"
      />
      <Star x={60} y={74} size={9} />
      <Star x={260} y={74} size={9} />
    </>
  );
}

/** The Mountain, smouldering, and the Ring over it. */
function MountainDrawing(): JSX.Element {
  return (
    <>
      <path d="M40 126L132 52h14l6 7 8-5 8 5 6-7h14l92 74z" />
      <path class="cover-thin" d="M160 62l-8 18 10 10-12 16 8 20M166 70l10 14-4 12 12 14-4 16M100 86l-12 22M222 88l12 20M20 132h280" />
      <circle cx="160" cy="30" r="15" />
      <circle class="cover-thin" cx="160" cy="30" r="10" />
    </>
  );
}

const BESIDE = 68;

interface EmblemRowProps {
  readonly emblems: readonly string[];
  readonly draw: ((name: string) => ComponentChildren) | null;
}

/** Emblems of pieces in a row, the one in the middle the largest. */
export function EmblemRow({ emblems, draw }: EmblemRowProps): JSX.Element {
  const middle = (emblems.length - 1) / 2;
  return (
    <>
      <path class="cover-thin" d="M20 130h280M20 22h280" />
      {emblems.map((name, index) => {
        const size = index === middle ? 3.4 : 2.2;
        const place = `translate(${160 + (index - middle) * BESIDE - 12 * size} ${76 - 12 * size}) scale(${size})`;
        return (
          <g key={index} class="cover-fill" transform={place}>
            {draw?.(name)}
          </g>
        );
      })}
    </>
  );
}

/** The emblems are fetched when a cover shows them. */
function EmblemsDrawing({ emblems }: { readonly emblems: readonly string[] }): JSX.Element {
  const draw = useSignal<((name: string) => ComponentChildren) | null>(null);
  useEffect(() => {
    import('./emblems').then(
      ({ emblem }) => (draw.value = emblem),
      () => undefined,
    );
  }, []);
  return <EmblemRow emblems={emblems} draw={draw.value} />;
}

const DRAWINGS: Readonly<Record<string, () => JSX.Element>> = {
  pennants: PennantsDrawing,
  swords: SwordsDrawing,
  wreath: WreathDrawing,
  shields: ShieldsDrawing,
  crown: CrownDrawing,
  banners: BannersDrawing,
  weapons: WeaponsDrawing,
  mountain: MountainDrawing,
};

/** The drawing that a ruleset names, else the emblems of some of its pieces; pennants for a user's own ruleset. */
export function CoverDrawing({ box }: CoverProps): JSX.Element {
  const Drawing = DRAWINGS[box.drawing];
  if (Drawing === undefined && box.emblems.length > 0) return <EmblemsDrawing emblems={box.emblems} />;
  return Drawing ? <Drawing /> : <PennantsDrawing />;
}
