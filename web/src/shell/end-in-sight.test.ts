/** Whatever the order in which a page changes, is laid out and drawn: a list that nobody has scrolled stands at its end. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { keepEndInSight } from './end-in-sight';
import { Following } from './following';

/** A list that scrolls. It is laid out when somebody asks for its sizes, and what that scrolls is told with the next picture. */
class Box {
  content = 100;
  room = 200;
  isFolded = false;
  isScrolled = false;
  style = { overflowAnchor: '' };
  parentElement = null;
  lastElementChild = null;
  private top = 0;

  layOut(): void {
    this.scrollTo(this.isFolded ? 0 : this.top);
  }

  get clientHeight(): number {
    return this.isFolded ? 0 : this.room;
  }

  get scrollHeight(): number {
    this.layOut();
    return this.isFolded ? 0 : Math.max(this.content, this.room);
  }

  get scrollTop(): number {
    this.layOut();
    return this.top;
  }

  set scrollTop(top: number) {
    this.scrollTo(top);
  }

  private scrollTo(top: number): void {
    const found = this.isFolded ? 0 : Math.min(Math.max(0, top), Math.max(0, this.content - this.room));
    this.isScrolled ||= found !== this.top;
    this.top = found;
  }

  getClientRects(): readonly unknown[] {
    return this.isFolded ? [] : [this];
  }

  contains(target: unknown): boolean {
    return target === this;
  }

  querySelector(): null {
    return null;
  }
}

type Heard = (event: { target: unknown }) => void;

/** A browser with one list. */
class Page {
  readonly box = new Box();
  readonly following = new Following();
  readonly heard = new Map<string, Heard>();
  readonly sizes = new Set<() => void>();
  readonly changes = new Set<(found: readonly { target: unknown }[]) => void>();
  drawn: (() => void)[] = [];
  private stop = (): void => undefined;

  /** The list is drawn by its component, anew when its lines are others. */
  show(): void {
    this.stop();
    this.stop = keepEndInSight(this.box as unknown as HTMLElement, this.following, 'end');
  }

  /** The page is changed, which its observers hear when that is done. */
  change(work: (box: Box) => void, target: unknown = null, isDrawn = false): void {
    work(this.box);
    if (isDrawn) this.show();
    else for (const tell of [...this.changes]) tell([{ target }]);
  }

  /** The next picture, as HTML orders its steps: scrolls are told, then animation frames run, then sizes are told. */
  picture(): void {
    if (this.box.isScrolled) {
      this.box.isScrolled = false;
      this.heard.get('scroll')?.({ target: this.box });
    }
    for (const run of this.drawn.splice(0)) run();
    this.box.layOut();
    for (const tell of [...this.sizes]) tell();
  }

  /** Until nothing moves any more. */
  rest(): void {
    for (let n = 0; n < 3; n++) this.picture();
  }

  get isAtEnd(): boolean {
    return this.box.scrollTop + this.box.clientHeight === this.box.scrollHeight;
  }
}

let page: Page;

beforeEach(() => {
  page = new Page();
  const listens = {
    addEventListener: (name: string, hear: Heard) => page.heard.set(name, hear),
    removeEventListener: (name: string) => page.heard.delete(name),
  };
  class Sizes {
    private seen = '';
    private readonly tell = (): void => {
      const now = `${page.box.isFolded} ${page.box.clientHeight}`;
      if (now !== this.seen) this.run();
      this.seen = now;
    };
    constructor(private readonly run: () => void) {}
    observe(): void {
      page.sizes.add(this.tell);
    }
    disconnect(): void {
      page.sizes.delete(this.tell);
    }
  }
  class Changes {
    constructor(private readonly run: (found: readonly { target: unknown }[]) => void) {}
    observe(): void {
      page.changes.add(this.run);
    }
    disconnect(): void {
      page.changes.delete(this.run);
    }
  }
  vi.stubGlobal('HTMLElement', Box);
  vi.stubGlobal('document', { body: null, fonts: listens, ...listens });
  vi.stubGlobal('getComputedStyle', () => ({ overflowY: 'auto' }));
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => page.drawn.push(run));
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.stubGlobal('MutationObserver', Changes);
  page.show();
  page.change((box) => (box.content = 900), page.box, true);
  page.rest();
});

afterEach(() => vi.unstubAllGlobals());

const grow = (): void => page.change((box) => (box.content += 30), page.box, true);

describe('a list that nobody has scrolled', () => {
  it('stays at its end though it has more room for a moment between two pictures', () => {
    page.change((box) => (box.room = 400));
    page.box.layOut();
    page.change((box) => (box.room = 200));
    page.rest();
    expect(page.isAtEnd).toBe(true);
    grow();
    page.rest();
    expect(page.isAtEnd).toBe(true);
  });

  it('stays at its end though a change of the page comes between a new line and its picture', () => {
    grow();
    page.change((box) => (box.room = 1200));
    page.box.layOut();
    page.change((box) => (box.room = 200));
    page.rest();
    expect(page.isAtEnd).toBe(true);
  });

  it('stays at its end when a line in the middle grows, or as many lines come as are taken back', () => {
    page.change((box) => (box.content += 40), page.box);
    page.rest();
    expect(page.isAtEnd).toBe(true);
  });

  it('stays at its end when it is folded and unfolded', () => {
    page.change((box) => (box.isFolded = true));
    page.rest();
    grow();
    page.change((box) => (box.isFolded = false));
    page.box.layOut();
    page.rest();
    expect(page.isAtEnd).toBe(true);
  });

  it('stays at its end in any order of events', () => {
    const steps: readonly ((drawn: number) => void)[] = [
      grow,
      () => page.change((box) => (box.content = Math.max(0, box.content - 60)), page.box, true),
      (drawn) => page.change((box) => (box.content += drawn), page.box),
      (drawn) => page.change((box) => (box.room = 100 + 10 * drawn)),
      () => page.change((box) => (box.room = 200)),
      () => page.change((box) => (box.isFolded = !box.isFolded)),
      () => page.box.layOut(),
      () => page.picture(),
      () => page.change(() => undefined),
    ];
    let state = 1;
    const draw = (n: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % n;
    };
    for (let game = 0; game < 300; game++) {
      const taken = Array.from({ length: 1 + draw(12) }, () => [draw(steps.length), draw(100)] as const);
      for (const [step, drawn] of taken) steps[step]?.(drawn);
      page.rest();
      expect(page.isAtEnd, JSON.stringify(taken)).toBe(true);
    }
  });
});

describe('a reader', () => {
  const scroll = (top: number): void => {
    page.box.scrollTop = top;
    page.picture();
  };

  it('who has scrolled away is left alone, and taken along once they are back', () => {
    scroll(100);
    for (let n = 0; n < 3; n++) {
      grow();
      page.change(() => undefined);
      page.rest();
      expect(page.box.scrollTop).toBe(100);
    }
    expect(page.box.style.overflowAnchor).toBe('');
    scroll(9999);
    grow();
    page.rest();
    expect(page.isAtEnd).toBe(true);
  });

  it('who scrolls on while the page changes gets away with the next picture', () => {
    page.change(() => undefined);
    scroll(100);
    expect(page.isAtEnd).toBe(true);
    scroll(100);
    page.rest();
    expect(page.box.scrollTop).toBe(100);
  });

  it('who folds the list sees its end again', () => {
    scroll(100);
    page.change((box) => (box.isFolded = true));
    page.rest();
    page.change((box) => (box.isFolded = false));
    page.rest();
    expect(page.isAtEnd).toBe(true);
  });
});
