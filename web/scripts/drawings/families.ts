/** What a family gives to the pictures that the server makes. */

import type { Sheet } from './markup.ts';

export type Data = string | number | boolean | null | readonly Data[] | { readonly [name: string]: Data };

export interface Family {
  /** The look of each game: the value of `data-game-theme`. */
  readonly themes: Readonly<Record<string, string>>;
  /** Style sheets of its drawings, below styles/ or src/. */
  readonly sheets: readonly string[];
  /** The attributes by which the cover of a box gets its cloth, and the style sheet that says so. */
  readonly cloths: readonly (readonly [string, string])[];
  readonly cloth: string;
  /** Drawings that look different in each theme. */
  parts(sheet: Sheet, theme: string): Readonly<Record<string, Data>>;
  /** Drawings that look the same everywhere. */
  common(sheet: Sheet): Readonly<Record<string, Data>>;
}
