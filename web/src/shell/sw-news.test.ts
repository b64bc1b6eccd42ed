import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { variantName } from '../names';
import { newsWords } from './push-words';

type Listener = (event: { readonly waitUntil: (work: Promise<void>) => void; readonly [more: string]: unknown }) => void;

interface Page {
  readonly url: string;
  readonly visibilityState: 'visible' | 'hidden';
  readonly focus: () => Promise<void>;
}

const SOURCE = readFileSync(resolve('public/sw-news.js'), 'utf8');
const ORIGIN = 'https://play.example.org';

/** A service worker below a path, with the pages that are open and the words that were kept. */
class Worker {
  readonly shown: { title: string; body: string; tag: string; data: { address: string; kind: string } }[] = [];
  readonly opened: string[] = [];
  readonly badges: number[] = [];
  pages: readonly Page[] = [];
  private readonly listeners = new Map<string, Listener>();

  constructor(
    base: string,
    readonly words: unknown = newsWords([{ game: 'any', variant: 'some_box' }]),
  ) {
    const registration = {
      showNotification: (title: string, options: Omit<Worker['shown'][number], 'title'>): Promise<void> => {
        const others = this.shown.filter(({ tag }) => tag !== options.tag);
        this.shown.splice(0, this.shown.length, ...others, { ...options, title });
        return Promise.resolve();
      },
      getNotifications: () => Promise.resolve(this.shown),
    };
    const clients = {
      matchAll: () => Promise.resolve(this.pages),
      openWindow: (address: string) => Promise.resolve(this.opened.push(address)),
    };
    const own = {
      location: { href: `${ORIGIN}${base}sw.js` },
      registration,
      clients,
      addEventListener: (kind: string, listener: Listener) => this.listeners.set(kind, listener),
    };
    const kept = (address: string): Promise<Response | undefined> =>
      Promise.resolve(this.words === null || address !== `${base}news-words` ? undefined : new Response(JSON.stringify(this.words)));
    const navigator = { setAppBadge: (count: number) => Promise.resolve(this.badges.push(count)) };
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the file as browsers run it
    const run = new Function('self', 'caches', 'navigator', SOURCE) as (...globals: readonly object[]) => void;
    run(own, { match: kept }, navigator);
  }

  async happen(kind: string, event: object): Promise<void> {
    const works: Promise<void>[] = [];
    this.listeners.get(kind)?.({ ...event, waitUntil: (work) => works.push(work) });
    await Promise.all(works);
  }

  push(news: object): Promise<void> {
    return this.happen('push', { data: { json: () => news } });
  }
}

const turn = (match: string): object => ({ kind: 'turn', match, game: 'any', variant: 'some_box' });
const page = (path: string, visibilityState: Page['visibilityState'] = 'hidden'): Page => ({
  url: ORIGIN + path,
  visibilityState,
  focus: vi.fn(() => Promise.resolve()),
});

describe('news while no page is open', () => {
  let worker: Worker;
  beforeEach(() => (worker = new Worker('/')));

  it('is told in the words that the page has kept, with the name of the box', async () => {
    await worker.push(turn('m'));
    expect(worker.shown).toMatchObject([
      {
        title: 'Your turn',
        body: `${variantName('any', 'some_box')} waits for you.`,
        tag: '/match/m',
        data: { address: '/match/m', kind: 'turn' },
      },
    ]);
  });

  it('has general words for a box that is not known, and the name of the product where no words are kept', async () => {
    await worker.push({ ...turn('m'), variant: 'unknown' });
    expect(worker.shown[0]?.body).toBe('A game waits for you.');
    const wordless = new Worker('/', null);
    await wordless.push(turn('m'));
    expect(wordless.shown).toMatchObject([{ title: 'Gonfalon', body: '' }]);
  });

  it('takes the place of older news of the same table, and counts tables that wait', async () => {
    await worker.push(turn('m'));
    await worker.push({ ...turn('m'), kind: 'time' });
    await worker.push(turn('n'));
    await worker.push({ ...turn('o'), kind: 'over' });
    expect(worker.shown.map(({ data }) => [data.address, data.kind])).toEqual([
      ['/match/m', 'time'],
      ['/match/n', 'turn'],
      ['/match/o', 'over'],
    ]);
    expect(worker.badges.at(-1)).toBe(2);
  });

  it('is not told to whoever looks at that table', async () => {
    worker.pages = [page('/match/m', 'visible'), page('/match/n')];
    await worker.push(turn('m'));
    await worker.push(turn('n'));
    expect(worker.shown.map(({ tag }) => tag)).toEqual(['/match/n']);
  });

  it.each([undefined, null, { json: () => JSON.parse('{') as unknown }])(
    'shows something for a message that cannot be read',
    async (data) => {
      await worker.happen('push', { data });
      expect(worker.shown).toMatchObject([{ title: 'This is a test', tag: '/settings' }]);
    },
  );

  it('stands below the path of a proxy', async () => {
    const below = new Worker('/gonfalon/');
    await below.push(turn('m'));
    expect(below.shown).toMatchObject([{ title: 'Your turn', tag: '/gonfalon/match/m' }]);
  });

  it('leads to the tab of the table, or to a new one', async () => {
    const notification = { close: vi.fn(), data: { address: '/match/m' } };
    await worker.happen('notificationclick', { notification });
    expect(worker.opened).toEqual(['/match/m']);
    const there = page('/match/m');
    worker.pages = [page('/'), there];
    await worker.happen('notificationclick', { notification });
    expect(there.focus).toHaveBeenCalledOnce();
    expect(worker.opened).toHaveLength(1);
    expect(notification.close).toHaveBeenCalledTimes(2);
  });
});
