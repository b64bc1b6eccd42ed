/** The frames of a finished game from one perspective, fetched page by page as they are needed. */

import { signal } from '@preact/signals';

import { replayPage, type ReplayView } from '../../net/api';
import type { ReplayFrame } from '../../net/wire';

const PAGE = 32;

/** Views that the page offers. */
export type View = Extract<ReplayView, 'public' | 'all'> | 0 | 1;
export const VIEWS: readonly View[] = [0, 1, 'public', 'all'];

/** The seat that a view looks from, -1 for one of no seat. */
export const seatOf = (view: View): number => (typeof view === 'number' ? view : -1);

export class FrameStore {
  readonly total = signal(0);
  readonly isFailed = signal(false);
  /** Goes up whenever frames have come, so that a page that waits for one looks again. */
  readonly arrived = signal(0);
  private readonly frames = new Map<string, ReplayFrame>();
  private readonly asked = new Set<string>();

  constructor(
    readonly match: string,
    readonly token: string,
  ) {}

  /** The frame, or undefined until it has come; asks for it and its neighbours. */
  frame(view: View, index: number): ReplayFrame | undefined {
    const page = Math.floor(index / PAGE);
    void this.ask(view, page);
    if (index % PAGE > PAGE - 8) void this.ask(view, page + 1);
    return this.frames.get(`${view}/${index}`);
  }

  /** The frames of a view that are already here, in order. */
  known(view: View): ReplayFrame[] {
    return Array.from({ length: this.total.value }, (_, index) => this.frames.get(`${view}/${index}`)).filter(
      (frame) => frame !== undefined,
    );
  }

  /** The number of the first frame of which that holds, among those that are here; -1 if none. */
  find(view: View, holds: (frame: ReplayFrame) => boolean): number {
    for (let index = 0; index < this.total.value; index++) {
      const frame = this.frames.get(`${view}/${index}`);
      if (frame && holds(frame)) return index;
    }
    return -1;
  }

  /** All pages of one view, one after the other; for the move log. */
  async fetchAll(view: View): Promise<void> {
    for (let page = 0; page === 0 || page * PAGE < this.total.value; page++) {
      if (this.isFailed.value) return;
      await this.ask(view, page);
    }
  }

  private async ask(view: View, page: number): Promise<void> {
    const name = `${view}/${page}`;
    const isBeyond = page > 0 && this.total.value > 0 && page * PAGE >= this.total.value;
    if (page < 0 || isBeyond || this.asked.has(name)) return;
    this.asked.add(name);
    try {
      const answer = await replayPage(this.match, this.token, view, page * PAGE, (page + 1) * PAGE);
      answer.frames.forEach((frame, index) => this.frames.set(`${view}/${page * PAGE + index}`, frame));
      this.total.value = answer.total;
      this.arrived.value += 1;
    } catch {
      this.asked.delete(name);
      if (this.total.value === 0) this.isFailed.value = true;
    }
  }
}

export interface ReplayPlace {
  readonly index: number;
  readonly view: View;
}

/** Both armies stand in this frame; the two before it are the deployments. */
export const FIRST_FRAME = 2;

/** The place named by the address: "#12" or "#12/all" stands after the twelfth move, as the bar counts them. */
export function readPlace(hash: string, fallback: View): ReplayPlace {
  const [move = '', view = ''] = hash.replace(/^#/, '').split('/');
  const number = Number.parseInt(move, 10);
  const named = VIEWS.find((each) => String(each) === view);
  return { index: FIRST_FRAME + (Number.isNaN(number) ? 0 : Math.max(0, number)), view: named ?? fallback };
}

export function writePlace(place: ReplayPlace): string {
  return `#${Math.max(0, place.index - FIRST_FRAME)}/${place.view}`;
}
