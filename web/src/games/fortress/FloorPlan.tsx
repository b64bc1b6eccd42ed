/** One floor as a plan: stone or dark squares, edges, ladders, cards, the piece, annotations. Squares are cells of a grid for those who do not see it. */

import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import type { Mark } from './annotations';
import { Arrows, type PlanArrow } from './Arrows';
import { DrawnEmblem, strengthOf } from './emblems';
import { beside, type Direction, DIRECTIONS, edgeOf, edgesOf, floorOf, fortOf, nameOf, placeOf, shortOf, SIDES, spanOf } from './geometry';
import { type Lettered, Letters, Targets } from './PlanLetters';
import type { EdgeLook, Lying, PlanView } from './plan-view';
import { Blame, CutOff } from './PlanFaults';

export interface PlanMarks {
  readonly annotations: ReadonlyMap<string, Mark>;
  /** Squares of this turn's way, in order, and squares of a path that is typed. */
  readonly trail: readonly string[];
  readonly ghost: readonly string[];
  /** Squares one may ask for now. */
  readonly targets: ReadonlySet<string>;
  /** What is wrong: squares that are cut off, and parts of which one must go ("C3-C4", "B4"). */
  readonly cutOff: ReadonlySet<string>;
  readonly blamed: ReadonlySet<string>;
  /** What the newest announcement is about: an edge or a square. */
  readonly struck: string;
  /** Requests that are compared, as arrows; one that leaves the floor as a ring on both its squares. */
  readonly arrows?: readonly PlanArrow[];
  /** Steps and climbs that one may choose from, with letters. */
  readonly lettered?: readonly Lettered[];
}

export const NO_MARKS: PlanMarks = {
  annotations: new Map(),
  trail: [],
  ghost: [],
  targets: new Set(),
  cutOff: new Set(),
  blamed: new Set(),
  struck: '',
};

export interface PlanActs {
  /** Does a press choose edges before squares? */
  readonly isEdgewise?: boolean;
  /** Do edges and squares both answer, whatever is nearer? */
  readonly isBoth?: boolean;
  onSquare?(square: string): void;
  /** isRun: the finger was drawn on from another edge. */
  onEdge?(edge: string, isRun: boolean): void;
  onMenu?(square: string): void;
}

interface Props {
  readonly view: PlanView;
  readonly fort: number;
  readonly floor: number;
  /** Pixels of a square. */
  readonly size: number;
  readonly marks?: PlanMarks;
  readonly acts?: PlanActs;
  readonly name: string;
  /** The cell that takes the keyboard's focus; "" for none on this floor. */
  readonly cursor?: string;
  labelOf?(square: string): string;
  /** Drawn small within a button: no grid, no coordinates. */
  readonly isPicture?: boolean;
  /** Brass dots where ladders may stand. */
  readonly spots?: ReadonlySet<string>;
}

const WALL_SHARE = 0.15;
const EDGE_REACH = 0.38;
const CROSSING_PX = 8;

export function frameOf(size: number): number {
  return size < 34 ? 4 : Math.max(6, Math.round(size * 0.1));
}

export function marginOf(size: number): number {
  return size < 34 ? 0 : 18;
}

/** The edge of a floor nearest to a point that lies in squares from A1; undefined near a crossing or amid a square. */
export function edgeAt(fort: number, floor: number, x: number, y: number, size: number): string | undefined {
  let best: { readonly edge: string; readonly off: number } | undefined;
  for (const edge of edgesOf(fort, floor)) {
    const [x1, y1, x2, y2] = spanOf(edge);
    const isUpright = x1 === x2;
    const off = Math.abs(isUpright ? x - x1 : y - y1);
    const along = isUpright ? y : x;
    const [from, to] = isUpright ? [y1, y2] : [x1, x2];
    const slack = Math.min(0.25, CROSSING_PX / size);
    if (along < from + slack || along > to - slack || off > EDGE_REACH) continue;
    if (!best || off < best.off) best = { edge, off };
  }
  return best?.edge;
}

export function FloorPlan(props: Props): JSX.Element {
  const { view, fort, floor, size, marks = NO_MARKS, acts, name, isPicture = false } = props;
  const side = SIDES[floor] ?? 0;
  const frame = frameOf(size);
  const margin = isPicture ? 0 : marginOf(size);
  const whole = side * size + 2 * frame;
  const svg = useRef<SVGSVGElement>(null);
  const run = useRef('');
  const pointAt = (event: PointerEvent): readonly [number, number] => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return [-1, -1];
    return [(event.clientX - box.left - margin - frame) / size, (event.clientY - box.top - margin - frame) / size];
  };
  const edgeUnder = (event: PointerEvent): string | undefined => {
    const [x, y] = pointAt(event);
    const edge = edgeAt(fort, floor, x, y, size);
    if (!edge || !acts?.isBoth) return edge;
    const [x1, y1, x2] = spanOf(edge);
    return Math.abs(x1 === x2 ? x - x1 : y - y1) < 0.2 ? edge : undefined;
  };
  const press = (event: PointerEvent): void => {
    if (event.button !== 0 || !acts) return;
    const edge = acts.onEdge && (acts.isEdgewise || acts.isBoth) ? edgeUnder(event) : undefined;
    if (edge !== undefined) {
      run.current = edge;
      acts.onEdge?.(edge, false);
      return;
    }
    if (acts.isEdgewise) return;
    const [x, y] = pointAt(event).map(Math.floor) as [number, number];
    if (x >= 0 && y >= 0 && x < side && y < side) acts.onSquare?.(nameOf({ fort, floor, column: x, row: y }));
  };
  const draw = (event: PointerEvent): void => {
    if (run.current === '' || event.buttons === 0 || !acts?.isEdgewise) return;
    const edge = edgeUnder(event);
    if (edge === undefined || edge === run.current) return;
    run.current = edge;
    acts.onEdge?.(edge, true);
  };
  return (
    <svg
      ref={svg}
      class={`fortress-plan${acts ? ' live' : ''}${acts?.isEdgewise ? ' edgewise' : ''}`}
      {...(isPicture ? { 'aria-hidden': true } : { role: 'grid', 'aria-label': name })}
      width={whole + margin}
      height={whole + margin}
      data-floor={`${fort}${floor}`}
      data-size={size}
      onPointerDown={press}
      onPointerMove={draw}
      onPointerUp={() => (run.current = '')}
      onPointerCancel={() => (run.current = '')}
    >
      <defs>
        <pattern id={`hatch-${fort}${floor}`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="7" height="7" class="plan-dark" />
          <path d="M0 0V7" class="plan-hatch" />
        </pattern>
      </defs>
      {margin > 0 && <Coordinates side={side} size={size} from={margin + frame} margin={margin} />}
      <g transform={`translate(${margin} ${margin})`}>
        <rect class="plan-frame" x="0" y="0" width={whole} height={whole} rx={frame * 0.7} />
        <g transform={`translate(${frame} ${frame})`}>
          <Ground {...props} marks={marks} />
          <Lines {...props} marks={marks} />
          <Things {...props} marks={marks} />
          <Piece view={view} fort={fort} floor={floor} size={size} struck={marks.struck} />
          {marks.arrows && <Arrows arrows={marks.arrows} fort={fort} floor={floor} size={size} />}
          <Targets squares={marks.targets} fort={fort} floor={floor} size={size} />
          <Letters lettered={marks.lettered ?? []} fort={fort} floor={floor} size={size} />
        </g>
      </g>
    </svg>
  );
}

function Coordinates({
  side,
  size,
  from,
  margin,
}: {
  readonly side: number;
  readonly size: number;
  readonly from: number;
  readonly margin: number;
}): JSX.Element {
  const middles = Array.from({ length: side }, (_, index) => from + (index + 0.5) * size);
  return (
    <g class="plan-coordinates" aria-hidden="true">
      {middles.map((at, index) => (
        <text key={`c${index}`} x={at} y={margin - 5}>
          {String.fromCharCode(65 + index)}
        </text>
      ))}
      {middles.map((at, index) => (
        <text key={`r${index}`} x={margin / 2 - 2} y={at + 5}>
          {index + 1}
        </text>
      ))}
    </g>
  );
}

type Inner = Props & { readonly marks: PlanMarks };

function Ground({ view, fort, floor, size, marks, cursor, labelOf, isPicture = false }: Inner): JSX.Element {
  const side = SIDES[floor] ?? 0;
  return (
    <>
      {Array.from({ length: side }, (_, row) => (
        <g key={row} {...(!isPicture && { role: 'row' })}>
          {Array.from({ length: side }, (_, column) => {
            const square = nameOf({ fort, floor, column, row });
            const isDark = view.dark.has(square);
            const look = isDark ? 'dark' : view.lit.has(square) ? 'lit' : (column + row) % 2 === 0 ? 'stone' : 'stone-alt';
            return (
              <g
                key={square}
                {...(!isPicture && {
                  role: 'gridcell',
                  'data-square': square,
                  'aria-label': labelOf?.(square) ?? shortOf(square),
                  tabindex: cursor === square ? 0 : -1,
                })}
                class={`plan-cell ${look}${marks.targets.has(square) ? ' target' : ''}${marks.cutOff.has(square) ? ' cut-off' : ''}${marks.struck === square ? ' struck' : ''}`}
              >
                <rect
                  x={column * size}
                  y={row * size}
                  width={size}
                  height={size}
                  fill={isDark ? `url(#hatch-${fort}${floor})` : undefined}
                />
                {marks.cutOff.has(square) && <CutOff x={column * size} y={row * size} size={size} />}
              </g>
            );
          })}
        </g>
      ))}
    </>
  );
}

function Lines({ view, fort, floor, size, marks, spots }: Inner): JSX.Element {
  const edges = edgesOf(fort, floor);
  const lookOf = (edge: string): EdgeLook => view.edges.get(edge) ?? 'dark';
  return (
    <g class="plan-lines" aria-hidden="true">
      {edges.map((edge) => {
        const [x1, y1, x2, y2] = spanOf(edge).map((at) => at * size) as [number, number, number, number];
        const look = lookOf(edge);
        return look === 'wall' ? null : <path key={edge} class={`plan-edge ${look}`} d={`M${x1} ${y1}L${x2} ${y2}`} />;
      })}
      {trailPath(marks.trail, fort, floor, size) !== '' && <path class="plan-trail" d={trailPath(marks.trail, fort, floor, size)} />}
      {trailPath(marks.ghost, fort, floor, size) !== '' && <path class="plan-ghost" d={trailPath(marks.ghost, fort, floor, size)} />}
      {edges.map(
        (edge) =>
          lookOf(edge) === 'wall' && (
            <Wall key={edge} edge={edge} size={size} isNew={marks.struck === edge} isBlamed={marks.blamed.has(edge)} />
          ),
      )}
      {edges.map(
        (edge) =>
          marks.annotations.get(edge) === 'wall' && lookOf(edge) !== 'wall' && <AnnotatedWall key={`k${edge}`} edge={edge} size={size} />,
      )}
      {spots &&
        [...spots]
          .filter((square) => fortOf(square) === fort && floorOf(square) === floor)
          .map((square) => <Spot key={square} square={square} size={size} />)}
    </g>
  );
}

/** The way over this floor as strokes from square to square. */
function trailPath(way: readonly string[], fort: number, floor: number, size: number): string {
  let path = '';
  let isOn = false;
  for (const square of way) {
    const place = placeOf(square);
    if (place?.fort !== fort || place.floor !== floor) {
      isOn = false;
      continue;
    }
    path += `${isOn ? 'L' : 'M'}${(place.column + 0.5) * size} ${(place.row + 0.5) * size}`;
    isOn = true;
  }
  return path.includes('L') ? path : '';
}

export function Wall({
  edge,
  size,
  isNew,
  isBlamed,
}: {
  readonly edge: string;
  readonly size: number;
  readonly isNew: boolean;
  readonly isBlamed: boolean;
}): JSX.Element {
  const [x1, y1, x2, y2] = spanOf(edge).map((at) => at * size) as [number, number, number, number];
  const thick = Math.max(4, size * WALL_SHARE);
  const over = thick * 0.4;
  const isUpright = x1 === x2;
  const box = isUpright
    ? { x: x1 - thick / 2, y: y1 - over, width: thick, height: size + 2 * over }
    : { x: x1 - over, y: y1 - thick / 2, width: size + 2 * over, height: thick };
  const joints = [1 / 3, 2 / 3].map((at) => (isUpright ? `M${box.x} ${y1 + at * size}h${thick}` : `M${x1 + at * size} ${box.y}v${thick}`));
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return (
    <g class={`plan-wall${isNew ? ' new' : ''}`} data-wall={edge}>
      <rect {...box} rx={Math.min(3, thick * 0.25)} />
      {size >= 34 && <path d={joints.join('')} />}
      {isBlamed && <Blame x={mx} y={my} />}
    </g>
  );
}

function AnnotatedWall({ edge, size }: { readonly edge: string; readonly size: number }): JSX.Element {
  const [x1, y1, x2, y2] = spanOf(edge).map((at) => at * size) as [number, number, number, number];
  const [dx, dy] = [(x2 - x1) * 0.1, (y2 - y1) * 0.1];
  return (
    <g class="plan-annotation-wall">
      <path class="rim" d={`M${x1 + dx} ${y1 + dy}L${x2 - dx} ${y2 - dy}`} />
      <path d={`M${x1 + dx} ${y1 + dy}L${x2 - dx} ${y2 - dy}`} />
    </g>
  );
}

function Spot({ square, size }: { readonly square: string; readonly size: number }): JSX.Element | null {
  const place = placeOf(square);
  return place ? (
    <circle class="plan-spot" cx={(place.column + 0.24) * size} cy={(place.row + 0.26) * size} r={Math.max(3, size * 0.07)} />
  ) : null;
}

function Things({ view, fort, floor, size, marks }: Inner): JSX.Element {
  const here = (square: string): boolean => fortOf(square) === fort && floorOf(square) === floor;
  const ladders = [...new Set([...view.up, ...view.down])].filter(here);
  return (
    <g class={`plan-things owner-${view.owner}`} aria-hidden="true">
      {[...view.cards]
        .filter(([square]) => here(square))
        .map(([square, lying]) => (
          <Card
            key={`c${square}`}
            square={square}
            lying={lying}
            size={size}
            isBlamed={marks.blamed.has(square)}
            isHole={!view.lit.size && view.dark.size > 0}
            isNew={marks.struck === square}
          />
        ))}
      {ladders.map((square) => (
        <Ladder
          key={`l${square}`}
          square={square}
          isUp={view.up.has(square)}
          isDown={view.down.has(square)}
          size={size}
          hasCard={view.cards.has(square)}
        />
      ))}
      {[...marks.annotations]
        .filter(([square, mark]) => mark !== 'wall' && here(square))
        .map(([square, mark]) => (
          <AnnotationMark key={`k${square}`} square={square} mark={mark} size={size} />
        ))}
    </g>
  );
}

interface CardProps {
  readonly square: string;
  readonly lying: Lying;
  readonly size: number;
  readonly isBlamed: boolean;
  /** Draw a pitfall as the hole that somebody fell through, not as a card. */
  readonly isHole: boolean;
  readonly isNew: boolean;
}

export function Card({ square, lying: { card, isGone }, size, isBlamed, isHole, isNew }: CardProps): JSX.Element | null {
  const place = placeOf(square);
  if (!place) return null;
  const [x, y] = [(place.column + 0.56) * size, (place.row + 0.56) * size];
  const wide = size * 0.64;
  const strength = strengthOf(card);
  const kind = card === 'flag' ? 'gold' : card === 'pitfall' ? 'pit' : 'face';
  return (
    <g class={`plan-card ${kind}${isGone ? ' gone' : ''}${isNew ? ' new' : ''}${isHole ? ' hole' : ''}`} data-card={`${card} ${square}`}>
      <rect x={x - wide / 2} y={y - wide / 2} width={wide} height={wide} rx={size * 0.06} />
      <DrawnEmblem name={card} x={x} y={y - (strength > 0 && size >= 34 ? size * 0.08 : 0)} size={wide * (strength > 0 ? 0.62 : 0.72)} />
      {strength > 0 && size >= 34 && (
        <text x={x} y={y + wide * 0.42} font-size={Math.max(11, size * 0.17)}>
          {strength}
        </text>
      )}
      {isBlamed && <Blame x={x + wide / 2 - 2} y={y - wide / 2 + 2} />}
    </g>
  );
}

export function Ladder({
  square,
  isUp,
  isDown,
  size,
  hasCard,
}: {
  readonly square: string;
  readonly isUp: boolean;
  readonly isDown: boolean;
  readonly size: number;
  readonly hasCard: boolean;
}): JSX.Element | null {
  const place = placeOf(square);
  if (!place) return null;
  const height = size * (hasCard ? 0.4 : 0.52);
  const width = height * 0.82;
  const [x, y] = [place.column * size + size * 0.08, place.row * size + size * 0.09];
  const inner = width * 0.24;
  return (
    <g class="plan-ladder" data-ladder={square} transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx={Math.max(2, size * 0.04)} />
      <path
        class="rungs"
        d={`M${inner} ${height * 0.1}V${height * 0.66}M${width - inner} ${height * 0.1}V${height * 0.66}${[0.2, 0.36, 0.52].map((at) => `M${inner} ${height * at}H${width - inner}`).join('')}`}
      />
      {isUp && (
        <path class="arrow" d={`M${width * (isDown ? 0.28 : 0.5)} ${height * 0.72}l${width * 0.22} ${height * 0.2}h${-width * 0.44}z`} />
      )}
      {isDown && (
        <path class="arrow" d={`M${width * (isUp ? 0.72 : 0.5)} ${height * 0.93}l${width * 0.22} ${-height * 0.2}h${-width * 0.44}z`} />
      )}
    </g>
  );
}

const ANNOTATION_EMBLEMS: Readonly<Record<string, string>> = { '?': 'question', '!': 'warning' };

function AnnotationMark({
  square,
  mark,
  size,
}: {
  readonly square: string;
  readonly mark: Mark;
  readonly size: number;
}): JSX.Element | null {
  const place = placeOf(square);
  if (!place) return null;
  const [x, y] = [(place.column + 0.68) * size, (place.row + 0.34) * size];
  if (/^\d$/.test(mark))
    return (
      <text class="plan-annotation" x={x} y={y + size * 0.12} font-size={size * 0.4}>
        {mark}
      </text>
    );
  return (
    <g class="plan-annotation">
      <DrawnEmblem name={ANNOTATION_EMBLEMS[mark] ?? mark} x={x} y={y} size={size * 0.4} />
    </g>
  );
}

export function PieceShape({ piece, size }: { readonly piece: string; readonly size: number }): JSX.Element {
  const w = size * 0.54;
  const h = size * 0.6;
  const tag = Math.max(12, size * 0.24);
  return (
    <>
      <ellipse class="shadow" cx="0" cy={h * 0.5} rx={w * 0.5} ry={h * 0.12} />
      <path
        class="shield"
        d={`M${-w / 2} ${-h / 2}H${w / 2}V${h * 0.12}C${w / 2} ${h * 0.34} ${w * 0.2} ${h * 0.44} 0 ${h * 0.52}C${-w * 0.2} ${h * 0.44} ${-w / 2} ${h * 0.34} ${-w / 2} ${h * 0.12}Z`}
      />
      <DrawnEmblem name={piece} x={0} y={-h * 0.1} size={w * 0.62} />
      {size >= 30 && (
        <g transform={`translate(0 ${h * 0.36})`}>
          <rect class="tag" x={-tag / 2} y={-tag / 2} width={tag} height={tag} rx={tag * 0.25} />
          <text y={tag * 0.3} font-size={tag * 0.82}>
            {strengthOf(piece)}
          </text>
        </g>
      )}
    </>
  );
}

function Piece({
  view,
  fort,
  floor,
  size,
  struck,
}: {
  readonly view: PlanView;
  readonly fort: number;
  readonly floor: number;
  readonly size: number;
  readonly struck: string;
}): JSX.Element | null {
  const place = view.piece && placeOf(view.piece.square);
  if (!view.piece || place?.fort !== fort || place.floor !== floor) return null;
  const bump = struck.includes('-') ? bumpOf(struck, view.piece.square) : '';
  return (
    <g
      class={`plan-piece army-${view.piece.seat} ${bump}`}
      data-piece={view.piece.piece}
      style={{ transform: `translate(${(place.column + 0.5) * size}px, ${(place.row + 0.5) * size}px)` }}
      aria-hidden="true"
    >
      <g>
        <PieceShape piece={view.piece.piece} size={size} />
      </g>
    </g>
  );
}

/** The side on which a wall was hit. */
function bumpOf(edge: string, square: string): '' | Direction {
  return (
    DIRECTIONS.find((direction) => {
      const other = beside(square, direction);
      return other !== undefined && edgeOf(square, other) === edge;
    }) ?? ''
  );
}
