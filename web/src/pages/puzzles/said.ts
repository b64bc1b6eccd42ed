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

/** Arguments whose name begins with "piece" name a kind of thing, "act" an act. */
export function said({ text, facts }: PuzzleText, parts: PuzzleParts): string {
  const words: Facts = {};
  for (const [name, value] of Object.entries(facts)) {
    if (name.startsWith('piece')) words[name] = parts.pieceName(String(value));
    else words[name] = name === 'act' ? parts.actName(String(value)) : value;
  }
  return t(text, words);
}
