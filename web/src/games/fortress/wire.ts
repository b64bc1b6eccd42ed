// Written by scripts/wire_types.py from the server's types. Do not edit.

import type { Observation } from '../../net/wire';

/** What a seat is asked. */
export type DecisionKind = 'build' | 'enter' | 'explore';

/** The acts of a turn: four ways to go, two to give up the piece, and the challenge. */
export type Way = 'step' | 'climb' | 'passage' | 'bridge' | 'swap' | 'sacrifice' | 'challenge';

/** What brings an event about. */
export type Cause = 'build' | 'enter' | 'explore' | 'bridge' | 'swap' | 'sacrifice' | 'challenge' | 'lot' | 'card' | 'ladder' | 'skip';

/** What is told of a game (FORT-7.4). */
export type EventKind = 'starts' | 'turn' | 'built' | 'entered' | 'moved' | 'wall' | 'blocked' | 'ladder' | 'passage' | 'bridge' | 'fell' | 'won' | 'lost' | 'returned' | 'flag' | 'exchanged' | 'sacrificed' | 'skips' | 'cancelled' | 'skipped' | 'challenged' | 'turn_over';

/** Why a turn is over. */
export type TurnEnd = 'wall' | 'beaten' | 'idle' | 'swap' | 'sacrifice';

/** Why a game is over by the rules. */
export type EndReason = 'flag_found' | 'flag_reachable' | 'flag_unreachable' | 'ply_cap';

/** Why an act of a turn is not legal. */
export type RefusalReason = 'not_understood' | 'unknown_square' | 'wrong_start' | 'blocked_ladder' | 'no_way' | 'not_at_entrance' | 'same_piece' | 'not_trapped';

/** What may be wrong with a fortress, or with where a step begins. */
export type FaultKind = 'unknown_square' | 'unknown_word' | 'no_edge' | 'wall_twice' | 'walls_missing' | 'walls_extra' | 'no_ladder_place' | 'ladder_twice' | 'ladders_missing' | 'ladders_extra' | 'no_bridge_place' | 'bridge_missing' | 'bridge_extra' | 'flag_on_entrance' | 'card_on_entrance' | 'cards_on_square' | 'card_missing' | 'card_extra' | 'flag_unreachable' | 'in_the_way' | 'wrong_start';

/** The own fortress, and what each seat knows of the other's; that is public, since it was announced. */
export interface FortressObservation extends Observation {
  readonly first: number;
  readonly built: readonly [boolean, boolean];
  readonly fortresses: readonly [string, string];
  readonly pieces: readonly [string, string];
  readonly squares: readonly [string, string];
  readonly unused: readonly [readonly string[], readonly string[]];
  readonly out: readonly [readonly string[], readonly string[]];
  readonly skips: readonly [number, number];
  readonly idle: readonly [number, number];
  readonly visited: readonly [readonly string[], readonly string[]];
  readonly visitors: readonly [readonly string[], readonly string[]];
  readonly walls: readonly [readonly string[], readonly string[]];
  readonly open_edges: readonly [readonly string[], readonly string[]];
  readonly ladders: readonly [readonly string[], readonly string[]];
  readonly stood: readonly [readonly string[], readonly string[]];
  readonly cards: readonly [readonly string[], readonly string[]];
  readonly beaten: readonly [readonly string[], readonly string[]];
  readonly passages: readonly [readonly string[], readonly string[]];
  readonly bridges: readonly [readonly string[], readonly string[]];
}
