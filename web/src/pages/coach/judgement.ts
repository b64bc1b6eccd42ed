/** What is said of one judged turn, and how good it was. */

import type { CoachViews } from '../../family';
import type { JudgedTurn } from '../../net/wire';

export const CLASSES = ['best', 'fine', 'loose', 'error'] as const;

/** All that the coach says of a turn. */
export const sentences = (views: CoachViews, turn: JudgedTurn): string => turn.remarks.map((remark) => views.say(remark)).join(' ');

/** As `class_of` in players/coaching.py. */
export function classOf(loss: number): (typeof CLASSES)[number] {
  if (loss < 0.3) return 'best';
  if (loss < 1) return 'fine';
  return loss < 2 ? 'loose' : 'error';
}
