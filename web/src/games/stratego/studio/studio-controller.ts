/** The studio: a set-up in the making outside any game, what it is called, and what there is to say of it. */

import { computed, effect, signal } from '@preact/signals';

import type { Square } from '../../../board/geometry';
import { t } from '../../../i18n';
import { askRemarks, proposeText, readText, tryActs } from '../../../net/api';
import { problemText } from '../../../net/problems';
import type { Remark, TextRead } from '../../../net/wire';
import { persistent } from '../../../settings';
import { keepText, readText as readKept } from '../../../store';
import { chooseForNext } from '../chosen-setup';
import { armyKey, fits, fromText, leftToPlace, NO_SETUP, type Setup, toText } from '../deploy-model';
import { kindsOf } from '../model';
import { deployedLetters } from '../notation';
import { SetupDraft } from '../setup-draft';
import { keepSetup, type KeptSetup, keptSetups, type ReadyMade, readyMade } from '../setup-library';
import type { StrategoObservation } from '../wire';
import { actionOf, lettersOf, ownRows, turned } from './turned';

/** Which army is set up: of which box, and of which seat where the two differ. */
export interface Army {
  readonly game: string;
  readonly variant: string;
  readonly seat: number;
}

export const STYLES = ['closed', 'scouts', 'bluff', 'wild'] as const;
export type Style = (typeof STYLES)[number];

const FIRST: Army = { game: 'stratego', variant: 'battle', seat: 0 };
const LAST_SEED = 1_000_000_000;
const PAUSE_MS = 250;

const isArmy = (value: unknown): boolean => {
  const army = value as Partial<Army> | null;
  return typeof army?.game === 'string' && typeof army.variant === 'string' && typeof army.seat === 'number';
};

/** The army that was set up last. */
export const lastArmy = persistent<Army>('studio-army', FIRST, isArmy);

export class StudioController extends SetupDraft {
  readonly isReady = signal(false);
  readonly isBusy = signal(false);
  readonly problem = signal('');
  readonly said = signal('');
  readonly army = signal<Army>(lastArmy.peek());
  /** What the set-up on the board is called, "" for nothing yet; the sentence of a ready-made one. */
  readonly name = signal('');
  readonly idea = signal('');
  readonly notes = signal<readonly Remark[]>([]);
  /** The square that waits for another one to change places with, "" for none. */
  readonly swapping = signal<Square>('');
  /** The seat's own view of the whole board. */
  whole: StrategoObservation | null = null;
  private asked = 0;

  readonly letters = computed(() => toText(this.setup.value, this.observation.value?.zone ?? []));
  readonly isWhole = computed(() => this.observation.value !== null && this.left.value === 0);
  /** Do the two sides have different armies? */
  readonly hasSides = computed(() => this.observation.value?.kinds.some(({ counts: [red, blue] }) => red !== blue) ?? false);
  readonly own = computed<readonly KeptSetup[]>(() => keptSetups.value.filter(({ letters }) => this.isOfArmy(letters)));
  readonly ideas = computed<readonly ReadyMade[]>(() => readyMade.filter(({ letters }) => this.isOfArmy(letters, true)));

  /** Watches the set-up: keeps it, and asks for notes once it is whole. Answers what ends that. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const [letters, seen, isWhole] = [this.letters.value, this.observation.value, this.isWhole.value];
      if (!seen) return;
      keepText(this.draftKey(seen), letters);
      this.notes.value = [];
      clearTimeout(timer);
      if (isWhole) timer = setTimeout(() => void this.askNotes(letters), PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }

  /** Goes to an army, and to what was last on its board. */
  async open(army: Army): Promise<void> {
    const number = (this.asked += 1);
    this.problem.value = '';
    try {
      const found = await tryActs({ ...army });
      if (number !== this.asked) return;
      this.army.value = army;
      lastArmy.value = army;
      this.begin(found.observation as StrategoObservation);
    } catch (failure) {
      if (number === this.asked) this.problem.value = problemText(failure);
    }
  }

  private begin(whole: StrategoObservation): void {
    this.whole = whole;
    const seen = ownRows(whole);
    const draft = readKept(this.draftKey(seen)) ?? '';
    this.steps.forget();
    [this.name.value, this.idea.value] = ['', ''];
    this.setup.value = NO_SETUP;
    this.observation.value = seen;
    const first = this.ideas.peek()[0];
    if (/[^.]/.test(draft) && this.isOfArmy(draft)) this.nameAs(draft);
    else if (first) this.nameAs(first.letters);
  }

  /** Puts letters on the board by their name, where they have one. */
  private nameAs(letters: string): void {
    const kept = this.own.peek().find((one) => one.letters === letters);
    const idea = this.ideas.peek().find((one) => one.letters === letters);
    this.setup.value = fromText(letters, this.observation.value?.zone ?? []);
    this.name.value = kept?.name ?? (idea ? t(`idea-${idea.id}`) : '');
    this.idea.value = idea && !kept ? t(`idea-${idea.id}-help`) : '';
  }

  openKept({ name, letters }: KeptSetup): void {
    this.take(fromText(letters, this.zone), t('deploy-taken', { name }));
    [this.name.value, this.idea.value] = [name, ''];
  }

  openIdea({ id, letters }: ReadyMade): void {
    const name = t(`idea-${id}`);
    this.take(fromText(letters, this.zone), t('deploy-taken', { name }));
    [this.name.value, this.idea.value] = [name, t(`idea-${id}-help`)];
  }

  /** Keeps what is on the board by a name; with a slash it lies in a folder. */
  keep(name: string): void {
    if (name === '' || this.setup.value.size === 0) return;
    keepSetup({ name, letters: this.letters.value });
    [this.name.value, this.idea.value] = [name, ''];
    this.tell(t('deploy-kept', { name }));
  }

  /** A set-up as people make them, in a style. */
  async random(style: Style): Promise<void> {
    if (this.isBusy.value || !this.whole) return;
    this.isBusy.value = true;
    this.problem.value = '';
    try {
      const seed = Math.floor(Math.random() * LAST_SEED);
      const { text } = await proposeText({ ...this.army.peek(), wish: { style }, seed });
      this.take(
        fromText(lettersOf(deployedLetters(text), this.whole), this.zone),
        t('studio-drawn', { style: t(`studio-style-${style}`) }),
      );
      [this.name.value, this.idea.value] = ['', ''];
    } catch (failure) {
      this.problem.value = problemText(failure);
    }
    this.isBusy.value = false;
  }

  /** X on one square, then on another: they change places. */
  swapAt(square: Square): void {
    const before = this.swapping.value;
    this.swapping.value = before === '' ? square : '';
    if (before !== '') this.swap(before, square);
    else this.tell(t('studio-swap-with', { square }));
  }

  /** The next game of this army begins with what is on the board. */
  choose(): void {
    const seen = this.observation.peek();
    if (seen) chooseForNext(armyKey(kindsOf(seen, seen.seat), seen.seat), this.letters.peek());
  }

  /** The first answer of a seat with these letters. seat: its own, or for armies that are alike the other one, too. */
  action(letters: string): string {
    return this.whole ? actionOf(letters, this.whole) : '';
  }

  readText(text: string): Promise<TextRead> {
    return readText({ ...this.army.peek(), text });
  }

  placed(letters: string, isAsSeen: boolean): Setup {
    const found = isAsSeen || !this.whole ? letters : lettersOf(letters, this.whole);
    return fromText(found, this.zone);
  }

  override clear(): void {
    super.clear();
    [this.name.value, this.idea.value] = ['', ''];
  }

  protected override say(text: string): void {
    this.said.value = text;
  }

  private async askNotes(letters: string): Promise<void> {
    const whole = this.whole;
    if (!whole) return;
    try {
      const { remarks } = await askRemarks({ ...this.army.peek(), action: this.action(letters) });
      if (this.letters.peek() !== letters || this.whole !== whole) return;
      this.notes.value = remarks.map((one) => ({ ...one, places: one.places.map((square) => turned(square, whole)) }));
    } catch (failure) {
      if (this.letters.peek() === letters) this.problem.value = problemText(failure);
    }
  }

  private get zone(): readonly Square[] {
    return this.observation.peek()?.zone ?? [];
  }

  private isOfArmy(letters: string, isWhole = false): boolean {
    const seen = this.observation.value;
    if (seen?.zone.length !== letters.length) return false;
    const [setup, kinds] = [fromText(letters, seen.zone), kindsOf(seen, seen.seat)];
    return fits(setup, kinds, seen.seat, seen.zone) && (!isWhole || leftToPlace(setup, kinds, seen.seat) === 0);
  }

  private draftKey(seen: StrategoObservation): string {
    return `gonfalon.studio-draft.${armyKey(kindsOf(seen, seen.seat), seen.seat)}`;
  }
}
