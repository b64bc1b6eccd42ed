/** The match on the page, as far as watching it goes: who may, how late, how many do. */

import { signal, useSignalEffect } from '@preact/signals';

import { t } from '../i18n';
import type { MatchConnection } from '../net/match';
import type { Delay, Terms, WatcherName } from '../net/wire';

export interface WatchedHere {
  readonly match: string;
  readonly terms: Terms;
  readonly watchers: number;
  /** Those of them who wish the players to know it. */
  readonly named: readonly WatcherName[];
}

/** Null on pages without a match that may be watched. */
export const watchedHere = signal<WatchedHere | null>(null);

/** Lets the bar of the page tell who watches this match. */
export function useWatchedHere(client: MatchConnection | undefined): void {
  useSignalEffect(() => {
    const welcome = client?.welcome.value;
    const mayWatch = welcome && (welcome.terms.watching ?? 'nobody') !== 'nobody';
    watchedHere.value = mayWatch
      ? { match: welcome.match, terms: welcome.terms, watchers: client.watchers.value, named: client.named.value }
      : null;
    return () => void (watchedHere.value = null);
  });
}

/** How late watchers see a match, in a few words. */
export function latenessText({ seconds, moves }: { readonly seconds: number; readonly moves: number }): string {
  if (seconds < 0) return t('watch-late-end');
  if (seconds === 0 && moves === 0) return t('watch-late-none');
  return t('watch-late', { minutes: Math.ceil(seconds / 60) });
}

/** Who may watch, and how late: what a table has agreed on. "" where nobody may. */
export function watchTermsText(terms: Terms): string {
  const watching = terms.watching ?? 'nobody';
  const delay: Delay = terms.delay ?? 'short';
  return watching === 'nobody' ? '' : `${t(`watch-terms-${watching}`)} ${t(`watch-terms-${delay}`)}`;
}
