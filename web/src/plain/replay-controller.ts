/** The frames of a finished match, seen as one seat, as everybody, or whole. Fetched once for each view. */

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';

import { replayPage, type ReplayView } from '../net/api';
import type { Observation, ReplayFrame, ReplayPage } from '../net/wire';
import type { LogLine } from './local-seat';

const PAGE = 200;
const STEP_MS = 1200;
const COMMON = ['all', 'public', 'shared'] as const;

export class ReplayController {
  readonly view: Signal<ReplayView>;
  readonly index = signal(0);
  readonly isPlaying = signal(false);
  readonly isFailed = signal(false);
  private readonly frames: Signal<ReadonlyMap<ReplayView, readonly ReplayFrame[]>> = signal(new Map());
  readonly shown: ReadonlySignal<readonly ReplayFrame[] | undefined>;
  readonly frame: ReadonlySignal<ReplayFrame | undefined>;
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  /** The options of the match, {} until they are known. */
  readonly options = signal<ReplayPage['options']>({});
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly match: string,
    private readonly token: string,
    view: ReplayView,
    /** The frame to begin with where the address names none; beyond the last one stands for the last. */
    start = 0,
  ) {
    const place = readPlace(location.hash, view, start);
    this.view = signal(place.view);
    this.index.value = place.index;
    this.shown = computed(() => this.frames.value.get(this.view.value));
    this.frame = computed(() => this.shown.value?.[this.index.value]);
    this.lines = computed(() => (this.shown.value ?? []).flatMap(linesOf));
    void this.load(place.view);
  }

  /** Starts to keep the address in step; answers how to stop. */
  open(): () => void {
    const stop = effect(() => {
      const place = `#${this.index.value}/${this.view.value}`;
      if (this.shown.value) history.replaceState(history.state, '', place);
    });
    return () => {
      stop();
      clearInterval(this.timer);
    };
  }

  get total(): number {
    return this.shown.value?.length ?? 0;
  }

  get observation(): Observation | null {
    return (this.frame.value?.observation as Observation | undefined) ?? null;
  }

  /** The seat whose side is shown: the one that is looked through, else the player's own, else the first. */
  sideOf(own: number): number {
    const view = this.view.value;
    return typeof view === 'number' ? view : Math.max(0, own);
  }

  look(view: ReplayView): void {
    this.view.value = view;
    void this.load(view);
  }

  go(index: number): void {
    this.index.value = Math.max(0, Math.min(this.total - 1, index));
    if (this.index.value === this.total - 1) this.pause();
  }

  toggle(): void {
    if (this.isPlaying.value) return this.pause();
    if (this.index.value >= this.total - 1) this.index.value = 0;
    this.isPlaying.value = true;
    this.timer = setInterval(() => this.go(this.index.value + 1), STEP_MS);
  }

  pause(): void {
    this.isPlaying.value = false;
    clearInterval(this.timer);
  }

  private async load(view: ReplayView): Promise<void> {
    if (this.frames.peek().has(view)) return;
    try {
      const found: ReplayFrame[] = [];
      let total = 1;
      while (found.length < total) {
        const page = await replayPage(this.match, this.token, view, found.length, found.length + PAGE);
        total = page.total;
        this.options.value = page.options ?? {};
        if (page.frames.length === 0) break;
        found.push(...page.frames);
      }
      this.frames.value = new Map([...this.frames.peek(), [view, found]]);
      this.index.value = Math.max(0, Math.min(found.length - 1, this.index.peek()));
    } catch {
      this.isFailed.value = true;
    }
  }
}

/** "#12/all": a frame and whose eyes. view, start: for an address that names none. */
function readPlace(hash: string, view: ReplayView, start: number): { readonly index: number; readonly view: ReplayView } {
  const [, index = String(start), named = ''] = /^#(\d{1,9})(?:\/(\w+))?$/.exec(hash) ?? [];
  return { index: Number(index), view: readView(named) ?? view };
}

/** The view that a text names, undefined if it is none. */
export function readView(text: string): ReplayView | undefined {
  return COMMON.find((view) => view === text) ?? (/^\d+$/.test(text) ? Number(text) : undefined);
}

function linesOf(frame: ReplayFrame, index: number): readonly LogLine[] {
  return frame.events.map((event, place) => ({ key: `${index}-${place}`, v: index, event }));
}
