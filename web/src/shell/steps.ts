/** What was changed, with the way back and forth: the same for set-ups, fortresses and decks. */

import { computed, signal } from '@preact/signals';

/** Steps that can be taken back; more than anybody counts. */
const MOST_STEPS = 200;

export class Steps<Thing> {
  readonly mayUndo = computed(() => this.past.value.length > 0);
  readonly mayRedo = computed(() => this.future.value.length > 0);
  /** What stood before each change, oldest first. */
  private readonly past = signal<readonly Thing[]>([]);
  /** What stood before each change was taken back. */
  private readonly future = signal<readonly Thing[]>([]);

  /** Keeps what stands in front of a change; what was taken back before is gone. */
  keep(before: Thing): void {
    this.past.value = [...this.past.value, before].slice(-MOST_STEPS);
    this.future.value = [];
  }

  /** Takes the last change back: what stood before it, undefined for none. now: what stands. */
  undo(now: Thing): Thing | undefined {
    const before = this.past.value.at(-1);
    if (before === undefined) return undefined;
    this.past.value = this.past.value.slice(0, -1);
    this.future.value = [...this.future.value, now];
    return before;
  }

  /** Makes a change again that was taken back: what stood after it, undefined for none. */
  redo(now: Thing): Thing | undefined {
    const after = this.future.value.at(-1);
    if (after === undefined) return undefined;
    this.future.value = this.future.value.slice(0, -1);
    this.past.value = [...this.past.value, now];
    return after;
  }

  forget(): void {
    [this.past.value, this.future.value] = [[], []];
  }
}
