/** Every word a player reads comes through `t`. Components that call it follow the language by themselves. */

import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { LOADERS } from 'virtual:texts';

import { type Language } from './languages';
import { withPlainNumbers } from './plain-numbers';
import { language } from './settings';

type Arguments = Record<string, FluentVariable>;

/**
 * What is fetched together: what the first pages say; what pages of rules and of finished games say; what all others say but lessons and
 * puzzles; what those say. Each comes with those before it.
 */
const GROUPS = ['first', 'reading', 'later', 'lessons'] as const;
export type Group = (typeof GROUPS)[number];

/** The messages of one language. groups: how many groups of them are there. */
interface Texts {
  readonly bundle: FluentBundle;
  readonly groups: number;
}

const FALLBACK: Language = 'en';
const NONE: Texts = { bundle: new FluentBundle(FALLBACK), groups: 0 };

function textsOf(code: Language, bodies: readonly FluentResource['body'][]): Texts {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const body of bodies) bundle.addResource({ body });
  return { bundle, groups: bodies.length };
}

async function fetched(code: Language, groups: number): Promise<Texts> {
  const loaders = LOADERS[code] ?? LOADERS[FALLBACK];
  if (!loaders) throw new Error('there are no texts');
  const asked = GROUPS.slice(0, groups).map((group) => loaders[group]());
  return textsOf(
    code,
    (await Promise.all(asked)).map(({ body }) => body),
  );
}

const current = signal<Texts>(NONE);
const here = computed(() => current.value.groups);

/** Are the texts of this group here? Without any other only the pages that list games may be drawn. */
export function hasTexts(group: Group): boolean {
  return here.value > GROUPS.indexOf(group);
}

/** Are the texts of every page here? */
export const hasAllTexts: ReadonlySignal<boolean> = computed(() => hasTexts('later'));

/** And those of lessons? */
export const hasLessonTexts: ReadonlySignal<boolean> = computed(() => hasTexts('lessons'));

/** How many groups are wanted: in the language spoken, and in every one chosen later. */
let wanted = 1;

/** Shows the texts of a language, where it is still the one that is wanted; English where they do not come. */
async function speak(code: Language): Promise<void> {
  const groups = wanted;
  const found = await fetched(code, groups).catch(() => fetched(FALLBACK, groups));
  if (language.peek() === code && found.groups >= current.peek().groups) current.value = found;
}

let ready: Promise<void> = Promise.resolve();
effect(() => {
  ready = speak(language.value);
});
effect(() => {
  const { bundle } = current.value;
  if (typeof document !== 'undefined') document.documentElement.lang = bundle.locales[0] ?? FALLBACK;
});

/** Resolves when the texts of the first pages are there. */
export function languageReady(): Promise<void> {
  return ready;
}

/** Fetches the texts of a group, in the language spoken and in every one chosen later. Resolves when they are there. */
export function textsReady(group: Group): Promise<void> {
  const before = wanted;
  const groups = GROUPS.indexOf(group) + 1;
  if (groups > before) {
    wanted = groups;
    ready = speak(language.peek());
    ready.catch(() => (wanted = before)); // to be asked for again
  }
  return ready;
}

/** The same for the texts of all pages. */
export const allTextsReady = (): Promise<void> => textsReady('later');

/** The same for what lessons say, too. */
export const lessonTextsReady = (): Promise<void> => textsReady('lessons');

/** What is being fetched, once all texts are there as well: for what speaks with the words of the tables before one is opened. */
export async function withAllTexts<T>(fetching: Promise<T>): Promise<T> {
  await Promise.all([fetching, allTextsReady()]);
  return fetching;
}

/** The tag of the language shown now, for dates and numbers. */
export function locale(): string {
  return current.value.bundle.locales[0] ?? FALLBACK;
}

/** "A, B and C". */
export function inOneLine(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''; // finding a list's words costs a slow phone 60 ms
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);
}

/** A word or a sentence with a capital letter in front. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
}

/** "0.3", "2.0": with one decimal, as the language writes it. */
export function inTenths(value: number): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** The tag with the region the browser asks for, where it asks for one: hours and dates go by the country. */
export function dateLocale(): string {
  const code = locale();
  const wished = typeof navigator === 'undefined' ? [] : navigator.languages;
  return wished.find((tag) => tag === code || tag.startsWith(`${code}-`)) ?? code;
}

/** Is there a text for `id` at all? For texts that depend on what a server declares. */
export function hasText(id: string): boolean {
  return current.value.bundle.hasMessage(id);
}

const wording = signal<readonly string[]>([]);

/** From now on `<prefix>-<id>` replaces `<id>` where it is a text; the first prefix that has one wins. */
export function speakWith(prefixes: readonly string[]): void {
  wording.value = prefixes;
}

function ownId(bundle: FluentBundle, prefixes: readonly string[], id: string): string {
  return prefixes.map((prefix) => `${prefix}-${id}`).find((own) => bundle.hasMessage(own)) ?? id;
}

/** The text of `id` in the player's language. Every language has every message: the tests of the texts see to it. */
export function t(id: string, args?: Arguments): string {
  return tWith(wording.value, id, args);
}

/** The same in the words of these prefixes. */
export function tWith(prefixes: readonly string[], common: string, args?: Arguments): string {
  const { bundle } = current.value;
  const id = ownId(bundle, prefixes, common);
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  if (!args) return bundle.formatPattern(pattern, null, []);
  return withoutDoubledStop(bundle.formatPattern(pattern, withPlainNumbers(args), []), args);
}

/** An argument that ends a sentence by itself, as the card “For Gondor!” does, takes no full stop after it. */
function withoutDoubledStop(sentence: string, args: Arguments): string {
  const stopped = Object.values(args).filter((value): value is string => typeof value === 'string' && /[!?…]$/.test(value));
  return stopped.reduce((found, value) => found.replaceAll(`${value}.`, value), sentence);
}
