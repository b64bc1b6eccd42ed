/** The land a game is played in: the colours of the page and words of its own, as long as the page shows it. */

import { useEffect, useMemo } from 'preact/hooks';

import { speakOf } from './i18n';

/** Takes hold before the first picture, and lets go when the page is left. */
export function useLand(game: string): void {
  useMemo(() => enter(game), [game]);
  useEffect(() => {
    enter(game);
    return () => enter('');
  }, [game]);
}

function enter(game: string): void {
  speakOf(game);
  if (typeof document !== 'undefined') document.documentElement.dataset['land'] = game.replace(/_/g, '-');
}
