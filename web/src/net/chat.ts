/** Free text between two people at a table, where the host of the server has opened it. */

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';

import { persistent } from '../settings';
import type { ChatText, MatchConnection } from './match';

/** Characters of a text. */
export const LONGEST_TEXT = 200;
/** Milliseconds for which a text stands beside a name. */
const SHOWN_MS = 8000;

/** What others write is not shown in this browser; nobody is told. */
export const isChatMuted = persistent('chat-muted', false, (value) => typeof value === 'boolean');

/** May this seat write free text? */
export function mayWrite(client: MatchConnection): boolean {
  return client.welcome.value?.chat ?? false;
}

/** What one page shows of the texts of a match. */
class ChatNews {
  /** What was written within the last seconds, by seat. */
  readonly fresh: Signal<ReadonlyMap<number, ChatText>> = signal<ReadonlyMap<number, ChatText>>(new Map());
  /** What this browser shows: everything, or one's own alone. */
  readonly shown: ReadonlySignal<readonly ChatText[]>;
  /** Texts of others that have come since they were last looked at. */
  readonly unread: ReadonlySignal<number>;
  private readonly seen = signal(0);

  constructor(private readonly client: MatchConnection) {
    const isOwn = ({ seat }: ChatText): boolean => seat === client.welcome.value?.seat;
    this.shown = computed(() => client.chat.value.filter((one) => isOwn(one) || !isChatMuted.value));
    this.unread = computed(() => this.shown.value.filter((one) => one.number > this.seen.value && !isOwn(one)).length);
    effect(() => this.show(client.chat.value.at(-1)));
  }

  look(): void {
    this.seen.value = this.client.chat.peek().at(-1)?.number ?? 0;
  }

  private show(text: ChatText | undefined): void {
    if (!text || this.fresh.peek().get(text.seat)?.number === text.number) return;
    this.fresh.value = new Map([...this.fresh.peek(), [text.seat, text]]);
    setTimeout(() => this.forget(text), SHOWN_MS);
  }

  private forget({ seat, number }: ChatText): void {
    const left = [...this.fresh.peek()].filter(([other, one]) => other !== seat || one.number !== number);
    this.fresh.value = new Map(left);
  }
}

const known = new WeakMap<MatchConnection, ChatNews>();

export function chatOf(client: MatchConnection): ChatNews {
  const found = known.get(client) ?? new ChatNews(client);
  known.set(client, found);
  return found;
}
