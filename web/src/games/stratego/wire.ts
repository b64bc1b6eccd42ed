// Written by scripts/wire_types.py from the server's types. Do not edit.

import type { Observation } from '../../net/wire';

/** How far a game is; in a rescue or a repeat the seat that has moved owes one more answer. */
export type Phase = 'deployment' | 'play' | 'rescue' | 'over' | 'repeat';

/** What a seat is asked. */
export type DecisionKind = 'deploy' | 'move' | 'rescue' | 'repeat';

/** What is told of a game; those that begin with "own" are told to one seat alone. */
export type EventKind = 'ready' | 'start' | 'move' | 'combat' | 'own_combat' | 'rescue' | 'own_rescue' | 'rescue_declined' | 'stop' | 'power' | 'quest' | 'ring_taken' | 'end';

/** Who stands after a combat: nobody (both are captured), one of the two, or each where it stood. */
export type CombatResult = 'both' | 'attacker' | 'defender' | 'neither';

/** What has become of the Ring, "" where there is no quest. */
export type RingState = '' | 'open' | 'destroyed' | 'taken';

/** Why a game is over by the rules. */
export type EndReason = 'flag_captured' | 'no_legal_move' | 'both_immobile' | 'no_mobile_piece' | 'exchange_draw' | 'quiet_draw' | 'ply_cap';

/** Why an action is not legal. */
export type RefusalReason = 'game_over' | 'wrong_turn' | 'notation' | 'deployment' | 'no_piece' | 'not_your_piece' | 'immobile' | 'out_of_reach' | 'diagonal' | 'obstacle' | 'own_piece' | 'blocked' | 'two_square' | 'chase' | 'rescue_none_pending' | 'rescue_kind' | 'rescue_square' | 'no_power' | 'power_step' | 'power_target' | 'nothing_to_stop' | 'repeat_only';

/** The whole of what one seat (or a spectator) sees now. */
export interface StrategoObservation extends Observation {
  readonly phase: Phase;
  readonly rows: number;
  readonly columns: number;
  readonly obstacles: readonly string[];
  readonly zone: readonly string[];
  readonly ready: readonly [boolean, boolean];
  readonly own_deployment: string;
  readonly kinds: readonly PieceKind[];
  readonly pieces: readonly PieceView[];
  readonly captured: readonly CapturedView[];
  readonly last_move: LastMove | null;
  readonly combat: CombatView | null;
  readonly limits: Limits;
  readonly rescues: readonly [number, number];
  readonly rescue_pieces: readonly string[];
  readonly ring: RingState;
  readonly mount_doom: string;
  readonly repeat: string;
  readonly power: PowerView | null;
  readonly powers: readonly (readonly [string, readonly string[]])[];
}

/** A piece of the ruleset, public. rank: the one in force, "11" .. "1", or "" for none. counts: how many red and blue start with. */
export interface PieceKind {
  readonly id: string;
  readonly letter: string;
  readonly rank: string;
  readonly emblem: string;
  readonly reach: number;
  readonly counts: readonly [number, number];
  readonly raised: number;
}

/** One piece on the board as a seat sees it. */
export interface PieceView {
  readonly id: number;
  readonly square: string;
  readonly owner: number;
  readonly piece: string;
  readonly moved: boolean;
  readonly shown: boolean;
}

/** Pieces lost by `owner`: how many in all, and those this seat may look up as (piece id, count), highest first. */
export interface CapturedView {
  readonly owner: number;
  readonly total: number;
  readonly pieces: readonly (readonly [string, number])[];
}

/** The last displacement on the board. */
export interface LastMove {
  readonly seat: number;
  readonly source: string;
  readonly target: string;
}

/** The last combat, if the last turn was one. attacker/defender: piece ids, "" where this seat was not told. */
export interface CombatView {
  readonly source: string;
  readonly target: string;
  readonly seat: number;
  readonly attacker: string;
  readonly defender: string;
  readonly result: CombatResult;
}

/** Countdowns that everybody may know (0 where the rule is off). */
export interface Limits {
  readonly quiet_draw: number;
  readonly quiet_left: number;
  readonly two_square_limit: number;
  readonly two_square: readonly [number, number];
  readonly chase: readonly [number, number];
}

/** The last power, if the last turn was one (ME-10.3). steps: the squares the user came to; falls: was the user removed? */
export interface PowerView {
  readonly seat: number;
  readonly power: string;
  readonly piece: string;
  readonly source: string;
  readonly steps: readonly string[];
  readonly targets: readonly TargetView[];
  readonly falls: boolean;
}

/** One target of a power: where it stood, what it was, whether it was captured. */
export interface TargetView {
  readonly square: string;
  readonly piece: string;
  readonly captured: boolean;
}
