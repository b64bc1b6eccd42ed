/** Exploring: what a press, an arrow or a typed way asks for; walks go on until something is announced. */

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';

import { t } from '../../i18n';
import { paced } from '../../motion';
import type { Decision, Event, Option } from '../../net/wire';
import type { LocalSeat } from '../../plain/local-seat';
import { Annotations } from './annotations';
import { beside, type Direction, edgeOf, ENTRANCE, floorOf, fortOf, stacked } from './geometry';
import { squareName } from './names';
import { readPath } from './paths';
import { knownWay, notesView, type PlanView } from './plan-view';
import type { Looking } from './Sheet';
import type { FortressObservation } from './wire';

const STEP_MS = 90;
const LONGEST_WALK_MS = 900;
const PATIENCE_MS = 8000;
/** Events that a walk does not stop for. */
const QUIET = new Set(['moved']);

export class ExploreController {
  readonly annotations: Annotations;
  readonly looking: Looking = { floor: signal(0), fort: signal(0), cursor: signal(ENTRANCE) };
  readonly isWalking = signal(false);
  readonly path = signal('');
  readonly problem = signal('');
  /** A known wall that is about to be hit: the option that does it. */
  readonly asked: Signal<Option | null> = signal(null);
  readonly seen: ReadonlySignal<FortressObservation | null>;
  readonly view: ReadonlySignal<PlanView | null>;
  private readonly stop: () => void;

  constructor(
    readonly localSeat: LocalSeat,
    readonly forts: number,
  ) {
    this.annotations = new Annotations(localSeat.client.match, localSeat.seat);
    this.seen = computed(() => localSeat.observation as FortressObservation | null);
    this.view = computed(() => this.seen.value && notesView(this.seen.value, localSeat.seat, forts));
    let last = '';
    this.stop = effect(() => {
      const square = this.view.value?.piece?.square ?? '';
      if (square === '' || square === last) return;
      last = square;
      this.looking.floor.value = floorOf(square);
      this.looking.fort.value = fortOf(square);
      this.looking.cursor.value = square;
    });
  }

  close(): void {
    this.stop();
  }

  get here(): string {
    return this.view.value?.piece?.square ?? '';
  }

  /** The decision to explore, if it is this seat's turn. */
  get decision(): Decision | null {
    const found = this.localSeat.decision;
    return found?.kind === 'explore' ? found : null;
  }

  /** Options that move the piece, by the square they ask for. */
  get moves(): ReadonlyMap<string, Option> {
    const options = (this.decision?.options ?? []).filter(({ parts }) => parts['target'] !== undefined);
    return new Map(options.map((option): [string, Option] => [option.parts['target'] ?? '', option]).reverse());
  }

  /** Squares that may be asked for and are not behind a known wall. */
  get targets(): ReadonlySet<string> {
    const view = this.view.value;
    return new Set([...this.moves.keys()].filter((square) => view?.edges.get(edgeOf(this.here, square)) !== 'wall'));
  }

  /** A press on a square: an annotation, a step, or the known way there. */
  press(square: string): void {
    this.looking.cursor.value = square;
    this.problem.value = '';
    if (this.annotations.tool.value !== null) {
      if (this.annotations.tool.value !== 'wall') this.annotations.draw(square);
      return;
    }
    this.go(square);
  }

  go(square: string): void {
    if (!this.decision || this.isWalking.value || square === this.here) return;
    const option = this.moves.get(square);
    if (option) return this.ask(option, square);
    const view = this.view.value;
    const way = view && knownWay(view, this.here, square);
    if (way) void this.walk(way);
    else this.problem.value = t('fortress-no-way', { square: squareName(square) });
  }

  arrow(direction: Direction): void {
    const next = this.here === '' ? undefined : beside(this.here, direction);
    if (next !== undefined) this.go(next);
    else if (this.here !== '') this.problem.value = t('fortress-no-floor');
  }

  climb(by: 1 | -1): void {
    const next = this.here === '' ? undefined : stacked(this.here, by);
    if (next !== undefined && this.moves.has(next)) this.go(next);
    else this.problem.value = t(by === 1 ? 'fortress-no-ladder-up' : 'fortress-no-ladder-down');
  }

  passage(): void {
    const option = (this.decision?.options ?? []).find(({ parts }) => parts['way'] === 'passage' || parts['way'] === 'bridge');
    if (option) void this.act(option.action);
    else this.problem.value = t('fortress-no-passage');
  }

  private ask(option: Option, square: string): void {
    const isWall = option.parts['way'] === 'step' && this.view.value?.edges.get(edgeOf(this.here, square)) === 'wall';
    if (isWall) this.asked.value = option;
    else void this.walk([square]);
  }

  /** Sends what was typed as far as it goes. */
  async submitPath(): Promise<void> {
    const view = this.view.value;
    if (!view || !this.decision || this.path.value.trim() === '') return;
    const path = readPath(this.path.value, this.here, view);
    if ('fault' in path) {
      this.problem.value =
        path.fault === 'wrong-start'
          ? t('fortress-wrong-start', { square: squareName(this.here) })
          : t('fortress-path-unknown', { word: path.word });
      return;
    }
    this.path.value = '';
    const squares: string[] = [];
    let at = this.here;
    for (const square of path.squares) {
      const isNext =
        square === beside(at, 'north') || square === beside(at, 'south') || square === beside(at, 'east') || square === beside(at, 'west');
      squares.push(...(isNext ? [square] : (knownWay(view, at, square) ?? [square])));
      at = square;
    }
    await this.walk(squares);
  }

  /** The squares that the typed way would lead over, without sending anything. */
  get ghost(): readonly string[] {
    const view = this.view.value;
    if (!view || this.path.value.trim() === '' || this.here === '') return [];
    const path = readPath(this.path.value, this.here, view);
    return 'fault' in path ? [] : [this.here, ...path.squares];
  }

  /** Requests one square after the other; stops as soon as anything but the step itself is announced. */
  async walk(squares: readonly string[]): Promise<void> {
    if (this.isWalking.peek()) return;
    this.isWalking.value = true;
    this.problem.value = '';
    const pause = paced(Math.min(STEP_MS, LONGEST_WALK_MS / squares.length));
    for (const [index, square] of squares.entries()) {
      if (index > 0) await new Promise((done) => setTimeout(done, pause));
      const option = this.moves.get(square);
      const action = option?.action ?? `${this.here}-${square}`;
      const told = await this.act(action);
      if (told === null || told.some(({ kind, facts }) => !QUIET.has(kind) && !(kind === 'ladder' && facts['new'] === false))) break;
      if (this.here !== square || !this.decision) break;
    }
    this.isWalking.value = false;
  }

  /** Sends an act and waits for what comes of it; null if it was refused. */
  async act(action: string): Promise<readonly Event[] | null> {
    const v = this.localSeat.client.update.peek()?.v ?? 0;
    this.asked.value = null;
    if (!(await this.localSeat.act(action))) return null;
    await changed(this.localSeat, v);
    const told = this.localSeat.lines.peek().filter((line) => line.v > v);
    return told.map(({ event }) => event);
  }

  /** The squares of this seat's turn that goes on or has just ended, in order. */
  trail(): readonly string[] {
    return trailOf(
      this.localSeat.lines.value.map(({ event }) => event),
      this.localSeat.seat,
    );
  }
}

/** Resolves when a newer update than `v` is there, or after a while without one. */
function changed(localSeat: LocalSeat, v: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(finish, PATIENCE_MS);
    function finish(): void {
      clearTimeout(timer);
      done();
      queueMicrotask(() => stop());
    }
    const stop = effect(() => {
      if ((localSeat.client.update.value?.v ?? 0) > v) finish();
    });
  });
}

/** Where a seat's piece has been in its last turn: the squares it stood on, in order. */
export function trailOf(events: readonly Event[], seat: number): readonly string[] {
  let start = 0;
  events.forEach((event, index) => {
    if (event.kind === 'turn' && event.facts['seat'] === seat) start = index;
  });
  return wayOf(events.slice(start), seat);
}

/** Every square on which a seat's pieces stood, in order; "" before a new stretch that begins elsewhere. */
export function wayOf(events: readonly Event[], seat: number): readonly string[] {
  const way: string[] = [];
  for (const { kind, facts } of events) {
    if (facts['seat'] !== seat) continue;
    if (kind === 'moved' || kind === 'fell') {
      if (way.at(-1) !== facts['source']) way.push(...(way.length > 0 ? [''] : []), String(facts['source']));
      way.push(String(facts['target']));
    }
  }
  return way;
}

/** The edge or square that the newest announcement is about, "" for none. */
export function struckBy(events: readonly Event[]): string {
  for (const { kind, facts } of [...events].reverse()) {
    if (kind === 'wall') return edgeOf(String(facts['source']), String(facts['target']));
    if (kind === 'won' || kind === 'lost' || kind === 'passage' || kind === 'flag' || kind === 'blocked') return String(facts['square']);
    if (kind === 'fell') return String(facts['source']);
    if (kind === 'moved') return '';
  }
  return '';
}
