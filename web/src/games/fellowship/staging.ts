/** One clock for what happens: an update is told when its cards have been seen. Board, sum, log and voice all read what this tells. */

import { effect, type Signal, signal } from '@preact/signals';

import { paced, prefersStillness } from '../../motion';
import type { Heard, MatchConnection } from '../../net/match';
import type { Event, Update } from '../../net/wire';
import { persistent } from '../../settings';
import { idOf, printed } from './printed';

/** Are events shown one after the other before they are told? */
export const isStaged = persistent('fellowship-staged', true, (value) => typeof value === 'boolean');

/** What is shown of one event, in ms from its beginning. turns: its face begins to turn up. tell: everything may speak of it. */
export interface Timing {
  readonly turns: number;
  readonly shown: number;
  readonly tell: number;
  readonly end: number;
}

const timing = (turns: number, shown: number, tell: number, end: number): Timing => ({ turns, shown, tell, end });

/** The times of the design, in ms at normal speed. */
export const TIMES = {
  reveal: timing(400, 700, 1300, 1500),
  next_reveal: timing(200, 400, 750, 900),
  shadow: timing(200, 500, 1450, 1900),
  shadow_without: timing(200, 500, 900, 1300),
  strike: timing(0, 0, 180, 600),
  hero_falls: timing(0, 0, 700, 2000),
  ally_falls: timing(0, 0, 200, 500),
  stage: timing(0, 0, 490, 990),
  explored: timing(0, 0, 490, 490),
  won: timing(0, 0, 1600, 2400),
  lost: timing(0, 0, 1600, 2400),
} as const satisfies Readonly<Record<string, Timing>>;
export type Scene = keyof typeof TIMES;

/** How long a card stays for who wants stillness: it cuts in, is read, and is told. */
const CALM: Timing = timing(0, 0, 400, 400);
/** Of more equal events in one update than this the rest is shown with the last. */
const MOST_EQUAL = 3;

/** So many updates wait at most; a page that was away is told all at once. */
const MOST_WAITING = 6;

/** One event on the stage. at: when it begins, in ms from the beginning of its update. */
export interface Beat {
  readonly scene: Scene;
  readonly event: Event;
  readonly at: number;
  readonly timing: Timing;
}

/** What an event is shown as; undefined where the board alone shows it. hasShadow: does the face of this card do something as a shadow? */
export function sceneOf(event: Event, isFirst: boolean, hasShadow: (id: string) => boolean): Scene | undefined {
  const { kind, facts } = event;
  const card = typeof facts['card'] === 'string' ? facts['card'] : '';
  if (kind === 'won' || kind === 'lost' || kind === 'strike') return kind;
  if (card === '') return undefined;
  if (kind === 'revealed') return isFirst ? 'reveal' : 'next_reveal';
  if (kind === 'shadow_turned') return hasShadow(idOf(card)) ? 'shadow' : 'shadow_without';
  if (kind === 'stage' || kind === 'explored') return kind;
  if (kind !== 'left' || facts['how'] !== 'destroyed') return undefined;
  const { type } = printed(idOf(card));
  return type === 'hero' ? 'hero_falls' : type === 'ally' ? 'ally_falls' : undefined;
}

/** The beats of an update, one after the other. */
export function beatsOf(events: readonly Event[], hasShadow: (id: string) => boolean, isCalm = false): readonly Beat[] {
  const beats: Beat[] = [];
  let at = 0;
  for (const event of events) {
    const scene = sceneOf(event, !beats.some((beat) => beat.event.kind === 'revealed'), hasShadow);
    if (scene === undefined) continue;
    if (beats.filter((beat) => beat.event.kind === event.kind).length >= MOST_EQUAL) continue;
    const own = isCalm ? CALM : TIMES[scene];
    beats.push({ scene, event, at, timing: own });
    at += own.end;
  }
  return beats;
}

/** When everything of these beats may be told, and when the last is over, in ms. An update is told as a whole. */
export function tellTime(beats: readonly Beat[]): { readonly tell: number; readonly end: number } {
  const last = beats.at(-1);
  return last ? { tell: last.at + last.timing.tell, end: last.at + last.timing.end } : { tell: 0, end: 0 };
}

/** A line to a match that tells every update in its time. `stage` is the event that is shown now; no question opens while there is one. */
export class StagedLine {
  readonly update: Signal<Update | null>;
  readonly heard: Heard[];
  readonly stage: Signal<Beat | null> = signal<Beat | null>(null);
  /** The same with the rest of the line. */
  readonly client: MatchConnection;
  private readonly listeners = new Set<(update: Update) => void>();
  private readonly queue: Update[] = [];
  private beats: readonly Beat[] = [];
  private isTold = true;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: () => void;

  constructor(
    private readonly inner: MatchConnection,
    private readonly hasShadow: (id: string) => boolean,
  ) {
    this.update = signal(inner.update.peek());
    this.heard = [...inner.heard];
    const unlisten = inner.onUpdate((update) => this.take(update));
    const unwatch = effect(() => {
      if (this.update.peek() === null && inner.update.value) this.update.value = inner.update.value;
    });
    this.stop = () => {
      unlisten();
      unwatch();
    };
    this.client = this.asClient();
  }

  private asClient(): MatchConnection {
    const own: Readonly<Record<string, unknown>> = {
      update: this.update,
      heard: this.heard,
      onUpdate: (callback: (update: Update) => void) => {
        this.listeners.add(callback);
        return () => this.listeners.delete(callback);
      },
    };
    return new Proxy(this.inner, {
      get: (inner, name) => {
        if (typeof name === 'string' && name in own) return own[name];
        const value: unknown = Reflect.get(inner, name);
        return typeof value === 'function' ? (value.bind(inner) as unknown) : value;
      },
    });
  }

  private take(update: Update): void {
    this.queue.push(update);
    if (this.queue.length > MOST_WAITING) this.skipAll();
    else if (this.queue.length === 1) this.begin();
  }

  private begin(): void {
    const update = this.queue[0];
    if (!update) return;
    const isShown = isStaged.value && !(typeof document !== 'undefined' && document.hidden);
    this.beats = isShown ? beatsOf(update.events, this.hasShadow, prefersStillness()) : [];
    this.isTold = false;
    this.play(0);
  }

  /** From the beginning of this beat on. */
  private play(index: number): void {
    clearTimeout(this.timer);
    const beat = this.beats[index];
    if (!beat) {
      this.finish();
      return;
    }
    this.stage.value = beat;
    const isLast = index === this.beats.length - 1;
    if (!isLast) {
      this.timer = setTimeout(() => this.play(index + 1), paced(beat.timing.end));
      return;
    }
    this.timer = setTimeout(() => {
      this.tell();
      this.timer = setTimeout(() => this.finish(), paced(beat.timing.end - beat.timing.tell));
    }, paced(beat.timing.tell));
  }

  /** Everything speaks of the update that has been seen. */
  private tell(): void {
    const update = this.queue[0];
    if (this.isTold || !update) return;
    this.isTold = true;
    this.heard.push({ v: update.v, entry_seat: update.entry_seat, events: update.events });
    this.update.value = update;
    for (const listener of this.listeners) listener(update);
  }

  private finish(): void {
    this.drop();
    this.begin();
  }

  /** The first of the queue is told, if it is not yet, and over. */
  private drop(): void {
    clearTimeout(this.timer);
    this.tell();
    this.queue.shift();
    this.beats = [];
    this.isTold = false;
    if (this.queue.length === 0) this.stage.value = null;
  }

  /** To the end of the event that is shown. */
  skip(): void {
    const now = this.stage.peek();
    if (now) this.play(this.beats.indexOf(now) + 1);
  }

  /** To the end of all that waits. */
  skipAll(): void {
    while (this.queue.length > 0) this.drop();
  }

  close(): void {
    clearTimeout(this.timer);
    this.stop();
  }
}
