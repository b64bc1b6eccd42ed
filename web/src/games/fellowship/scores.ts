/** What a score is made of, and the games that were played in this browser. */

import { persistent } from '../../settings';
import { idOf, printed } from './printed';
import { threatLimit, whole } from './table';
import type { FellowshipObservation } from './wire';

/** The score of the first rulebook by what it counts, and what the FAQ adds for completed rounds. The less the better. */
export interface ScoreParts {
  readonly threat: number;
  readonly heroes: number;
  readonly wounds: number;
  readonly victory: number;
  readonly first: number;
  readonly rounds: number;
  readonly faq: number;
}

const numberOf = (key: string, name: string): number => printed(idOf(key)).numbers[name] ?? 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Undefined where the table does not show all that the score counts. */
export function scoreParts(seen: FellowshipObservation): ScoreParts | undefined {
  const isHero = (key: string): boolean => printed(idOf(key)).type === 'hero';
  const threat = sum(seen.seats.map((seat) => (seat.eliminated ? threatLimit(seen) : seat.threat)));
  const heroes = sum(seen.seats.flatMap((seat) => seat.discard.filter(isHero).map((key) => numberOf(key, 'threat_cost'))));
  const wounds = sum(
    seen.cards
      .map(whole)
      .filter((card) => card.zone === 'area' && isHero(card.key))
      .map((card) => card.damage),
  );
  const victory = sum(seen.victory.map((key) => numberOf(key, 'victory')));
  const { faq = 0, '2011': first = 0 } = seen.scores;
  return threat + heroes + wounds - victory === first ? { threat, heroes, wounds, victory, first, rounds: faq - first, faq } : undefined;
}

/** A game that ended. at: milliseconds since 1970. faq, first: its scores, of won games only. */
export interface Finished {
  readonly match: string;
  readonly variant: string;
  readonly seats: number;
  readonly difficulty: string;
  readonly rules: string;
  readonly isWon: boolean;
  readonly stage: number;
  readonly round: number;
  readonly faq: number;
  readonly first: number;
  readonly at: number;
}

const MOST_KEPT = 200;

const isFinished = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'match' in value && 'variant' in value && 'at' in value;

/** Newest last. */
export const finished = persistent<readonly Finished[]>(
  'fellowship-scores',
  [],
  (value) => Array.isArray(value) && value.every(isFinished),
);

/** Keeps a game; the same match counts once, as it ended last. */
export function keep(game: Finished): void {
  finished.value = [...finished.peek().filter((one) => one.match !== game.match), game].slice(-MOST_KEPT);
}

export function bestOf(games: readonly Finished[]): Finished | undefined {
  return games
    .filter((game) => game.isWon)
    .reduce<Finished | undefined>((best, one) => (best === undefined || one.faq < best.faq ? one : best), undefined);
}
