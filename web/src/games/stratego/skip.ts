/** A card over the board goes at the first key or touch. */

import { useEffect } from 'preact/hooks';

import type { Stage } from './stage';

/** While `isShown`, Enter, space, Escape or a touch anywhere skips what the stage shows. */
export function useSkip(isShown: boolean, stage: Stage): void {
  useEffect(() => {
    if (!isShown) return;
    const skip = (event: Event): void => {
      if (event instanceof KeyboardEvent && !['Enter', ' ', 'Escape'].includes(event.key)) return;
      stage.skipCombat();
    };
    window.addEventListener('keydown', skip);
    window.addEventListener('pointerdown', skip);
    return () => {
      window.removeEventListener('keydown', skip);
      window.removeEventListener('pointerdown', skip);
    };
  }, [isShown, stage]);
}
