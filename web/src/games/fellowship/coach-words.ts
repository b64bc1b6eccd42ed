/** What the coach says of answers, in the language of the player: cards by their names, costs in games. */

import { hasText, inOneLine, t } from '../../i18n';
import type { CoachRemark, CoachReport, JudgedTurn } from '../../net/wire';
import { cardName, cardNames } from './card-words';
import { optionsOf } from './notation';
import { FellowshipWords, windowName } from './words';

const GAME = 'fellowship';
/** Facts of a sentence that name a card, and those that name several. */
const CARD_FACTS = ['card', 'other', 'enemy'];
/** Verbs of a set: who goes, who attacks. */
const SET_VERBS = ['commit', 'attacker'];
/** From this share of games on a cost is told in tenths. */
const MANY = 0.4;
/** Standard errors to both sides of a cost that is told. */
const ERRORS = 2;

const words = (): FellowshipWords => new FellowshipWords(GAME, undefined);

/** An answer in words: the cards of a set by their names, else the deed. */
export function act(action: string, { asked }: Pick<JudgedTurn, 'asked'>): string {
  const options = optionsOf(action);
  const members = options.filter(({ parts }) => SET_VERBS.includes(parts['verb'] ?? ''));
  if (members.length > 0) return cardNames(members.map(({ parts }) => parts['card'] ?? ''));
  const [first] = options;
  return first ? words().deed(first, String(asked?.facts['kind'] ?? '')) : action;
}

/** "Round 3: Who defends?"; the first hand belongs to no round. */
export function when({ asked, number }: Pick<JudgedTurn, 'asked' | 'number'>): string {
  if (!asked) return String(number);
  const { round = 0, kind = '', window = '', card = '', amount = 0 } = asked.facts;
  const id = `prompt-fellowship_${kind}`;
  const question = window === '' ? (hasText(id) ? t(id, { card: cardName(String(card)), amount }) : '') : `${windowName(String(window))}.`;
  return t(Number(round) > 0 ? 'coach-when' : 'coach-when-start', { round, question });
}

/** A sentence of the coach. */
export function say({ name, facts }: CoachRemark): string {
  const told = Object.entries(facts).map(([key, value]) => {
    const text = String(value);
    if (key === 'cards') return [key, cardNames(text.split(' '))] as const;
    if (key === 'reasons') return [key, inOneLine(text.split(' ').map((reason) => t(`fellowship-odds-for-${reason}`)))] as const;
    return [key, CARD_FACTS.includes(key) ? cardName(text) : value] as const;
  });
  return t(`coach-${name}`, Object.fromEntries(told));
}

/** What a first look has taken off a loss, in standard errors: as FIRST_DOUBT in players/fellowship/coach/judging.py. */
const FIRST_DOUBT = 0.5;

/** The share of games that a turn cost, as found. */
const costOf = ({ loss, doubt, effort }: JudgedTurn): number => (effort === 'deep' ? loss : loss + FIRST_DOUBT * doubt) / 100;

/** "1 in 8" */
export function price(turn: JudgedTurn): string {
  const cost = costOf(turn);
  if (turn.loss <= 0) return '';
  return cost < MANY
    ? t('coach-price-one', { games: Math.round(1 / cost) })
    : t('coach-price-many', { lost: Math.min(10, Math.round(10 * cost)) });
}

/** "It cost about 1 game in 8 (4 to 20 of 100)." */
export function priceSentence(turn: JudgedTurn): string {
  if (turn.loss <= 0) return '';
  const share = costOf(turn);
  const margin = (ERRORS * turn.doubt) / 100;
  const low = Math.max(0, Math.round(100 * (share - margin)));
  const high = Math.min(100, Math.round(100 * (share + margin)));
  return share < MANY
    ? t('coach-cost-one', { games: Math.round(1 / share), low, high })
    : t('coach-cost-many', { lost: Math.min(10, Math.round(10 * share)), low, high });
}

/** The chance to win in a round: hundredths, with the 95 % interval. turns: of the round. */
export interface RoundChance {
  readonly round: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly turns: readonly JudgedTurn[];
}

/** The chance to win, round by round, over all games played on from the answers in it. */
export function chancesOf(turns: readonly JudgedTurn[]): readonly RoundChance[] {
  const rounds = new Map<number, JudgedTurn[]>();
  for (const turn of turns) {
    const round = Number(turn.asked?.facts['round'] ?? 0);
    if (turn.games > 0) rounds.set(round, [...(rounds.get(round) ?? []), turn]);
  }
  return [...rounds]
    .toSorted(([one], [other]) => one - other)
    .map(([round, among]) => {
      const games = among.reduce((sum, turn) => sum + turn.games, 0);
      const share = among.reduce((sum, turn) => sum + turn.standing * turn.games, 0) / games;
      return { round, share, ...intervalOf(share / 100, games), turns: among };
    });
}

/** From when on the computer hardly ever won, and how long the company held out; "" where games were won to the end. */
export function closedText({ turns, closed }: Pick<CoachReport, 'turns' | 'closed'>): string {
  if (closed.length === 0) return '';
  const roundOf = (turn: JudgedTurn | undefined): number => Number(turn?.asked?.facts['round'] ?? 0);
  const round = roundOf(turns.find(({ number }) => closed.includes(number)));
  const last = Math.max(...turns.map(roundOf));
  const since = closed.length === turns.length ? t('coach-chance-hopeless') : t('coach-chance-hopeless-from', { round });
  return `${since} ${t('coach-chance-held-out', { last })}`;
}

const Z = 1.96;

/** The interval of Wilson for a share of games, in hundredths; as core/intervals.py. */
function intervalOf(share: number, games: number): { readonly low: number; readonly high: number } {
  const spread = (Z * Z) / games;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z * Math.sqrt((share * (1 - share)) / games + spread / (4 * games))) / (1 + spread);
  return { low: 100 * Math.max(0, middle - half), high: 100 * Math.min(1, middle + half) };
}
