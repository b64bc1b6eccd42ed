/**
 * Powers as the observation's legal texts give them: `bow d5 d7`, `axe d5-d6 d7 e7`, `steed d5-d6-e6`. Nothing is decided
 * here: a power is chosen by picking squares one after the other until they are those of one of these texts.
 */

import type { Square } from '../../board/geometry';
import { actionsOf } from '../../net/observation';
import type { StrategoObservation } from './wire';

export const STOP = 'stop';

/** One announced power. path: from where the piece stands over its steps; targets: whom it is aimed at. */
export interface PowerAct {
  readonly text: string;
  readonly power: string;
  readonly path: readonly Square[];
  readonly targets: readonly Square[];
}

const ANNOUNCED = /^([a-z]{2,12}) ([a-z]\d+(?:-[a-z]\d+)*)((?: [a-z]\d+)*)$/;

export function powerActs(observation: StrategoObservation): ReadonlyMap<Square, readonly PowerAct[]> {
  const acts = new Map<Square, PowerAct[]>();
  for (const text of actionsOf(observation) ?? []) {
    const found = ANNOUNCED.exec(text);
    if (!found) continue;
    const [, power = '', way = '', aimed = ''] = found;
    const path = way.split('-');
    const source = path[0] ?? '';
    const act = { text, power, path, targets: aimed.split(' ').filter(Boolean) };
    const known = acts.get(source);
    if (known) known.push(act);
    else acts.set(source, [act]);
  }
  return acts;
}

/** The powers among these, each once, in the order in which they come. */
export function powersAmong(acts: readonly PowerAct[]): readonly string[] {
  return [...new Set(acts.map((act) => act.power))];
}

export function mayStop(observation: StrategoObservation): boolean {
  return actionsOf(observation)?.includes(STOP) ?? false;
}

/** The squares of an act in the order in which they are picked: steps, then targets. */
function squaresOf(act: PowerAct): readonly Square[] {
  return [...act.path.slice(1), ...act.targets];
}

/** The picks so far fit an act if its steps are the first of them and all others are among its targets, in whatever order. */
function fits(act: PowerAct, picks: readonly Square[]): boolean {
  const steps = act.path.slice(1);
  return (
    steps.every((step, index) => picks[index] === undefined || picks[index] === step) &&
    picks.slice(steps.length).every((pick) => act.targets.includes(pick))
  );
}

/** Which squares may be picked next, and as what. */
export function nextPicks(acts: readonly PowerAct[], picks: readonly Square[]): ReadonlyMap<Square, 'step' | 'target'> {
  const found = new Map<Square, 'step' | 'target'>();
  for (const act of acts.filter((one) => fits(one, picks))) {
    const steps = act.path.slice(1);
    if (picks.length < steps.length) found.set(steps[picks.length] ?? '', 'step');
    else act.targets.filter((target) => !picks.slice(steps.length).includes(target)).forEach((target) => found.set(target, 'target'));
  }
  return found;
}

/** The act that these picks announce; the order of the targets counts where each order is an act of its own. */
export function announced(acts: readonly PowerAct[], picks: readonly Square[]): PowerAct | null {
  const whole = acts.filter((act) => squaresOf(act).length === picks.length && fits(act, picks));
  return whole.find((act) => squaresOf(act).every((square, index) => square === picks[index])) ?? whole[0] ?? null;
}

/** An act that takes no pick at all: a power used from where the piece stands, on all around it. */
export function isReady(acts: readonly PowerAct[]): boolean {
  return acts.length === 1 && acts[0] !== undefined && squaresOf(acts[0]).length === 0;
}
