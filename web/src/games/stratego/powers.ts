/**
 * Powers as the observation's options give them: their name, steps and targets. Nothing is decided here: a power is chosen by
 * picking squares one after the other until they are those of one of these options.
 */

import type { Square } from '../../board/geometry';
import { optionsOf } from '../../net/observation';
import { isChoice, squaresOf } from './legal';
import type { StrategoObservation } from './wire';

/** One announced power. text: as it is sent; path: from where the piece stands over its steps; targets: whom it is aimed at. */
export interface PowerAct {
  readonly text: string;
  readonly power: string;
  readonly path: readonly Square[];
  readonly targets: readonly Square[];
}

export function powerActs(observation: StrategoObservation): ReadonlyMap<Square, readonly PowerAct[]> {
  const acts = new Map<Square, PowerAct[]>();
  for (const option of optionsOf(observation)) {
    const { power, source } = option.parts;
    if (power === undefined || source === undefined) continue;
    const act = { text: option.action, power, ...squaresOf(option) };
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

/** The action that ends a turn of several attacks; undefined where there is none. */
export function stopAction(observation: StrategoObservation): string | undefined {
  return optionsOf(observation).find((option) => isChoice(option, 'stop'))?.action;
}

/** The squares of an act in the order in which they are picked: steps, then targets. */
function picksOf(act: PowerAct): readonly Square[] {
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
  const whole = acts.filter((act) => picksOf(act).length === picks.length && fits(act, picks));
  return whole.find((act) => picksOf(act).every((square, index) => square === picks[index])) ?? whole[0] ?? null;
}

/** An act that takes no pick at all: a power used from where the piece stands, on all around it. */
export function isReady(acts: readonly PowerAct[]): boolean {
  return acts.length === 1 && acts[0] !== undefined && picksOf(acts[0]).length === 0;
}
