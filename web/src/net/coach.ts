/** The coach's report on a finished game: asked for, and asked after while it grows. */

import { signal } from '@preact/signals';

import { coachPage, startCoach } from './api';
import { problemText } from './problems';
import type { CoachPage, CoachReport } from './wire';

/** Milliseconds between two looks at a report that grows. */
const LOOK_MS = 1500;

export const CLASSES = ['best', 'fine', 'loose', 'error'] as const;

/** As `class_of` in players/coaching.py. */
export function classOf(loss: number, { bounds }: CoachReport): (typeof CLASSES)[number] {
  return CLASSES[bounds.filter((bound) => loss >= bound).length] ?? 'error';
}

/** The worst turn, as `dearest_of` in players/coaching.py orders them; the first that was looked at where none was bad. */
export function dearestOf({ turns, dearest }: CoachReport): number {
  const named = turns.filter(({ number }) => dearest.includes(number));
  const [worst] = named.toSorted((a, b) => b.swing - a.swing || b.loss - a.loss || a.number - b.number);
  return (worst ?? turns[0])?.number ?? 0;
}

export class CoachLine {
  readonly page = signal<CoachPage | null>(null);
  readonly problem = signal('');
  private timer = 0;
  private isClosed = false;

  constructor(
    readonly match: string,
    readonly token: string,
  ) {}

  /** Has the coach begin, or goes on looking where it has begun; answers how to stop looking. */
  open(): () => void {
    void this.begin();
    return () => this.close();
  }

  /** Looks at a report, where there is one, without having the coach begin; answers how to stop looking. */
  look(): () => void {
    void this.take(coachPage(this.match, this.token));
    return () => this.close();
  }

  private close(): void {
    this.isClosed = true;
    window.clearTimeout(this.timer);
  }

  async begin(): Promise<void> {
    this.problem.value = '';
    await this.take(startCoach(this.match, this.token));
  }

  private async take(asked: Promise<CoachPage>): Promise<void> {
    try {
      const page = await asked;
      if (this.isClosed) return;
      this.page.value = page;
      if (isGoing(page)) this.timer = window.setTimeout(() => void this.take(coachPage(this.match, this.token)), LOOK_MS);
    } catch (failure) {
      if (!this.isClosed) this.problem.value = problemText(failure);
    }
  }
}

/** Does the report still grow? */
export const isGoing = ({ status }: CoachPage): boolean => status === 'waiting' || status === 'running';
