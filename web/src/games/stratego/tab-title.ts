/** The words of the tab while a game is played. */

import { useEffect } from 'preact/hooks';

import { variantName } from '../../names';
import { t } from '../../i18n';
import { isMyTurn } from './model';
import type { Playback } from './playback';
import type { StrategoObservation } from './wire';

export function useTitle(playback: Playback): void {
  const title = titleOf(playback);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);
}

/** While something is being shown they tell no more than the board does. */
export function titleOf(playback: Playback): string {
  const newest = playback.latest.value?.observation as StrategoObservation | undefined;
  const isBehind = !document.hidden && (playback.isPlaying.value || playback.shown.value !== newest);
  const seen = isBehind ? playback.shown.value : newest;
  const status = isBehind ? playback.status.value : playback.latest.value?.status;
  if (!status || !seen) return t('match-loading');
  if (status.status === 'over' || playback.isEndTold.value) return t('title-over');
  if (isBehind && playback.isFighting.value) return t('app-title', { page: variantName(seen.game, seen.variant) });
  if (seen.phase === 'deployment') return t('title-deploy');
  return t(isMyTurn(seen) ? 'title-your-turn' : 'title-waiting');
}
