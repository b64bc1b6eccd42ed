/** One seat that this browser plays: its event log, undo points, draft of a composed action, and last refusal. */

import { batch, type Signal, signal } from '@preact/signals';

import { isCourtesy } from '../net/courtesies';
import type { Heard, MatchConnection } from '../net/match';
import { observationOf } from '../net/observation';
import type { Decision, Event, Nack, Observation, Status, TableWord } from '../net/wire';
import { pointsAfter, undoneFrom, type UndoPoint } from './undo-points';

/** One event of the log. v: number of the update that brought it. */
export interface LogLine {
  readonly key: string;
  readonly v: number;
  readonly event: Event;
}

/** The first update: it tells nothing that has happened. */
const BEGINNING = 1;

/** Where updates are missing: from a number on, up to another that is there. */
function gapsIn(heard: readonly Heard[]): readonly (readonly [number, number])[] {
  return heard.flatMap(({ v }, index) => {
    const from = (heard[index - 1]?.v ?? BEGINNING) + 1;
    return from < v ? [[from, v] as const] : [];
  });
}

export class LocalSeat {
  readonly lines: Signal<readonly LogLine[]> = signal<readonly LogLine[]>([]);
  /** Updates that were taken back: from the first of them, before the one that took them back. */
  readonly undone: Signal<readonly { readonly from: number; readonly to: number }[]> = signal<
    readonly { readonly from: number; readonly to: number }[]
  >([]);
  readonly points: Signal<readonly UndoPoint[]> = signal<readonly UndoPoint[]>([]);
  readonly refusal: Signal<Nack | null> = signal<Nack | null>(null);
  readonly isBusy = signal(false);
  /** Text of a composed action, as typed so far. */
  readonly draft = signal('');
  /** Number of the first update on this connection. */
  firstHeard = 0;
  /** Has this seat been told more than stands in the log? Until the past has come, where the page was opened later or its line was lost. */
  readonly isPartial = signal(false);
  /** Everything in the order in which it was told, the past included once it has come. */
  private heard: Heard[] = [];
  private asked: Promise<void> | undefined;
  private readonly stop: () => void;

  constructor(readonly client: MatchConnection) {
    for (const heard of client.heard) this.hear(heard);
    this.stop = client.onUpdate((update) => this.hear(update));
  }

  /** Does this update still count? */
  isKept(v: number): boolean {
    return !this.undone.value.some(({ from, to }) => v >= from && v < to);
  }

  close(): void {
    this.stop();
  }

  /** Has the server tell what this seat was told before the page was opened, or while its line was lost. Never rejects. */
  recall(): Promise<void> {
    this.asked ??= this.askPast().finally(() => (this.asked = undefined));
    return this.asked;
  }

  private async askPast(): Promise<void> {
    try {
      for (const [from, to] of gapsIn(this.heard)) this.remember(await this.client.past(from, to));
    } catch {
      // the log begins where it begins; the next time it is opened it is asked for again
    }
  }

  /** Tells all again from the beginning, with what has come of the past at its place. */
  private remember(past: readonly Heard[]): void {
    if (past.length === 0) return;
    const all = [...past, ...this.heard].sort((one, other) => one.v - other.v);
    const refused = this.refusal.peek();
    batch(() => {
      this.lines.value = [];
      this.undone.value = [];
      this.points.value = [];
      this.heard = [];
      this.isPartial.value = false;
      for (const heard of all) this.hear(heard);
      this.refusal.value = refused;
    });
  }

  private hear(heard: Heard): void {
    if (this.firstHeard === 0) this.firstHeard = heard.v;
    if (heard.v > (this.heard.at(-1)?.v ?? BEGINNING) + 1) this.isPartial.value = true;
    this.heard.push(heard);
    const events = heard.events.filter((event) => !isCourtesy(event)); // a word of manners stands beside the name, for a moment
    const before = this.lines.peek();
    const first = before.length - before.findLastIndex(({ v }) => v !== heard.v) - 1; // an update may be told in parts
    const lines = events.map((event, index) => ({ key: `${heard.v}-${first + index}`, v: heard.v, event }));
    const from = undoneFrom(heard);
    const kept = from === null ? this.lines.peek() : this.lines.peek().filter(({ v }) => v < from);
    if (from !== null) this.undone.value = [...this.undone.peek(), { from, to: heard.v }];
    if (lines.length > 0 || from !== null) this.lines.value = [...kept, ...lines];
    this.points.value = pointsAfter(this.points.peek(), heard);
    this.refusal.value = null;
  }

  get seat(): number {
    return this.client.welcome.value?.seat ?? -1;
  }

  get observation(): Observation | null {
    const update = this.client.update.value;
    return update && observationOf(update);
  }

  get decision(): Decision | null {
    return this.observation?.decision ?? null;
  }

  /** Does a computer play this seat for its person at the moment? */
  get isLent(): boolean {
    return this.client.presence.value.some((status) => status.seat === this.seat && status.stand_in >= 0);
  }

  get status(): Status | null {
    return this.client.update.value?.status ?? null;
  }

  get acts(): readonly TableWord[] {
    return this.status?.acts ?? [];
  }

  /** Sends an action or a table act; resolves to whether the server took it. */
  async act(action: string): Promise<boolean> {
    if (this.isBusy.peek()) return false;
    this.isBusy.value = true;
    this.refusal.value = null;
    const reply = await this.client.send(action);
    this.isBusy.value = false;
    if (reply.type === 'nack') this.refusal.value = reply;
    else this.draft.value = '';
    return reply.type === 'ack';
  }
}
