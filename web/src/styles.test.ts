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

/** Every rule with :has(): its selectors from the outermost to its own, nested ones included. */
function rulesWithHas(sheet: string): readonly string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, before = '', brace] of sheet.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') open.pop();
    if (brace !== '{') continue;
    open.push(before.trim());
    const chain = open.filter((selector) => !selector.startsWith('@')).join(' ');
    if (chain.includes(':has(')) found.push(chain);
  }
  return found;
}

/** Its last part names an element that stands everywhere: when something comes or goes, a browser styles all of them anew. */
const STYLES_MANY = /[\s>+~](?:span|li|div|svg|b|i|small|\*)(?:::?[\w-]+(?:\([^)]*\))?)?$/;
/** On a page with few list items. */
const CAPTURED = '.plate .captured-pieces:has(li:nth-child(8)) li:not(.captured-hidden)';

describe('style sheets', () => {
  it.each(sheets.map((path) => [path.slice(web.length), path]))('%s names only classes of the markup', (_, path) => {
    const unknown = classesIn(textOf(path)).filter((name) => !named.has(name) && !beginnings.some((one) => name.startsWith(one)));
    expect(unknown).toEqual([]);
  });

  it.each(sheets.map((path) => [path.slice(web.length), path]))('%s lets :has() style few elements', (_, path) => {
    const chains = rulesWithHas(textOf(path)).flatMap((chain) => chain.split(/,(?![^(]*\))/).map((one) => one.trim()));
    expect(chains.filter((one) => STYLES_MANY.test(one) && one !== CAPTURED)).toEqual([]);
  });

  const moving = sheets.filter((path) => path.includes('/games/') || /styles\/(board|end-moment)\.css$/.test(path));

  it.each(moving.map((path) => [path.slice(web.length), path]))('%s moves at the speed that the player has chosen', (_, path) => {
    const declared = textOf(path).match(/(?<![-\w])(?:animation|transition)[\w-]*:[^;]+;/g) ?? [];
    const fixed = declared.filter((text) => /\d+ms\b(?! \* var\(--pace\))/.test(text) && !text.includes('!important'));
    expect(fixed).toEqual([]);
  });
});
