/** Defaults of the form before a game, given by the page that leads to it after the # of the address, which no log keeps. Pure. */

import type { Values } from './net/options';

export interface StartDefaults {
  /** What the first seat brings, "" for the game's own. */
  readonly brings: string;
  /** The name of the person to challenge, "" for nobody. */
  readonly to?: string;
  /** Values of options that are chosen by a word. */
  readonly options: Values;
}

const OPTION = 'option.';

export function defaultsOf(hash: string): StartDefaults {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  const options = [...words]
    .filter(([name]) => name.startsWith(OPTION))
    .map(([name, value]) => [name.slice(OPTION.length), value] as const);
  return { brings: words.get('brings') ?? '', to: words.get('to') ?? '', options: Object.fromEntries(options) };
}

/** The same as a hash. */
export function hashOf({ brings, options }: StartDefaults): string {
  const words = new URLSearchParams(brings === '' ? {} : { brings });
  for (const [name, value] of Object.entries(options)) words.set(OPTION + name, String(value));
  return `#${words.toString()}`;
}
