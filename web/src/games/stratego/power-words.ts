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
export function previewText(observation: StrategoObservation, act: PowerAct, doesCapture: boolean): string {
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
  const told = t(previewId(act, hit.length > 0, doesCapture), words);
  return user?.shown ? told : `${told} ${t('preview-known', words)}`;
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
