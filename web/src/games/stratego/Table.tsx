/** One seat at the table, whatever the phase; its live text and the title of the tab. */

import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { ClockTeller } from '../../plain/SeatClock';
import type { StrategoObservation } from './wire';
import { Deployment } from './Deployment';
import { useRevealed } from './EndCard';
import { isMyTurn, sideName } from './model';
import { Play } from './Play';
import { play } from './sound';
import type { Playback } from './playback';
import { useTitle } from './tab-title';

interface TableProps {
  readonly playback: Playback;
  readonly isShared: boolean;
}

export function Table({ playback, isShared }: TableProps) {
  const revealed = useRevealed(playback);
  useTitle(playback);
  useTurnSound(playback);
  const shown = playback.shown.value;
  if (!shown)
    return (
      <p class="match-loading" role="status">
        {t('match-loading')}
      </p>
    );
  return (
    <>
      <p class="visually-hidden" aria-live="polite">
        {playback.said.value}
      </p>
      <ClockTeller client={playback.client} own={[shown.seat]} name={(seat) => t(`side-${sideName(seat)}`)} />
      {shown.phase === 'deployment' && shown.seat >= 0 && playback.status.value?.status !== 'over' ? (
        <Deployment playback={playback} />
      ) : (
        <Play playback={playback} revealed={revealed} isShared={isShared} />
      )}
    </>
  );
}

/** When it becomes the player's turn: a soft knock if the tab is out of sight, else a word for those who listen. */
function useTurnSound(playback: Playback): void {
  const newest = playback.latest.value?.observation as StrategoObservation | undefined;
  const isMine = newest?.phase === 'play' && isMyTurn(newest);
  const isSeen = isMine && playback.shown.value === newest;
  useEffect(() => {
    if (isMine && document.hidden) play('turn');
  }, [isMine]);
  useEffect(() => {
    if (!isSeen) return;
    const timer = window.setTimeout(() => playback.say(`${playback.said.value} ${t('turn-yours')}.`), 400);
    return () => window.clearTimeout(timer);
  }, [isSeen, playback]);
}
