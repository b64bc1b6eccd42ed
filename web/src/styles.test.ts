/** Style sheets: every class in them is one that some page can have. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const web = fileURLToPath(new URL('..', import.meta.url));

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(web, folder, name));

const textOf = (path: string): string => readFileSync(path, 'utf8');

const sheets = [...filesUnder('styles'), ...filesUnder('src')].filter((path) => path.endsWith('.css'));
const pages = filesUnder('src').filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
const markup = [...pages.map(textOf), textOf(join(web, 'index.html'))].join('\n');

/** The markup's texts: names of variables are no classes. */
const literals = markup
  .replace(/\/\*[^]*?\*\//g, '')
  .replace(/^\s*\/\/.*$/gm, '')
  .match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g);
const named = new Set((literals ?? []).join(' ').match(/[a-zA-Z][\w-]*/g));
/** What stands before the changing part of a composed class: `army-` of `army-${seat}`. */
const beginnings = [...markup.matchAll(/([a-zA-Z][\w-]*-)\$\{/g)].map(([, beginning]) => beginning ?? '');

function classesIn(sheet: string): readonly string[] {
  const selectors = sheet.replace(/\/\*[^]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? [];
  return selectors.flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name ?? ''));
}

describe('style sheets', () => {
  it.each(sheets.map((path) => [path.slice(web.length), path]))('%s names only classes of the markup', (_, path) => {
    const unknown = classesIn(textOf(path)).filter((name) => !named.has(name) && !beginnings.some((one) => name.startsWith(one)));
    expect(unknown).toEqual([]);
  });

  const moving = sheets.filter((path) => path.includes('/games/') || /styles\/(board|end-moment)\.css$/.test(path));

  it.each(moving.map((path) => [path.slice(web.length), path]))('%s moves at the speed that the player has chosen', (_, path) => {
    const declared = textOf(path).match(/(?<![-\w])(?:animation|transition)[\w-]*:[^;]+;/g) ?? [];
    const fixed = declared.filter((text) => /\d+ms\b(?! \* var\(--pace\))/.test(text) && !text.includes('!important'));
    expect(fixed).toEqual([]);
  });
});
