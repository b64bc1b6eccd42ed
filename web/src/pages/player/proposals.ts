/** A name to begin with, in the language of the page. */

import { t } from '../../i18n';

function list(id: string): readonly string[] {
  return t(id)
    .split(',')
    .map((word) => word.trim());
}

/** Some name, such as "Grey Heron". dice: numbers from 0 up to but not including 1. */
export function someName(dice: () => number = Math.random): string {
  const pick = (words: readonly string[]): string => words[Math.floor(dice() * words.length)] ?? '';
  return t('person-proposal', { adjective: pick(list('person-adjectives')), animal: pick(list('person-animals')) });
}
