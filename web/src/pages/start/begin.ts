/** How a match begins from this browser: the server sets it, its seats are kept, and what was chosen is there again the next time. */

import type { ReadonlySignal } from '@preact/signals';

import { keptHere } from '../../net/base';
import { refreshChallenges } from '../../net/challenges';
import { challengeByName, createMatch } from '../../net/dealing';
import { type Help, keepGame } from '../../net/games';
import { personKey } from '../../net/person';
import type { NewMatch } from '../../net/wire';
import { persistent } from '../../settings';

/** What was chosen on a form, whole: the server takes it again as it is. */
export type Wanted = NewMatch;

const MOST_KEPT = 40;

function isWanted(value: unknown): boolean {
  const one = value as Partial<Wanted> | null;
  return typeof one?.game === 'string' && typeof one.variant === 'string' && Array.isArray(one.seats) && one.seats.length > 0;
}

const kept = persistent<readonly Wanted[]>(keptHere('choices'), [], (value) => Array.isArray(value) && value.every(isWanted));

/** The last choice of each box, the newest first. */
export const choices: ReadonlySignal<readonly Wanted[]> = kept;

export function choiceOf(game: string, variant: string): Wanted | undefined {
  return kept.value.find((one) => one.game === game && one.variant === variant);
}

/** Remembers what was chosen on a form. */
export function keepChoice(wanted: Wanted): void {
  const others = kept.peek().filter((one) => one.game !== wanted.game || one.variant !== wanted.variant);
  kept.value = [wanted, ...others].slice(0, MOST_KEPT);
}

/** Starts the match, keeps its seats in this browser and answers its id. */
export async function begin(wanted: Wanted, help?: Help): Promise<string> {
  const { match, grants, invites } = await createMatch(wanted);
  const waits = wanted.terms?.listed === true;
  keepGame({
    match,
    game: wanted.game,
    variant: wanted.variant,
    grants,
    invites: waits ? invites.filter(({ invite }) => invite !== match) : invites, // the seats of the list need no link
    kept: Date.now(),
    ...(help && { help }),
    ...(waits && { waits }),
  });
  return match;
}

/** Challenges somebody by name, keeps the own seat and answers the id of the match. */
export async function challengeTo(name: string, wanted: Wanted): Promise<string> {
  const { match, seat, token } = await challengeByName(personKey(), name, wanted);
  const { game, variant } = wanted;
  keepGame({ match, game, variant, grants: [{ seat, token }], invites: [], kept: Date.now(), asked: name });
  void refreshChallenges();
  return match;
}
