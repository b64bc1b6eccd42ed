/** What is being chosen on the form before a game, and how it becomes a match. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

import { createMatch, listGames } from '../../net/api';
import { keepGame } from '../../net/games';
import type { GameSpec, GamesList, VariantSpec } from '../../net/wire';
import { persistent } from '../../settings';
import { baseValues, differing, nearest, STANDARD, type Value, type Values } from './options';

export type Opponent = 'computer' | 'link' | 'screen';
export type Side = 'lot' | 'red' | 'blue';

const SEAT_OF: Readonly<Record<Side, number>> = { lot: -1, red: 0, blue: 1 };

/** The level for a first game: it remembers a little and can be beaten. */
const FIRST_LEVEL = 2;

/** The strength chosen last, for the next game too. */
const keptLevel = persistent('level', FIRST_LEVEL, (value) => Number.isInteger(value));

/** A game and one of its variants; the levels of its computer players, weakest first. */
export interface Box {
  readonly game: GameSpec;
  readonly variant: VariantSpec;
  readonly levels: readonly number[];
}

let asked: Promise<GamesList> | undefined;

/** All games, asked for once; asked again if that failed. */
function knownGames(): Promise<GamesList> {
  asked ??= listGames();
  asked.catch(() => (asked = undefined));
  return asked;
}

/** The box of a variant's name, or null where no game has it. */
export async function findBox(variant: string): Promise<Box | null> {
  const { games, levels } = await knownGames();
  for (const game of games) {
    const found = game.variants.find((one) => one.id === variant);
    if (found) return { game, variant: found, levels: levels[game.id] ?? [] };
  }
  return null;
}

export class Desk {
  readonly opponent: Signal<Opponent>;
  readonly side = signal<Side>('lot');
  readonly preset = signal(STANDARD);
  readonly changed = signal<Values>({});
  /** A level this game has: the one kept, or the nearest to it; 0 where it has none (then the computer moves at random). */
  readonly level: ReadonlySignal<number>;
  readonly base: ReadonlySignal<Values>;
  readonly values: ReadonlySignal<Values>;
  readonly different: ReadonlySignal<Record<string, Value>>;

  constructor(
    readonly box: Box,
    opponent: Opponent,
  ) {
    this.opponent = signal(opponent);
    this.level = computed(() => nearest(box.levels, keptLevel.value));
    this.base = computed(() => baseValues(box.variant, this.presetValues()));
    this.values = computed(() => ({ ...this.base.value, ...this.changed.value }));
    this.different = computed(() => differing(this.base.value, this.changed.value));
  }

  get levels(): readonly number[] {
    return this.box.levels;
  }

  setLevel(level: number): void {
    keptLevel.value = level;
  }

  private presetValues(): Values {
    return this.box.game.presets[this.preset.value] ?? {};
  }

  set(name: string, value: Value): void {
    this.changed.value = { ...this.changed.value, [name]: value };
  }

  /** Starts the match, keeps its seats in this browser and answers its id. */
  async start(): Promise<string> {
    const { game, variant } = this.box;
    const made = await createMatch({
      game: game.id,
      variant: variant.id,
      opponent: this.opponent.value,
      side: this.opponent.value === 'screen' ? 0 : SEAT_OF[this.side.value],
      options: this.different.value,
      preset: this.preset.value === STANDARD ? '' : this.preset.value,
      level: this.level.value,
    });
    keepGame({
      match: made.match, game: game.id, variant: variant.id, opponent: this.opponent.value,
      grants: made.grants, invite: made.invite, kept: Date.now(),
    });
    return made.match;
  }
}
