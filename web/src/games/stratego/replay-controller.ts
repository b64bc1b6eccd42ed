/** Where a replay stands: which frame, seen by whom, playing or not. The address follows. */

import { computed, effect, signal } from '@preact/signals';

import type { ReplayFrame } from '../../net/wire';
import { keyOf } from '../../shell/keys';
import { FIRST_FRAME, readPlace, FrameStore, type View, writePlace } from './frame-store';
import { addTo, type LogEntry } from './event-log';

const STEP_MS = 900;
const REVEAL = 'r';
/** Where a letter is text; a switch, a choice or the slider takes none. */
const TYPED_INTO = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"])';
/** With Shift these go from square to square on the board; without it they step, as they do everywhere. */
const BOARD_KEYS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);
const PRESSED_BY_SPACE = 'button, a, summary, input:not([type="range"])';
const KEY_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10 };

export class ReplayController {
  readonly store: FrameStore;
  readonly index = signal(0);
  readonly view = signal<View>(0);
  readonly isRevealed = signal(false);
  readonly isTurned = signal(false);
  readonly isPlaying = signal(false);
  readonly shownView = computed<View>(() => (this.isRevealed.value ? 'all' : this.view.value));
  /** The frame that stands on the board; the last one that was here while the next is on its way. */
  readonly frame = signal<ReplayFrame | undefined>(undefined);
  /** The ply whose move led to this frame, -1 at the start. */
  readonly plyShown = computed(() => this.frame.value?.events.find((event) => event.kind !== 'end')?.ply ?? -1);
  /** The first frame worth standing on: both armies are up, unless the game never came so far. */
  readonly first = computed(() => Math.max(0, Math.min(FIRST_FRAME, this.store.total.value - 1)));
  readonly last = computed(() => Math.max(0, this.store.total.value - 1));
  /** What has been heard, as far as it has come from the server. */
  readonly lines = computed<readonly LogEntry[]>(() => {
    void this.store.arrived.value;
    return this.store.known(this.shownView.value).reduce<readonly LogEntry[]>((all, frame) => addTo(all, frame.events), []);
  });
  private timer = 0;

  constructor(match: string, token: string, home: View) {
    this.store = new FrameStore(match, token);
    const place = readPlace(location.hash, home);
    this.index.value = place.index;
    this.view.value = place.view;
  }

  /** Starts to follow keys and address; answers how to stop. */
  open(): () => void {
    const stops = [
      effect(() => this.fetchFrame()),
      effect(() => history.replaceState(history.state, '', writePlace({ index: this.index.value, view: this.view.value }))),
    ];
    const onHash = (): void => {
      const place = readPlace(location.hash, this.view.value);
      this.index.value = place.index;
      this.view.value = place.view;
    };
    window.addEventListener('keydown', this.onKey);
    window.addEventListener('keydown', this.onBoardKey, true);
    window.addEventListener('hashchange', onHash);
    return () => {
      stops.forEach((stop) => stop());
      this.pause();
      window.removeEventListener('keydown', this.onKey);
      window.removeEventListener('keydown', this.onBoardKey, true);
      window.removeEventListener('hashchange', onHash);
    };
  }

  go(index: number): void {
    this.index.value = Math.max(this.first.value, Math.min(this.last.value, index));
  }

  step(by: number): void {
    this.pause();
    this.go(this.index.value + by);
  }

  /** To the frame after the move of that ply. */
  goToPly(ply: number): void {
    const found = this.store.find(this.shownView.value, (frame) =>
      frame.events.some((event) => event.ply === ply && event.kind !== 'ready' && event.kind !== 'start'),
    );
    if (found >= 0) this.go(found);
  }

  toggle(): void {
    if (this.isPlaying.value) return this.pause();
    if (this.index.value >= this.last.value) this.go(0);
    this.isPlaying.value = true;
    this.timer = window.setInterval(() => {
      if (this.index.value >= this.last.value) this.pause();
      else this.go(this.index.value + 1);
    }, STEP_MS);
  }

  private pause(): void {
    window.clearInterval(this.timer);
    this.isPlaying.value = false;
  }

  private fetchFrame(): void {
    void this.store.arrived.value;
    if (this.store.total.value > 0) this.go(this.index.value);
    const frame = this.store.frame(this.shownView.value, this.index.value);
    if (frame) this.frame.value = frame;
  }

  /** The board would take these keys; here they come first. */
  private readonly onBoardKey = (event: KeyboardEvent): void => {
    const isOnBoard = event.target instanceof Element && event.target.closest('[role="grid"]') !== null;
    if (!isOnBoard || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || !BOARD_KEYS.has(event.key)) return;
    event.stopPropagation();
    event.preventDefault();
    this.useKey(event.key, null);
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const isTyping = target !== null && target.closest(TYPED_INTO) !== null;
    const isOnBoard = target !== null && target.closest('[role="grid"]') !== null;
    if (isTyping || (isOnBoard && BOARD_KEYS.has(event.key)) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.useKey(keyOf(event), target)) event.preventDefault();
  };

  private useKey(key: string, target: Element | null): boolean {
    const by = KEY_STEPS[key];
    if (by !== undefined) return (this.step(by), true);
    if (key === 'Home') return (this.step(-Infinity), true);
    if (key === 'End') return (this.step(Infinity), true);
    if (key === ' ' && !target?.closest(PRESSED_BY_SPACE)) return (this.toggle(), true);
    if (key === REVEAL) return ((this.isRevealed.value = !this.isRevealed.value), true);
    return false;
  }
}
