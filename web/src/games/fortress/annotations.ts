/** A player's own marks on the sheet: kept in this browser alone, for one seat of one match. */

import { type Signal, signal } from '@preact/signals';

import { Steps } from '../../shell/steps';
import { keepText, readText } from '../../store';

export const SQUARE_MARKS = ['?', '!', 'pitfall', 'cup', 'passage', 'flag', '1', '4', '6', '7'] as const;
export type Mark = (typeof SQUARE_MARKS)[number] | 'wall';

const MOST_KEPT = 100;

function isMark(value: unknown): value is Mark {
  return value === 'wall' || SQUARE_MARKS.includes(value as (typeof SQUARE_MARKS)[number]);
}

export class Annotations {
  readonly marks: Signal<ReadonlyMap<string, Mark>>;
  /** The mark in hand; null while the sheet takes moves. */
  readonly tool: Signal<Mark | null> = signal(null);
  private readonly steps = new Steps<ReadonlyMap<string, Mark>>();
  private readonly key: string;

  constructor(match: string, seat: number) {
    this.key = `gonfalon.chalk.${match}.${seat}`;
    this.marks = signal(this.load());
  }

  get mayUndo(): boolean {
    return this.steps.mayUndo.value;
  }

  /** Sets the mark in hand on a place, or wipes it off where it stands already. */
  draw(place: string): void {
    const mark = this.tool.peek();
    if (mark === null) return;
    const next = new Map(this.marks.peek());
    if (next.get(place) === mark) next.delete(place);
    else next.set(place, mark);
    this.steps.keep(this.marks.peek());
    this.set(next);
  }

  undo(): void {
    const before = this.steps.undo(this.marks.peek());
    if (before) this.set(before);
  }

  private set(marks: ReadonlyMap<string, Mark>): void {
    this.marks.value = marks;
    keepText(this.key, JSON.stringify([...marks])); // where they cannot be kept the marks hold for this visit
  }

  private load(): ReadonlyMap<string, Mark> {
    try {
      const found = JSON.parse(readText(this.key) ?? '[]') as unknown;
      if (!Array.isArray(found)) return new Map();
      const pairs = (found as readonly unknown[]).filter(
        (one): one is [string, Mark] => Array.isArray(one) && typeof one[0] === 'string' && isMark(one[1]),
      );
      return new Map(pairs.slice(0, MOST_KEPT));
    } catch {
      return new Map();
    }
  }
}
