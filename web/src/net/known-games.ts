/** The games and variants that the server offers, asked for once. */

import { signal } from '@preact/signals';

import { listGames } from './api';
import type { Variant } from './options';
import type { BoxSpec, GameSpec, GamesList } from './wire';

/** A game and one of its variants; the levels of its computer players, weakest first, and those with a name. tellsOdds, tellsHints: what a table for learning tells. */
export interface Box {
  readonly game: GameSpec;
  readonly variant: Variant;
  readonly levels: readonly number[];
  readonly players: readonly string[];
  /** Those with a name that lead up to the first level, easiest first. */
  readonly steps: readonly string[];
  readonly tellsOdds: boolean;
  readonly tellsHints: boolean;
  /** The computers with a measured rating here, as the server names them. */
  readonly rated: readonly string[];
}

let asked: Promise<GamesList> | undefined;

/** All games; asked again only if that failed. */
export function knownGames(): Promise<GamesList> {
  asked ??= listGames();
  asked.then(
    (found) => (offered.value = found),
    () => (asked = undefined),
  );
  return asked;
}

const offered = signal<GamesList>({ games: [], levels: {}, odds: [], hints: [], players: {}, rated: {}, steps: {} });

/** The games that the server offers; none until it has been asked. */
export function knownSpecs(): readonly GameSpec[] {
  return offered.value.games;
}

/** What the server says of a game; undefined until it has been asked, or where it says nothing. */
export function knownSpec(game: string): GameSpec | undefined {
  return offered.value.games.find((one) => one.id === game);
}

/** The levels of a game's computer players, weakest first; none where it has none, and until the server has been asked. */
export function knownLevels(game: string): readonly number[] {
  return offered.value.levels[game] ?? [];
}

/** The computers that lead up to a game's first level, easiest first. */
export function knownSteps(game: string): readonly string[] {
  return offered.value.steps[game] ?? [];
}

const UNKNOWN: BoxSpec = { shelf: 'more', inside: '', n_pieces: 0, drawing: '', emblems: [], cloth: '' };

/** How the server offers a variant; without a word of it where it offers none of that name. */
export function boxSpec(game: string, variant: string): BoxSpec {
  return knownSpec(game)?.variants.find((one) => one.id === variant)?.box ?? UNKNOWN;
}

/** Two against each other: a computer, a friend or both at one screen. Anything else is set up seat by seat. */
export function isForTwoOpponents({ min_seats, max_seats, cooperative }: GameSpec): boolean {
  return min_seats === 2 && max_seats === 2 && !cooperative;
}

/** What a box is called in an address: its variant, or its game where the variant has no name. */
export function boxName(game: string, variant: string): string {
  return variant === '' ? game : variant;
}

/** The box of that name, or null where no game has it. */
export async function findBox(name: string): Promise<Box | null> {
  const { games, levels, players, odds, hints, rated, steps } = await knownGames();
  for (const game of games) {
    const found = game.variants.find((one) => boxName(game.id, one.id) === name);
    if (found)
      return {
        game,
        variant: found,
        levels: levels[game.id] ?? [],
        players: players[game.id] ?? [],
        steps: steps[game.id] ?? [],
        tellsOdds: odds.includes(game.id),
        tellsHints: hints.includes(game.id),
        rated: rated[`${game.id} ${found.id}`] ?? [],
      };
  }
  return null;
}
