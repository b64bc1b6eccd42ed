/** How games, variants, seats and levels are called: in a family's words where it has written them, else by their ids. */

import { lookOf } from './families';
import { capital, hasText, inOneLine, t, tWith } from './i18n';
import { knownSpec } from './net/known-games';

/** The words of one game on a page that shows several. */
export function tOf(game: string, id: string, args?: Readonly<Record<string, string | number>>): string {
  return tWith(lookOf(game).words, id, args);
}

/** An id as a title, for what has no words yet: "deck_left" as "Deck left". */
export function readable(id: string): string {
  return capital(id.replaceAll(/[_-]+/g, ' ').trim());
}

export function gameName(game: string): string {
  return hasText(`game-${game}`) ? t(`game-${game}`) : readable(game);
}

/** A game's only variant may have no name: then it goes by the game's. */
export function variantName(game: string, variant: string): string {
  if (variant === '') return gameName(game);
  return hasText(`variant-${variant}`) ? t(`variant-${variant}`) : readable(variant);
}

/** What a variant is like, in a few words; "" where nothing is written. */
export function variantLine(game: string, variant: string): string {
  const id = `variant-${variant === '' ? game : variant}-line`;
  return hasText(id) ? t(id) : '';
}

/** The name of a seat. seat: counted from 0. */
export function seatName(game: string, seat: number): string {
  const named = knownSpec(game)?.seat_names[seat];
  return named !== undefined && hasText(named) ? t(named) : tOf(game, 'seat-name', { seat: seat + 1 });
}

/** Several seats in one line: "Seat 1 and Seat 3". */
export function seatNames(game: string, seats: readonly number[]): string {
  return inOneLine(seats.map((seat) => seatName(game, seat)));
}

/** A level's name; one that this front end has no word for goes by its number. */
export function levelName(level: number): string {
  return hasText(`start-level-${level}`) ? t(`start-level-${level}`) : String(level);
}
