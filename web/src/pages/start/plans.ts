/** Who is to sit where, as plans for the server. Pure. */

import type { SeatPlan, SeatPlanKind } from '../../net/wire';
import type { Computer } from '../../shell/computers';

/** The kinds of plans in the order of the form. */
export const PLAN_KINDS = Object.keys({ own: 0, link: 1, open: 2, computer: 3 } satisfies Record<
  SeatPlanKind,
  number
>) as readonly SeatPlanKind[];

/** Whom one plays with; alone: at the only seat of a game that has one. */
export type Opponent = 'computer' | 'anybody' | 'link' | 'screen' | 'alone';

/** One seat as the form has it. brings: kept while the kind changes, sent only where the asker may say it. */
export interface Plan extends Computer {
  readonly kind: SeatPlanKind;
  readonly brings: string;
}

/** What the other seats are where a game is begun with this kind of company. */
const KIND_OF: Readonly<Record<Opponent, SeatPlanKind>> = {
  computer: 'computer',
  anybody: 'open',
  link: 'open',
  screen: 'own',
  alone: 'computer',
};

/** The first seat for the asker, the others as wished. */
export function firstPlans(count: number, opponent: Opponent, level: number): readonly Plan[] {
  return Array.from({ length: count }, (_, seat) => ({ kind: seat === 0 ? 'own' : KIND_OF[opponent], level, player: '', brings: '' }));
}

/** Two against each other. seat: the asker's. brings: of each seat. */
export function opponentPlans(opponent: Opponent, seat: number, computer: Computer, brings: readonly string[]): readonly Plan[] {
  const other: SeatPlanKind = opponent === 'screen' ? 'own' : opponent === 'anybody' ? 'open' : opponent === 'link' ? 'link' : 'computer';
  return [0, 1].map((one) => ({ kind: one === seat ? 'own' : other, ...computer, brings: brings[one] ?? '' }));
}

/** Whom these seats were planned with. listed: they were offered to everybody. */
export function opponentOf(seats: readonly SeatPlan[], listed = false): Opponent {
  if (listed) return 'anybody';
  if (seats.length === 1) return 'alone';
  if (seats.every(({ kind }) => kind === 'own')) return 'screen';
  return seats.some(({ kind }) => kind === 'link' || kind === 'open') ? 'link' : 'computer';
}

/** Does the asker say what this seat brings? Guests say it themselves, and so do computers where it is hidden from the others. */
export function mayBring({ kind }: Plan, isOpen: boolean): boolean {
  return kind === 'own' || (kind === 'computer' && isOpen);
}

export function hasPerson(plans: readonly Plan[]): boolean {
  return plans.some((plan) => plan.kind !== 'computer');
}

/** The plans as they are sent. isOpen: may everybody see what a seat brings? */
export function sentPlans(plans: readonly Plan[], isOpen: boolean): readonly SeatPlan[] {
  return plans.map((plan) => ({
    kind: plan.kind,
    level: plan.kind === 'computer' ? plan.level : 0,
    player: plan.kind === 'computer' ? plan.player : '',
    brings: mayBring(plan, isOpen) ? plan.brings.trim() : '',
  }));
}
