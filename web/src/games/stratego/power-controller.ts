/** A power on its way: which one is chosen, which squares were picked for it, and what they announce. */

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

import type { Square } from '../../board/geometry';
import { announced, isReady, nextPicks, type PowerAct, powersAmong } from './powers';

export class PowerController {
  /** The power chosen, "" while the piece just moves. */
  readonly chosen = signal('');
  readonly picks = signal<readonly Square[]>([]);
  readonly isChosen = computed(() => this.chosen.value !== '');
  /** The powers of the piece in hand that may be used now. */
  readonly offered = computed(() => powersAmong(this.acts.value));
  private readonly ways = computed(() => this.acts.value.filter((act) => act.power === this.chosen.value));
  readonly next = computed(() => nextPicks(this.ways.value, this.picks.value));
  /** What the picks announce, once they are enough. */
  readonly act = computed<PowerAct | null>(() => (this.isChosen.value ? announced(this.ways.value, this.picks.value) : null));
  readonly wants = computed<'step' | 'target' | ''>(() => [...this.next.value.values()][0] ?? '');
  private readonly stop: () => void;

  constructor(
    private readonly acts: ReadonlySignal<readonly PowerAct[]>,
    private readonly announce: (text: string) => Promise<void>,
  ) {
    // Another piece, or none, in hand: what was begun is forgotten.
    this.stop = effect(() => {
      void this.acts.value;
      this.forget();
    });
  }

  close(): void {
    this.stop();
  }

  choose(power: string): void {
    this.picks.value = [];
    this.chosen.value = power === this.chosen.value || !this.offered.value.includes(power) ? '' : power;
  }

  canPick(square: Square): boolean {
    return this.next.value.has(square) || this.picks.value.includes(square);
  }

  /** One more square, or one of them again: that takes it back, or says yes where nothing else is left to pick. False if it is neither. */
  pick(square: Square): boolean {
    const picks = this.picks.value;
    if (this.next.value.has(square)) this.picks.value = [...picks, square];
    else if (square === picks[picks.length - 1] && this.isWhole()) void this.confirm();
    else if (picks.includes(square)) this.picks.value = picks.slice(0, picks.indexOf(square));
    else return false;
    return true;
  }

  /** Takes the last pick back, then the choice of the power. False if there was nothing to take back. */
  back(): boolean {
    if (!this.isChosen.value) return false;
    if (this.picks.value.length) this.picks.value = this.picks.value.slice(0, -1);
    else this.chosen.value = '';
    return true;
  }

  async confirm(): Promise<void> {
    if (this.act.value) await this.announce(this.act.value.text);
  }

  /** Needs no square at all: only a yes. */
  isPlain(): boolean {
    return isReady(this.ways.value);
  }

  private isWhole(): boolean {
    return this.act.value !== null && this.act.value.targets.length <= 1 && this.next.value.size === 0;
  }

  private forget(): void {
    this.chosen.value = '';
    this.picks.value = [];
  }
}
