/** Where long words of cards may be broken: browsers know it of few languages, and without it they break a word anywhere. */

import { t } from '../../i18n';

const SOFT_HYPHEN = '\u00ad';

/** Words without their hyphens, in small letters -> their parts. */
type Breaks = ReadonlyMap<string, readonly string[]>;

/** list: words with a hyphen at each place where they may be broken. */
export function breaksOf(list: string): Breaks {
  return new Map(
    list
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => [word.replaceAll('-', '').toLocaleLowerCase(), word.split('-')]),
  );
}

let known: { readonly list: string; readonly breaks: Breaks } = { list: '', breaks: new Map() };

/** A text with soft hyphens in its long words; a word that is not listed stays as it is. list: as breaksOf reads it. */
export function hyphenated(text: string, list = t('fellowship-hyphens')): string {
  if (list !== known.list) known = { list, breaks: breaksOf(list) };
  return text.replace(/\p{L}+/gu, (word) => {
    let at = 0;
    return (known.breaks.get(word.toLocaleLowerCase()) ?? [word]).map(({ length }) => word.slice(at, (at += length))).join(SOFT_HYPHEN);
  });
}
