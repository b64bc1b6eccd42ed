/** What is said of one judged turn, and how good it was. */

import type { CoachViews } from '../../family';
import { hasText, t } from '../../i18n';
import type { JudgedTurn } from '../../net/wire';

/** All that the coach says of a turn. */
export const sentences = (views: CoachViews, turn: JudgedTurn): string =>
  [...turn.remarks.map((remark) => views.say(remark)), views.priceSentence?.(turn) ?? ''].filter(Boolean).join(' ');

/** What messages may say of a turn: its number, when it was, and what was played. */
export function factsOf(views: CoachViews, turn: JudgedTurn): Record<'turn' | 'when' | 'act', string | number> {
  return { turn: turn.number, when: views.when?.(turn) ?? '', act: views.act(turn.action, turn) };
}

/** A message of the report; `<name>-<unit>` takes its place where the family has one. */
export function told({ unit }: CoachViews, name: string, facts: Record<string, string | number> = {}): string {
  const own = `${name}-${unit}`;
  return t(hasText(own) ? own : name, facts);
}
