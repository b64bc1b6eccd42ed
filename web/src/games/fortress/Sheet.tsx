/** The three floors of one fortress as plans. Wide: all at one size. Narrow: one large, the others small buttons that take its place. */

import { type Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { t } from '../../i18n';
import { FloorPlan, frameOf, marginOf, type PlanActs, type PlanMarks } from './FloorPlan';
import { fortOf, floorOf, nameOf, N_FLOORS, SIDES } from './geometry';
import { floorName, pieceName } from './names';
import type { PlanView } from './plan-view';
import { useSize } from './use-size';

export interface Looking {
  /** The floor that is large where only one is, and the fortress of two that is looked at. */
  readonly floor: Signal<number>;
  readonly fort: Signal<number>;
  /** The cell that has the keyboard; a square. */
  readonly cursor: Signal<string>;
}

interface Props {
  readonly view: PlanView;
  readonly looking: Looking;
  readonly marks: PlanMarks;
  readonly acts?: PlanActs;
  labelOf?(square: string): string;
  readonly spots?: ReadonlySet<string>;
  /** Squares are never larger than this, in pixels. */
  readonly most?: number;
}

const NARROW = 500;
const HEAD = 24;
const GAP = 12;
const SMALLEST = 12;
const SMALL_SQUARE: readonly number[] = [13, 17, 24];

/** Pixels that a floor takes beside its squares. */
const around = (size: number): number => 2 * frameOf(size) + marginOf(size);

/** The largest square with which all three floors fit side by side. */
export function wideSquare(width: number, height: number, most: number): number {
  for (let size = most; size > SMALLEST; size -= 1) {
    const wide = 8 * size + 2 * around(size) + GAP;
    const high = Math.max(5 * size + around(size) + HEAD, 5 * size + 2 * (around(size) + HEAD));
    if (wide <= width && high <= height) return size;
  }
  return SMALLEST;
}

/** The square of the chosen floor beside which the others stand small. */
export function narrowSquare(width: number, height: number, floor: number): number {
  const side = SIDES[floor] ?? 5;
  const others = Math.max(...SMALL_SQUARE.map((size, index) => (index === floor ? 0 : size * (SIDES[index] ?? 0) + 2 * frameOf(size))));
  for (let size = 112; size > SMALLEST; size -= 1) {
    if (side * size + around(size) + GAP + others <= width && side * size + around(size) + HEAD <= height) return size;
  }
  return SMALLEST;
}

export function Sheet(props: Props): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box).value;
  const isNarrow = width < NARROW;
  return (
    <div class="fortress-sheet-box column">
      {props.view.forts > 1 && <FortTabs {...props} />}
      <div class={`fortress-sheet ${isNarrow ? 'narrow' : 'wide'}`} ref={box}>
        {width > 0 && (isNarrow ? <Narrow {...props} width={width} height={height} /> : <Wide {...props} width={width} height={height} />)}
      </div>
    </div>
  );
}

function FortTabs({ looking, view }: Props): JSX.Element {
  return (
    <div class="fortress-forts" role="group" aria-label={t('fortress-forts')}>
      {[0, 1].map((fort) => (
        <button key={fort} type="button" aria-pressed={looking.fort.value === fort} onClick={() => (looking.fort.value = fort)}>
          {t(fort === 0 ? 'fortress-fort-near' : 'fortress-fort-far')}
          {view.piece && fortOf(view.piece.square) === fort && <span class="fortress-dot" />}
        </button>
      ))}
    </div>
  );
}

type Inner = Props & { readonly width: number; readonly height: number };

function Wide(props: Inner): JSX.Element {
  const { view, looking, width, height, most = 86 } = props;
  const size = wideSquare(width, height, most);
  const fort = looking.fort.value;
  return (
    <>
      {[0, 1, 2].map((floor) => (
        <section key={floor} class={`fortress-floor floor-${floor}`}>
          <FloorHead view={view} fort={fort} floor={floor} indent={marginOf(size)} />
          <FloorPlan
            key={`${fort}${floor}`}
            {...planOf(props)}
            fort={fort}
            floor={floor}
            size={size}
            name={floorName(floor)}
            cursor={cursorOn(looking, fort, floor)}
          />
        </section>
      ))}
    </>
  );
}

function planOf({ view, marks, acts, labelOf, spots }: Props): Pick<Props, 'view' | 'marks' | 'acts' | 'labelOf' | 'spots'> {
  return { view, marks, ...(acts && { acts }), ...(labelOf && { labelOf }), ...(spots && { spots }) };
}

function Narrow(props: Inner): JSX.Element {
  const { view, looking, width, height, marks } = props;
  const floor = looking.floor.value;
  const fort = looking.fort.value;
  const size = narrowSquare(width, height, floor);
  const others = Array.from({ length: N_FLOORS }, (_, index) => N_FLOORS - 1 - index).filter((one) => one !== floor);
  return (
    <>
      <section class="fortress-floor large">
        <FloorHead view={view} fort={fort} floor={floor} indent={marginOf(size)} />
        <FloorPlan
          key={`${fort}${floor}`}
          {...planOf(props)}
          fort={fort}
          floor={floor}
          size={size}
          name={floorName(floor)}
          cursor={cursorOn(looking, fort, floor)}
        />
      </section>
      <div class="fortress-small">
        {others.map((one) => (
          <button key={one} type="button" class="fortress-small-floor bare" onClick={() => (looking.floor.value = one)}>
            <span>{floorName(one)}</span>
            <span aria-hidden="true">
              <FloorPlan
                view={view}
                marks={{ ...marks, targets: new Set() }}
                fort={fort}
                floor={one}
                size={SMALL_SQUARE[one] ?? 20}
                name={floorName(one)}
                isPicture
              />
            </span>
          </button>
        ))}
      </div>
    </>
  );
}

/** The cell of a floor with the tab stop: where the cursor stands, else the first one. */
function cursorOn({ cursor }: Looking, fort: number, floor: number): string {
  const square = cursor.value;
  return fortOf(square) === fort && floorOf(square) === floor ? square : nameOf({ fort, floor, column: 0, row: 0 });
}

function FloorHead({
  view,
  fort,
  floor,
  indent,
}: {
  readonly view: PlanView;
  readonly fort: number;
  readonly floor: number;
  readonly indent: number;
}): JSX.Element {
  const isHere = view.piece !== null && fortOf(view.piece.square) === fort && floorOf(view.piece.square) === floor;
  return (
    <h2 style={{ paddingInlineStart: `${indent}px` }}>
      {floorName(floor)}
      {isHere && <span class="fortress-here">{t('fortress-here', { piece: pieceName(view.piece?.piece ?? '') })}</span>}
    </h2>
  );
}
