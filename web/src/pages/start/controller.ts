/** What is being chosen on the form before a game, and how it becomes a match. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

import { ApiError, createMatch } from '../../net/api';
import { keepGame } from '../../net/games';
import { type Box, isForTwoOpponents } from '../../net/known-games';
import { baseValues, differing, nearest, STANDARD, type Value, type Values } from '../../net/options';
import type { SetupRequest } from '../../net/wire';
import { persistent } from '../../settings';
import { type Computer, computersOf } from '../../shell/computers';
import { opponentPlans, firstPlans, hasPerson, mayBring, type Opponent, type Plan, sentPlans } from './plans';
import type { StartDefaults } from '../../start-defaults';

/** The seat is drawn by lot. */
export const BY_LOT = -1;

/** The level for a first game: it remembers a little and can be beaten. */
const FIRST_LEVEL = 2;

/** Seconds that a table waits for somebody who is away, where nothing else is chosen. */
const ABSENT_AFTER = 120;

/** The strength chosen last, for the next game too. */
const keptLevel = persistent('level', FIRST_LEVEL, (value) => Number.isInteger(value));

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
  /** What the seats of two opponents bring. */
  readonly brings = signal<readonly string[]>(['', '']);
  /** What the server has said against what a seat brings. */
  readonly broughtProblem = signal<ApiError | null>(null);
  readonly preset = signal(STANDARD);
  /** The name of a computer player, "" while a level is chosen. */
  private readonly player = signal('');
  readonly changed = signal<Values>({});
  /** A level this game has: the one kept, or the nearest to it; 0 where it has none (then the computer moves at random). */
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
  ) {
    this.opponent = signal(opponent);
    this.level = computed(() => nearest(box.levels, keptLevel.value));
    this.computer = computed(() => ({ level: this.player.value === '' ? this.level.value : 0, player: this.player.value }));
    this.isForTwoOpponents = isForTwoOpponents(box.game);
    const { min_seats: least, max_seats: most } = box.game;
    const count = opponent === 'alone' ? least : Math.min(most, Math.max(2, least));
    this.plans = signal(firstPlans(count, opponent, this.level.peek()));
    if (defaults.brings !== '') this.changeBrings(0, defaults.brings);
    this.changed.value = Object.fromEntries(
      Object.entries(defaults.options).filter(([name]) => box.variant.options.some((option) => option.name === name)),
    );
    this.base = computed(() => baseValues(box.variant, this.presetValues()));
    this.values = computed(() => ({ ...this.base.value, ...this.changed.value }));
    this.different = computed(() => differing(this.base.value, this.changed.value));
  }

  get levels(): readonly number[] {
    return this.box.levels;
  }

  /** The computers of a game of two; without levels the weakest moves at random. */
  get computers(): readonly Computer[] {
    return computersOf(this.levels.length > 0 ? this.levels : [0], this.box.players);
  }

  choose({ level, player }: Computer): void {
    this.player.value = player;
    if (level > 0) keptLevel.value = level;
  }

  private presetValues(): Values {
    return this.box.game.presets[this.preset.value] ?? {};
  }

  set(name: string, value: Value): void {
    this.changed.value = { ...this.changed.value, [name]: value };
  }

  /** The seats of the match as they are planned now. Drawn by lot, the asker's is written first. */
  seatPlans(): readonly Plan[] {
    if (!this.isForTwoOpponents) return this.plans.value;
    return opponentPlans(this.opponent.value, Math.max(0, this.seat.value), this.computer.value, this.brings.value);
  }

  get canStart(): boolean {
    return hasPerson(this.seatPlans());
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
    return this.broughtProblem.value !== null && blamed !== undefined && mayBring(blamed) && blamed.brings.trim() !== '';
  }

  private get lot(): boolean {
    return this.isForTwoOpponents ? this.opponent.value !== 'screen' && this.seat.value === BY_LOT : this.isByLot.value;
  }

  /** Starts the match, keeps its seats in this browser and answers its id. */
  async start(): Promise<string> {
    const { game, variant } = this.box;
    this.broughtProblem.value = null;
    const seats = sentPlans(this.seatPlans());
    try {
      const made = await createMatch({
        game: game.id,
        variant: variant.id,
        seats,
        lot: this.lot,
        absent_after: this.absentAfter.value,
        absent_level: this.absentLevel.value,
        learning: this.isLearning.value,
        options: this.different.value,
        preset: this.preset.value === STANDARD ? '' : this.preset.value,
      });
      keepGame({ match: made.match, game: game.id, variant: variant.id, grants: made.grants, invites: made.invites, kept: Date.now() });
      return made.match;
    } catch (failure) {
      const isAboutThis = JSON.stringify(sentPlans(this.seatPlans())) === JSON.stringify(seats);
      if (failure instanceof ApiError && failure.code === 'action/faulty' && isAboutThis) this.broughtProblem.value = failure;
      throw failure;
    }
  }
}
