/** What the table says: cards by their names, deeds on buttons, what has happened. */

import { isCourtesy } from '../../net/courtesies';
import { hasText, t } from '../../i18n';
import { readable } from '../../names';
import type { Decision, Event, Option } from '../../net/wire';
import { GameWords } from '../../plain/words';
import { cardName, cardNames, gistOf, timingName } from './card-words';
import { idOf } from './printed';
import { saidText, signalText } from './talk-words';

/** Questions of a card, to which its few words belong. */
const CHOICES: readonly string[] = ['target', 'player', 'amount', 'cost'];
/** Facts that are keys of cards, alone or in lists. */
const CARD_FACTS = ['card', 'enemy', 'by', 'to'];

export function windowName(name: string): string {
  const id = `fellowship-window-${name}`;
  return hasText(id) ? t(id) : readable(name);
}

export class FellowshipWords extends GameWords {
  /** Whose eyes tell it, -1 nobody's: "You played" instead of "Seat 1 played". */
  viewer = -1;
  isSolo = false;
  /** What lost a finished game in which nobody is left, as the end card says it; "" where that is not known. */
  lostBy = '';

  /** Facts with the names of cards instead of their keys. */
  private named(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const named: Record<string, unknown> = { ...facts };
    for (const name of CARD_FACTS) {
      const value = facts[name];
      if (typeof value === 'string') named[name] = this.place(value);
    }
    const { cards, pools, chosen } = facts;
    if (Array.isArray(cards)) named['cards'] = cardNames(cards as readonly string[]);
    if (Array.isArray(chosen)) named['chosen'] = (chosen as readonly string[]).length;
    if (typeof pools === 'object' && pools !== null) named['pools'] = this.split(Object.entries(pools as Record<string, number>));
    return named;
  }

  /** A card, a deck or a pile, as facts name them. */
  private place(value: string): string {
    const pile = /^([a-z_]+?)(\d?)$/.exec(value);
    const id = `fellowship-pile-${pile?.[1] ?? ''}`;
    if (hasText(id)) return t(id);
    const deck = /^deck (\d)$/.exec(value);
    return deck ? t('fellowship-deck-of', { seat: this.seat(Number(deck[1]) - 1) }) : cardName(value);
  }

  /** "2 from Éowyn, 1 from Aragorn" */
  split(parts: readonly (readonly [string, number])[]): string {
    return parts.map(([hero, amount]) => t('fellowship-paid-from', { card: cardName(hero), amount })).join(', ');
  }

  override event(event: Event): string {
    const { kind, facts } = event;
    const own = `event-own-${kind}`;
    const isOwn = facts['seat'] === this.viewer && hasText(own);
    if (kind === 'modified')
      return super.event({ ...event, kind: typeof facts['group'] === 'string' ? 'modified_group' : kind, facts: this.modifying(facts) });
    if (kind === 'effect') return super.event({ ...event, facts: { ...this.named(facts), timing: timingName(String(facts['timing'])) } });
    if ((kind === 'said' || kind === 'signalled') && !isCourtesy(event))
      return t(`fellowship-event-${kind}`, {
        seat: this.seat(Number(facts['seat'])),
        words: kind === 'said' ? saidText(facts) : signalText(facts),
      });
    if (kind === 'left' && facts['how'] === 'destroyed') return t('event-destroyed', this.named(facts) as Record<string, string>);
    if (kind === 'phase') return t('event-phase', { phase: t(`phase-${String(facts['phase'])}`), round: Number(facts['round']) });
    return super.event({ ...event, kind: isOwn ? `own-${kind}` : kind, facts: this.named(facts) });
  }

  private modifying(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const stat = `fellowship-stat-${String(facts['stat'])}`;
    const amount = Number(facts['amount']);
    const group = `fellowship-group-${String(facts['group']).replaceAll(' ', '-')}`;
    return {
      ...this.named(facts),
      stat: hasText(stat) ? t(stat) : readable(String(facts['stat'])),
      amount: amount > 0 ? `+${amount}` : String(amount),
      group: hasText(group) ? t(group) : '',
    };
  }

  override ending(reason: string, who: string, winner: string): string {
    return this.lostBy !== '' && reason === 'all_eliminated' ? `${this.lostBy}.` : super.ending(reason, who, winner);
  }

  override prompt(decision: Decision): string {
    return super.prompt({ ...decision, facts: this.named(decision.facts) as Record<string, string | number> });
  }

  /** A smaller line under the question; "" where nothing more is to be said. */
  aside({ kind, facts }: Decision): string {
    if (kind === 'window') return windowName(String(facts['window']));
    if (kind === 'response') {
      const id = `fellowship-trigger-${String(facts['trigger'])}`;
      return hasText(id) ? t(id, { card: cardName(String(facts['card'] ?? '')) }) : '';
    }
    if (CHOICES.includes(kind)) return gistOf(idOf(String(facts['card'] ?? '')));
    const id = `fellowship-aside-${kind}`;
    return hasText(id) ? t(id) : '';
  }

  /** An option as a whole sentence would have it: never the bare name of a card. */
  deedInFull(option: Option, kind: string): string {
    const { verb = '', card = '' } = option.parts;
    const deed = this.deed(option, kind);
    if (card === '' || deed !== cardName(card)) return deed;
    const id = [`fellowship-option-${verb}-${kind}`, `fellowship-option-${verb}`].find((one) => hasText(one));
    return t(id ?? 'fellowship-option-choose', { card: deed });
  }

  /** What an option is as a deed. */
  deed({ action, parts }: Option, kind: string): string {
    const { verb = '', card = '', seat, choice } = parts;
    if (action === 'pass') return hasText(`fellowship-pass-${kind}`) ? t(`fellowship-pass-${kind}`) : t('fellowship-pass');
    if (seat !== undefined) return this.seat(Number(seat));
    if (verb === 'mode') return hasText(`fellowship-mode-${choice ?? ''}`) ? t(`fellowship-mode-${choice ?? ''}`) : readable(choice ?? '');
    if (choice !== undefined) return choice;
    if (verb === 'pay') return t('fellowship-pay-button', { pools: parts['cost'] === '' ? '0' : this.split(costOf(parts['cost'] ?? '')) });
    if (card === '') return hasText(`fellowship-do-${verb}`) ? t(`fellowship-do-${verb}`) : readable(verb);
    const id = kind === 'buy_ready' ? 'fellowship-do-buy' : `fellowship-do-${verb}`;
    return hasText(id) ? t(id, { card: cardName(card) }) : cardName(card);
  }
}

function costOf(cost: string): readonly (readonly [string, number])[] {
  return cost
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const at = part.lastIndexOf(':');
      return [part.slice(0, at), Number(part.slice(at + 1))] as const;
    });
}
