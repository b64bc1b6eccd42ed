/** What a player does during play: move, be told why not, bring a piece back, offer, resign, annotate. */

import { computed, effect, signal, untracked } from '@preact/signals';

import type { Square } from '../../board/geometry';
import { type Effect, NO_SELECTION } from '../../board/selection';
import { Mover } from '../../board/mover';
import { t } from '../../i18n';
import type { Nack } from '../../net/wire';
import { Guesses } from '../../plain/guesses';
import { HintController } from '../../plain/hint-controller';
import type { PieceView } from './wire';
import { Annotations } from './annotations';
import { isMyTurn, kindOf, legalTargets, pieceAt, rescueTargets } from './model';
import { nackText, reasonText } from './names';
import { moveText, rescueText } from './notation';
import { PowerController } from './power-controller';
import { powerName } from './power-words';
import { powerActs, type PowerAct, stopAction } from './powers';
import { Premove } from './premove';
import { play } from './sound';
import type { Playback } from './playback';

export interface Refusal {
  readonly text: string;
  /** The rule, such as STRAT-5.3; "" where the page itself saw it. */
  readonly section: string;
}

const REFUSAL_MS = 7000;

export class PlayController {
  readonly mover: Mover;
  readonly annotations = new Annotations();
  readonly premove = new Premove();
  /** Of somebody who watches. */
  readonly guesses: Guesses;
  /** What has become of a planned move; "" for nothing to say. */
  readonly premoveNews = signal('');
  readonly refusal = signal<Refusal | null>(null);
  readonly isSending = signal(false);
  /** The ways to end the game lie open. */
  readonly isEnding = signal(false);
  /** The captured piece chosen to be brought back. */
  readonly rescued = signal('');
  readonly legal = computed(() => {
    const shown = this.playback.shown.value;
    const isOver = this.playback.status.value?.status === 'over';
    return shown && !isOver && !this.playback.isPlaying.value ? legalTargets(shown) : new Map<Square, readonly Square[]>();
  });
  readonly rescues = computed(() => {
    const shown = this.playback.shown.value;
    return shown ? rescueTargets(shown) : new Map<string, ReadonlySet<Square>>();
  });
  readonly acts = computed(() => {
    const shown = this.playback.shown.value;
    return shown && this.mayAct() ? powerActs(shown) : new Map<Square, readonly PowerAct[]>();
  });
  /** The action that does nothing more in this turn; undefined where there is none. */
  private readonly stopping = computed(() => {
    const shown = this.playback.shown.value;
    return shown !== null && this.mayAct() ? stopAction(shown) : undefined;
  });
  readonly canStop = computed(() => this.stopping.value !== undefined);
  readonly power: PowerController;
  readonly hint: HintController;
  private timer = 0;
  private readonly stopFollowing: () => void;

  constructor(readonly playback: Playback) {
    const { client, shown, status, isPlaying } = playback;
    const isAsked = computed(() => status.value?.status === 'play' && !isPlaying.value);
    this.hint = new HintController({ client, shown, isAsked });
    this.guesses = new Guesses(playback.client.match);
    this.mover = new Mover({
      canHold: (place) => this.canHold(place),
      canGo: (source, target) => this.canGo(source, target),
      effect: (effect) => this.effect(effect),
      mark: (place) => this.openAnnotation(place),
      back: () => this.power.back(),
    });
    this.power = new PowerController(
      computed(() => this.acts.value.get(this.mover.selection.value.held ?? '') ?? []),
      (text) => this.announce(text),
    );
    const stops = [
      effect(() => this.takeRepeating()),
      effect(() => this.forgetSaid()),
      effect(() => this.putChalkDown()),
      effect(() => this.followPlan()),
    ];
    this.stopFollowing = () => stops.forEach((stop) => stop());
  }

  private mayAct(): boolean {
    return this.playback.status.value?.status !== 'over' && !this.playback.isPlaying.value;
  }

  private canHold(place: Square): boolean {
    if (this.isSending.value) return false;
    return this.legal.value.has(place) || this.acts.value.has(place) || this.mayPlan(place);
  }

  private canGo(source: Square, target: Square): boolean {
    if (this.power.isChosen.value) return this.power.canPick(target);
    if (this.mayPlan(source)) return this.premove.canGo(this.playback.shown.value!, source, target);
    return this.legal.value.get(source)?.includes(target) ?? false;
  }

  /** May a move of this piece be chosen while the other side thinks? */
  private mayPlan(place: Square): boolean {
    const { shown, status, isPlaying } = this.playback;
    if (shown.value === null || isPlaying.value || this.annotations.isInHand.value) return false;
    return this.premove.canHold(shown.value, status.value, place);
  }

  /** Where a piece in hand might be sent while the other side thinks. */
  targetsAhead(source: Square): readonly Square[] {
    return this.mayPlan(source) ? this.premove.targets(this.playback.shown.value!, source) : [];
  }

  /** A new position: the planned move is sent, waits on, or is dropped and that is told. */
  private followPlan(): void {
    const shown = this.playback.shown.value;
    if (!shown) return;
    untracked(() => {
      const news = this.premove.follow(shown);
      if (news.kind === 'send') void this.move(news.source, news.target);
      if (news.kind === 'revealed' || news.kind === 'impossible') this.tellPlan(t(`premove-${news.kind}`));
      else if (isMyTurn(shown) && news.kind === 'kept') this.premoveNews.value = '';
      const held = this.mover.selection.peek().held;
      if (held !== null && !this.canHold(held)) this.mover.letGo();
    });
  }

  private tellPlan(text: string): void {
    this.premoveNews.value = text;
    this.playback.say(text);
  }

  cancelPlan(): void {
    this.premove.cancel();
    this.tellPlan(t('premove-taken-back'));
  }

  /** While a repeat attack is owed its piece lies in the hand. */
  private takeRepeating(): void {
    const place = this.playback.shown.value?.repeat ?? '';
    if (!place || !this.canHold(place)) return;
    if (this.mover.selection.peek().held !== place) this.hold(place);
  }

  /** Whoever picks up a piece has done with the chalk. */
  private putChalkDown(): void {
    if (this.mover.selection.value.held === null) return;
    this.annotations.isInHand.value = false;
    this.annotations.open.value = null;
  }

  /** A refusal and a hint are about the position they were said in: with the next one they go. */
  private forgetSaid(): void {
    void this.playback.shown.value;
    untracked(() => {
      this.dismiss();
      this.hint.close();
    });
  }

  private hold(place: Square | null): void {
    this.mover.selection.value = { ...NO_SELECTION, held: place };
  }

  close(): void {
    this.stopFollowing();
    this.power.close();
    this.mover.letGo();
    window.clearTimeout(this.timer);
  }

  /** Opens the picker of annotations on an enemy piece whose kind is not known. */
  openAnnotation(square: Square): boolean {
    const piece = this.pieceOn(square);
    const shown = this.playback.shown.value;
    if (!piece || !shown || shown.seat < 0 || piece.owner === shown.seat || piece.piece) return false;
    this.dismiss();
    this.annotations.open.value = { id: piece.id, square };
    return true;
  }

  async act(action: string): Promise<boolean> {
    this.isSending.value = true;
    const answer = await this.playback.client.send(action);
    this.isSending.value = false;
    if (answer.type === 'nack') this.explain(answer);
    return answer.type === 'ack';
  }

  choosePower(power: string): void {
    this.dismiss();
    this.power.choose(power);
    if (this.power.isChosen.value)
      this.playback.say(`${powerName(power)}. ${t(this.power.wants.value === 'step' ? 'power-pick-step' : 'power-pick-target')}`);
  }

  /** A key with the number of one of the powers of the piece in hand. */
  powerKey(key: string): boolean {
    const power = /^[1-9]$/.test(key) ? this.power.offered.value[Number(key) - 1] : undefined;
    if (power === undefined) return false;
    this.choosePower(power);
    return true;
  }

  powerBack(): void {
    this.power.back();
  }

  async stop(): Promise<void> {
    const action = this.stopping.value;
    this.mover.letGo();
    if (action !== undefined) await this.act(action);
  }

  async declineRescue(): Promise<void> {
    const decline = this.playback.shown.value?.decision?.decline ?? '';
    this.rescued.value = '';
    if (decline !== '') await this.act(decline);
  }

  dismiss(): void {
    window.clearTimeout(this.timer);
    this.refusal.value = null;
  }

  private effect(effect: Effect): void {
    this.dismiss();
    if (this.power.isChosen.value && effect.kind !== 'touch') return this.aim(effect.source, effect.target);
    this.premoveNews.value = '';
    if (effect.kind === 'go' && this.mayPlan(effect.source)) return this.plan(effect.source, effect.target);
    if (effect.kind === 'go') void this.move(effect.source, effect.target);
    if (effect.kind === 'refuse') void this.refuse(effect.source, effect.target);
    if (effect.kind === 'touch') this.touch(effect.place);
  }

  private plan(source: Square, target: Square): void {
    const shown = this.playback.shown.value;
    if (!shown) return;
    this.premove.plan(shown, source, target);
    this.playback.say(t('premove-planned', { source, target }));
  }

  private async move(source: Square, target: Square): Promise<void> {
    this.playback.expect(source, target);
    const isDone = await this.act(moveText(source, target));
    if (!isDone) this.playback.forget();
  }

  /** A square was picked for the power in hand: it is one more of its squares, or it is none. */
  private aim(source: Square, target: Square): void {
    this.hold(source);
    if (!this.power.pick(target)) this.tell(reasonText(this.power.wants.value === 'step' ? 'power_step' : 'power_target', ''), '');
  }

  private async announce(text: string): Promise<void> {
    const source = this.mover.selection.value.held;
    this.mover.letGo();
    const isDone = await this.act(text);
    if (!isDone && source) this.hold(source);
  }

  /** The server knows the rule that forbids it; asking costs nothing, since the move is not legal. */
  private async refuse(source: Square, target: Square): Promise<void> {
    const shown = this.playback.shown.value;
    if (!shown || !isMyTurn(shown)) return this.tell(reasonText('wrong_turn', ''), '');
    await this.act(moveText(source, target));
  }

  private touch(square: Square): void {
    const shown = this.playback.shown.value;
    if (!shown || this.playback.isPlaying.value) return;
    if (this.annotations.isInHand.value) {
      if (pieceAt(shown, square)?.owner === shown.seat) this.annotations.isInHand.value = false;
      else this.openAnnotation(square);
      return;
    }
    if (this.rescued.value) return void this.putBack(square);
    const piece = pieceAt(shown, square);
    if (piece?.owner === this.guesses.asked.value) return void this.guesses.put(square);
    if (piece?.owner === shown.seat) this.tellWhyStuck(piece);
  }

  private async putBack(square: Square): Promise<void> {
    const piece = this.rescued.value;
    const isDone = await this.act(rescueText(piece, square));
    if (isDone) this.rescued.value = '';
  }

  /** An own piece that cannot be picked up: say why, as far as everybody can see it. */
  private tellWhyStuck(piece: PieceView): void {
    const shown = this.playback.shown.value;
    if (!shown || this.playback.status.value?.status === 'over') return;
    if (!isMyTurn(shown)) return this.tell(reasonText('wrong_turn', ''), '');
    if (shown.phase === 'rescue') return this.tell(reasonText('rescue_pending', ''), '');
    const isImmobile = kindOf(shown, piece.piece)?.reach === 0;
    this.tell(reasonText(isImmobile ? 'immobile' : 'blocked', ''), isImmobile ? 'STRAT-4.5' : 'STRAT-4.3');
  }

  private explain(nack: Nack): void {
    this.tell(nackText(nack), nack.section);
  }

  private tell(text: string, section: string): void {
    play('refuse');
    this.refusal.value = { text, section };
    this.playback.say(text);
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.dismiss(), REFUSAL_MS);
  }

  private pieceOn(square: Square): PieceView | undefined {
    const shown = this.playback.shown.value;
    return shown ? pieceAt(shown, square) : undefined;
  }
}
