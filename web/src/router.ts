/** Where we are, and how to get elsewhere without loading the document again. */

import { type ReadonlySignal, signal } from '@preact/signals';

import { addressOf, isOurs, pathOf } from './net/base';

/** Pages whose address is their name and nothing more. */
export const SIMPLE = ['games', 'seats', 'watch', 'settings', 'about', 'learn', 'tournaments', 'clubs', 'host'] as const;
export type SimplePage = (typeof SIMPLE)[number];

export type Route =
  | { readonly page: 'home' | 'notfound' | 'announce' }
  | { readonly page: SimplePage }
  /** opponent: "" for the one of last time. */
  | { readonly page: 'start'; readonly variant: string; readonly opponent: string }
  | { readonly page: 'match' | 'replay' | 'coach' | 'join' | 'seat' | 'watched' | 'shared'; readonly match: string }
  | { readonly page: 'rules'; readonly document: string; readonly isNumbered: boolean }
  /** name: "" for the path of the game, "test" for one task of each lesson. */
  | { readonly page: 'lesson'; readonly game: string; readonly name: string }
  /** name: "" for the list of all. */
  | { readonly page: 'puzzles'; readonly name: string }
  | { readonly page: 'tournament' | 'club'; readonly id: string }
  /** name: "" for one's own page. */
  | { readonly page: 'player'; readonly name: string }
  /** A page of a family's own, where its manifest has one of that name. */
  | { readonly page: 'own'; readonly family: string; readonly name: string };

function simplePage(name: string): 'home' | 'notfound' | SimplePage {
  return name === '' ? 'home' : (SIMPLE.find((one) => one === name) ?? 'notfound');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Which page a path names. path: without the base. */
export function routeOf(path: string): Route {
  const [first = '', second = '', third = '', ...rest] = path.split('/').filter(Boolean).map(decode);
  if (rest.length > 0) return { page: 'notfound' };
  if (first === 'player' && third === '') return { page: 'player', name: second };
  if (first === 'puzzles' && third === '') return { page: 'puzzles', name: second };
  if (second === '') return first === 'rules' ? { page: 'rules', document: '', isNumbered: false } : { page: simplePage(first) };
  if (first === 'start') return { page: 'start', variant: second, opponent: third };
  if (first === 'match' && (third === 'replay' || third === 'coach')) return { page: third, match: second };
  if (first === 'rules' && (third === '' || third === 'numbered')) return { page: 'rules', document: second, isNumbered: third !== '' };
  if (first === 'learn') return { page: 'lesson', game: second, name: third };
  if (third !== '') return { page: 'notfound' };
  if (first === 'tournament' || first === 'club') return { page: first, id: second };
  if (first === 'tournaments' && second === 'new') return { page: 'announce' };
  if (first === 'game') return { page: 'shared', match: second };
  if (first === 'watch') return { page: 'watched', match: second };
  if (first === 'match' || first === 'join' || first === 'seat') return { page: first, match: second };
  return simplePage(first) !== 'notfound' ? { page: 'notfound' } : { page: 'own', family: first, name: second };
}

const isBrowser = typeof location !== 'undefined';
let currentPath = isBrowser ? location.pathname : addressOf('/');
let currentSearch = isBrowser ? location.search : '';
const current = signal<Route>(routeOf(pathOf(currentPath)));

export const route: ReadonlySignal<Route> = current;

function arrive(): void {
  if (location.pathname === currentPath && location.search === currentSearch) return;
  currentPath = location.pathname;
  currentSearch = location.search;
  current.value = routeOf(pathOf(currentPath));
}

/** Goes to a page of ours; `replace` leaves no step to come back to. to: an address, as `addressOf` gives it. */
export function navigate(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  const isSamePage = location.pathname === currentPath;
  arrive();
  if (!isSamePage) scrollTo(0, 0);
}

/** What the server answers itself: calls, files, and the pictures of a shared game. */
const OF_THE_SERVER = /^\/((api|assets|ws)\/|game\/[^/]+\/.)/;

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  if (link?.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return null;
  return isOurs(link.pathname) && !OF_THE_SERVER.test(pathOf(link.pathname)) ? link : null;
}

/** Lets every plain link within the product turn the page instead of loading it. */
export function startRouter(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || (link.pathname === location.pathname && link.hash !== '')) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}
