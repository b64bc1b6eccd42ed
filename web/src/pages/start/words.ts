/** A planned match in one sentence. */

import { t } from '../../i18n';
import { variantName } from '../../names';
import { computerName } from '../../shell/computers';
import type { SeatPlan } from '../../net/wire';

interface Planned {
  readonly game: string;
  readonly variant: string;
  readonly seats: readonly SeatPlan[];
}

/** Who plays what against whom. cooperative: computers sit beside the asker. */
export function plannedText({ game, variant, seats }: Planned, cooperative: boolean): string {
  const name = variantName(game, variant);
  const computers = seats.filter(({ kind }) => kind === 'computer');
  const [computer] = computers;
  const isOwn = (plan: SeatPlan): boolean => plan.kind === 'own';
  if (seats.length === 1) return t('planned-alone', { variant: name });
  if (seats.every(isOwn)) return t('planned-screen', { variant: name, count: seats.length });
  if (seats.length === 2 && !cooperative && seats.some(isOwn)) {
    return computer
      ? t('planned-computer', { variant: name, level: computerName({ level: computer.level ?? 0, player: computer.player ?? '' }) })
      : t('planned-link', { variant: name });
  }
  return t('planned-table', { variant: name, count: seats.length, computers: computers.length });
}
