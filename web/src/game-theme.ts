/** The theme of a game: the colours and the words that its pages show instead of the common ones. */

import { useEffect, useMemo } from 'preact/hooks';

import { lookOf } from './families';
import { speakWith } from './i18n';

/** Applies the theme before the first paint and takes it back when the page is left. */
export function useGameTheme(game: string): void {
  useMemo(() => apply(game), [game]);
  useEffect(() => {
    apply(game);
    return () => apply('');
  }, [game]);
}

function apply(game: string): void {
  const { theme, words } = lookOf(game);
  speakWith(words);
  if (typeof document === 'undefined') return;
  if (theme === '') delete document.documentElement.dataset['gameTheme'];
  else document.documentElement.dataset['gameTheme'] = theme;
}
