/** Goes on from a position of a finished game: against the computer, or with a company's table alone. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../i18n';
import { knownLevels } from '../../net/known-games';
import { problemText } from '../../net/problems';
import type { Observation, ReplayFrame, SharedGame } from '../../net/wire';
import { goOn } from '../../plain/go-on';
import { choiceOf } from '../start/begin';

interface Props {
  readonly page: SharedGame;
  readonly frames: readonly ReplayFrame[];
  /** The frame that is looked at. */
  readonly index: number;
  readonly turning: number;
  readonly first: number;
}

/** From the turning point while the end is looked at, else from the position that is shown. Nothing where somebody keeps something covered. */
export function PlayOn({ page, frames, index, turning, first }: Props): JSX.Element | null {
  const isAsked = useSignal(false);
  const problem = useSignal('');
  const until = page.play_on_until;
  if (until < 0) return null;
  const wanted = index >= page.total - 1 ? turning : index;
  const from = Math.max(Math.min(first, until), Math.min(wanted, until));
  const go = async (): Promise<void> => {
    isAsked.value = true;
    problem.value = '';
    try {
      const seat = seatToAct(frames[from]);
      await goOn(page, { frame: from, seat, level: levelOf(page), key: '' });
    } catch (failure) {
      problem.value = problemText(failure);
      isAsked.value = false;
    }
  };
  return (
    <>
      <button type="button" class="button primary" disabled={isAsked.value || frames.length === 0} onClick={() => void go()}>
        {t('shared-play-on', { move: from - first })}
      </button>
      {problem.value !== '' && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </>
  );
}

/** Whose turn it is there; the first seat where nobody is asked. */
function seatToAct(frame: ReplayFrame | undefined): number {
  return (frame?.observation as Observation | undefined)?.to_act[0] ?? 0;
}

/** The computer that was chosen last for this box, else one of the middle. */
function levelOf({ game, variant }: SharedGame): number {
  const chosen = choiceOf(game, variant)?.seats.find((plan) => plan.kind === 'computer' && !plan.player);
  const levels = knownLevels(game);
  return chosen?.level ?? levels[Math.floor(levels.length / 2)] ?? 0;
}
