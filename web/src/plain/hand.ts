/** One seat of this browser at the table: what it has heard, what it may go back to, what it is about to do. */

import { type Signal, signal } from '@preact/signals';

import type { Heard, MatchConnection } from '../net/match';
import { observationOf } from '../net/observation';
import type { Decision, Event, Nack, Observation, Status } from '../net/wire';
import { pointsAfter, type UndoPoint } from './undo-points';

/** v: the number of the update that told it. */
export interface LogLine {
  readonly key: string;
  readonly v: number;
  readonly event: Event;
}

export class Hand {
  readonly lines: Signal<readonly LogLine[]> = signal<readonly LogLine[]>([]);
  readonly points: Signal<readonly UndoPoint[]> = signal<readonly UndoPoint[]>([]);
  readonly refusal: Signal<Nack | null> = signal<Nack | null>(null);
  readonly isBusy = signal(false);
  /** A composed action as far as it is typed. */
  readonly draft = signal('');
  /** The first update heard on this connection: what came before is not in the log. */
  firstHeard = 0;
  private readonly stop: () => void;

  constructor(readonly client: MatchConnection) {
    for (const heard of client.heard) this.hear(heard);
    this.stop = client.onUpdate((update) => this.hear(update));
  }

  close(): void {
    this.stop();
  }

  private hear(heard: Heard): void {
    if (this.firstHeard === 0) this.firstHeard = heard.v;
    const lines = heard.events.map((event, index) => ({ key: `${heard.v}-${index}`, v: heard.v, event }));
    if (lines.length > 0) this.lines.value = [...this.lines.peek(), ...lines];
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

  /** Does a computer play this hand for its person? */
  get isLent(): boolean {
    return this.client.presence.value.some((status) => status.seat === this.seat && status.stand_in >= 0);
  }

  get status(): Status | null {
    return this.client.update.value?.status ?? null;
  }

  get acts(): readonly string[] {
    return this.status?.acts ?? [];
  }

  /** Sends an action or an act beside the rules; answers whether it was taken. */
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
