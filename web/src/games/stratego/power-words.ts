/** Powers, the quest and the Ring in words: what was announced, and what a power in hand will do as far as its seat may know. */

import type { Square } from '../../board/geometry';
import { capital, hasText, inOneLine, t } from '../../i18n';
import type { Event } from '../../net/wire';
import type { StrategoObservation } from './wire';
import { kindOf, pieceAt, sideName } from './model';
import { pieceName } from './piece-names';
import type { PowerAct } from './powers';

export interface TargetFacts {
  readonly square: Square;
  readonly id: number;
  readonly piece: string;
  readonly captured: boolean;
}

export interface PowerFacts {
  readonly seat: number;
  readonly power: string;
  readonly source: Square;
  readonly id: number;
  readonly piece: string;
  readonly steps: readonly Square[];
  readonly targets: readonly TargetFacts[];
  readonly falls: boolean;
}

/** The options of a game, by name. */
export type Options = Readonly<Record<string, unknown>>;

export interface QuestFacts {
  readonly seat: number;
  readonly square: Square;
  readonly removed: readonly Omit<TargetFacts, 'captured'>[];
}

export function powerFacts(event: Event): PowerFacts {
  return event.facts as unknown as PowerFacts;
}

export function questFacts(event: Event): QuestFacts {
  return event.facts as unknown as QuestFacts;
}

/** A power by its name; one of a user's own ruleset goes by its id. */
export function powerName(power: string): string {
  return hasText(`power-${power}`) ? t(`power-${power}`) : power;
}

/** Whether a power may capture: an option may make it one that only shows. */
function doesCapture(power: string, options: Options): boolean {
  return options[`${power}_captures`] !== false;
}

/** What a power does, in a sentence or two; '' for one of a user's own ruleset. */
export function powerHelp(power: string, options: Options = {}): string {
  const only = doesCapture(power, options) ? [] : [`power-${power}-only-help`];
  const id = [...only, `power-${power}-help`].find(hasText);
  return id ? t(id) : '';
}

export function targetLine(target: TargetFacts): string {
  return t(target.captured ? 'power-hit' : 'power-seen', { square: target.square, piece: pieceName(target.piece) });
}

/** "Legolas d5, Longbow: d7 orc captured". */
export function powerLine(event: Event): string {
  const { power, piece, source, steps, targets, falls } = powerFacts(event);
  const way = [source, ...steps].join(' – ');
  const ends = [...targets.map(targetLine), ...(falls ? [t('power-falls', { piece: pieceName(piece) })] : [])];
  const head = `${capital(pieceName(piece))} ${way}, ${powerName(power)}`;
  return ends.length ? `${head}: ${ends.join('; ')}` : head;
}

export function powerSpoken(event: Event): string {
  return `${t(`side-${sideName(powerFacts(event).seat)}`)}: ${powerLine(event)}.`;
}

export function questLine(event: Event): string {
  return t('log-quest', { count: questFacts(event).removed.length });
}

/** A target as the player knows it: "Gothmog on d7" or "the unknown piece on d7". */
function aimedAt(observation: StrategoObservation, square: Square): string {
  const piece = pieceAt(observation, square)?.piece ?? '';
  return piece ? t('power-aim-known', { square, piece: pieceName(piece) }) : t('power-aim', { square });
}

/** What the power announced by these squares will do, as far as this seat may know. */
export function previewText(observation: StrategoObservation, act: PowerAct, options: Options): string {
  const source = act.path[0] ?? '';
  const user = pieceAt(observation, source);
  const square = act.path[act.path.length - 1] ?? '';
  const attacks = isRide(act) && pieceAt(observation, square) !== undefined;
  const hit = attacks ? [square] : act.targets;
  const words = {
    piece: capital(pieceName(user?.piece ?? '')),
    square,
    via: act.path[1] ?? '',
    power: powerName(act.power),
    targets: inOneLine(hit.map((target) => aimedAt(observation, target))),
    rank: kindOf(observation, user?.piece ?? '')?.rank ?? '',
  };
  const captures = doesCapture(act.power, options);
  const told = [t(previewId(act, attacks, captures), words)];
  if (captures && isTooStrong(observation, act)) told.push(t('preview-too-strong'));
  if (mayMeetFrodo(observation, act, options)) told.push(t('preview-frodo'));
  if (!user?.shown) told.push(t('preview-known', words));
  return told.join(' ');
}

/** A shot at a piece that this seat knows to be no weaker. */
function isTooStrong(observation: StrategoObservation, act: PowerAct): boolean {
  if (act.power !== 'seek' && act.power !== 'bow') return false;
  const rankAt = (square: Square | undefined): number => Number(kindOf(observation, pieceAt(observation, square ?? '')?.piece ?? '')?.rank);
  return rankAt(act.targets[0]) >= rankAt(act.path[0]);
}

/** Does the power aim at something that may be the Ring-bearer, who is only shown by it? */
function mayMeetFrodo(observation: StrategoObservation, act: PowerAct, options: Options): boolean {
  const { ring, captured, seat } = observation;
  const isHunter = kindOf(observation, 'frodo')?.counts[seat === 1 ? 1 : 0] === 0;
  const isInvisible = ring === 'open' || (ring === 'destroyed' && options['invisible_after_quest'] !== false);
  const isStanding = !captured.some(({ pieces }) => pieces.some(([piece]) => piece === 'frodo'));
  if (!isHunter || !isInvisible || !isStanding || !['seek', 'bow', 'rage'].includes(act.power)) return false;
  const aimed = act.targets.map((square) => pieceAt(observation, square)?.piece);
  return act.power === 'rage' || aimed.some((piece) => piece === '' || piece === 'frodo');
}

/** Two steps: the piece rides, and what stands at the end is attacked. */
function isRide(act: PowerAct): boolean {
  return act.path.length === 3;
}

/** The sentence for this use of the power, else its usual one, else that for any power. */
function previewId(act: PowerAct, attacks: boolean, captures: boolean): string {
  const uses = [...(captures ? [] : ['-only']), ...(attacks ? ['-attack'] : []), ...(act.path.length === 1 ? ['-stay'] : []), ''];
  return uses.map((use) => `preview-${act.power}${use}`).find(hasText) ?? 'preview-other';
}
