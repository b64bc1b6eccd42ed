/**
 * The service worker: it keeps the pages of the product for the time without a connection. It keeps no answer of the server's calls, so
 * nothing about a game comes from here. `sw-news.js` tells news.
 */

/* global self, caches, fetch, importScripts */

importScripts('sw-news.js');

const BASE = new URL('.', self.location.href).pathname;
const PAGES = 'gonfalon-pages-1';
const MOST_KEPT = 400;
/** Answers of a proxy whose server is down. */
const SERVER_DOWN = [502, 503, 504];

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const dropOld = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('gonfalon-pages-') && name !== PAGES).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(dropOld());
});

/**
 * A page tells which files it was made of: they are kept, with the document that every page begins with. A page that began while the
 * worker was being activated has none: it gets this one.
 */
self.addEventListener('message', (event) => {
  if (event.data?.kind === 'keep') event.waitUntil(Promise.all([self.clients.claim(), keepAll([BASE, ...event.data.files])]));
});

async function keepAll(files) {
  const cache = await caches.open(PAGES);
  for (const file of files) {
    const isKnown = file !== BASE && (await cache.match(file)) !== undefined;
    if (!isKnown) await cache.add(file).catch(() => undefined);
  }
  const kept = await cache.keys();
  const old = kept.filter((request) => new URL(request.url).pathname !== BASE);
  await Promise.all(old.slice(0, Math.max(0, kept.length - MOST_KEPT)).map((request) => cache.delete(request)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(BASE)) return;
  const path = pathname.slice(BASE.length);
  if (/^(api|ws)\//.test(path)) return;
  if (request.mode === 'navigate') event.respondWith(documentFor(request));
  else if (path.startsWith('assets/')) event.respondWith(asset(request));
});

/** The document from the server; the kept one where the server cannot be reached. */
async function documentFor(request) {
  const kept = async () => (await caches.open(PAGES)).match(BASE);
  try {
    const answer = await fetch(request);
    return SERVER_DOWN.includes(answer.status) ? ((await kept()) ?? answer) : answer;
  } catch (error) {
    const found = await kept();
    if (found === undefined) throw error;
    return found;
  }
}

/** A file whose name changes with its content: the kept one is the right one. */
async function asset(request) {
  const cache = await caches.open(PAGES);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
