/** Powers, the quest and the Ring in words: what was announced, and what a power in hand will do as far as its seat may know. */

import type { Square } from '../../board/geometry';
import { hasText, locale, t } from '../../i18n';
import type { Event, StrategoObservation } from '../../net/wire';
import { kindOf, pieceAt, sideName } from './model';
import { capital, pieceName } from './names';
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

export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(words);
}

/** A power by its name; one of a user's own ruleset goes by its id. */
export function powerName(power: string): string {
  return hasText(`power-${power}`) ? t(`power-${power}`) : power;
}

/** What a power does, in a sentence or two. options: the game's; Seek may be one that only shows. */
export function powerHelp(power: string, options: Options = {}): string {
  if (power === 'seek' && options['seek_captures'] === false) return t('power-seek-only-help');
  return hasText(`power-${power}-help`) ? t(`power-${power}-help`) : '';
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
  const doesCapture = options['seek_captures'] !== false;
  const source = act.path[0] ?? '';
  const user = pieceAt(observation, source);
  const square = act.path[act.path.length - 1] ?? '';
  const hit = act.power === 'steed' && pieceAt(observation, square) ? [square] : act.targets;
  const words = {
    piece: capital(pieceName(user?.piece ?? '')),
    square,
    via: act.path[1] ?? '',
    power: powerName(act.power),
    targets: listed(hit.map((target) => aimedAt(observation, target))),
    rank: kindOf(observation, user?.piece ?? '')?.rank ?? '',
  };
  const told = [t(previewId(act, hit.length > 0, doesCapture), words)];
  if ((doesCapture || act.power === 'bow') && isTooStrong(observation, act)) told.push(t('preview-too-strong'));
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

function previewId(act: PowerAct, hits: boolean, doesCapture: boolean): string {
  const stays = act.path.length === 1;
  switch (act.power) {
    case 'fly':
      return 'preview-fly';
    case 'seek':
      return doesCapture ? 'preview-seek' : 'preview-seek-only';
    case 'bow':
      return 'preview-bow';
    case 'axe':
      return stays ? 'preview-axe-stay' : 'preview-axe';
    case 'steed':
      return hits ? 'preview-steed-attack' : 'preview-steed';
    case 'rage':
      return stays ? 'preview-rage-stay' : 'preview-rage';
    default:
      return 'preview-other';
  }
}
