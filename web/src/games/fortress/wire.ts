// Written by scripts/wire_types.py from the server's types. Do not edit.

import type { Observation } from '../../net/wire';

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
