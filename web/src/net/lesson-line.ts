/** A line to a lesson: it plays the server's part for a table, tries every act by the rules, and takes back what does not lead on. */

import { batch, computed, signal } from '@preact/signals';

import { tryInLesson } from './api';
import { LESSON } from './beginning';
import { QuietLine, refused } from './quiet-line';
import type { Ack, LessonAnswer, LessonJudgement, LessonRow, Nack } from './wire';

/** What came of the last act. text: the id of what the lesson says of it, "" for nothing of its own; rule: the section behind it. */
export interface Told {
  readonly judgement: LessonJudgement;
  readonly text: string;
  readonly faults: readonly string[];
  readonly rule: string;
}

/** So long one looks at a wrong act before it is taken back. */
const LOOK_MS = 1400;

const pause = (length: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, length));

export class LessonLine extends QuietLine {
  /** How often acts were taken back: a table that keeps what it heard begins again then. */
  readonly takenBack = signal(0);

  /** The acts so far: parts of steps, and right ones. */
  private acts: readonly string[] = [];
  /** How many of them belong to steps that are done. */
  private settled = 0;
  /** Steps that are done. */
  readonly done = signal(0);
  readonly told = signal<Told | null>(null);
  /** What the family's own words say of a refusal. */
  readonly reason = signal('');
  /** What "Show me" points at: an act, "" for none. */
  readonly pointed = signal('');
  /** The set-ups that a lesson about one offers. */
  readonly offered = signal<readonly string[]>([]);
  /** An act is being tried or looked at. */
  readonly isTrying = signal(false);
  /** Acts that did not lead on, and acts that were shown. */
  readonly mistakes = signal(0);
  readonly isDone = computed(() => this.done.value >= this.lesson.steps);
  /** Resolves when the table has shown all that it was told: the lesson speaks then. */
  whenShown: () => Promise<void> = () => Promise.resolve();
  private shownAct = '';
  private isClosed = false;

  constructor(readonly lesson: LessonRow) {
    super(LESSON, lesson.game, lesson.variant, lesson.learner);
  }

  /** Goes to a step, from 0: those before it are played as the lesson shows them. */
  async begin(step = 0): Promise<void> {
    const found = await this.ask({ skip: step });
    if (found === null) return;
    this.acts = found.acts;
    this.settled = found.acts.length;
    this.done.value = found.done;
    this.told.value = null;
    this.mistakes.value = 0;
    this.take(found);
    this.tell(found.observation, []);
  }

  /** Tries an act. What leads on stays; all else is shown, answered and taken back. */
  async send(act: string): Promise<Ack | Nack> {
    if (this.isTrying.peek() || this.isDone.peek()) return refused('action/illegal', 'wrong_turn');
    this.isTrying.value = true;
    this.told.value = null;
    this.reason.value = '';
    const found = await this.ask({ acts: this.acts, act });
    if (found === null) {
      this.isTrying.value = false;
      return refused('server/away', '');
    }
    if (found.refusal !== null) {
      this.isTrying.value = false;
      this.mistakes.value += 1;
      this.say(found);
      return { type: 'nack', id: '', ...found.refusal };
    }
    const before = this.heard.length;
    for (const { observation, events } of found.frames) this.tell(observation, events);
    if (found.judgement === 'part') this.goOn(found, act);
    else void this.settle(found, act, before);
    return { type: 'ack', id: '', v: this.v };
  }

  /** Points at the act that leads on, then plays it after a look. A step of several acts is shown to its end. */
  async show(look: number): Promise<void> {
    if (this.isTrying.peek() || this.shownAct === '') return;
    const step = this.done.peek();
    this.mistakes.value += 1;
    while (this.done.peek() === step && this.shownAct !== '' && !this.isClosed) {
      const act = this.shownAct;
      this.pointed.value = act;
      await pause(look);
      this.pointed.value = '';
      if (this.isClosed || (await this.send(act)).type === 'nack' || this.shownAct === act) return;
    }
  }

  override close(): void {
    this.isClosed = true;
    super.close();
  }

  /** What comes of an act that the rules took. before: how much was heard before it. */
  private async settle(found: LessonAnswer, act: string, before: number): Promise<void> {
    await this.whenShown();
    if (this.isClosed) return;
    if (found.judgement === 'right') return this.stepOn(found, act);
    this.say(found);
    this.mistakes.value += 1;
    await pause(LOOK_MS);
    if (this.isClosed) return;
    this.acts = this.acts.slice(0, this.settled);
    const again = this.acts.length < found.acts.length ? await this.ask({ acts: this.acts }) : found;
    this.heard.splice(before);
    batch(() => {
      if (again !== null) this.take(again);
      this.tell((again ?? found).observation, []);
      this.takenBack.value += 1;
      this.isTrying.value = false;
    });
  }

  /** The next step; its position is on the table already. */
  private async stepOn(found: LessonAnswer, act: string): Promise<void> {
    const done = this.done.peek() + 1;
    const next = done < this.lesson.steps ? await this.ask({ acts: [...this.acts, act] }) : null;
    batch(() => {
      this.say(found);
      this.done.value = done;
      this.goOn(next ?? { ...found, shown_act: '' }, act);
      this.settled = this.acts.length;
    });
  }

  private goOn(found: LessonAnswer, act: string): void {
    this.acts = [...this.acts, act];
    this.take(found);
    this.isTrying.value = false;
  }

  private take(found: LessonAnswer): void {
    this.shownAct = found.shown_act;
    this.offered.value = found.offered;
  }

  private say({ judgement, text, faults, rule }: LessonAnswer): void {
    this.told.value = { judgement, text, faults, rule };
  }

  private async ask(wanted: Parameters<typeof tryInLesson>[1]): Promise<LessonAnswer | null> {
    try {
      const found = await tryInLesson(this.lesson.id, wanted);
      this.connection.value = 'open';
      return found;
    } catch {
      this.connection.value = 'lost';
      return null;
    }
  }
}
