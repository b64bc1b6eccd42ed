/** Texts of actions, read where no option has come with them: in the coach's report. */

import type { Option } from '../../net/wire';
import { idOf, isCard } from './printed';

/** Between the actions of a set, as players/fellowship/coach/answers.py has it. */
const SEPARATOR = ', ';

/** The actions of an answer, each with its parts as its option had them. */
export const optionsOf = (answer: string): readonly Option[] => answer.split(SEPARATOR).map(optionOf);

function optionOf(text: string): Option {
  const [verb = '', ...rest] = text.split(' ');
  if (verb === 'pay') return { action: text, parts: { verb, cost: rest.join(' ') } };
  if (verb === 'player') return { action: text, parts: { verb, seat: String(Number(rest[0]) - 1) } };
  if (rest[0] === undefined) return { action: text, parts: { verb } };
  return { action: text, parts: isCard(idOf(rest[0])) ? { verb, card: rest[0] } : { verb, choice: rest[0] } };
}

/** The keys of the cards that an answer names. */
export const cardsIn = (answer: string): readonly string[] => answer.split(/[ ,:]+/).filter((word) => isCard(idOf(word)));
