import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const LOCALES = fileURLToPath(new URL('../../src/gonfalon/text/locales/', import.meta.url));
const NAME = 'virtual:texts';

/** Files whose name has no "_" hold what the first pages say; the others (`<family>_table.ftl`) come after the first page has been drawn. */
type Group = 'first' | 'later';

function languages(): readonly string[] {
  return readdirSync(LOCALES, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .toSorted();
}

function filesOf(language: string, group: Group): readonly string[] {
  const names = readdirSync(join(LOCALES, language)).filter((name) => name.endsWith('.ftl') && name.includes('_') === (group === 'later'));
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
  const lines = languages().map((language) => `  ${language}: { ${entry(language, 'first')}, ${entry(language, 'later')} },`);
  const names = Object.fromEntries(languages().map((language) => [language, nameOf(language)]));
  return `export const LOADERS = {\n${lines.join('\n')}\n};\nexport const NAMES = ${JSON.stringify(names)};\n`;
}

/** The messages of a group, parsed already: the browser need not read Fluent's own format. */
function messages(paths: readonly string[]): string {
  const body = paths.flatMap((path) => new FluentResource(readFileSync(path, 'utf8')).body);
  return `export const body = JSON.parse(${JSON.stringify(JSON.stringify(body))});\n`;
}

/** "de=first-….js en=…": the files of the first words, for `early-1.js`. */
function firstWords(bundle: Readonly<Record<string, unknown>>): string {
  const found = Object.values(bundle).flatMap((chunk) => {
    const { facadeModuleId, fileName } = chunk as { readonly facadeModuleId?: string | null; readonly fileName: string };
    const language = facadeModuleId?.startsWith(`\0${NAME}/`) && /\/([^/]+)\/first$/.exec(facadeModuleId)?.[1];
    return language ? [`${language}=${basename(fileName)}`] : [];
  });
  return found.toSorted().join(' ');
}

/** Serves the texts of the interface as modules: two for each language (`Group`). */
export function texts(): Plugin {
  return {
    name: 'texts',
    transformIndexHtml: (html, { bundle }) =>
      bundle === undefined ? html : html.replace('early-1.js"', `early-1.js" data-words="${firstWords(bundle)}"`),
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return index();
      const [language, group] = id.startsWith(`\0${NAME}/`) ? id.slice(NAME.length + 2).split('/') : [];
      if (language === undefined || (group !== 'first' && group !== 'later')) return undefined;
      const paths = filesOf(language, group);
      for (const path of paths) this.addWatchFile(path);
      return messages(paths);
    },
  };
}
