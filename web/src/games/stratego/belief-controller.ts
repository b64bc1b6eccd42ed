/** What the seat of a replay could guess: fetched frame by frame, and the piece that is being looked into. */

import { computed, effect, signal } from '@preact/signals';

import type { Square } from '../../board/geometry';
import { beliefPage } from '../../net/api';
import type { BeliefPage, Belief } from '../../net/wire';
import { persistent } from '../../settings';
import { seatOf } from './frame-store';
import type { ReplayController } from './replay-controller';

/** A frame that is only passed by is not asked for. */
const REST_MS = 120;
/** A likeliest kind below this share is no guess worth drawing. */
const LIKELY = 0.3;

/** A place of the flag that is less likely is one among many. */
const WORTH_SAYING = 0.12;

/** Are the guesses drawn on the board? */
export const isDrawn = persistent('guesses', true, (value) => typeof value === 'boolean');

export class BeliefController {
  /** The seat whose guesses are shown, -1 where the view is nobody's. */
  readonly seat = computed(() => seatOf(this.replay.view.value));
  /** The newest page that has come for this seat; an older one stays until the next is here. */
  readonly page = signal<BeliefPage | null>(null);
  readonly isFailed = signal(false);
  /** The piece that is looked into, as long as it stands on the board. */
  readonly chosen = signal<number | null>(null);
  private readonly kept = new Map<string, BeliefPage>();
  private wanted = '';
  private timer = 0;

  constructor(
    private readonly replay: ReplayController,
    private readonly match: string,
    private readonly token: string,
  ) {}

  /** Starts to follow the replay; answers how to stop. */
  open(): () => void {
    const stop = effect(() => this.follow());
    return () => {
      stop();
      window.clearTimeout(this.timer);
    };
  }

  /** The guess about the piece on a square, if it belongs to the other side. */
  at(square: Square): Belief | undefined {
    return this.page.value?.guesses.find((guess) => guess.place === square);
  }

  look(square: Square): void {
    const guess = this.at(square);
    if (guess) this.chosen.value = guess.id;
  }

  private follow(): void {
    const seat = this.seat.value;
    const frame = this.replay.frame.value;
    window.clearTimeout(this.timer);
    if (seat < 0 || !frame) {
      this.page.value = null;
      return;
    }
    this.wanted = `${seat}/${frame.ply}`;
    const known = this.kept.get(this.wanted);
    if (known) this.show(known);
    else {
      if (this.page.peek()?.seat !== seat) this.page.value = null;
      this.timer = window.setTimeout(() => void this.fetch(seat, frame.ply), REST_MS);
    }
  }

  private show(page: BeliefPage): void {
    this.page.value = page;
    this.isFailed.value = false;
  }

  private async fetch(seat: number, ply: number): Promise<void> {
    const name = `${seat}/${ply}`;
    try {
      const page = await beliefPage(this.match, this.token, seat, ply);
      this.kept.set(name, page);
      if (name === this.wanted) this.show(page);
    } catch {
      if (name !== this.wanted) return;
      this.page.value = null;
      this.isFailed.value = true;
    }
  }
}

/** The likeliest kind, where one stands out enough to be drawn. */
export function likeliest(guess: Belief): readonly [string, number] | null {
  const [first] = guess.chances;
  return !guess.known && first && first[1] >= LIKELY ? first : null;
}

/** What is worth saying in words: how much was known, the surest guess, and where the flag was looked for. */
export interface Summary {
  readonly known: number;
  readonly forgotten: number;
  readonly total: number;
  readonly surest: { readonly guess: Belief; readonly kind: string; readonly chance: number } | null;
  readonly flag: { readonly guess: Belief; readonly chance: number } | null;
}

export function summaryOf(guesses: readonly Belief[], isFlag: (kind: string) => boolean): Summary {
  const hidden = guesses.filter((guess) => !guess.known);
  const surest = hidden
    .flatMap((guess) => guess.chances.slice(0, 1).map(([kind, chance]) => ({ guess, kind, chance })))
    .filter(({ kind }) => !isFlag(kind))
    .sort((a, b) => b.chance - a.chance)[0];
  const flag = hidden
    .flatMap((guess) => guess.chances.filter(([kind]) => isFlag(kind)).map(([, chance]) => ({ guess, chance })))
    .filter(({ chance }) => chance >= WORTH_SAYING)
    .sort((a, b) => b.chance - a.chance)[0];
  return {
    known: guesses.length - hidden.length,
    forgotten: guesses.filter((guess) => guess.forgotten).length,
    total: guesses.length,
    surest: surest ?? null,
    flag: flag ?? null,
  };
}
