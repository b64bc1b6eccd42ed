/** The set-up that the next game of an army begins with, chosen beforehand; it counts once. */

import { forgetText, keepText, readText } from '../../store';

/** army: as `armyKey` writes it. */
const keyOf = (army: string): string => `gonfalon.chosen-setup.${army}`;

/** letters: as the player sees them. */
export function chooseForNext(army: string, letters: string): void {
  keepText(keyOf(army), letters);
}

/** The letters that were chosen, "" for none; after that none are. */
export function takeChosen(army: string): string {
  const letters = readText(keyOf(army)) ?? '';
  if (letters !== '') forgetText(keyOf(army));
  return letters;
}
