/** Several hands of one person or of several at one screen: whose turn it is to look, and when everything is covered. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

import type { MatchConnection } from '../net/match';
import { persistent } from '../settings';
import { Hand } from './hand';

/** Cover hidden hands when another seat of this screen is to look; kept for the next game too. */
export const usesCovers = persistent('plain-covers', true, (value) => typeof value === 'boolean');

export class Hands {
  readonly all: readonly Hand[];
  /** Which of `all` is looked at, or is about to be while the cover lies there. */
  readonly index: Signal<number> = signal(0);
  readonly isCovered: Signal<boolean>;
  readonly isOver: ReadonlySignal<boolean>;
  /** Does this hand owe a decision that a person is to make? A table that passes by itself says which are none. */
  isAsked: (hand: Hand) => boolean = () => true;

  constructor(
    clients: readonly MatchConnection[],
    /** Do seats hide anything from one another? */
    private readonly isHidden: () => boolean,
  ) {
    this.all = clients.map((client) => new Hand(client));
    this.isOver = computed(() => this.all.some((hand) => hand.status?.status === 'over'));
    this.isCovered = signal(this.covers);
    this.index.value = Math.max(0, this.nextToAct());
  }

  close(): void {
    for (const hand of this.all) hand.close();
  }

  get shown(): Hand {
    return this.all[this.index.value] ?? this.all[0]!;
  }

  /** Must one hand not see another here? */
  get covers(): boolean {
    return this.all.length > 1 && usesCovers.value && this.isHidden() && !this.isOver.value;
  }

  /** Turns to a hand, through the cover where there is one. */
  turnTo(index: number): void {
    if (index === this.index.peek()) return;
    this.index.value = index;
    this.isCovered.value = this.covers;
  }

  uncover(): void {
    this.isCovered.value = false;
  }

  /** The first hand that owes a decision, -1 if none does. */
  nextToAct(): number {
    return this.all.findIndex((hand) => hand.decision !== null && this.isAsked(hand) && !hand.isLent);
  }

  /** Turns on by itself when the hand shown owes nothing and another one does. Called whenever something has changed. */
  follow(): void {
    if (!this.covers && this.isCovered.peek()) this.isCovered.value = false;
    if (this.all.length < 2 || this.isOver.value || this.shown.isBusy.value || this.shown.decision !== null) return;
    const next = this.nextToAct();
    if (next >= 0) this.turnTo(next);
  }
}
