/** What happens while setting up: the set-up itself, the hand, taking a set-up over from elsewhere, and being ready. */

import { computed, signal } from '@preact/signals';

import type { Square } from '../../board/geometry';
import type { Effect, Place } from '../../board/selection';
import { t } from '../../i18n';
import { type Help, helpOf } from '../../net/games';
import { randomAction } from '../../net/random';
import type { PieceKind, StrategoObservation } from './wire';
import {
  armyKey,
  asSeen,
  fits,
  fromSeen,
  fromText,
  inTray,
  leftToPlace,
  mirror,
  nextInHand,
  NO_SETUP,
  place,
  type Setup,
  shift,
  takeBack,
  toText,
  withStep,
} from './deploy-model';
import { load, save } from './browser-storage';
import { forgetText } from '../../store';
import { forgetSetup, keepSetup, type KeptSetup, keptSetups, type ReadyMade, readyMade, restoreSetup } from './setup-library';
import { kindsOf } from './model';
import { nackText } from './names';
import { capital, pieceName } from './piece-names';
import { deployedLetters, deployText } from './notation';
import { play } from './sound';
import type { Playback } from './playback';

const TRAY = 'tray';

/** saved: where one set-up an army was kept before there were names. marched: what it last went to play with. draft: of this match. */
type Kept = 'saved' | 'marched' | 'draft';

/** A whole set-up to choose: of the last game, kept by name, or ready-made. */
export interface Offered {
  readonly name: string;
  /** What it is about, "" where nobody has said. */
  readonly help: string;
  readonly setup: Setup;
  readonly kept?: KeptSetup;
}

/** Where one set-up a variant was kept, whatever the army. */
function olderKey(seen: StrategoObservation): string {
  return `gonfalon.setup.${seen.variant}`;
}

export class DeployController {
  readonly setup = signal<Setup>(NO_SETUP);
  readonly isReady = signal(false);
  readonly isBusy = signal(false);
  readonly notice = signal('');
  readonly observation = signal<StrategoObservation | null>(null);
  readonly tray = computed<[PieceKind, number][]>(() => {
    const seen = this.observation.value;
    return seen ? inTray(this.setup.value, kindsOf(seen, seen.seat), seen.seat) : [];
  });
  readonly left = computed(() => {
    const seen = this.observation.value;
    return seen ? leftToPlace(this.setup.value, kindsOf(seen, seen.seat), seen.seat) : 0;
  });
  readonly past = signal<readonly Setup[]>([]);
  /** The set-up that was thrown away last, and its place. */
  readonly thrown = signal<{ readonly kept: KeptSetup; readonly at: number } | null>(null);
  /** What this army can take over whole: the last game's, then the player's own, then the ready-made ones. */
  readonly marched = computed<Offered | undefined>(() => {
    const setup = this.isReady.value ? undefined : this.kept('marched');
    return setup && { name: t('deploy-as-last-time'), help: '', setup };
  });
  readonly own = computed<readonly Offered[]>(() =>
    keptSetups.value.flatMap((kept) => this.offered(kept.letters, { name: kept.name, help: '', kept })),
  );
  readonly readyMade = computed<readonly Offered[]>(() =>
    this.isQuest
      ? []
      : readyMade.flatMap(({ id, letters }: ReadyMade) =>
          this.offered(letters, { name: t(`idea-${id}`), help: t(`idea-${id}-help`) }).filter(({ setup }) => this.isWhole(setup)),
        ),
  );
  private isOpened = false;

  constructor(readonly playback: Playback) {}

  /** A new observation: are we ready, and with what? */
  follow(observation: StrategoObservation): void {
    this.observation.value = observation;
    this.isReady.value = observation.ready[observation.seat === 1 ? 1 : 0];
    if (observation.own_deployment) this.setup.value = fromText(observation.own_deployment, observation.zone);
    else if (!this.isOpened) this.resume(observation);
    if (!this.isOpened) this.nameOlder();
    this.isOpened = true;
  }

  kindOfLetter(letter: string | undefined): PieceKind | undefined {
    const seen = this.observation.value;
    return seen ? kindsOf(seen, seen.seat).find((kind) => kind.letter === letter) : undefined;
  }

  letterAt(at: Place): string | undefined {
    return at.startsWith(`${TRAY}:`) ? at.slice(TRAY.length + 1) : this.setup.value.get(at);
  }

  canHold(at: Place): boolean {
    if (this.isReady.value || at === TRAY) return false;
    if (at.startsWith(`${TRAY}:`)) return this.countLeft(at.slice(TRAY.length + 1)) > 0;
    return this.setup.value.has(at);
  }

  /** A kind that is dropped takes the place of what stands there; a touch takes that piece up instead. */
  canGo(source: Place, target: Place, isDragged: boolean): boolean {
    if (target.startsWith(TRAY)) return !source.startsWith(TRAY);
    if (source.startsWith(TRAY) && !isDragged && this.setup.value.has(target)) return false;
    return this.isInZone(target) && source !== target;
  }

  /** What stays in the hand after that: the kind that was placed while it lasts, then the next; null for nothing. */
  stays(effect: Effect): Place | null {
    if (effect.kind !== 'go' || effect.isDropped || !effect.source.startsWith(`${TRAY}:`)) return null;
    const letter = nextInHand(this.tray.value, effect.source.slice(TRAY.length + 1));
    return letter === undefined ? null : `${TRAY}:${letter}`;
  }

  effect(effect: Effect): void {
    if (effect.kind === 'go') this.go(effect.source, effect.target);
    if (effect.kind === 'refuse' && !effect.target.startsWith(TRAY)) this.tell(t('deploy-outside'));
  }

  place(letter: string, square: Square): void {
    if (this.isReady.value || this.countLeft(letter) <= 0) return;
    if (!this.isInZone(square)) return this.tell(t('deploy-outside'));
    this.change(place(this.setup.value, letter, square));
    this.say(t('deploy-placed', { piece: this.nameOf(letter), square }));
  }

  takeBack(square: Square): void {
    const letter = this.setup.value.get(square);
    if (this.isReady.value || letter === undefined) return;
    this.change(takeBack(this.setup.value, square));
    this.say(t('deploy-returned', { piece: this.nameOf(letter) }));
  }

  clear(): void {
    this.change(NO_SETUP);
    this.tell(t('deploy-cleared'));
  }

  mirror(): void {
    this.change(mirror(this.setup.value, this.observation.value?.zone ?? []));
    this.tell(t('deploy-mirrored'));
  }

  /** Puts a whole set-up on the board, and says how it came there. */
  take(setup: Setup, told: string): void {
    this.change(setup);
    this.tell(told);
  }

  /** Takes the last change back, whatever it was: forty pieces cleared, or one put down. */
  undo(): void {
    const before = this.past.value.at(-1);
    if (before === undefined || this.isReady.value) return;
    this.past.value = this.past.value.slice(0, -1);
    this.put(before);
    this.tell(t('deploy-undone'));
  }

  /** Keeps the set-up by this name; one of the same name gives way. */
  keep(name: string): void {
    const seen = this.observation.value;
    if (!seen || name === '') return;
    keepSetup({ name, letters: asSeen(this.setup.value, seen.zone, seen.seat) });
    this.tell(t('deploy-kept', { name }));
  }

  choose({ name, setup }: Offered): void {
    this.take(setup, t('deploy-taken', { name }));
  }

  throwAway(kept: KeptSetup): void {
    this.thrown.value = { kept, at: keptSetups.peek().indexOf(kept) };
    forgetSetup(kept);
  }

  putBack(): void {
    const thrown = this.thrown.value;
    if (thrown) restoreSetup(thrown.kept, thrown.at);
    this.thrown.value = null;
  }

  async random(): Promise<void> {
    await this.draw('', 'deploy-random-done');
  }

  /** The pieces in the tray find sensible squares; those that stand keep theirs. */
  async fill(): Promise<void> {
    const seen = this.observation.value;
    if (seen && this.left.value > 0) await this.draw(deployText(toText(this.setup.value, seen.zone)), 'deploy-filled');
  }

  private async draw(begun: string, told: string): Promise<void> {
    const seen = this.observation.value;
    if (!seen || this.isBusy.value) return;
    this.isBusy.value = true;
    try {
      this.change(fromText(deployedLetters(await randomAction(this.playback.client, begun)), seen.zone));
      this.tell(t(told));
    } catch {
      this.tell(t('deploy-random-failed'));
    } finally {
      this.isBusy.value = false;
    }
  }

  async ready(): Promise<void> {
    const seen = this.observation.value;
    if (!seen || this.left.value > 0) return;
    this.keepAs('marched');
    await this.send(deployText(toText(this.setup.value, seen.zone)));
  }

  async back(): Promise<void> {
    await this.send('/unready');
  }

  private async send(action: string): Promise<void> {
    this.isBusy.value = true;
    const answer = await this.playback.client.send(action);
    this.isBusy.value = false;
    if (answer.type === 'nack') this.tell(nackText(answer));
  }

  private go(source: Place, target: Place): void {
    const from = source.startsWith(`${TRAY}:`);
    const letter = this.letterAt(source);
    if (letter === undefined) return;
    if (target.startsWith(TRAY)) return this.takeBack(source);
    if (from) return this.place(letter, target);
    const isSwap = this.setup.value.has(target);
    this.change(shift(this.setup.value, source, target));
    this.say(isSwap ? t('deploy-swapped', { square: source, target }) : t('deploy-placed', { piece: this.nameOf(letter), square: target }));
  }

  private change(setup: Setup): void {
    this.past.value = withStep(this.past.value, this.setup.value);
    this.put(setup);
  }

  private put(setup: Setup): void {
    this.setup.value = setup;
    this.notice.value = '';
    this.keepAs('draft');
    play('place');
  }

  /** A set-up kept before there were names goes to the others. */
  private nameOlder(): void {
    const seen = this.observation.value;
    const older = this.kept('saved');
    if (!seen || !older) return;
    keepSetup({ name: t('deploy-kept-before'), letters: asSeen(older, seen.zone, seen.seat) });
    forgetText(this.key(seen, 'saved'));
    forgetText(olderKey(seen));
  }

  private offered(letters: string, said: Omit<Offered, 'setup'>): Offered[] {
    const seen = this.observation.value;
    if (letters.length !== seen?.zone.length) return [];
    const setup = fromSeen(letters, seen.zone, seen.seat);
    return fits(setup, kindsOf(seen, seen.seat), seen.seat, seen.zone) ? [{ ...said, setup }] : [];
  }

  /** On a quest pieces stand where the way to Mount Doom asks for them: nothing ready-made is made for that. */
  private get isQuest(): boolean {
    return (this.observation.value?.mount_doom ?? '') !== '';
  }

  private isWhole(setup: Setup): boolean {
    const seen = this.observation.value;
    return seen !== null && leftToPlace(setup, kindsOf(seen, seen.seat), seen.seat) === 0;
  }

  /** Come back to what was being set up, if the page was reloaded; else what stands ready, if the player asked for that. */
  private resume(observation: StrategoObservation): void {
    this.observation.value = observation;
    const draft = this.kept('draft');
    if (draft) this.setup.value = draft;
    else if (this.help) void this.prepare();
  }

  /** What the table helps with in this match. */
  get help(): Help | undefined {
    return helpOf(this.playback.client.welcome.value?.match ?? '');
  }

  /** One's own set-up for this army, else one that suits it, else one by chance. */
  private async prepare(): Promise<void> {
    const ready = this.kept('saved') ?? this.own.value[0]?.setup ?? this.kept('marched') ?? this.readyMade.value[0]?.setup;
    if (!ready) return this.random();
    this.put(ready);
    this.tell(t(this.help === 'led' ? 'led-deploy' : 'deploy-stands'));
  }

  private keepAs(what: Kept): void {
    const seen = this.observation.value;
    if (seen) save(this.key(seen, what), asSeen(this.setup.value, seen.zone, seen.seat));
  }

  /** What is kept for this army, undefined where nothing is that fits it. */
  private kept(what: Kept): Setup | undefined {
    const seen = this.observation.value;
    const text = seen ? load(this.key(seen, what), what === 'draft' ? '' : load(olderKey(seen), '')) : '';
    if (!seen || text === '') return undefined;
    const setup = fromSeen(text, seen.zone, seen.seat);
    return fits(setup, kindsOf(seen, seen.seat), seen.seat, seen.zone) ? setup : undefined;
  }

  private key(seen: StrategoObservation, what: Kept): string {
    if (what === 'draft') return `gonfalon.draft.${this.playback.client.welcome.value?.match ?? ''}.${seen.seat}`;
    const army = `${seen.variant}.${armyKey(kindsOf(seen, seen.seat), seen.seat)}`;
    return what === 'saved' ? `gonfalon.setup.${army}` : `gonfalon.marched.${army}`;
  }

  private isInZone(square: Place): boolean {
    return this.observation.value?.zone.includes(square) ?? false;
  }

  private countLeft(letter: string): number {
    return this.tray.value.find(([kind]) => kind.letter === letter)?.[1] ?? 0;
  }

  private nameOf(letter: string): string {
    return capital(pieceName(this.kindOfLetter(letter)?.id ?? ''));
  }

  private tell(text: string): void {
    this.notice.value = text;
    this.say(text);
  }

  private say(text: string): void {
    this.playback.say(text);
  }
}
