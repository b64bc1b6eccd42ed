/** One clock for what happens: an event is told when it has been seen. Board, sum, log and voice all read what this tells. */

import { effect, type Signal, signal } from '@preact/signals';

import { paced, prefersStillness } from '../../motion';
import type { Heard, MatchConnection } from '../../net/match';
import type { Event, Update } from '../../net/wire';
import { persistent } from '../../settings';
import { type Beat, beatsOf } from './beats';
import { tableAfter } from './told';
import type { FellowshipObservation } from './wire';

/** Are events shown one after the other before they are told? */
export const isStaged = persistent('fellowship-staged', true, (value) => typeof value === 'boolean');

/** So many updates wait at most; a page that was away is told all at once. */
const MOST_WAITING = 6;

/** A line to a match that tells every event in its time. `stage` is the event that is shown now; no question opens while there is one.
 *
 * An update is told in parts, each with its events and the table after them; the last part has the observation of the server. */
export class StagedLine {
  readonly update: Signal<Update | null>;
  readonly heard: Heard[];
  readonly stage: Signal<Beat | null> = signal<Beat | null>(null);
  /** The same with the rest of the line. */
  readonly client: MatchConnection;
  private readonly listeners = new Set<(update: Update) => void>();
  private readonly queue: Update[] = [];
  private beats: readonly Beat[] = [];
  /** The table before the update that is being told. */
  private before: Update | null = null;
  /** So many of its events have been told; -1 once it is told as a whole. */
  private told = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
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
    this.before = this.update.peek();
    this.beats = isShown && this.before !== null ? beatsOf(update.events, this.hasShadow, prefersStillness()) : [];
    this.told = 0;
    this.play(0);
  }

  private after(milliseconds: number, then: () => void): void {
    this.timers.push(setTimeout(then, paced(milliseconds)));
  }

  private still(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
  }

  /** From the beginning of this beat on; what stands before it has been told. */
  private play(index: number): void {
    this.still();
    const beat = this.beats[index];
    if (!beat) {
      this.finish();
      return;
    }
    this.tellTo(beat.first);
    this.stage.value = beat;
    const { tell, end } = beat.timing;
    for (let step = 1; step < beat.steps; step += 1) this.after((tell * step) / beat.steps, () => this.land(beat, step));
    this.after(tell, () => {
      this.tellTo(beat.next);
      if (end > tell) this.after(end - tell, () => this.play(index + 1));
      else this.play(index + 1);
    });
  }

  /** So many points of a beat have landed: the table shows them, and nothing speaks of them yet. */
  private land({ event, first }: Beat, points: number): void {
    const events = this.queue[0]?.events.slice(0, first) ?? [];
    this.show([...events, { ...event, facts: { ...event.facts, amount: points } }], []);
  }

  /** The table after these events of the update. said: those that are spoken of now. */
  private show(events: readonly Event[], said: readonly Event[]): Update | null {
    const [update, { before }] = [this.queue[0], this];
    if (!update || !before) return null;
    const observation = tableAfter(before.observation as FellowshipObservation, events, update.observation as FellowshipObservation);
    const { status } = before;
    this.update.value = { ...update, status, observation, events: said };
    return this.update.peek();
  }

  /** Everything speaks of the events before this number; of the whole update, where it is their end. */
  private tellTo(next: number): void {
    const update = this.queue[0];
    if (!update || this.told < 0) return;
    const said = update.events.slice(this.told, next);
    const isAll = next >= update.events.length;
    if (!isAll && said.length === 0) return;
    const part = isAll ? { ...update, events: said } : this.show(update.events.slice(0, next), said);
    if (!part) return;
    this.told = isAll ? -1 : next;
    this.heard.push({ v: part.v, entry_seat: part.entry_seat, events: said });
    if (isAll) this.update.value = part;
    for (const listener of this.listeners) listener(part);
  }

  private finish(): void {
    this.drop();
    this.begin();
  }

  /** The first of the queue is told, if it is not yet, and over. */
  private drop(): void {
    this.still();
    this.tellTo(Number.POSITIVE_INFINITY);
    this.queue.shift();
    this.beats = [];
    this.told = 0;
    if (this.queue.length === 0) this.stage.value = null;
  }

  /** To the end of the event that is shown. */
  skip(): void {
    const now = this.stage.peek();
    if (!now) return;
    this.tellTo(now.next);
    this.play(this.beats.indexOf(now) + 1);
  }

  /** To the end of all that waits. */
  skipAll(): void {
    while (this.queue.length > 0) this.drop();
  }

  close(): void {
    this.still();
    this.stop();
  }
}
