/** Names of floors, squares, pieces and cards in the player's language. */

import { hasText, t } from '../../i18n';
import type { Event } from '../../net/wire';
import { GameWords } from '../../plain/words';
import type { Mark } from './annotations';
import { FLOOR_IDS, floorOf, placeOf, shortOf } from './geometry';

export function floorName(floor: number): string {
  return t(`fortress-floor-${FLOOR_IDS[floor] ?? 'bottom'}`);
}

export function cardName(card: string): string {
  return t('fortress-card', { card });
}

export function pieceName(piece: string): string {
  return hasText(`value-${piece}`) ? t(`value-${piece}`) : piece;
}

/** "C2, Middle" */
export function squareName(square: string): string {
  const name = t('fortress-square', { square: shortOf(square), floor: floorName(floorOf(square)) });
  return square.startsWith('2') ? t('fortress-square-far', { square: name }) : name;
}

export function markName(mark: Mark): string {
  if (mark === 'wall') return t('fortress-part-walls');
  return /^[\d?!]$/.test(mark) ? mark : cardName(mark);
}

/** "walls", "ladders", "bridge" or a card, as the tray names it. */
export function partName(part: string): string {
  return hasText(`fortress-part-${part}`) ? t(`fortress-part-${part}`) : cardName(part);
}

const SQUARE_FACTS = ['square', 'source', 'target', 'other'];

/** The words of the game with squares named as on the plans. */
export class FortressWords extends GameWords {
  override event(event: Event): string {
    const facts = { ...event.facts };
    const shown = SQUARE_FACTS.filter((name) => typeof facts[name] === 'string' && placeOf(facts[name]) !== undefined);
    const floors = new Set(shown.map((name) => String(facts[name]).replace(/[A-E][1-5]$/, '')));
    // Two squares of one floor: the floor is said once, with the last.
    shown.forEach((name, index) => {
      const square = String(facts[name]);
      facts[name] = floors.size === 1 && index < shown.length - 1 ? shortOf(square) : squareName(square);
    });
    return super.event({ ...event, facts });
  }
}
