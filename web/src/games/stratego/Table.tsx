/** One seat at the table, whatever the phase; its live text and the title of the tab. */

import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import type { StrategoObservation } from '../../net/wire';
import { Deployment } from './Deployment';
import { EndCard, useRevealed } from './EndCard';
import { isMyTurn } from './model';
import { Play } from './Play';
import { play } from './sound';
import type { Stage } from './stage';

interface TableProps {
  readonly stage: Stage;
  readonly isShared: boolean;
  onHome(): void;
}

export function Table({ stage, isShared, onHome }: TableProps) {
  const revealed = useRevealed(stage);
  useTitle(stage);
  useTurnSound(stage);
  const shown = stage.shown.value;
  if (!shown) return <p class="match-loading" role="status">{t('match-loading')}</p>;
  return (
    <>
      <p class="visually-hidden" aria-live="polite">{stage.said.value}</p>
      {shown.phase === 'deployment' && stage.status.value?.status !== 'over'
        ? <Deployment stage={stage} />
        : <Play stage={stage} revealed={revealed} result={<EndCard stage={stage} isShared={isShared} onHome={onHome} />} />}
    </>
  );
}

function useTitle(stage: Stage): void {
  const title = titleOf(stage);
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

function titleOf(stage: Stage): string {
  const update = stage.latest.value;
  const seen = update?.observation as StrategoObservation | undefined;
  if (!update || !seen) return t('match-loading');
  if (update.status.status === 'over') return t('title-over');
  if (seen.phase === 'deployment') return t('title-deploy');
  return t(isMyTurn(seen) ? 'title-your-turn' : 'title-waiting');
}

/** When it becomes the player's turn: a soft knock if the tab is out of sight, else a word for those who listen. */
function useTurnSound(stage: Stage): void {
  const newest = stage.latest.value?.observation as StrategoObservation | undefined;
  const isMine = newest?.phase === 'play' && isMyTurn(newest);
  const isSeen = isMine && stage.shown.value === newest;
  useEffect(() => {
    if (isMine && document.hidden) play('turn');
  }, [isMine]);
  useEffect(() => {
    if (!isSeen) return;
    const timer = window.setTimeout(() => stage.say(`${stage.said.value} ${t('turn-yours')}.`), 400);
    return () => window.clearTimeout(timer);
  }, [isSeen, stage]);
}
