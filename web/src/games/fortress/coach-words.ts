/** The coach's sentences about Fortress, in the language of the player. */

import { capital, locale, t } from '../../i18n';
import type { CoachRemark } from '../../net/wire';
import { FLOOR_IDS, floorOf, fortOf, placeOf, shortOf } from './geometry';
import { cardName, floorName, pieceName, squareName } from './names';
import { changeOf, moveOf } from './notation';

/** An act as people say it: "C2–C3", "C2–C2 (middle)", "swap (dwarf)". */
export function act(action: string): string {
  const move = moveOf(action);
  if (move) {
    const { from, to, by } = move;
    const isLevel = floorOf(from) === floorOf(to) && fortOf(from) === fortOf(to);
    const way = `${isLevel ? shortOf(from) : placeName(from)}–${placeName(to)}`;
    return by === '' ? way : `${way}, ${t(`part-way-${by}`)}`;
  }
  const { way, piece } = changeOf(action);
  if (way === 'enter') return t('coach-act-enter', { piece: plain(pieceName(piece)) });
  return piece === '' ? t(`part-choice-${way}`) : `${plain(t(`fortress-${way}`))} (${plain(pieceName(piece))})`;
}

/** "C3", or "C3 (middle)" above the bottom floor. */
export function placeName(square: string): string {
  if (fortOf(square) > 0) return squareName(square);
  const floor = floorOf(square);
  return FLOOR_IDS[floor] === 'bottom' ? shortOf(square) : `${shortOf(square)} (${plain(floorName(floor))})`;
}

/** A name within a sentence: German alone writes it with a capital letter. */
function plain(name: string): string {
  return locale() === 'de' ? name : name.charAt(0).toLocaleLowerCase(locale()) + name.slice(1);
}

/** A sentence of the coach. Facts that name a square, a card or a piece get its name, acts are written as people do. */
export function say({ name, facts }: CoachRemark): string {
  const told = Object.entries(facts).map(([key, value]) => [key, typeof value === 'number' ? value : nameOf(key, value)] as const);
  return capital(t(`coach-${name}`, Object.fromEntries(told)));
}

function nameOf(key: string, value: string): string {
  if (key === 'best') return act(value);
  if (key === 'card') return plain(cardName(value));
  return placeOf(value) ? placeName(value) : plain(pieceName(value));
}
