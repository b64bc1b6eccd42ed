import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const LOCALES = fileURLToPath(new URL('../../src/gonfalon/text/locales/', import.meta.url));
const NAME = 'virtual:texts';

/**
 * Files whose name has no "_" hold what the first pages say; those of READING what pages say that are read, not played: rules and finished
 * games. The others come later, and those of lessons and puzzles (`<game>_lessons.ftl`) when one is opened.
 */
const GROUPS = ['first', 'reading', 'later', 'lessons'] as const;
const READING = /^(\w+_guide|shared_page)\.ftl$/;
const LEARNING = /_(lessons|puzzles)\.ftl$/;
type Group = (typeof GROUPS)[number];

function groupOf(name: string): Group {
  if (!name.includes('_')) return 'first';
  if (READING.test(name)) return 'reading';
  return LEARNING.test(name) ? 'lessons' : 'later';
}
const isGroup = (name: string | undefined): name is Group => GROUPS.some((group) => group === name);

function languages(): readonly string[] {
  return readdirSync(LOCALES, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .toSorted();
}

function filesOf(language: string, group: Group): readonly string[] {
  const names = readdirSync(join(LOCALES, language)).filter((name) => name.endsWith('.ftl') && groupOf(name) === group);
  return names.toSorted().map((name) => join(LOCALES, language, name));
}

/** A language's name for itself: "Deutsch". */
function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** `LOADERS[language][group]()` fetches the messages of a group; `NAMES[language]` is its own name, which costs a browser much to find. */
function index(): string {
  const entry = (language: string, group: Group): string => `${group}: () => import('${NAME}/${language}/${group}')`;
  const lines = languages().map((language) => `  ${language}: { ${GROUPS.map((group) => entry(language, group)).join(', ')} },`);
  const names = Object.fromEntries(languages().map((language) => [language, nameOf(language)]));
  return `export const LOADERS = {\n${lines.join('\n')}\n};\nexport const NAMES = ${JSON.stringify(names)};\n`;
}

/** The messages of a group, parsed already: the browser need not read Fluent's own format. */
function messages(paths: readonly string[]): string {
  const body = paths.flatMap((path) => new FluentResource(readFileSync(path, 'utf8')).body);
  return `export const body = JSON.parse(${JSON.stringify(JSON.stringify(body))});\n`;
}

/** Which words a module holds, such as "de/first"; undefined for a module that holds none. */
export function wordsIn(module: string | null | undefined): string | undefined {
  return module?.startsWith(`\0${NAME}/`) ? module.slice(NAME.length + 2) : undefined;
}

/** Serves the texts of the interface as modules: one for each language and group. */
export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return index();
      const [language, group] = wordsIn(id)?.split('/') ?? [];
      if (language === undefined || !isGroup(group)) return undefined;
      const paths = filesOf(language, group);
      for (const path of paths) this.addWatchFile(path);
      return messages(paths);
    },
  };
}
