/** What the page of a finished game says of it: made from its result and its line of fortune. */

import { dateLocale, inOneLine, t } from '../../i18n';
import { seatName, variantName } from '../../names';
import { knownSpec } from '../../net/known-games';
import type { SharedGame, SharedSeat } from '../../net/wire';
import { endingText, resultTitle } from '../../plain/OverCard';
import { GameWords } from '../../plain/words';
import { seatedName } from '../../shell/seated';
import type { Moment, Story } from './story';

/** Whoever sat there: a name, a computer, else the seat. */
export function whoSat(game: string, seat: SharedSeat): string {
  return seatedName(seat) || seatName(game, seat.seat);
}

/** The seat that has won against one other; -1 for none. */
export function winnerOf({ returns }: SharedGame): number {
  const [first = 0, second = 0] = returns;
  if (returns.length !== 2 || first === second) return -1;
  return first > second ? 0 : 1;
}

/** One sentence of what happened. */
export function titleOf(page: SharedGame, story: Story): string {
  const { game, seats, returns } = page;
  const spec = knownSpec(game);
  const best = winnerOf(page);
  if (seats.length !== 2 || spec?.cooperative === true) return resultTitle(returns, -1, new GameWords(game, spec));
  if (best < 0) return t('shared-title-drawn');
  const [winner, loser] = [seats[best], seats[1 - best]].map((seat) => (seat ? whoSat(game, seat) : ''));
  const id = titleIdOf(story);
  return t(id, { winner: winner ?? '', loser: loser ?? '' });
}

function titleIdOf({ points, lowest, moments }: Story): string {
  if (points.length < 2) return 'shared-title-won';
  if ((points.at(-1)?.value ?? 0) < 0) return 'shared-title-behind';
  if (lowest < 0 && moments.some(({ kind }) => kind === 'turn')) return 'shared-title-turned';
  return lowest === 0 ? 'shared-title-led' : 'shared-title-won';
}

/** Which box, how long, when, and whether it counted. moves: of the last frame. */
export function factsOf({ game, variant, ended, terms }: SharedGame, moves: number): string {
  const day = new Intl.DateTimeFormat(dateLocale(), { day: 'numeric', month: 'long', year: 'numeric' }).format(ended);
  const words = [variantName(game, variant), t('shared-moves', { count: moves }), day];
  return [...words, ...(terms.rated ? [t('shared-rated')] : [])].join(' · ');
}

/** Who keeps something covered; "" for nobody. */
export function coveredBy({ game, seats }: SharedGame): string {
  const closed = seats.filter(({ shows }) => !shows);
  return closed.length === 0 ? '' : t('shared-covered', { who: inOneLine(closed.map((seat) => whoSat(game, seat))), count: closed.length });
}

/** "12 behind", "3 ahead", "level". */
export function standing(value: number): string {
  if (value === 0) return t('shared-level');
  return t(value > 0 ? 'shared-ahead' : 'shared-behind', { count: Math.abs(value) });
}

/** Why it is over. */
export function endOf({ game, reason, returns }: SharedGame): string {
  return endingText(reason, returns, -1, new GameWords(game, knownSpec(game)));
}

/** Why a moment is one. */
export function momentText(moment: Moment): string {
  return t(`shared-moment-${moment.kind}`, { before: standing(moment.before), after: standing(moment.after) });
}
