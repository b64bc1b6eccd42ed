/** Every word a player reads comes through `t`. Components that call it follow the language by themselves. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { effect, signal } from '@preact/signals';

import { type Language } from './languages';
import { language } from './settings';

type Arguments = Record<string, FluentVariable>;

const english = import.meta.glob<string>('../../src/gonfalon/text/locales/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const others = import.meta.glob<string>(['../../src/gonfalon/text/locales/*/*.ftl', '!../../src/gonfalon/text/locales/en/*.ftl'], {
  query: '?raw',
  import: 'default',
});

function bundleOf(code: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const fallback = bundleOf('en', Object.values(english));
const current = signal<FluentBundle>(fallback);
const loaded = new Map<Language, Promise<FluentBundle>>([['en', Promise.resolve(fallback)]]);

async function fetchBundle(code: Language): Promise<FluentBundle> {
  const files = Object.entries(others).filter(([path]) => path.includes(`/locales/${code}/`));
  return bundleOf(code, await Promise.all(files.map(([, load]) => load())));
}

function load(code: Language): Promise<FluentBundle> {
  const known = loaded.get(code) ?? fetchBundle(code);
  loaded.set(code, known);
  known.catch(() => loaded.delete(code));
  return known;
}

async function speak(code: Language): Promise<void> {
  try {
    const bundle = await load(code);
    if (language.peek() === code) current.value = bundle;
  } catch {
    current.value = fallback;
  }
}

let ready: Promise<void> = Promise.resolve();
effect(() => {
  ready = speak(language.value);
});
effect(() => {
  if (typeof document !== 'undefined') document.documentElement.lang = current.value.locales[0] ?? 'en';
});

/** Resolves when the language of the first page is there (at once for English). */
export function languageReady(): Promise<void> {
  return ready;
}

/** The tag of the language shown now, for dates and numbers. */
export function locale(): string {
  return current.value.locales[0] ?? 'en';
}

/** "A, B and C". */
export function inOneLine(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);
}

/** The same with the region the browser asks for, where it asks for one: hours and dates go by the country. */
export function dateLocale(): string {
  const code = locale();
  const wished = typeof navigator === 'undefined' ? [] : navigator.languages;
  return wished.find((tag) => tag === code || tag.startsWith(`${code}-`)) ?? code;
}

/** Is there a text for `id` at all? For texts that depend on what a server declares. */
export function hasText(id: string): boolean {
  return current.value.hasMessage(id) || fallback.hasMessage(id);
}

const wording = signal<readonly string[]>([]);

/** From now on `<prefix>-<id>` replaces `<id>` where it is a text; the first prefix that has one wins. */
export function speakWith(prefixes: readonly string[]): void {
  wording.value = prefixes;
}

function ownId(prefixes: readonly string[], id: string): string {
  return prefixes.map((prefix) => `${prefix}-${id}`).find((own) => fallback.hasMessage(own)) ?? id;
}

/** The text of `id` in the player's language; in English where it is missing (in development the bare id shows). */
export function t(id: string, args?: Arguments): string {
  return tWith(wording.value, id, args);
}

/** The same in the words of these prefixes. */
export function tWith(prefixes: readonly string[], common: string, args?: Arguments): string {
  const speaking = current.value;
  const id = ownId(prefixes, common);
  const bundle = speaking.hasMessage(id) || import.meta.env.DEV ? speaking : fallback;
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  return bundle.formatPattern(pattern, args ?? null, []);
}
