/** The messages of each language, as `scripts/texts.ts` serves them. */
declare module 'virtual:texts' {
  import type { FluentResource } from '@fluent/bundle';

  interface Messages {
    readonly body: FluentResource['body'];
  }

  interface Loaders {
    /** What the first pages say. */
    first(): Promise<Messages>;
    /** What pages of rules and of finished games say. */
    reading(): Promise<Messages>;
    /** Everything else but lessons and puzzles. */
    later(): Promise<Messages>;
    /** What lessons and puzzles say. */
    lessons(): Promise<Messages>;
  }

  /** By language, in the order of the alphabet. */
  export const LOADERS: Readonly<Record<string, Loaders>>;
  /** Each language's name for itself: "Deutsch". */
  export const NAMES: Readonly<Record<string, string>>;
}
