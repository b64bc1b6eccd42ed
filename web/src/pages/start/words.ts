/** A planned match in one sentence. */

import { t } from '../../i18n';
import { variantName } from '../../names';
import { computerName } from '../../shell/computers';
import { clockText } from '../../shell/terms-words';
import type { SeatPlan, Terms } from '../../net/wire';

interface Planned {
  readonly game: string;
  readonly variant: string;
  readonly seats: readonly SeatPlan[];
  readonly terms?: Terms;
}

/** Who plays what against whom, and with which clock. cooperative: computers sit beside the asker. challenged: whom one asks by name. */
export function plannedText(planned: Planned, cooperative: boolean, challenged = ''): string {
  const clock = planned.terms?.clock;
  const who =
    challenged === ''
      ? whoText(planned, cooperative)
      : t('planned-challenge', { variant: variantName(planned.game, planned.variant), who: challenged });
  return [who, ...(clock ? [t('planned-clock', { clock: clockText(clock) })] : [])].join(' ');
}

function whoText({ game, variant, seats, terms }: Planned, cooperative: boolean): string {
  const name = variantName(game, variant);
  const computers = seats.filter(({ kind }) => kind === 'computer');
  const [computer] = computers;
  const isOwn = (plan: SeatPlan): boolean => plan.kind === 'own';
  if (seats.length === 1) return t('planned-alone', { variant: name });
  if (seats.every(isOwn)) return t('planned-screen', { variant: name, count: seats.length });
  if (seats.length === 2 && !cooperative && seats.some(isOwn)) {
    return computer
      ? t('planned-computer', { variant: name, level: computerName({ level: computer.level ?? 0, player: computer.player ?? '' }) })
      : t(terms?.listed ? 'planned-anybody' : 'planned-link', { variant: name });
  }
  return t('planned-table', { variant: name, count: seats.length, computers: computers.length });
}
