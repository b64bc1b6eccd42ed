/** May a planned game count? The same rules as the server's (docs/ratings.md), as far as a form knows them. */

import type { Box } from '../../net/known-games';
import type { Value, Values } from '../../net/options';
import type { CasualReason } from '../../net/wire';
import type { Computer } from '../../shell/computers';
import type { Plan } from './plans';

export interface PlannedTable {
  readonly box: Box;
  readonly hasClock: boolean;
  readonly hasName: boolean;
  readonly isLearning: boolean;
  readonly values: Values;
  readonly plans: readonly Plan[];
}

/** The computer as the list of those with a rating names it. */
function measuredName({ level, player }: Computer): string {
  if (player !== '') return player;
  return level > 0 ? `level:${level}` : 'random';
}

function isOwnRule({ variant }: Box, name: string, value: Value): boolean {
  const option = variant.options.find((one) => one.name === name);
  return option !== undefined && option.default !== value;
}

/** Why the game cannot be rated; '' if it can. */
export function whyCasual({ box, hasClock, hasName, isLearning, values, plans }: PlannedTable): CasualReason | '' {
  const { cooperative } = box.game;
  const computers = plans.filter(({ kind }) => kind === 'computer');
  const isMeasured = computers.every((computer) => box.rated.includes(measuredName(computer)));
  if (plans.filter(({ kind }) => kind === 'own').length > 1) return 'one-person';
  if (!hasClock && !cooperative) return 'no-clock';
  if (Object.entries(values).some(([name, value]) => isOwnRule(box, name, value))) return 'own-rules';
  if (isLearning) return 'helped';
  if (!hasName || (cooperative && computers.length > 0)) return 'nameless';
  return isMeasured ? '' : 'unmeasured';
}
