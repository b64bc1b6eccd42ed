/** Words for a set-up that was read from a text: what is wrong with it, what was left out, what was guessed. */

import { capital, hasText, t } from '../../i18n';
import type { Fault, Refusal, TextRead } from '../../net/wire';
import { reasonText } from './names';
import { pieceName } from './piece-names';

/** So many lines that were left out are told, for a phone has room for no more; the others are counted. */
const MOST_LINES = 1;

function faultWords({ kind, where }: Fault): string {
  const names = where.map((one) => (hasText(`piece-${one}`) ? capital(pieceName(one)) : one));
  return t(`fault-${kind}`, { where: names.join(', ') });
}

/** Why a text gives no set-up, a sentence each. */
export function refusalWords({ reason, section, faults }: Refusal): readonly string[] {
  const told = faults.filter(({ kind }) => hasText(`fault-${kind}`)).map(faultWords);
  return told.length > 0 ? told : [reasonText(reason, section)];
}

/** How a set-up was read, after it is put on the board. */
export function readWords({ left_out: leftOut, guessed }: TextRead): string {
  const guesses = guessed.map(({ kind, value }) => t(`guessed-${kind}`, { value }));
  const lines = leftOut.slice(0, MOST_LINES).map(({ kind, line, text }) => t(`left-out-${kind}`, { line, text }));
  if (leftOut.length > lines.length) lines.push(t('deploy-paste-more', { count: leftOut.length - lines.length }));
  const told = lines.length > 0 ? [t('deploy-paste-left-out', { lines: lines.join('; ') })] : [];
  return [t('deploy-paste-done'), ...guesses, ...told].join(' ');
}
