/** A line to a puzzle: it shows the position, takes one act as the answer, and asks for the truth and the whole game when they are wanted. */

import { computed, signal } from '@preact/signals';

import { answerPuzzle, ApiError, askPuzzleFrames, askTruth } from './api';
import { personKey } from './person';
import { answeredOf, noteAnswer, standingOf } from './puzzles';
import { QuietLine, refused } from './quiet-line';
import type { Ack, Nack, PuzzleAnswer, PuzzlePage, PuzzleStanding, ReplayFrame } from './wire';

/** The letter of a choice, by its place in the list. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** Frames that are asked for at once. */
const PAGE = 60;

export class PuzzleLine extends QuietLine {
  /** What is said of the answer; null before it. */
  readonly answer = signal<PuzzleAnswer | null>(null);
  /** The act that was answered, "" before it and for having given up. */
  readonly act = signal('');
  readonly hasClue = signal(false);
  /** How one stood before the answer. */
  readonly before: PuzzleStanding | null;
  /** The position with nothing covered, once it was asked for; and is it shown? */
  readonly truth = signal<unknown>(null);
  readonly isOpen = signal(false);
  /** The whole game, frame by frame, as far as it has come; and which of them is shown, -1 for the position. */
  readonly frames = signal<readonly ReplayFrame[]>([]);
  readonly place = signal(-1);
  readonly frame = computed(() => (this.place.value < 0 ? undefined : this.frames.value[this.place.value]));
  /** What the family's own words say of a refusal. */
  readonly reason = signal('');

  constructor(readonly page: PuzzlePage) {
    super('puzzle', page.game, page.variant, page.seat);
    this.before = standingOf(page.game);
    this.tell(page.observation, []);
  }

  async send(act: string): Promise<Ack | Nack> {
    if (this.answer.peek() !== null || this.isBusy.peek()) return refused('action/illegal', 'wrong_turn');
    return (await this.give(act)) ? { type: 'ack', id: '', v: this.v } : refused('server/away', '');
  }

  giveUp(): void {
    if (this.answer.peek() === null && !this.isBusy.peek()) void this.give('');
  }

  /** Shows what lay under the covers, or covers it again. */
  async showTruth(): Promise<void> {
    if (this.truth.peek() === null)
      await this.attempt(async () => void (this.truth.value = (await askTruth(this.page.id, this.act.peek())).observation));
    this.place.value = -1;
    this.isOpen.value = this.truth.peek() !== null && !this.isOpen.peek();
  }

  /** Goes to a frame of the game; the position is the last one. */
  async replay(place: number): Promise<void> {
    const { total } = this.page;
    const wanted = Math.max(0, Math.min(total - 1, place));
    await this.attempt(async () => {
      if (this.frames.peek().length === 0) this.frames.value = await this.fetchAll();
    });
    this.isOpen.value = false;
    if (this.frames.peek()[wanted]) this.place.value = wanted;
  }

  private async fetchAll(): Promise<readonly ReplayFrame[]> {
    const starts = Array.from({ length: Math.ceil(this.page.total / PAGE) }, (_, index) => index * PAGE);
    const pages = await Promise.all(starts.map((from) => askPuzzleFrames(this.page.id, from, from + PAGE)));
    return pages.flatMap(({ frames }) => frames);
  }

  private async give(act: string): Promise<boolean> {
    this.isBusy.value = true;
    const { id, game } = this.page;
    const before = answeredOf(id)?.again ?? null;
    const wanted = { act, clue: this.hasClue.peek(), standing: standingOf(game), before };
    const isDone = await this.attempt(async () => {
      const found = await answerPuzzle(id, wanted, personKey());
      noteAnswer(this.page, found);
      this.act.value = act;
      this.answer.value = found;
      this.tell({ ...(this.page.observation as object), decision: null, to_act: [] }, []);
    });
    this.isBusy.value = false;
    return isDone;
  }

  private async attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      this.connection.value = 'open';
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.connection.value = 'lost';
      return false;
    }
  }
}
