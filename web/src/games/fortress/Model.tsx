/** A fortress whose builder may see it, as a model that can be turned. A picture only: what it shows also stands in the plans. */

import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { t } from '../../i18n';
import { keyOf } from '../../shell/keys';
import { DrawnEmblem, strengthOf } from './emblems';
import { PieceShape } from './FloorPlan';
import { floorOf, fortOf, nameOf, N_FLOORS, placeOf, SIDES } from './geometry';
import {
  type Camera,
  depthOf,
  frame,
  ladderPath,
  LIFT_CLOSED,
  LIFT_OPEN,
  middleOf,
  parapets,
  project,
  slab,
  tile,
  TURN_LEAST,
  TURN_MOST,
  wallShape,
} from './model-shapes';
import type { PlanView } from './plan-view';
import { useSize } from './use-size';

interface Props {
  readonly view: PlanView;
  readonly fort?: number;
  /** Ways over the floors, in order, the newest strong. */
  readonly ways?: readonly Way[];
  readonly cutOff?: ReadonlySet<string>;
  readonly blamed?: ReadonlySet<string>;
  readonly turn?: Signal<number>;
  readonly isOpen?: Signal<boolean>;
  /** Buttons to turn it and to lift its floors. */
  readonly hasControls?: boolean;
  readonly name: string;
}

export interface Way {
  readonly seat: number;
  readonly squares: readonly string[];
  readonly isOld?: boolean;
}

const AT_REST = 45;
const STEP = 10;

export function Model(props: Props): JSX.Element {
  const { view, fort = 0, hasControls = true, name } = props;
  const ownTurn = useSignal(AT_REST);
  const ownOpen = useSignal(true);
  const turn = props.turn ?? ownTurn;
  const isOpen = props.isOpen ?? ownOpen;
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box).value;
  const lift = isOpen.value ? LIFT_OPEN : LIFT_CLOSED;
  const [left, top, wide, high] = frame(lift);
  const scale = Math.min(width / wide, height / high);
  const camera: Camera = { scale, turn: turn.value, lift };
  const turnBy = (by: number): void => void (turn.value = Math.max(TURN_LEAST, Math.min(TURN_MOST, turn.value + by)));
  useTurnKeys(turnBy, hasControls);
  return (
    <div class="fortress-model">
      <div class="fortress-model-box" ref={box} onPointerDown={(event) => startTurning(event, turn)}>
        {scale > 0 && (
          <svg
            role="img"
            aria-label={name}
            width={width}
            height={height}
            viewBox={`${left * scale - (width - wide * scale) / 2} ${top * scale - (height - high * scale) / 2} ${width} ${height}`}
          >
            <Plumbs camera={camera} />
            {Array.from({ length: N_FLOORS }, (_, floor) => (
              <ModelFloor key={floor} {...props} view={view} fort={fort} floor={floor} camera={camera} />
            ))}
          </svg>
        )}
      </div>
      {hasControls && (
        <div class="fortress-model-keys cluster">
          <button type="button" class="button icon-only" aria-label={t('fortress-turn-left')} onClick={() => turnBy(STEP)}>
            <Turning />
          </button>
          <button type="button" class="button icon-only" aria-label={t('fortress-turn-right')} onClick={() => turnBy(-STEP)}>
            <Turning isRight />
          </button>
          <button type="button" class="button" aria-pressed={isOpen.value} onClick={() => (isOpen.value = !isOpen.value)}>
            {t('fortress-lift')}
          </button>
          <span class="fortress-hint soft">{t('fortress-turn-help')}</span>
        </div>
      )}
    </div>
  );
}

function Turning({ isRight = false }: { readonly isRight?: boolean }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" style={isRight ? { transform: 'scaleX(-1)' } : undefined}>
      <path d="M5 10c0-6 14-6 14 0 0 4-7 5-11 4M10.500 10.500L7 14l3.500 3.500" />
    </svg>
  );
}

function startTurning(event: JSX.TargetedPointerEvent<HTMLElement>, turn: Signal<number>): void {
  const box = event.currentTarget;
  const [from, at] = [event.clientX, turn.peek()];
  box.setPointerCapture(event.pointerId);
  const move = (next: PointerEvent): void =>
    void (turn.value = Math.max(TURN_LEAST, Math.min(TURN_MOST, at - (next.clientX - from) * 0.25)));
  const stop = (): void => {
    box.removeEventListener('pointermove', move);
    box.removeEventListener('pointerup', stop);
    box.removeEventListener('pointercancel', stop);
  };
  box.addEventListener('pointermove', move);
  box.addEventListener('pointerup', stop);
  box.addEventListener('pointercancel', stop);
}

/** Q and E turn the model. */
function useTurnKeys(turnBy: (by: number) => void, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent): void => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (event.target instanceof Element && event.target.closest('input, textarea, select'))
      )
        return;
      if (keyOf(event) === 'q') turnBy(STEP);
      else if (keyOf(event) === 'e') turnBy(-STEP);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** Thin lines that join the corners of the floors. */
function Plumbs({ camera }: { readonly camera: Camera }): JSX.Element {
  const lines: string[] = [];
  for (let floor = 1; floor < N_FLOORS; floor += 1) {
    const side = SIDES[floor] ?? 0;
    for (const [x, y] of [
      [side, 0],
      [0, side],
      [side, side],
    ] as const) {
      const [x1, y1] = project(x, y, (floor - 1) * camera.lift, camera);
      const [x2, y2] = project(x, y, floor * camera.lift, camera);
      lines.push(`M${x1} ${y1}L${x2} ${y2}`);
    }
  }
  return <path class="model-plumb" d={lines.join('')} />;
}

type Inner = Props & { readonly fort: number; readonly floor: number; readonly camera: Camera };

function ModelFloor(props: Inner): JSX.Element {
  const { view, fort, floor, camera, ways = [], cutOff } = props;
  const side = SIDES[floor] ?? 0;
  return (
    <g class="model-floor">
      {slab(floor, camera).map((face) => (
        <polygon key={face.look} class={`model-slab ${face.look}`} points={face.points} />
      ))}
      {Array.from({ length: side * side }, (_, index) => {
        const [column, row] = [index % side, Math.floor(index / side)];
        const square = nameOf({ fort, floor, column, row });
        const look = cutOff?.has(square) ? 'cut-off' : view.lit.has(square) ? 'lit' : view.lit.size > 0 ? 'dim' : 'stone';
        return <polygon key={square} class={`model-tile ${look}`} points={tile(column, row, floor, camera)} />;
      })}
      {parapets(floor, camera).map((points, index) => (
        <polygon key={index} class="model-parapet" points={points} />
      ))}
      <Signs floor={floor} camera={camera} />
      <FlatThings {...props} />
      {ways.map((way, index) => (
        <WayLine key={index} way={way} fort={fort} floor={floor} camera={camera} />
      ))}
      <Upright {...props} />
    </g>
  );
}

/** Letters and numbers along the two near sides. */
function Signs({ floor, camera }: { readonly floor: number; readonly camera: Camera }): JSX.Element | null {
  if (camera.scale < 26) return null;
  const side = SIDES[floor] ?? 0;
  const z = floor * camera.lift;
  return (
    <g class="model-signs">
      {Array.from({ length: side }, (_, index) => {
        const [lx, ly] = project(index + 0.5, side + 0.5, z, camera);
        const [nx, ny] = project(side + 0.5, index + 0.5, z, camera);
        return (
          <g key={index}>
            <text x={lx} y={ly + 4}>
              {String.fromCharCode(65 + index)}
            </text>
            <text x={nx} y={ny + 4}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** What lies on the ground: pits, card faces, holes where ladders come up. */
function FlatThings({ view, fort, floor, camera }: Inner): JSX.Element {
  const cards = [...view.cards].filter(([square]) => fortOf(square) === fort && floorOf(square) === floor);
  const holes = [...view.down].filter((square) => fortOf(square) === fort && floorOf(square) === floor);
  return (
    <>
      {holes.map((square) => {
        const place = placeOf(square)!;
        return <polygon key={`h${square}`} class="model-hole" points={tile(place.column - 0.24, place.row - 0.24, floor, camera, 0.3)} />;
      })}
      {cards.map(([square, { card, isGone }]) => {
        const place = placeOf(square)!;
        const kind = card === 'pitfall' ? 'pit' : card === 'flag' ? 'gold' : `face owner-${view.owner}`;
        const [x, y] = middleOf(square, camera);
        return (
          <g key={square} class={`model-card ${kind}${isGone ? ' gone' : ''}`}>
            <polygon points={tile(place.column, place.row, floor, camera, 0.14)} />
            {card === 'pitfall' && (
              <path
                d={`M${x} ${y - camera.scale * 0.14}v${camera.scale * 0.22}m${-camera.scale * 0.14} ${-camera.scale * 0.1}l${camera.scale * 0.14} ${camera.scale * 0.12}l${camera.scale * 0.14} ${-camera.scale * 0.12}`}
              />
            )}
          </g>
        );
      })}
    </>
  );
}

/** The stretch of a way that lies on this floor, and its jumps to others drawn with the floor they leave. */
function WayLine({
  way,
  fort,
  floor,
  camera,
}: {
  readonly way: Way;
  readonly fort: number;
  readonly floor: number;
  readonly camera: Camera;
}): JSX.Element | null {
  const parts: string[] = [];
  way.squares.forEach((square, index) => {
    const next = way.squares[index + 1];
    if (square === '' || !next || fortOf(square) !== fort || fortOf(next) !== fort || Math.min(floorOf(square), floorOf(next)) !== floor)
      return;
    const [[x1, y1], [x2, y2]] = [middleOf(square, camera, 0.04), middleOf(next, camera, 0.04)];
    parts.push(`M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`);
  });
  return parts.length > 0 ? <path class={`model-way army-${way.seat}${way.isOld ? ' old' : ''}`} d={parts.join('')} /> : null;
}

/** Walls, ladders, emblems and the piece, from far to near. */
function Upright({ view, fort, floor, camera, blamed }: Inner): JSX.Element {
  const isHere = (name: string): boolean => fortOf(name) === fort && floorOf(name) === floor;
  const parts: { readonly depth: number; readonly drawn: JSX.Element }[] = [];
  for (const [edge, look] of view.edges) {
    if (look !== 'wall' || !isHere(edge)) continue;
    const { depth, faces } = wallShape(edge, floor, camera);
    const drawn = (
      <g key={edge} class={`model-wall${blamed?.has(edge) ? ' blamed' : ''}`}>
        {faces.map((face) => (
          <polygon key={face.look} class={face.look} points={face.points} />
        ))}
      </g>
    );
    parts.push({ depth, drawn });
  }
  const depthAt = (square: string): number => {
    const place = placeOf(square);
    return place ? depthOf(place.column + 0.5, place.row + 0.5, camera.turn) : 0;
  };
  for (const square of view.up) {
    if (isHere(square))
      parts.push({ depth: depthAt(square) - 0.3, drawn: <path key={`l${square}`} class="model-ladder" d={ladderPath(square, camera)} /> });
  }
  for (const [square, { card, isGone }] of view.cards) {
    if (isHere(square) && card !== 'pitfall' && !isGone)
      parts.push({
        depth: depthAt(square),
        drawn: <Standing key={`c${square}`} square={square} card={card} owner={view.owner} camera={camera} />,
      });
  }
  if (view.piece && isHere(view.piece.square)) {
    const [x, y] = middleOf(view.piece.square, camera);
    const drawn = (
      <g
        key="piece"
        class={`model-piece plan-piece army-${view.piece.seat}`}
        style={{ transform: `translate(${x}px, ${y - camera.scale * 0.26}px)` }}
      >
        <PieceShape piece={view.piece.piece} size={Math.max(34, camera.scale * 1.1)} />
      </g>
    );
    parts.push({ depth: depthAt(view.piece.square) + 0.1, drawn });
  }
  return <>{parts.sort((one, other) => one.depth - other.depth).map(({ drawn }) => drawn)}</>;
}

function Standing({
  square,
  card,
  owner,
  camera,
}: {
  readonly square: string;
  readonly card: string;
  readonly owner: number;
  readonly camera: Camera;
}): JSX.Element {
  const [x, y] = middleOf(square, camera);
  const size = Math.max(14, camera.scale * 0.5);
  const strength = strengthOf(card);
  return (
    <g class={`model-standing owner-${owner}`}>
      <g class="rim">
        <DrawnEmblem name={card} x={x} y={y - size * 0.45} size={size} />
      </g>
      <DrawnEmblem name={card} x={x} y={y - size * 0.45} size={size} />
      {strength > 0 && camera.scale >= 40 && (
        <g transform={`translate(${x + size * 0.5} ${y})`}>
          <circle r={size * 0.28} />
          <text y={size * 0.15} font-size={size * 0.42}>
            {strength}
          </text>
        </g>
      )}
    </g>
  );
}
