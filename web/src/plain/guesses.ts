/** What somebody who watches guesses of what is hidden: one place a seat, kept in this browser alone and sent nowhere. */

import { type Signal, signal } from '@preact/signals';

import { keptHere } from '../net/base';
import { persistent } from '../settings';

/** Of each seat the guessed place. */
export type Places = Readonly<Record<string, string>>;

const MOST_KEPT = 50;

const kept = persistent<readonly (readonly [match: string, places: Places])[]>(
  keptHere('guesses'),
  [],
  (value) => Array.isArray(value) && value.every((one) => Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'object'),
);

export class Guesses {
  readonly places: Signal<Places>;
  /** The seat whose place is to be chosen next; -1 for none. */
  readonly asked = signal(-1);

  constructor(private readonly match: string) {
    this.places = signal(kept.peek().find(([known]) => known === match)?.[1] ?? {});
  }

  ask(seat: number): void {
    this.asked.value = this.asked.peek() === seat ? -1 : seat;
  }

  /** Takes a place for the seat that is asked; answers whether one was. */
  put(place: string): boolean {
    const seat = this.asked.peek();
    if (seat < 0) return false;
    this.places.value = { ...this.places.peek(), [seat]: place };
    this.asked.value = -1;
    kept.value = [[this.match, this.places.peek()] as const, ...kept.peek().filter(([known]) => known !== this.match)].slice(0, MOST_KEPT);
    return true;
  }
}

/** How many guesses were right, of those whose answer is known. truth: of each seat the true place, as far as it was shown. */
export function scored(places: Places, truth: ReadonlyMap<number, string>): { readonly right: number; readonly count: number } {
  const known = Object.entries(places).filter(([seat]) => truth.has(Number(seat)));
  return { right: known.filter(([seat, place]) => truth.get(Number(seat)) === place).length, count: known.length };
}
