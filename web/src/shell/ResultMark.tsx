import '../../styles/result-mark.css';

import type { JSX } from 'preact';

import { t } from '../i18n';
import type { GameResult } from '../net/wire';

const PENNANT = 'M1.500 1.500h13v17L8 14l-6.500 4.500z';
const HALF = 'M1.500 1.500H8V14l-6.500 4.500z';

interface Props {
  readonly result: GameResult;
  /** What it says; without it only how the game ended. */
  readonly text?: string;
  /** The word stands beside it. */
  readonly isSilent?: boolean;
}

/** Won, drawn and lost differ by shape: a full pennant, a half one, an empty one. */
export function ResultMark({ result, text = t(`player-${result}`), isSilent = false }: Props): JSX.Element {
  return (
    <svg class="result-mark" viewBox="0 0 16 20" {...(isSilent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': text })}>
      {!isSilent && <title>{text}</title>}
      <path d={PENNANT} class={`is-${result}`} />
      {result === 'drawn' && <path d={HALF} class="is-won" />}
    </svg>
  );
}
