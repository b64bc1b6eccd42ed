/** Something of the server that changes, followed by a stream of events; where none comes, asked for from time to time. */

import { Order } from './overtaken';

/** A stream that says nothing for so long is dead. */
export const SILENCE_MS = 40_000;
/** A stream that has not begun after so long is held back by something on the way. */
const HELD_BACK_MS = 5000;
/** So long after a stream broke it is tried again; meanwhile is asked. */
const RETRY_MS = 60_000;
const ASK_EVERY_MS = 10_000;

/** What this needs of an EventSource. */
export interface EventStream {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onerror: (() => void) | null;
  close(): void;
}

/** A stream that the browser opens itself; null where it cannot. */
export function plainStream(address: string): EventStream | null {
  if (typeof EventSource === 'undefined') return null;
  const source = new EventSource(address);
  const stream: EventStream = { onmessage: null, onerror: null, close: () => source.close() };
  source.onmessage = ({ data }) => stream.onmessage?.({ data });
  source.onerror = () => stream.onerror?.();
  return stream;
}

/** One page that follows: the stream, or the questions while there is none. */
export class Follower<E> {
  private stream: EventStream | null = null;
  private asking: ReturnType<typeof setInterval> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly order = new Order();

  constructor(
    /** Opens the stream; null where there is none. */
    private readonly open: () => EventStream | null,
    /** Takes what the stream says, and what is answered. */
    private readonly take: (event: E) => void,
    /** Asks for the whole of it. */
    private readonly question: () => Promise<E>,
    /** Notes that there was no answer. */
    private readonly fail: (failure: unknown) => void,
  ) {}

  start(): void {
    this.letGo();
    this.stream = this.open();
    if (this.stream === null) return this.keepAsking();
    this.stream.onmessage = ({ data }) => {
      this.silence();
      this.expect(SILENCE_MS);
      this.order.hear();
      this.take(JSON.parse(String(data)) as E);
    };
    this.stream.onerror = () => this.keepAsking();
    return this.expect(HELD_BACK_MS);
  }

  stop(): void {
    this.order.hear(); // nobody looks any more: what was asked for is not shown to whoever looks next
    this.letGo();
  }

  private letGo(): void {
    if (this.stream) this.stream.onmessage = this.stream.onerror = null; // what it has read already is not heard any more
    this.stream?.close();
    this.stream = null;
    this.silence();
    clearTimeout(this.watch);
    clearTimeout(this.retry);
  }

  /** Stops asking. */
  private silence(): void {
    clearInterval(this.asking);
    this.asking = undefined;
  }

  /** The stream must say something within this time, else the server is asked. */
  private expect(withinMs: number): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.keepAsking(), withinMs);
  }

  /** Asks once, and takes the answer unless something newer has come meanwhile. Never rejects. */
  async ask(): Promise<void> {
    const asked = this.order.ask();
    try {
      const found = await this.question();
      if (asked.take()) this.take(found);
    } catch (failure) {
      if (!asked.isOvertaken()) this.fail(failure);
    }
  }

  /** Takes what an act of this browser answers; where something has overtaken that, it is asked for again. Rejects with the act. */
  async takeAnswer(act: Promise<E>): Promise<void> {
    const asked = this.order.ask();
    const found = await act;
    if (asked.take()) this.take(found);
    else await this.ask();
  }

  /** Asks at once and from time to time, and tries the stream again later. */
  private keepAsking(): void {
    clearTimeout(this.watch);
    if (this.asking !== undefined) return;
    void this.ask();
    this.asking = setInterval(() => void this.ask(), ASK_EVERY_MS);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.start(), RETRY_MS);
  }
}

/**
 * Lets a follower run while the page is in sight: a browser has few lines to one server. Answers how to stop.
 * isHiddenToo: does it go on while the page is out of sight?
 */
export function followInSight(follower: Pick<Follower<never>, 'start' | 'stop'>, isHiddenToo: () => boolean = () => false): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible') follower.start();
    else if (!isHiddenToo()) follower.stop();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
    follower.stop();
  };
}
