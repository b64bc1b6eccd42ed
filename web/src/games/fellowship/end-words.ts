/** What the end card says: title, what decided a round, what to try. Pure. */

import { hasText, inOneLine, t } from '../../i18n';
import type { Story, StoryMoment, Told } from '../../net/wire';
import { cardName } from './card-words';
import { SCENARIOS } from './facts';
import { threatLimit } from './table';
import type { FellowshipObservation } from './wire';
import type { FellowshipWords } from './words';

/** "Through Mirkwood!", "The Eye has found you" */
export function endTitle(seen: FellowshipObservation, isWon: boolean, reason: string): string {
  if (isWon) {
    const own = `fellowship-end-won-${seen.variant}`;
    return t(hasText(own) ? own : 'fellowship-end-won-other');
  }
  if (reason !== 'all_eliminated') return t('fellowship-end-lost-other');
  const isSeen = seen.seats.some(({ threat }) => threat >= threatLimit(seen));
  return t(isSeen ? 'fellowship-end-lost-threat' : 'fellowship-end-lost-heroes');
}

/** The scenario after this one; undefined after the last. */
export function scenarioAfter(variant: string): string | undefined {
  const at = (SCENARIOS as readonly string[]).indexOf(variant);
  return at < 0 ? undefined : SCENARIOS[at + 1];
}

const keysOf = (value: string | number | undefined): readonly string[] =>
  String(value ?? '')
    .split(' ')
    .filter(Boolean);

/** What happened, as the end of a sentence. */
export function toldText({ name, facts }: Told, words: FellowshipWords): string {
  const by = keysOf(facts['by']);
  const id = name === 'felled' && by.length === 0 ? 'felled_alone' : name;
  return t(`fellowship-end-told-${id}`, {
    ...facts,
    card: cardName(String(facts['card'] ?? '')),
    by: inOneLine(by.map(cardName)),
    seat: words.seat(Number(facts['seat'] ?? 0)),
  });
}

export function tipText({ name, facts }: Told): string {
  return t(`fellowship-end-tip-${name}`, facts);
}

/** "+4", "−5" */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

export function markText({ told: { name, facts } }: StoryMoment): string {
  const amount = Number(facts['amount']);
  if (name === 'quest_failed') return t('fellowship-end-mark-quest_failed', { amount });
  return t('fellowship-end-mark-card', { card: cardName(String(facts['card'])), amount: signed(amount) });
}

/** Chances in per cent before and after a moment's round. */
export function outlookOf(story: Story, { turn, swing }: StoryMoment): { readonly before: number; readonly after: number } {
  const before = story.points.find((point) => point.turn === turn)?.outlook ?? 0;
  const percent = (share: number): number => Math.round(100 * Math.max(0, Math.min(1, share)));
  return { before: percent(before), after: percent(before + swing) };
}

/** The round from which to try once more: where it turned, else the last one. */
export function roundAgain(story: Story): { readonly round: number; readonly frame: number } | undefined {
  const point = story.points.find(({ turn }) => turn === story.turned?.turn) ?? story.points.at(-1);
  return point && { round: point.turn, frame: point.frame };
}
