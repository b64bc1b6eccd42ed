/**
 * The part of the service worker that tells news (web push). The server sends no words: the page has kept those of its language
 * (`shell/push-words.ts`), with the names of the boxes that this browser plays.
 */

/* global self, caches */

const NEWS_BASE = new URL('.', self.location.href).pathname;
const NEWS_WORDS = `${NEWS_BASE}news-words`;
const NO_WORDS = { titles: {}, texts: {}, boxes: {} };
/** News of these kinds waits for an answer: it counts on the icon. */
const WAITING = ['turn', 'time', 'seated'];

/** What has been sent; a message that cannot be read is a test. */
function newsIn(data) {
  try {
    const { kind, match = '', game = '', variant = '' } = data.json();
    return { kind: String(kind), match: String(match), game: String(game), variant: String(variant) };
  } catch {
    return { kind: 'test', match: '', game: '', variant: '' };
  }
}

function addressOfNews({ match }) {
  return match === '' ? `${NEWS_BASE}settings` : `${NEWS_BASE}match/${encodeURIComponent(match)}`;
}

async function wordsOfNews() {
  const kept = await caches.match(NEWS_WORDS);
  return kept === undefined ? NO_WORDS : { ...NO_WORDS, ...(await kept.json()) };
}

/** Title and text in the language of the page; the product's name where the page has kept nothing. */
function wordedNews({ kind, game, variant }, { titles, texts, boxes }) {
  return { title: titles[kind] ?? 'Gonfalon', text: boxes[`${game} ${variant}`]?.[kind] ?? texts[kind] ?? '' };
}

async function showNews(data) {
  const news = newsIn(data);
  const address = addressOfNews(news);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isSeen = pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === address);
  if (isSeen && news.kind !== 'test') return;
  const { title, text } = wordedNews(news, await wordsOfNews());
  await self.registration.showNotification(title, {
    body: text,
    tag: address,
    icon: `${NEWS_BASE}assets/icon-192.png`,
    data: { address, kind: news.kind },
  });
  await countNews();
}

/** How many games wait, as far as notifications are shown of them, on the icon of the installed product. */
async function countNews() {
  const shown = await self.registration.getNotifications();
  const addresses = new Set(shown.filter(({ data }) => WAITING.includes(data?.kind)).map(({ data }) => data.address));
  if (addresses.size > 0) await navigator.setAppBadge?.(addresses.size)?.catch(() => undefined);
}

/** Brings a person to the game that a notification tells of: to the tab it is open in, or to a new one. */
async function openNews(notification) {
  notification.close();
  const address = notification.data?.address ?? NEWS_BASE;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === address);
  if (there) await there.focus();
  else await self.clients.openWindow(address);
}

self.addEventListener('push', (event) => event.waitUntil(showNews(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNews(event.notification)));
