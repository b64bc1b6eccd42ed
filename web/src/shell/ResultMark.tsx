import '../../styles/result-mark.css';

import type { JSX } from 'preact';

import { t } from '../i18n';
import type { GameResult } from '../net/wire';

/** Won, drawn and lost differ by shape: a pennant, half of one, a frame. isSilent: the word stands beside it. */
export function ResultMark({ result, isSilent = false }: { readonly result: GameResult; readonly isSilent?: boolean }): JSX.Element {
  const text = t(`player-${result}`);
  return (
    <svg class="result-mark" viewBox="0 0 16 20" {...(isSilent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': text })}>
      {!isSilent && <title>{text}</title>}
      <path d="M1.500 1.500h13v17L8 14l-6.500 4.500z" class={`is-${result}`} />
      {result === 'drawn' && <path d="M1.500 1.500H8V14l-6.500 4.500z" class="is-won" />}
    </svg>
  );
}
