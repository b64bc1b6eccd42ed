/** What is being chosen on the form before a game, and how it becomes a match. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

import { ApiError } from '../../net/api';
import { type Box, isForTwoOpponents } from '../../net/known-games';
import { baseValues, differing, nearest, STANDARD, type Value, type Values } from '../../net/options';
import { person } from '../../net/person';
import type { Clock, Delay, CasualReason, SeatPlan, SetupRequest, Watching } from '../../net/wire';
import { type Computer, computersOf } from '../../shell/computers';
import { begin, challengeTo, keepChoice, type Wanted } from './begin';
import { type ClockKind, clockOf, FIRST_OTHER, isSound, kindOf, type OtherClock, otherOf } from './clock-choice';
import { fittingWish, keptLevel, suitingComputer, wantsFitting } from './fitting';
import { opponentPlans, firstPlans, hasPerson, mayBring, type Opponent, opponentOf, type Plan, sentPlans } from './plans';
import { whyCasual } from './rated';
import type { StartDefaults } from '../../start-defaults';

/** The seat is drawn at random. */
export const BY_LOT = -1;

/** Seconds that a table waits for somebody who is away, where nothing else is chosen. */
const ABSENT_AFTER = 120;

/** A seat as the form has it, from one as it was sent. */
function planOf({ kind, level = 0, player = '', brings = '' }: SeatPlan, usual: number): Plan {
  return { kind, level: kind === 'computer' ? level : usual, player, brings };
}

export class StartController {
  readonly opponent: Signal<Opponent>;
  /** The seat wished for, or BY_LOT. */
  readonly seat = signal(BY_LOT);
  /** Two against each other, or any number of seats with a plan for each? */
  readonly isForTwoOpponents: boolean;
  /** The plan of each seat of a game that is not of two opponents. */
  readonly plans: Signal<readonly Plan[]>;
  readonly isByLot = signal(false);
  /** Seconds that somebody who is away is waited for, 0 for ever; then their turn passes (-1) or a computer of this level plays. */
  readonly absentAfter = signal(ABSENT_AFTER);
  readonly absentLevel = signal(-1);
  /** May every seat ask for the odds of its decisions? */
  readonly isLearning = signal(false);
  readonly watching = signal<Watching>('nobody');
  readonly delay = signal<Delay>('short');
  /** Shall it count, where it can? */
  readonly isRated = signal(false);
  /** Which clock, and what is written in the fields of another one. */
  readonly clockKind = signal<ClockKind>('none');
  readonly otherClock = signal<OtherClock>(FIRST_OTHER);
  /** Are the open seats of a table of several offered to everybody on this server? */
  readonly isListed = signal(false);
  /** The name of the friend who is challenged, "" where a link is sent instead. */
  readonly friend = signal('');
  /** What the seats of two opponents bring. */
  readonly brings = signal<readonly string[]>(['', '']);
  /** What the server has said against what a seat brings. */
  readonly broughtProblem = signal<ApiError | null>(null);
  readonly preset = signal(STANDARD);
  /** The name of a computer player, "" while a level is chosen. */
  private readonly player = signal('');
  /** Shall it be the computer that suits this player? */
  readonly isFitting: Signal<boolean>;
  readonly changed = signal<Values>({});
  /** The level wished for, whether the game has it or not. */
  private readonly wished: Signal<number>;
  /** A level this game has: the one wished for, or the nearest to it; 0 where it has none (then the computer moves at random). */
  readonly level: ReadonlySignal<number>;
  /** The computer that plays the other side: of that level, unless one with a name is chosen. */
  readonly computer: ReadonlySignal<Computer>;
  readonly base: ReadonlySignal<Values>;
  readonly values: ReadonlySignal<Values>;
  readonly different: ReadonlySignal<Record<string, Value>>;

  constructor(
    readonly box: Box,
    opponent: Opponent,
    defaults: StartDefaults,
    /** What was chosen for this box the last time. */
    last?: Wanted,
  ) {
    this.opponent = signal(opponent);
    this.isListed.value = opponent === 'anybody' || last?.terms?.listed === true;
    const lastLevel = last?.seats.find(({ kind, player = '' }) => kind === 'computer' && player === '')?.level ?? 0;
    const suiting = suitingComputer(box.game.id);
    this.isFitting = signal(isForTwoOpponents(box.game) && suiting.level + suiting.player.length > 0 && wantsFitting());
    this.wished = signal(lastLevel || keptLevel.peek() || suiting.level);
    this.level = computed(() => nearest(box.levels, this.wished.value));
    this.computer = computed(() => {
      if (this.isFitting.value) return suitingComputer(box.game.id);
      return { level: this.player.value === '' ? this.level.value : 0, player: this.player.value };
    });
    this.isForTwoOpponents = isForTwoOpponents(box.game);
    const { min_seats: least, max_seats: most } = box.game;
    const count = opponent === 'alone' ? least : Math.min(most, Math.max(2, least));
    this.plans = signal(firstPlans(count, opponent, this.level.peek()));
    if (last) this.restore(last);
    this.friend.value = defaults.to ?? '';
    if (defaults.brings !== '') this.changeBrings(0, defaults.brings);
    this.changed.value = { ...this.known(last?.options ?? {}), ...this.known(defaults.options) };
    this.base = computed(() => baseValues(box.variant, this.presetValues()));
    this.values = computed(() => ({ ...this.base.value, ...this.changed.value }));
    this.different = computed(() => differing(this.base.value, this.changed.value));
  }

  /** Those of the values that are of an option of this box. */
  private known(values: Values): Values {
    const names = this.box.variant.options.map(({ name }) => name);
    return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
  }

  /** Everything as it was chosen the last time, except whom one plays with, where the address says that. */
  private restore({ seats, lot = false, preset, learning = false, absent_after: after, absent_level: level, terms }: Wanted): void {
    const plans = seats.map((seat) => planOf(seat, this.level.peek()));
    const { presets } = this.box.variant;
    if (preset && presets.includes(preset)) this.preset.value = preset;
    this.isLearning.value = learning;
    this.watching.value = terms?.watching ?? 'nobody';
    this.delay.value = terms?.delay ?? 'short';
    this.isRated.value = terms?.rated ?? false;
    this.clockKind.value = kindOf(terms?.clock ?? null);
    this.otherClock.value = otherOf(terms?.clock ?? null);
    this.absentAfter.value = after ?? ABSENT_AFTER;
    this.absentLevel.value = level ?? -1;
    if (this.isForTwoOpponents) {
      const player = plans.find(({ kind }) => kind === 'computer')?.player ?? '';
      if ([...this.box.players, ...this.box.steps].includes(player)) this.player.value = player;
      if (this.player.peek() !== '' && fittingWish.peek() !== 'yes') this.isFitting.value = false;
      this.brings.value = [0, 1].map((seat) => plans[seat]?.brings ?? '');
      if (!lot) this.seat.value = plans.findIndex(({ kind }) => kind === 'own');
    } else {
      this.isByLot.value = lot;
      if (opponentOf(seats, terms?.listed) === this.opponent.peek()) this.plans.value = plans;
    }
  }

  get levels(): readonly number[] {
    return this.box.levels;
  }

  /** The computers of a game of two; without levels the weakest moves at random. */
  get computers(): readonly Computer[] {
    return computersOf(this.levels.length > 0 ? this.levels : [0], this.box.players, this.box.steps);
  }

  /** The computer that suits this player, from game to game. */
  chooseFitting(): void {
    this.isFitting.value = true;
    fittingWish.value = 'yes';
  }

  choose({ level, player }: Computer): void {
    this.isFitting.value = false;
    fittingWish.value = 'no';
    this.player.value = player;
    if (level > 0) this.wished.value = keptLevel.value = level;
  }

  private presetValues(): Values {
    return this.box.game.presets[this.preset.value] ?? {};
  }

  set(name: string, value: Value): void {
    this.changed.value = { ...this.changed.value, [name]: value };
  }

  /** Whom one challenges by name, "" for nobody. */
  get challenged(): string {
    return this.isForTwoOpponents && this.opponent.value === 'link' && person.value !== null ? this.friend.value.trim() : '';
  }

  /** The seats of the match as they are planned now. Drawn at random, the asker's is written first. */
  seatPlans(): readonly Plan[] {
    if (!this.isForTwoOpponents) return this.plans.value;
    return opponentPlans(this.opponent.value, Math.max(0, this.seat.value), this.computer.value, this.brings.value);
  }

  get canStart(): boolean {
    return hasPerson(this.seatPlans()) && (this.clockKind.value !== 'other' || isSound(this.otherClock.value));
  }

  changeCount(count: number): void {
    const more = firstPlans(count, this.opponent.value, this.level.value);
    this.plans.value = more.map((plan, seat) => this.plans.value[seat] ?? plan);
  }

  changePlan(seat: number, change: Partial<Plan>): void {
    if (change.level !== undefined && change.level > 0) keptLevel.value = change.level;
    this.plans.value = this.plans.value.map((plan, one) => (one === seat ? { ...plan, ...change } : plan));
  }

  changeBrings(seat: number, text: string): void {
    this.broughtProblem.value = null;
    if (this.isForTwoOpponents) this.brings.value = this.brings.value.map((old, one) => (one === seat ? text : old));
    else this.changePlan(seat, { brings: text });
  }

  /** The match as it is planned, for a question about what a seat brings. */
  setupOf(seat: number): SetupRequest {
    return { game: this.box.game.id, variant: this.box.variant.id, seat, n_seats: this.seatPlans().length, options: this.values.value };
  }

  /** May the server's word against what is brought be about this seat? It is about one that brings something. */
  isBlamed(seat: number): boolean {
    const blamed = this.seatPlans()[seat];
    return (
      this.broughtProblem.value !== null && blamed !== undefined && mayBring(blamed, this.isBroughtOpen) && blamed.brings.trim() !== ''
    );
  }

  /** May everybody see what a seat brings? */
  get isBroughtOpen(): boolean {
    return this.box.game.brings?.open === true;
  }

  /** Nobody is hurried where all play at one screen against each other. */
  get mayHaveClock(): boolean {
    return !(this.isForTwoOpponents && this.opponent.value === 'screen');
  }

  /** The clock of the match, null for none. */
  private get clock(): Clock | null {
    return this.mayHaveClock ? clockOf(this.clockKind.value, this.otherClock.value) : null;
  }

  /** Why the game cannot be rated; '' if it can. */
  get whyCasual(): CasualReason | '' {
    return whyCasual({
      box: this.box,
      hasClock: this.clock !== null,
      hasName: person.value !== null,
      isLearning: this.isLearning.value,
      values: this.values.value,
      plans: this.seatPlans(),
    });
  }

  /** May everybody on this server take a seat of this table? */
  get listed(): boolean {
    if (this.isForTwoOpponents) return this.opponent.value === 'anybody';
    return this.isListed.value && this.mayList;
  }

  /** Is there a seat to offer, and somebody who waits for whoever takes it? */
  get mayList(): boolean {
    const kinds = this.plans.value.map(({ kind }) => kind);
    return kinds.includes('open') && kinds.includes('own');
  }

  private get lot(): boolean {
    return this.isForTwoOpponents ? this.opponent.value !== 'screen' && this.seat.value === BY_LOT : this.isByLot.value;
  }

  /** What is asked of the server. */
  wanted(): Wanted {
    return {
      game: this.box.game.id,
      variant: this.box.variant.id,
      seats: sentPlans(this.seatPlans(), this.isBroughtOpen),
      lot: this.lot,
      absent_after: this.absentAfter.value,
      absent_level: this.absentLevel.value,
      learning: this.isLearning.value,
      options: this.different.value,
      preset: this.preset.value === STANDARD ? '' : this.preset.value,
      terms: {
        clock: this.clock,
        listed: this.listed,
        ...(this.isRated.value && this.whyCasual === '' && { rated: true }),
        ...(this.watching.value !== 'nobody' && { watching: this.watching.value, delay: this.delay.value }),
      },
    };
  }

  /** Starts the match, keeps its seats in this browser and answers its id. */
  async start(): Promise<string> {
    this.broughtProblem.value = null;
    const wanted = this.wanted();
    try {
      const match = this.challenged === '' ? await begin(wanted) : await challengeTo(this.challenged, wanted);
      keepChoice(wanted);
      return match;
    } catch (failure) {
      const isAboutThis = JSON.stringify(sentPlans(this.seatPlans(), this.isBroughtOpen)) === JSON.stringify(wanted.seats);
      if (failure instanceof ApiError && failure.code === 'action/faulty' && isAboutThis) this.broughtProblem.value = failure;
      throw failure;
    }
  }
}
