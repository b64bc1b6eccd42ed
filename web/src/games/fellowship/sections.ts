/** The rule behind every question and every act: an id of the rules page. */

import type { Decision, Option } from '../../net/wire';

/** By the kind of a decision. */
export const SECTIONS: Readonly<Record<string, string>> = {
  mulligan: 'CARD-3.8',
  planning: 'CARD-5.1',
  pay: 'CARD-5.4',
  host: 'CARD-5.18',
  amount: 'CARD-5.9',
  cost: 'CARD-5.11',
  restricted: 'CARD-10.7',
  window: 'CARD-4.8',
  response: 'CARD-6.4',
  commit: 'CARD-7.1',
  travel: 'CARD-7.18',
  engage: 'CARD-8.1',
  tie: 'CARD-8.5',
  enemy: 'CARD-9.8',
  defender: 'CARD-9.10',
  sentinel: 'CARD-9.12',
  undefended: 'CARD-9.20',
  attack: 'CARD-9.29',
  attackers: 'CARD-9.30',
  join: 'CARD-9.33',
};
/** By the verb of an option, where the act has a rule of its own. */
export const VERBS: Readonly<Record<string, string>> = { play: 'CARD-5.14', use: 'CARD-6.2' };
/** By what makes a card do something by itself: the timing of its text, or a keyword. */
export const EFFECTS: Readonly<Record<string, string>> = {
  passive: 'CARD-6.1',
  forced: 'CARD-6.5',
  revealed: 'CARD-6.6',
  shadow: 'CARD-6.7',
  travel: 'CARD-6.8',
  setup: 'CARD-3.9',
  delayed: 'CARD-6.29',
  doomed: 'CARD-10.1',
  surge: 'CARD-10.2',
};
const ANY_EFFECT = 'CARD-6';
/** The rule behind waiting for others. */
export const OTHERS_DECIDE = 'CARD-4.12';

export function sectionOf({ kind }: Decision): string {
  return SECTIONS[kind] ?? ANY_EFFECT;
}

/** The rule of one act of a decision: a card may be played or used in windows for reasons of its own. */
export function sectionOfAct(decision: Decision, { parts }: Option): string {
  const isOpen = decision.kind === 'planning' || decision.kind === 'window';
  return (isOpen ? VERBS[parts['verb'] ?? ''] : undefined) ?? sectionOf(decision);
}
