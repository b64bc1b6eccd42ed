/** All seats that this browser plays, of one person or of several: which one is shown, and when the screen is covered. */

import { useEffect, useMemo } from 'preact/hooks';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

import type { MatchConnection } from '../net/match';
import { persistent } from '../settings';
import { LocalSeat } from './local-seat';

/** Setting: cover the screen when it goes to another seat that must not see this one; kept for later games. */
export const usesCovers = persistent('plain-covers', true, (value) => typeof value === 'boolean');

export class LocalSeats {
  readonly all: readonly LocalSeat[];
  /** Index into `all` of the seat shown, or of the one that will be shown when the cover is lifted. */
  readonly index: Signal<number> = signal(0);
  readonly isCovered: Signal<boolean>;
  readonly isOver: ReadonlySignal<boolean>;
  /** Does this seat owe a decision that a person is to make? A view that passes windows by itself overrides it. */
  isAsked: (localSeat: LocalSeat) => boolean = () => true;
  /** The seat that a person has turned to, and which one was asked then. */
  private held: { readonly index: number; readonly asked: number } | null = null;

  constructor(
    clients: readonly MatchConnection[],
    /** Do seats hide anything from one another? */
    private readonly isHidden: () => boolean,
  ) {
    this.all = clients.map((client) => new LocalSeat(client));
    this.isOver = computed(() => this.all.some((localSeat) => localSeat.status?.status === 'over'));
    this.isCovered = signal(this.covers);
    this.index.value = Math.max(0, this.nextToAct());
  }

  close(): void {
    for (const localSeat of this.all) localSeat.close();
  }

  get shown(): LocalSeat {
    return this.all[this.index.value] ?? this.all[0]!;
  }

  /** Must the seats of this screen be hidden from each other? */
  get covers(): boolean {
    return this.all.length > 1 && usesCovers.value && this.isHidden() && !this.isOver.value;
  }

  /** Shows another seat, behind the cover where one is used. */
  turnTo(index: number): void {
    if (index === this.index.peek()) return;
    this.index.value = index;
    this.isCovered.value = this.covers;
  }

  /** A person turns to a seat: it stays shown, even if it owes nothing, until another one is asked than now. */
  look(index: number): void {
    this.held = { index, asked: this.nextToAct() };
    this.turnTo(index);
  }

  uncover(): void {
    this.isCovered.value = false;
  }

  /** Index of the first seat that owes a decision, -1 if none does. */
  nextToAct(): number {
    return this.all.findIndex((localSeat) => localSeat.decision !== null && this.isAsked(localSeat) && !localSeat.isLent);
  }

  /** Shows the next seat when the one shown owes no decision and another one does. Called after every change. */
  follow(): void {
    if (!this.covers && this.isCovered.peek()) this.isCovered.value = false;
    if (this.all.length < 2 || this.isOver.value || this.shown.isBusy.value || this.shown.decision !== null) return;
    const next = this.nextToAct();
    if (this.held?.index === this.index.peek() && this.held.asked === next) return;
    if (next >= 0) this.turnTo(next);
  }
}

/** What somebody sees who watches: no seat, whose updates are those of everybody. */
export function useWatched(client: MatchConnection): LocalSeats {
  const localSeats = useMemo(() => new LocalSeats([client], () => false), [client]);
  useEffect(() => () => localSeats.close(), [localSeats]);
  return localSeats;
}
