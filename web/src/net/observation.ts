/** What every game's observation has, whatever the game: the decision that is owed, its legal actions, the seats that wait. */

import type { Decision, Observation, Option, Update } from './wire';

export function observationOf(update: Update): Observation {
  return update.observation as Observation;
}

/** The kind of the decision this seat owes, "" if none. */
export function kindOf(observation: Observation): string {
  return observation.decision?.kind ?? '';
}

/** This seat's legal actions; none if it owes nothing, or a decision too big to list. */
export function optionsOf(observation: Observation): readonly Option[] {
  return observation.decision?.options ?? [];
}

/** The legal action of this text; undefined if it is none. */
export function optionOf(observation: Observation, action: string): Option | undefined {
  return optionsOf(observation).find((option) => option.action === action);
}

/** The options beside the one that declines. */
export function choicesOf(decision: Decision): readonly Option[] {
  return (decision.options ?? []).filter((option) => decision.decline === '' || option.action !== decision.decline);
}
