/** A hint asked for during play: fetched for the shown position, gone with the next one. */

import { computed, signal } from '@preact/signals';

import { problemText } from '../../net/problems';
import type { Hint, HintedAct } from '../../net/wire';
import type { Playback } from './playback';

export class HintController {
  readonly isOpen = signal(false);
  readonly hint = signal<Hint | null>(null);
  readonly problem = signal('');
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
    try {
      const page = await this.playback.client.hint();
      if (this.isStillAbout(asked)) this.hint.value = page.hint;
    } catch (failure) {
      if (this.isStillAbout(asked)) this.problem.value = problemText(failure);
    }
  }

  close(): void {
    this.isOpen.value = false;
    this.hint.value = null;
    this.problem.value = '';
    this.chosen.value = 0;
  }

  private isStillAbout(asked: unknown): boolean {
    return this.isOpen.value && this.playback.shown.value === asked;
  }
}
