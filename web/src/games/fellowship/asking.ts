/** The decision of one local seat: which cards answer it, what is chosen so far, and when it is passed automatically. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

import type { Decision, Nack, Option } from '../../net/wire';
import type { LocalSeat } from '../../plain/local-seat';
import { Pauses } from '../../plain/pauses';
import { persistent } from '../../settings';
import { idOf } from './printed';
import { shifted, type Split, splitOf } from './table';
import type { FellowshipObservation } from './wire';

export type Mode = 'none' | 'card' | 'toggle' | 'confirm' | 'pay';

const MODES: Readonly<Record<string, Mode>> = {
  commit: 'toggle',
  attackers: 'toggle',
  join: 'toggle',
  defender: 'confirm',
  sentinel: 'confirm',
  pay: 'pay',
};
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
/** How long a window lasts among people that is passed whatever is in a hand. */
const BEAT_MS = 400;

// ---- stops ---------------------------------------------------------------------------------------------------------

export const WINDOWS: Readonly<Record<string, readonly string[]>> = {
  resource: ['after_draw'],
  planning: ['planning'],
  quest: ['quest_start', 'after_commit', 'after_staging', 'after_quest'],
  travel: ['after_travel'],
  encounter: ['after_engagement', 'after_checks'],
  combat: ['after_shadows', 'attack_1', 'attack_2', 'attack_3', 'attack_4', 'strike_1', 'strike_2', 'strike_3'],
  refresh: ['after_refresh'],
};
export const PHASES = Object.keys(WINDOWS);
export const PRESETS: Readonly<Record<string, readonly string[]>> = {
  learner: [
    'after_draw',
    'planning',
    'after_commit',
    'after_staging',
    'after_travel',
    'after_checks',
    'after_shadows',
    'attack_2',
    'after_refresh',
  ],
  usual: ['after_staging', 'after_shadows'],
  quick: [],
};
/** The windows at which this player wants to be asked. */
export const stops = persistent<readonly string[]>(
  'fellowship-stops',
  PRESETS['usual'] ?? [],
  (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
);

export function presetOf(raised: readonly string[]): string {
  const isSame = (preset: readonly string[]): boolean => preset.length === raised.length && preset.every((one) => raised.includes(one));
  return Object.entries(PRESETS).find(([, preset]) => isSame(preset))?.[0] ?? '';
}

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

export class Asking {
  /** Keys of the cards chosen for the answer, in the order of choosing. */
  readonly chosen: Signal<readonly string[]> = signal<readonly string[]>([]);
  /** A card of which several abilities could be used. */
  readonly opened = signal('');
  /** A sequence of actions is on its way. */
  readonly isSending = signal(false);
  /** Updates in which a window was passed for the player. */
  readonly passed: Signal<readonly number[]> = signal<readonly number[]>([]);
  /** Pass every window until this phase begins; "" for no such wish. */
  readonly until = signal('');
  readonly split: Signal<Split | null> = signal<Split | null>(null);
  readonly question: ReadonlySignal<Question | null>;
  /** Entries of the log before each answer of the player, newest last: where taking back leads. */
  private readonly answers: number[] = [];
  private isHeld = false;
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
  ) {
    this.question = computed(() => {
      const { decision } = this.localSeat;
      return decision === null ? null : questionOf(decision);
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
    this.opened.value = '';
    this.split.value = decision?.kind === 'pay' ? splitOf(decision.options?.[0]?.parts['cost'] ?? '') : null;
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

  /** A card is clicked. Answers whether that meant anything. */
  take(key: string): boolean {
    const question = this.question.value;
    if (!question || this.isBusy) return false;
    if (question.mode === 'pay') {
      if (!this.pays(key)) return false;
      this.split.value = shifted(this.ways(), this.split.value ?? new Map(), key);
      return true;
    }
    const options = this.optionsOf(key);
    if (options.length === 0) return false;
    if (question.mode === 'toggle') this.toggle(key);
    else if (question.mode === 'confirm' && !this.chosen.value.includes(key)) this.chosen.value = [key];
    else if (options.length > 1) this.opened.value = this.opened.value === key ? '' : key;
    else void this.send([options[0]!.action]);
    return true;
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

  /** Sends what is chosen. */
  async confirm(): Promise<void> {
    const question = this.question.value;
    if (!question || this.isBusy) return;
    if (question.mode === 'pay') return this.send([this.payAction]);
    const actions = this.chosen.value.flatMap((key) =>
      this.optionsOf(key)
        .slice(0, 1)
        .map((option) => option.action),
    );
    if (actions.length === 0) return;
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
    this.isSending.value = true;
    for (const action of actions) {
      const { decision } = this.localSeat;
      if (decision?.kind !== kind || !decision?.options?.some((option) => option.action === action)) continue;
      if (!(await this.actAndWait(action))) break;
    }
    this.isSending.value = false;
    this.refresh();
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

  /** Is this a window at which the player wants no stop, whatever is in the hand? */
  private get isUnwanted(): boolean {
    const decision = this.localSeat.decision;
    return decision?.kind === 'window' && (this.until.value !== '' || !stops.value.includes(String(decision.facts['window'])));
  }

  /** Would this question be passed for the player? One that can only be passed is, unless others would see the cover stay away. */
  get isPassed(): boolean {
    if (this.isHeld || this.localSeat.decision?.decline !== 'pass') return false;
    return this.isUnwanted || (this.hasNothing && !this.isWatched());
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

  async pass(): Promise<void> {
    const v = this.localSeat.client.update.peek()?.v ?? 0;
    if (await this.localSeat.act('pass')) this.passed.value = [...this.passed.peek(), v];
    else this.localSeat.refusal.value = null; // nobody has asked for it
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
