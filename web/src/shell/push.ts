/** Web push: news while no page is open. May it be offered, turning it on and off, and keeping the server in step with this browser. */

import { effect, signal } from '@preact/signals';

import { hasAllTexts } from '../i18n';
import { askForNews, askPushOffer, forgetBrowser, testPush } from '../net/api';
import { myGames } from '../net/games';
import { hasPerson } from '../net/person';
import type { MatchKey, PushOffer } from '../net/wire';
import { oneOf, persistent } from '../settings';
import { keepNewsWords, newsWords } from './push-words';
import { type QuietHours, quietHours } from './quiet-hours';
import { serviceReady } from './service';
import { askLeave, leaveToTell } from './telling';

/**
 * "on", "off"; "denied": the person has said no to the browser; "unavailable": the server sends nothing; "insecure": this page came
 * without a certificate; "install": the system wants the product on the home screen first; "missing": this browser cannot.
 */
export type PushState = 'on' | 'off' | 'denied' | 'unavailable' | 'insecure' | 'install' | 'missing';

const MOST_SEATS = 400;
const DAY_MINUTES = 1440;
/** The server is told of changes once they have come to rest, ms. */
const REST_MS = 1000;

/** Has the person turned it on in this browser? */
export const isPushing = persistent('pushing', false, oneOf(true, false));

const offer = signal<PushOffer | null>(null);
/** Counts what the browser may have decided meanwhile. */
const asked = signal(0);

interface MaybeInstalled {
  readonly standalone?: boolean;
}

/** What can be done here now. */
export function pushState(): PushState {
  void asked.value;
  if (!isSecureContext) return 'insecure';
  if (!('PushManager' in globalThis) || !('serviceWorker' in navigator))
    return (navigator as MaybeInstalled).standalone === false ? 'install' : 'missing';
  if (offer.value?.available === false) return 'unavailable';
  const leave = leaveToTell();
  if (leave === 'denied') return 'denied';
  return isPushing.value && leave === 'yes' ? 'on' : 'off';
}

/** Asks the server whether it sends news. Never rejects. */
export async function learnPush(): Promise<void> {
  if (offer.peek() === null) offer.value = await askPushOffer().catch(() => null);
}

/** A minute of the day here as one in UTC. away: minutes by which this place is behind UTC. */
export function utcMinute(hour: number, away: number): number {
  return (((hour * 60 + away) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}

/** The quiet hours as the server keeps them. */
export function utcQuiet({ from, until }: QuietHours, away = new Date().getTimezoneOffset()): { quiet_from: number; quiet_until: number } {
  return { quiet_from: utcMinute(from, away), quiet_until: utcMinute(until, away) };
}

/** A public key as browsers take it. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

async function subscription(): Promise<PushSubscription | null> {
  return (await (await serviceReady())?.pushManager.getSubscription()) ?? null;
}

/** A subscription for the server's key. One for another key, of a server that was here before, is given up. */
async function subscribed(key: string): Promise<PushSubscription | null> {
  const manager = (await serviceReady())?.pushManager;
  if (manager === undefined) return null;
  const options = { userVisibleOnly: true, applicationServerKey: keyBytes(key) };
  try {
    return await manager.subscribe(options);
  } catch (failure) {
    const old = await manager.getSubscription();
    if (old === null) throw failure;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

function keys(): readonly MatchKey[] {
  return myGames
    .peek()
    .flatMap(({ match, grants }) => grants.map(({ token }) => ({ match, token })))
    .slice(0, MOST_SEATS);
}

async function register(found: PushSubscription): Promise<void> {
  const { endpoint, keys: own = {} } = found.toJSON();
  const request = { endpoint: endpoint ?? found.endpoint, p256dh: own['p256dh'] ?? '', auth: own['auth'] ?? '' };
  await askForNews({ ...request, seats: keys(), ...utcQuiet(quietHours.peek()) });
}

/** Turns it on, asking the person through the browser. Was it done? Rejects with an ApiError, or with what the browser says. */
export async function turnPushOn(): Promise<boolean> {
  const leave = await askLeave();
  asked.value++;
  if (leave !== 'yes') return false;
  const { available, key } = await askPushOffer();
  offer.value = { available, key };
  const found = available ? await subscribed(key) : null;
  if (found === null) return false;
  await register(found);
  isPushing.value = true;
  return true;
}

/** Turns it off, here and at the server. Never rejects. */
export async function turnPushOff(): Promise<void> {
  isPushing.value = false;
  const found = await subscription().catch(() => null);
  if (found === null) return;
  await forgetBrowser(found.endpoint).catch(() => undefined);
  await found.unsubscribe().catch(() => undefined);
}

/** Sends a test to this browser. Has its push service taken it? Rejects with an ApiError. */
export async function sendTest(): Promise<boolean> {
  const found = await subscription();
  return found !== null && (await testPush(found.endpoint)).accepted;
}

/** Tells the server again what this browser wants news of, if it wants any. Rejects with an ApiError, or with what the browser says. */
export async function keepInStep(): Promise<void> {
  await learnPush();
  const { available = false, key = '' } = offer.peek() ?? {};
  if (!available || pushState() !== 'on') return;
  const found = await subscribed(key);
  if (found) await register(found);
}

/** Keeps words and server in step with the games, the person and the quiet hours of this browser. Answers how to stop. */
export function startPush(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWords = effect(() => {
    if (isPushing.value && hasAllTexts.value) void keepNewsWords(newsWords(myGames.value));
  });
  const stopServer = effect(() => {
    void [myGames.value, hasPerson.value, quietHours.value];
    clearTimeout(timer);
    if (isPushing.value) timer = setTimeout(() => void keepInStep().catch(() => undefined), REST_MS);
  });
  return () => {
    clearTimeout(timer);
    stopWords();
    stopServer();
  };
}
