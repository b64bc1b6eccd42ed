/** What happens while setting up: the set-up itself, the hand, taking a set-up over from elsewhere, and being ready. */

import { computed, signal } from '@preact/signals';

import { t } from '../../i18n';
import { type Help, helpOf } from '../../net/games';
import { randomAction } from '../../net/random';
import { readAtTable } from '../../net/reading';
import type { TextRead } from '../../net/wire';
import type { StrategoObservation } from './wire';
import { armyKey, asSeen, fits, fromSeen, fromText, leftToPlace, NO_SETUP, type Setup, toText } from './deploy-model';
import { load, save } from './browser-storage';
import { forgetText } from '../../store';
import { takeChosen } from './chosen-setup';
import { forgetSetup, keepSetup, type KeptSetup, keptSetups, type ReadyMade, readyMade, restoreSetup } from './setup-library';
import { noteMarched } from './setup-results';
import { SetupDraft } from './setup-draft';
import { kindsOf } from './model';
import { nackText } from './names';
import { deployedLetters, deployText } from './notation';
import type { Playback } from './playback';

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

export class DeployController extends SetupDraft {
  readonly isReady = signal(false);
  readonly isBusy = signal(false);
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

  constructor(readonly playback: Playback) {
    super();
  }

  /** A new observation: are we ready, and with what? */
  follow(observation: StrategoObservation): void {
    this.observation.value = observation;
    this.isReady.value = observation.ready[observation.seat === 1 ? 1 : 0];
    if (observation.own_deployment) this.setup.value = fromText(observation.own_deployment, observation.zone);
    else if (!this.isOpened) this.resume(observation);
    if (!this.isOpened) this.nameOlder();
    this.isOpened = true;
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

  readText(text: string): Promise<TextRead> {
    return readAtTable(this.playback.client, text);
  }

  placed(letters: string, isAsSeen: boolean): Setup {
    const seen = this.observation.value;
    if (!seen) return NO_SETUP;
    return isAsSeen ? fromSeen(letters, seen.zone, seen.seat) : fromText(letters, seen.zone);
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
    noteMarched(this.playback.client.match, seen.seat, asSeen(this.setup.value, seen.zone, seen.seat));
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

  protected override isLocked(): boolean {
    return this.isReady.value;
  }

  protected override put(setup: Setup): void {
    super.put(setup);
    this.keepAs('draft');
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
    else if (!this.takeChosen(observation) && this.help) void this.prepare();
  }

  /** Puts what was chosen for the next game on the board, once. */
  private takeChosen(observation: StrategoObservation): boolean {
    const chosen = takeChosen(armyKey(kindsOf(observation, observation.seat), observation.seat));
    const [offered] = chosen === '' ? [] : this.offered(chosen, { name: '', help: '' });
    if (!offered) return false;
    this.put(offered.setup);
    this.tell(t('deploy-chosen'));
    return true;
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

  protected override say(text: string): void {
    this.playback.say(text);
  }
}
