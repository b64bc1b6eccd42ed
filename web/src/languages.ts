/** The languages of the interface: every folder of messages is one. */

import { LOADERS } from 'virtual:texts';

/** A code such as "de". */
export type Language = string;

/** A language's name for itself, as the browser knows it: "Deutsch". */
function nameOf(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The codes, in the order of the alphabet. */
export const CODES: readonly Language[] = Object.keys(LOADERS);

/** Code and own name of each. */
export const LANGUAGES: readonly (readonly [Language, string])[] = CODES.map((code) => [code, nameOf(code)]);

/** The first of the browser's languages that we speak, else English. */
export function preferredLanguage(wanted?: readonly string[]): Language {
  const asked = wanted ?? (typeof navigator === 'undefined' ? [] : navigator.languages);
  for (const tag of asked) {
    const found = CODES.find((code) => tag.toLowerCase().split('-')[0] === code);
    if (found !== undefined) return found;
  }
  return 'en';
}
