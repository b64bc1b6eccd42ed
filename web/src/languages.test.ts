import { describe, expect, it } from 'vitest';

import { LANGUAGES, preferredLanguage } from './languages';

describe('the languages', () => {
  it('are the folders of messages, each by its own name', () => {
    expect(new Map(LANGUAGES)).toEqual(
      new Map([
        ['de', 'Deutsch'],
        ['en', 'English'],
        ['fr', 'Français'],
        ['it', 'Italiano'],
        ['pl', 'Polski'],
        ['ru', 'Русский'],
      ]),
    );
  });

  it('are chosen by the first wish of the browser that we speak', () => {
    expect(preferredLanguage(['eo', 'fr-CH', 'de'])).toBe('fr');
    expect(preferredLanguage(['eo'])).toBe('en');
  });
});
