/** A hint asked for during play: fetched for the shown position, gone with the next one. */

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

import type { MatchConnection } from '../net/match';
import { problemText } from '../net/problems';
import type { Hint, HintedAct } from '../net/wire';

/** What is asked about. shown: the position, another value for each one. isAsked: is there something to ask about? */
export interface HintTable {
  readonly client: Pick<MatchConnection, 'welcome' | 'hint'>;
  readonly shown: ReadonlySignal<unknown>;
  readonly isAsked: ReadonlySignal<boolean>;
}

export class HintController {
  readonly isOpen = signal(false);
  readonly hint = signal<Hint | null>(null);
  readonly problem = signal('');
  /** Is a longer look on its way? */
  readonly isThinking = signal(false);
  /** The act that is looked into: its place in the hint. */
  readonly chosen = signal(0);
  /** May this seat ask, and is there something to ask about? */
  readonly isOffered = computed(() => this.table.client.welcome.value?.hints === true && this.table.isAsked.value);
  readonly act = computed<HintedAct | null>(() => (this.isOpen.value ? (this.hint.value?.acts[this.chosen.value] ?? null) : null));

  constructor(private readonly table: HintTable) {}

  async ask(): Promise<void> {
    const asked = this.table.shown.value;
    this.close();
    this.isOpen.value = true;
    this.isThinking.value = true;
    try {
      for (const isQuick of [true, false]) {
        const page = await this.table.client.hint(isQuick);
        if (!this.isStillAbout(asked)) return;
        this.show(page.hint);
      }
    } catch (failure) {
      if (this.isStillAbout(asked)) this.problem.value = problemText(failure);
    }
    if (this.isStillAbout(asked)) this.isThinking.value = false;
  }

  /** The act that somebody has chosen to look into stays chosen. */
  private show(hint: Hint | null): void {
    const looked = this.chosen.value > 0 && this.act.value ? planOf(this.act.value) : undefined;
    this.hint.value = hint;
    this.chosen.value = Math.max(0, hint?.acts.findIndex((act) => planOf(act) === looked) ?? 0);
  }

  close(): void {
    this.isOpen.value = false;
    this.hint.value = null;
    this.problem.value = '';
    this.isThinking.value = false;
    this.chosen.value = 0;
  }

  /** Closes with every new position; the answer stops that. */
  closeWithNext(): () => void {
    return effect(() => {
      void this.table.shown.value;
      this.close();
    });
  }

  private isStillAbout(asked: unknown): boolean {
    return this.isOpen.value && this.table.shown.value === asked;
  }
}

/** All answers of an act in one text: two plans may begin alike. */
export function planOf({ action, then }: HintedAct): string {
  return [action, ...then].join(', ');
}

/** The answer that a plan leads to. */
export function aimOf({ action, then }: HintedAct): string {
  return then.at(-1) ?? action;
}
