/** The languages of the interface: every folder of messages is one. */

import { NAMES } from 'virtual:texts';

/** A code such as "de". */
export type Language = string;

/** The codes, in the order of the alphabet. */
export const CODES: readonly Language[] = Object.keys(NAMES);

/** Code and own name of each. */
export const LANGUAGES: readonly (readonly [Language, string])[] = Object.entries(NAMES);

/** The first of the browser's languages that we speak, else English. */
export function preferredLanguage(wanted?: readonly string[]): Language {
  const asked = wanted ?? (typeof navigator === 'undefined' ? [] : navigator.languages);
  for (const tag of asked) {
    const found = CODES.find((code) => tag.toLowerCase().split('-')[0] === code);
    if (found !== undefined) return found;
  }
  return 'en';
}
