/** A puzzle's texts with their arguments in words. */

import type { PuzzleParts } from '../../family';
import { t } from '../../i18n';
import type { PuzzleLine } from '../../net/puzzle-line';
import type { PuzzleText } from '../../net/wire';

/** A puzzle at its board, and what its family brings. */
export interface PartProps {
  readonly line: PuzzleLine;
  readonly parts: PuzzleParts;
}

type Facts = Record<string, string | number>;

/** Arguments whose name begins with "piece" name a kind of thing, with "square" a place; "act" is an act. */
export function said({ text, facts }: PuzzleText, { line, parts }: PartProps): string {
  const words: Facts = {};
  for (const [name, value] of Object.entries(facts)) {
    if (name.startsWith('piece')) words[name] = parts.pieceName(String(value));
    else if (name.startsWith('square')) words[name] = parts.placeName?.(String(value)) ?? value;
    else words[name] = name === 'act' ? actInSentence(String(value), { line, parts }) : value;
  }
  return t(text, words);
}

export function actInSentence(act: string, { line: { page }, parts }: PartProps): string {
  return parts.actInSentence?.(act, page) ?? parts.actName(act, page);
}
