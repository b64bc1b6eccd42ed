/** What every game's observation has, whatever the game: the decision that is owed, its legal actions, the seats that wait. */

import type { Decision, Observation, Option, Update } from './wire';

export function observationOf(update: Update): Observation {
  return update.observation as Observation;
}

/** The kind of the decision this seat owes, "" if none. */
export function kindOf(observation: Observation): string {
  return observation.decision?.kind ?? '';
}

/** The texts of this seat's legal actions; null for a decision too big to list, none if it owes nothing. */
export function actionsOf(observation: Observation): readonly string[] | null {
  const { decision } = observation;
  if (decision === null) return [];
  return decision.options === null ? null : decision.options.map((option) => option.action);
}

/** The options beside the one that declines. */
export function choicesOf(decision: Decision): readonly Option[] {
  return (decision.options ?? []).filter((option) => decision.decline === '' || option.action !== decision.decline);
}
