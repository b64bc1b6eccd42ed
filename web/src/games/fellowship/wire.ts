// Written by scripts/wire_types.py from the server's types. Do not edit.

import type { Observation } from '../../net/wire';

/** What one seat (or a spectator) sees now. committed: willpower of the committed characters. staged: threat of the staging area. */
export interface FellowshipObservation extends Observation {
  readonly round: number;
  readonly phase: '' | 'resource' | 'planning' | 'quest' | 'travel' | 'encounter' | 'combat' | 'refresh';
  readonly stage: number;
  readonly first: number;
  readonly cards: readonly CardView[];
  readonly seats: readonly SeatView[];
  readonly encounter: number;
  readonly encounter_discard: readonly string[];
  readonly victory: readonly string[];
  readonly removed: readonly string[];
  readonly aside: readonly string[];
  readonly committed: number;
  readonly staged: number;
  readonly attack: Readonly<Record<string, unknown>>;
  readonly scores: Readonly<Record<string, number>>;
  readonly engine: Readonly<Record<string, unknown>>;
  readonly prospects: readonly Prospect[];
  readonly quiet: boolean;
}

/** A card on the table. key: its name in actions, "" face down. id: its printed card, "" face down. */
export interface CardView {
  readonly key: string;
  readonly id: string;
  readonly zone: 'area' | 'engaged' | 'staging' | 'active' | 'limbo' | 'attached' | 'shadows' | 'quest' | 'under';
  readonly seat: number;
  readonly controller: number;
  readonly host: string;
  readonly exhausted: boolean;
  readonly committed: boolean;
  readonly prisoner: boolean;
  readonly orc_guard: boolean;
  readonly damage: number;
  readonly resources: number;
  readonly progress: number;
  readonly willpower: number;
  readonly attack: number;
  readonly defense: number;
  readonly hit_points: number;
  readonly threat: number;
  readonly price: number;
  readonly points: number;
  readonly spheres: readonly ('leadership' | 'tactics' | 'spirit' | 'lore')[];
  readonly traits: readonly string[];
}

/** What belongs to one seat. hand: keys, "" for a card this seat does not know, "!" for one that is known to be no event. */
export interface SeatView {
  readonly threat: number;
  readonly eliminated: boolean;
  readonly hand: readonly string[];
  readonly deck: number;
  readonly discard: readonly string[];
}

/** What an option of the open question would take and do. action: the text of the option. */
export interface Prospect {
  readonly action: string;
  readonly pays: Readonly<Record<string, number>>;
  readonly effects: Readonly<Record<string, number>>;
  readonly exhausts: boolean;
  readonly matters: boolean;
}
