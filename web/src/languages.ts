/** The languages of the interface, each by its own name. */

export type Language = 'it' | 'pl' | 'ru' | 'de' | 'fr' | 'en';

export const LANGUAGES: readonly (readonly [Language, string])[] = [
  ['de', 'Deutsch'],
  ['en', 'English'],
  ['fr', 'Français'],
  ['it', 'Italiano'],
  ['pl', 'Polski'],
  ['ru', 'Русский'],
];

/** The first of the browser's languages that we speak, else English. */
export function preferredLanguage(wanted?: readonly string[]): Language {
  const asked = wanted ?? (typeof navigator === 'undefined' ? [] : navigator.languages);
  for (const tag of asked) {
    const found = LANGUAGES.find(([code]) => tag.toLowerCase().split('-')[0] === code);
    if (found) return found[0];
  }
  return 'en';
}
