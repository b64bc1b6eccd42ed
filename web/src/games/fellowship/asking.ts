/** The decision of one local seat: which cards answer it, what is chosen so far, and when it is passed automatically. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

import type { Decision, Nack, Option } from '../../net/wire';
import { LESSON } from '../../net/beginning';
import type { LocalSeat } from '../../plain/local-seat';
import { Pauses } from '../../plain/pauses';
import { isFinal } from './choosing';
import { idOf } from './printed';
import { actsAtOnce, ENGAGEMENT, mayMatter, PAYMENT, standingOf, stops } from './stops';
import { shifted, type Split, splitOf } from './table';
import type { FellowshipObservation, Prospect } from './wire';

export type Mode = 'none' | 'card' | 'toggle' | 'confirm' | 'pay';

const MODES: Readonly<Record<string, Mode>> = {
  commit: 'toggle',
  attackers: 'toggle',
  join: 'toggle',
  defender: 'confirm',
  sentinel: 'confirm',
  pay: 'pay',
};
/** Kinds of questions to which a card alone is an answer that needs no choice. */
const LONE_KINDS: readonly string[] = ['response', 'buy_ready'];
const SETTLE_MS = 4000;
/** What is tried with a card of one's own to hear why it cannot answer a question, by kind of question. */
const DEEDS: Readonly<Record<string, string>> = {
  commit: 'commit',
  defender: 'defend',
  sentinel: 'defend',
  attackers: 'attacker',
  join: 'attacker',
  window: 'use',
  planning: 'use',
  response: 'use',
  travel: 'travel',
  engage: 'engage',
  enemy: 'enemy',
  attack: 'attack',
};
const ANY_DEED = 'choose';
/** A lesson asks for every answer itself. */
const isLesson = (localSeat: LocalSeat): boolean => localSeat.client.match === LESSON;
/** How long a window lasts among people that is passed whatever is in a hand. */
const BEAT_MS = 400;

// ---- a question ----------------------------------------------------------------------------------------------------

/** A decision arranged for the table. cards: what a card does when it is taken; buttons: options that are no cards. */
export interface Question {
  readonly decision: Decision;
  readonly mode: Mode;
  readonly cards: ReadonlyMap<string, readonly Option[]>;
  readonly buttons: readonly Option[];
}

export function questionOf(decision: Decision): Question {
  const cards = new Map<string, Option[]>();
  const buttons: Option[] = [];
  for (const option of decision.options ?? []) {
    const key = option.parts['card'];
    if (option.action === decision.decline) continue;
    if (key === undefined) buttons.push(option);
    else cards.set(key, [...(cards.get(key) ?? []), option]);
  }
  const mode = MODES[decision.kind] ?? 'card';
  return { decision, mode, cards, buttons: mode === 'pay' ? [] : buttons };
}

/** A question that was passed for the player. v: the update at which it stood. cards: what could have been played or used at it. */
export interface Passed {
  readonly v: number;
  readonly window: string;
  readonly cards: readonly string[];
}

export class Asking {
  /** Keys of the cards chosen for the answer, in the order of choosing. */
  readonly chosen: Signal<readonly string[]> = signal<readonly string[]>([]);
  /** The answer chosen in the Line: the text of an option, "" for none. */
  readonly picked = signal('');
  /** A card that is chosen although it cannot answer: the margin says why. */
  readonly idle = signal('');
  /** Ask who pays, this time. */
  readonly paysByHand = signal(false);
  /** A sequence of actions is on its way. */
  readonly isSending = signal(false);
  /** Questions that were passed for the player. */
  readonly passed: Signal<readonly Passed[]> = signal<readonly Passed[]>([]);
  /** Pass every window until this phase begins; "" for no such wish. */
  readonly until = signal('');
  readonly split: Signal<Split | null> = signal<Split | null>(null);
  readonly question: ReadonlySignal<Question | null>;
  /** Entries of the log before each answer of the player, newest last: where taking back leads. */
  private readonly answers: number[] = [];
  private isHeld = false;
  /** The way to pay for what is being played has been shown. */
  private isPaymentShown = false;
  private decisionId = '';
  /** Why the card looked at last cannot answer: as the server says, or a nack of null while others decide; null where nothing is to be said. */
  readonly why: Signal<{ readonly key: string; readonly nack: Nack | null } | null> = signal(null);
  /** The update at which this player answered last; what a window passed for the player answers is not counted. */
  readonly answeredAt = signal(0);
  private askedAt = 0;
  private passesAt = 0;
  private readonly pauses = new Pauses();

  constructor(
    readonly localSeat: LocalSeat,
    /** Do other people at this screen see whether this seat is asked? */
    private readonly isWatched: () => boolean = () => false,
    /** Is something being shown that nothing may be asked before? */
    readonly isStaging: () => boolean = () => false,
  ) {
    this.question = computed(() => {
      const { decision } = this.localSeat;
      return decision === null || this.isStaging() ? null : questionOf(decision);
    });
  }

  get seen(): FellowshipObservation | null {
    return this.localSeat.observation as FellowshipObservation | null;
  }

  get isBusy(): boolean {
    return this.isSending.value || this.localSeat.isBusy.value;
  }

  /** A new question: what was chosen for the last one is gone. Called after every update. */
  refresh(): void {
    const { decision } = this.localSeat;
    if (this.isSending.peek() || decision?.id === this.decisionId) return;
    this.decisionId = decision?.id ?? '';
    this.askedAt = Date.now();
    this.passesAt = this.askedAt + this.pause;
    this.chosen.value = [];
    this.picked.value = '';
    this.idle.value = '';
    this.why.value = null;
    this.split.value = decision?.kind === 'pay' ? this.sparingSplit : null;
  }

  /** The options of a card; a second copy in a hand stands for the one that is offered. */
  optionsOf(key: string): readonly Option[] {
    const cards = this.question.value?.cards;
    if (!cards || key === '') return [];
    const found = cards.get(key);
    if (found) return found;
    if (!this.isInHand(key)) return [];
    const twin = [...cards.keys()].find((other) => idOf(other) === idOf(key) && this.isInHand(other));
    return twin === undefined ? [] : (cards.get(twin) ?? []);
  }

  /** Asks the server why a card that is not offered is no answer. Its refusal changes nothing. */
  async askWhy(key: string): Promise<void> {
    this.why.value = null;
    const question = this.question.value;
    if (this.isBusy || key === '' || this.optionsOf(key).length > 0) return;
    if (!question || this.isPassed) {
      if (this.isOthersTurn) this.why.value = { key, nack: null };
      return;
    }
    const deed = this.isInHand(key) ? 'play' : (DEEDS[question.decision.kind] ?? ANY_DEED);
    const reply = await this.localSeat.client.send(`${deed} ${key}`);
    if (reply.type === 'nack' && reply.code === 'action/illegal' && reply.reason !== 'not_offered') this.why.value = { key, nack: reply };
  }

  /** Does the table wait for others alone? */
  private get isOthersTurn(): boolean {
    return this.seen?.to_act.some((seat) => seat !== this.localSeat.seat) ?? false;
  }

  private isInHand(key: string): boolean {
    return this.seen?.seats[this.localSeat.seat]?.hand.includes(key) ?? false;
  }

  /** May a hero be asked for more or less of what is to be paid? */
  pays(key: string): boolean {
    const decision = this.question.value?.decision;
    return decision?.kind === 'pay' && this.ways().some((way) => way.has(key));
  }

  private ways(): readonly Split[] {
    return (this.question.value?.decision.options ?? []).map((option) => splitOf(option.parts['cost'] ?? ''));
  }

  /** What the server says of an option. */
  prospectOf(action: string): Prospect | undefined {
    return this.seen?.prospects?.find((one) => one.action === action);
  }

  /** A card is clicked: the first time it is chosen, the second time it answers. isActing: false where it is only to be chosen.
   * Answers whether that meant anything. */
  take(key: string, isActing = true): boolean {
    const question = this.question.value;
    if (!question || this.isBusy) return false;
    if (question.mode === 'pay') {
      if (!this.pays(key)) return false;
      this.split.value = shifted(this.ways(), this.split.value ?? new Map(), key);
      return true;
    }
    const options = this.optionsOf(key);
    if (options.length === 0) return false;
    this.idle.value = '';
    this.why.value = null;
    if (question.mode === 'toggle') {
      this.toggle(key);
      return true;
    }
    const isAgain = this.chosen.value.includes(key);
    const isOnlyOne = options.length === 1;
    const isAtOnce = actsAtOnce.value && isOnlyOne && !isFinal(question.decision, options[0]!, this.prospectOf(options[0]!.action));
    this.chosen.value = [key];
    if (!isAgain) this.picked.value = isOnlyOne ? options[0]!.action : '';
    if (isActing && (isAgain || isAtOnce)) void this.confirm();
    return true;
  }

  /** An answer in the Line is clicked: chosen the first time, given the second time. */
  pick(option: Option): void {
    if (this.isBusy) return;
    if (this.picked.value === option.action) {
      void this.confirm();
      return;
    }
    const card = option.parts['card'];
    this.picked.value = option.action;
    this.idle.value = '';
    this.chosen.value = card === undefined ? [] : [card];
  }

  /** A card that cannot answer is clicked: it is chosen, and the margin says why not. */
  pickIdle(key: string): void {
    this.letGo();
    this.idle.value = key;
    void this.askWhy(key);
  }

  /** Nothing is chosen any more. */
  letGo(): void {
    this.chosen.value = [];
    this.picked.value = '';
    this.idle.value = '';
    this.why.value = null;
  }

  private toggle(key: string): void {
    const now = this.chosen.value;
    this.chosen.value = now.includes(key) ? now.filter((one) => one !== key) : [...now, key];
  }

  /** All that may be chosen, or none. */
  toggleAll(): void {
    const keys = [...(this.question.value?.cards.keys() ?? [])];
    this.chosen.value = this.chosen.value.length === keys.length ? [] : keys;
  }

  /** The action that the way to pay shown stands for. */
  get payAction(): string {
    const split = this.split.value;
    const same = (way: Split): boolean =>
      split !== null && way.size === split.size && [...way].every(([hero, amount]) => split.get(hero) === amount);
    const options = this.question.value?.decision.options ?? [];
    return (options.find((option) => same(splitOf(option.parts['cost'] ?? ''))) ?? options[0])?.action ?? '';
  }

  /** The one answer of a response, or of an offer to pay, that only one card can give. */
  get lone(): Option | undefined {
    const question = this.question.value;
    if (!question || !LONE_KINDS.includes(question.decision.kind)) return undefined;
    const options = [...question.cards.values()].flat();
    return options.length === 1 ? options[0] : undefined;
  }

  /** The actions that the main button would send; none while something is still to be chosen. */
  get ready(): readonly string[] {
    const question = this.question.value;
    if (!question) return [];
    if (question.mode === 'pay') return [this.payAction];
    if (this.picked.value !== '') return [this.picked.value];
    if (question.mode === 'toggle') return this.chosen.value.flatMap((key) => this.optionsOf(key).slice(0, 1)).map(({ action }) => action);
    const only = this.chosen.value.length === 0 ? this.lone : undefined;
    return only === undefined ? [] : [only.action];
  }

  /** Sends what is chosen. */
  async confirm(): Promise<void> {
    const question = this.question.value;
    const actions = this.ready;
    if (!question || this.isBusy || actions.length === 0) return;
    return this.send(question.mode === 'toggle' ? [...actions, 'pass'] : actions);
  }

  /** Answers one after another; each but the first only if it is still offered by the same kind of question. */
  async send(actions: readonly string[]): Promise<void> {
    const kind = this.localSeat.decision?.kind;
    const { firstHeard } = this.localSeat;
    if (firstHeard > 0) this.answers.push(this.entries);
    this.answeredAt.value = this.localSeat.client.update.peek()?.v ?? 0;
    if (actions[0] === 'pass' && !this.hasNothing) this.pauses.note(Date.now() - this.askedAt);
    this.isHeld = false;
    this.notePayment(kind ?? '', actions[0] ?? '');
    this.isSending.value = true;
    for (const action of actions) {
      const { decision } = this.localSeat;
      if (decision?.kind !== kind || !decision?.options?.some((option) => option.action === action)) continue;
      if (!(await this.actAndWait(action))) break;
    }
    this.isSending.value = false;
    this.refresh();
  }

  /** Has the way to pay for what comes next been shown? Where it goes is asked before it is paid for. */
  private notePayment(kind: string, action: string): void {
    const isShown = Object.keys(this.prospectOf(action)?.pays ?? {}).length > 0;
    if (isShown) this.isPaymentShown = !this.paysByHand.value && !isLesson(this.localSeat);
    else if (!['host', 'target'].includes(kind)) this.isPaymentShown = false;
    this.paysByHand.value = false;
  }

  /** How many entries the log of the match has. */
  private get entries(): number {
    return (this.localSeat.client.update.peek()?.v ?? 1) - 1;
  }

  private async actAndWait(action: string): Promise<boolean> {
    const before = this.seen?.ply ?? 0;
    if (!(await this.localSeat.act(action))) return false;
    for (let waited = 0; waited < SETTLE_MS && (this.seen?.ply ?? 0) <= before; waited += 10)
      await new Promise((done) => setTimeout(done, 10));
    return true;
  }

  // ---- passing and taking back ---------------------------------------------------------------------------------------

  /** Can this question only be passed? */
  get hasNothing(): boolean {
    const decision = this.localSeat.decision;
    return decision?.decline === 'pass' && decision.options?.length === 1;
  }

  /** The way to pay that spares what the heroes need; the first where nothing is said of it. */
  private get sparingSplit(): Split {
    const options = this.localSeat.decision?.options ?? [];
    const spared = options.find(({ action }) => this.prospectOf(action) !== undefined) ?? options[0];
    return splitOf(spared?.parts['cost'] ?? '');
  }

  /** Is this a window at which the player wants no stop, whatever is in the hand? */
  private get isUnwanted(): boolean {
    const decision = this.localSeat.decision;
    if (decision?.kind !== 'window') return false;
    const window = String(decision.facts['window']);
    if (this.until.value !== '') return true;
    return !stops.value.includes(window) && !mayMatter(window, this.isWatched()) && !this.hasCancel;
  }

  /** Can something be cancelled here? That is asked at every setting. */
  private get hasCancel(): boolean {
    return (this.seen?.prospects ?? []).some(({ effects }) => 'cancel' in effects);
  }

  /** Does nothing that could be done here matter, at a window without a stop, or does what is asked come anyway? */
  private get isQuiet(): boolean {
    const decision = this.localSeat.decision;
    return this.seen?.quiet === true && !stops.value.includes(String(decision?.facts['window'] ?? ENGAGEMENT));
  }

  /** What the player wants said to every response offered, "" to be asked. A cancel is always asked for. */
  private get standingAnswer(): string {
    const options = (this.localSeat.decision?.options ?? []).filter(({ parts }) => parts['card'] !== undefined);
    const wishes = options.map(({ action, parts }) =>
      'cancel' in (this.prospectOf(action)?.effects ?? {}) ? 'ask' : standingOf(idOf(parts['card'] ?? '')),
    );
    if (options.length === 0 || wishes.includes('ask')) return '';
    return options[wishes.indexOf('always')]?.action ?? 'pass';
  }

  /** What the table answers for the player, "" where it asks: the payment shown, a standing answer, a question with nothing to say to. */
  get automatic(): string {
    const decision = this.localSeat.decision;
    if (!decision || this.isHeld || isLesson(this.localSeat)) return '';
    if (decision.kind === 'pay') return this.isPaymentShown && !stops.value.includes(PAYMENT) ? this.payAction : '';
    if (decision.kind === 'response' && this.standingAnswer !== '') return this.standingAnswer;
    if (decision.decline !== 'pass') return '';
    return this.isUnwanted || ((this.hasNothing || this.isQuiet) && !this.isWatched()) ? 'pass' : '';
  }

  /** Is this question answered for the player? One that can only be passed is, unless others would see the cover stay away. */
  get isPassed(): boolean {
    return this.automatic !== '';
  }

  /** Do other people sit at this table, whose hands and guesses matter? */
  private get isAmongPeople(): boolean {
    const { client, seat } = this.localSeat;
    if (client.welcome.value?.options['open_hands'] === true) return false;
    const seats = client.presence.value;
    const own = seats.find((one) => one.seat === seat)?.holder;
    return seats.some((one) => one.kind !== 'computer' && one.holder !== own);
  }

  /** Milliseconds before a question is passed: the same beat for each unwanted window, else as long as this player thinks. */
  private get pause(): number {
    if (!this.isAmongPeople) return 0;
    return this.isUnwanted ? BEAT_MS : this.pauses.draw();
  }

  /** Milliseconds until the question is passed. */
  get passesIn(): number {
    return Math.max(0, this.passesAt - Date.now());
  }

  /** Gives the answer that nobody is asked for. */
  async pass(): Promise<void> {
    const action = this.automatic;
    const { decision } = this.localSeat;
    if (action === '' || !decision) return;
    const cards = (decision.options ?? []).flatMap(({ parts }) => parts['card'] ?? []);
    const window = String(decision.facts['window'] ?? '');
    const v = this.localSeat.client.update.peek()?.v ?? 0;
    if (!(await this.localSeat.act(action)))
      this.localSeat.refusal.value = null; // nobody has asked for it
    else if (action === 'pass') this.passed.value = [...this.passed.peek(), { v, window, cards }];
  }

  get mayTakeBack(): boolean {
    return this.localSeat.acts.includes('/undo') && this.localSeat.points.value.length > 0;
  }

  /** Back to the last answer of one's own; what has been passed since goes too. */
  async takeBack(): Promise<void> {
    if (!this.mayTakeBack || this.isBusy) return;
    const points = this.localSeat.points.peek();
    let keep = points.at(-1)?.keep ?? 0;
    while (this.answers.length > 0) {
      const mark = this.answers.pop()!;
      const point = points.find((one) => one.keep >= mark);
      if (point) {
        keep = point.keep;
        break;
      }
    }
    this.isHeld = true;
    this.until.value = '';
    this.answeredAt.value = this.answers.length === 0 ? 0 : (this.answers.at(-1) ?? 0) + 1;
    await this.localSeat.act(`/undo ${keep}`);
  }
}
