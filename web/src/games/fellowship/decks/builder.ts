/** The deck that is being built: what stands in it, what is wrong with it by the server's word, what the page shows of it. */

import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';

import { hasText, t } from '../../../i18n';
import type { Fault, LeftOut } from '../../../net/wire';
import { Steps } from '../../../shell/steps';
import { keepMeasurement } from '../campaign/measured-here';
import { HAND_SIZE, MOST_COPIES, SCENARIOS } from '../facts';
import { printed, type Printed } from '../printed';
import { cardName, clausesOf, gistOf, traitsOf } from '../card-words';
import { EVERYTHING, type Filters, folded, shownCards } from './filters';
import { draft, keepDeck, keptDeck } from './kept';
import { type Copies, type Deck, NO_DECK } from './deck';
import { deckOf } from './links';
import { isMarkup, rewritten, type Summary, summaryOf, withCopies } from './list';
import { Measuring } from './measuring';
import { appraiseDeck, type Counts, readingOf, remember, sumOf } from './reading';

export const TABS = ['cards', 'text', 'proposal', 'deck'] as const;
export type Tab = (typeof TABS)[number];

/** What is typed; "" for every other change. */
type Typed = '' | 'name' | 'text';

const PAUSE_MS = 150;

/** Everything a card says in the player's language, folded. */
function wordsOf(card: Printed): string {
  const said = [
    cardName(card.id),
    card.title,
    gistOf(card.id),
    traitsOf(card.traits),
    ...clausesOf(card.id, 'faq').map(({ text }) => text),
  ];
  return folded(said.join(' '));
}

/** Everything that is wrong with a deck, in sentences. */
export function faultText({ kind, where }: Fault): string {
  const [first = '', second = '', third = ''] = where;
  if (kind === 'too_few_cards') return t('decks-fault-too_few_cards', { left: Number(second) - Number(first), least: Number(second) });
  const id = `decks-fault-${kind}`;
  return t(hasText(id) ? id : `fault-${kind}`, {
    line: Number(first),
    count: Number(first),
    name: second,
    card: second,
    most: Number(third),
    where: where.join(', '),
  });
}

/** Where a card is being drawn: into the deck, or out of it. */
export type Way = 'in' | 'out';

export class DeckBuilder {
  /** The cards of the deck; those of the text before while the server reads this one. */
  readonly counts: ReadonlySignal<Counts> = computed(() => {
    const reading = readingOf(draft.value.text);
    if (reading) this.counted = sumOf(reading.parts);
    return this.counted;
  });
  /** What the text holds beside the deck. */
  readonly leftOut: ReadonlySignal<readonly LeftOut[]> = computed(() => {
    const { text } = draft.value;
    return this.ofFile.value?.text === text ? this.ofFile.value.leftOut : (readingOf(text)?.leftOut ?? []);
  });
  /** What a file of another program held beside the list that took its place. */
  private readonly ofFile = signal<{ readonly text: string; readonly leftOut: readonly LeftOut[] } | null>(null);
  readonly summary: ReadonlySignal<Summary> = computed(() => summaryOf(this.counts.value));
  readonly filters = signal<Filters>(EVERYTHING);
  readonly shown: ReadonlySignal<readonly Printed[]> = computed(() =>
    shownCards(this.filters.value, this.filters.value.isInDeck ? this.counts.value : new Map(), wordsOf),
  );
  /** Null until the server has spoken about the deck as it is. */
  readonly faults = signal<readonly Fault[] | null>(null);
  readonly isAway = signal(false);
  readonly tab = signal<Tab>('cards');
  readonly steps = new Steps<Deck>();
  /** Where to a card is being carried; "" for none. */
  readonly carrying = signal<Way | ''>('');
  readonly hand = signal<readonly string[]>([]);
  readonly scenario = signal<string>(SCENARIOS[0]);
  readonly measuring = new Measuring();
  private asked = 0;
  /** What the last change typed: letters in a row are one step. */
  private typed: Typed = '';
  private counted: Counts = new Map();

  get deck(): Deck {
    return draft.value;
  }

  readonly isSaved: ReadonlySignal<boolean> = computed(() => {
    const kept = keptDeck(draft.value.name);
    return kept?.text === draft.value.text && kept.copies === draft.value.copies;
  });

  /** Changes the deck, by a step that can be taken back. typed: what grows letter by letter. */
  change(change: Partial<Deck>, typed: Typed = ''): void {
    if (typed === '' || typed !== this.typed) this.steps.keep(draft.value);
    this.typed = typed;
    draft.value = { ...draft.value, ...change };
  }

  undo(): void {
    this.putBack(this.steps.undo(draft.value));
  }

  redo(): void {
    this.putBack(this.steps.redo(draft.value));
  }

  private putBack(deck: Deck | undefined): void {
    if (!deck) return;
    this.typed = '';
    draft.value = deck;
    this.hand.value = [];
  }

  setCopies(id: string, count: number): void {
    const { text } = draft.value;
    const reading = readingOf(text);
    if (!reading) return; // the server is reading what stands there
    const changed = withCopies({ text, parts: reading.parts }, id, count);
    if (readingOf(changed.text) === null) remember(changed.text, { parts: changed.parts, leftOut: reading.leftOut });
    this.change({ text: changed.text });
    this.hand.value = [];
  }

  narrow(change: Partial<Filters>): void {
    this.filters.value = { ...this.filters.value, ...change };
  }

  /** Copies of a card that the deck may hold. */
  most(id: string): number {
    const { type, numbers } = printed(id);
    if (type === 'hero') return 1;
    return draft.value.copies === 'core' ? Math.min(MOST_COPIES, numbers['quantity'] ?? 1) : MOST_COPIES;
  }

  open(deck: Deck): void {
    this.counted = new Map();
    this.change(deck);
    this.hand.value = [];
  }

  clear(): void {
    this.open(NO_DECK);
  }

  /** Keeps the deck under its name, or under one of its own if it has none. */
  save(): void {
    draft.value = { ...draft.value, name: draft.value.name.trim() || this.freeName() };
    keepDeck(draft.value);
  }

  private freeName(): string {
    for (let number = 1; ; number += 1) {
      const name = t('decks-new-name', { number });
      if (keptDeck(name) === undefined) return name;
    }
  }

  drawHand(): void {
    const cards = [...this.counts.value]
      .filter(([id]) => printed(id).type !== 'hero')
      .flatMap(([id, count]) => Array.from({ length: count }, () => id));
    for (let left = cards.length - 1; left > 0; left -= 1) {
      const other = Math.floor(Math.random() * (left + 1));
      const [a = '', b = ''] = [cards[left], cards[other]];
      [cards[left], cards[other]] = [b, a];
    }
    this.hand.value = cards.slice(0, HAND_SIZE);
  }

  /** Opens what the address holds, and takes it out of the address. */
  takeFromAddress(hash: string): void {
    const shared = deckOf(hash);
    if (!shared) return;
    this.open(shared);
    history.replaceState(null, '', location.pathname);
  }

  /** Asks the server about every change, a moment after it, and keeps what has been measured. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const { text, copies } = draft.value;
      clearTimeout(timer);
      untracked(() => this.measuring.keepTo(draft.value));
      this.faults.value = null;
      timer = setTimeout(() => void this.ask(text, copies), PAUSE_MS);
    });
    const stopKeeping = effect(() => {
      const { now } = this.measuring;
      if (now.value)
        keepMeasurement(
          { scenario: now.value.scenario, brings: [now.value.deck.text], difficulty: 'standard', rules: 'faq' },
          now.value.found,
        );
    });
    return () => {
      clearTimeout(timer);
      this.measuring.leave();
      stop();
      stopKeeping();
    };
  }

  private async ask(text: string, copies: Copies): Promise<void> {
    this.asked += 1;
    const number = this.asked;
    try {
      const { refusal, parts, left_out } = await appraiseDeck(text, copies, this.scenario.peek());
      if (number !== this.asked) return;
      this.faults.value = refusal?.faults ?? [];
      if (isMarkup(text)) this.rewrite(rewritten(parts, this.unread()), left_out);
      this.isAway.value = false;
    } catch {
      if (number === this.asked) this.isAway.value = true;
    }
  }

  /** The lines of a file that name no card that is here, as lines of a list. */
  private unread(): readonly string[] {
    const found = this.faults.peek() ?? [];
    return found
      .filter(({ kind }) => kind === 'unknown_card' || kind === 'other_printing')
      .map(({ where: [, name = '', note = ''] }) => `1x ${name}${note === '' ? '' : ` (${note})`}`);
  }

  /** Puts a list in the place of a file of another program, and goes on to name what the file held beside it. */
  private rewrite(text: string, leftOut: readonly LeftOut[]): void {
    this.ofFile.value = { text, leftOut };
    draft.value = { ...draft.value, text }; // no step of its own: the file would be read again
  }
}
