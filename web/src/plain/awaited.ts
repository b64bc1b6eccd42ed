/** Whose answer is waited for, in words: every seat with who plays it. */

import { inOneLine, t } from '../i18n';
import type { SeatStatus } from '../net/wire';
import type { GameWords } from './words';

/** Does a computer play this seat, its own or that of somebody? */
export function isPlayed(status: SeatStatus): boolean {
  return status.kind === 'computer' || status.stand_in >= 0;
}

/** The text for one seat: "Seat 2 (the computer)", "Seat 3 (away)". */
export function whoPlays(status: SeatStatus | undefined, seat: string): string {
  if (!status || status.kind === 'open') return seat;
  if (isPlayed(status)) return t('plain-awaited-computer', { seat });
  return status.here ? seat : t('plain-awaited-away', { seat });
}

/** "Waiting for Seat 2 (the computer) and Seat 3 (away)." */
export function waitingText(toAct: readonly number[], presence: readonly SeatStatus[], words: GameWords): string {
  const names = toAct.map((seat) =>
    whoPlays(
      presence.find((one) => one.seat === seat),
      words.seat(seat),
    ),
  );
  return t('plain-waiting', { seats: inOneLine(names), count: toAct.length });
}
