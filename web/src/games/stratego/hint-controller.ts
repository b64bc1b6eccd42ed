/** A hint asked for during play: fetched for the shown position, gone with the next one. */

import { computed, signal } from '@preact/signals';

import { problemText } from '../../net/problems';
import type { Hint, HintedAct } from '../../net/wire';
import type { Playback } from './playback';

export class HintController {
  readonly isOpen = signal(false);
  readonly hint = signal<Hint | null>(null);
  readonly problem = signal('');
  /** Is a longer look on its way? */
  readonly isThinking = signal(false);
  /** The act that is looked into: its place in the hint. */
  readonly chosen = signal(0);
  /** May this seat ask, and is there something to ask about? */
  readonly isOffered = computed(() => {
    const { welcome } = this.playback.client;
    return welcome.value?.hints === true && this.playback.status.value?.status === 'play' && !this.playback.isPlaying.value;
  });
  readonly act = computed<HintedAct | null>(() => (this.isOpen.value ? (this.hint.value?.acts[this.chosen.value] ?? null) : null));

  constructor(private readonly playback: Playback) {}

  async ask(): Promise<void> {
    const asked = this.playback.shown.value;
    this.close();
    this.isOpen.value = true;
    this.isThinking.value = true;
    try {
      for (const isQuick of [true, false]) {
        const page = await this.playback.client.hint(isQuick);
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
    const looked = this.chosen.value > 0 ? this.act.value?.action : undefined;
    this.hint.value = hint;
    this.chosen.value = Math.max(0, hint?.acts.findIndex(({ action }) => action === looked) ?? 0);
  }

  close(): void {
    this.isOpen.value = false;
    this.hint.value = null;
    this.problem.value = '';
    this.isThinking.value = false;
    this.chosen.value = 0;
  }

  private isStillAbout(asked: unknown): boolean {
    return this.isOpen.value && this.playback.shown.value === asked;
  }
}
