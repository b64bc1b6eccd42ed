/** What happens while setting up: the set-up itself, taking it over from random or from what is kept, and being ready. */

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
  NO_SETUP,
  place,
  type Setup,
  shift,
  takeBack,
  toText,
  withStep,
} from './deploy-model';
import { load, save } from './browser-storage';
import { kindsOf } from './model';
import { nackText } from './names';
import { capital, pieceName } from './piece-names';
import { deployedLetters, deployText } from './notation';
import { readySetup } from './ready-setups';
import { play } from './sound';
import type { Playback } from './playback';

const TRAY = 'tray';

/** saved: by a press of Save. marched: what an army last went to play with. draft: of this match, for a page that is loaded anew. */
type Kept = 'saved' | 'marched' | 'draft';

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
  private isOpened = false;

  constructor(readonly playback: Playback) {}

  /** A new observation: are we ready, and with what? */
  follow(observation: StrategoObservation): void {
    this.observation.value = observation;
    this.isReady.value = observation.ready[observation.seat === 1 ? 1 : 0];
    if (observation.own_deployment) this.setup.value = fromText(observation.own_deployment, observation.zone);
    else if (!this.isOpened) this.resume(observation);
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

  canGo(source: Place, target: Place): boolean {
    if (target.startsWith(TRAY)) return !source.startsWith(TRAY);
    return this.isInZone(target) && source !== target;
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

  save(): void {
    this.keepAs('saved');
    this.tell(t('deploy-saved'));
  }

  /** The set-up saved for this army; else the one it marched with last. */
  load(): void {
    const saved = this.kept('saved');
    const kept = saved ?? this.kept('marched');
    if (kept === undefined) return this.tell(t('deploy-none-saved'));
    this.change(kept);
    this.tell(t(saved ? 'deploy-loaded' : 'deploy-loaded-marched'));
  }

  async random(): Promise<void> {
    const seen = this.observation.value;
    if (!seen) return;
    this.isBusy.value = true;
    try {
      this.change(fromText(await fetchRandom(this.playback), seen.zone));
      this.tell(t('deploy-random-done'));
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

  /** Come back to what was being set up, if the page was reloaded; else what stands ready, if the player asked for that. */
  private resume(observation: StrategoObservation): void {
    this.observation.value = observation;
    const draft = this.kept('draft');
    if (draft) this.setup.value = draft;
    else if (this.help) void this.prepare(observation);
  }

  /** What the table helps with in this match. */
  get help(): Help | undefined {
    return helpOf(this.playback.client.welcome.value?.match ?? '');
  }

  /** One's own set-up for this army, else one that suits it, else one by chance. */
  private async prepare(seen: StrategoObservation): Promise<void> {
    const ready = this.kept('saved') ?? this.kept('marched') ?? readySetup(kindsOf(seen, seen.seat), seen.zone, seen.seat);
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

/** A believable legal deployment as letters. */
async function fetchRandom(playback: Playback): Promise<string> {
  return deployedLetters(await randomAction(playback.client));
}
