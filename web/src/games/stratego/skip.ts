/** A card over the board goes at the first key or touch. */

import { useEffect } from 'preact/hooks';

import type { Playback } from './playback';

/** While `isShown`, Enter, space, Escape or a touch anywhere skips what the playback shows. */
export function useSkip(isShown: boolean, playback: Playback): void {
  useEffect(() => {
    if (!isShown) return;
    const skip = (event: Event): void => {
      if (event instanceof KeyboardEvent && !['Enter', ' ', 'Escape'].includes(event.key)) return;
      playback.skipCombat();
    };
    window.addEventListener('keydown', skip);
    window.addEventListener('pointerdown', skip);
    return () => {
      window.removeEventListener('keydown', skip);
      window.removeEventListener('pointerdown', skip);
    };
  }, [isShown, playback]);
}
