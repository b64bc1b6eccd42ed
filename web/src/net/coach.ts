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
