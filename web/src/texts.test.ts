/** Every text the pages ask for is there in English. (That all languages have it is checked on the server's side.) */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const SOURCES = new URL('.', import.meta.url).pathname;
const ENGLISH = new URL('../../src/gonfalon/text/locales/en/', import.meta.url).pathname;

/** t('some-id' …: the id as written. t(`some-${x}` …: a pattern with a hole for every part that is computed. */
const CALL = /\bt\(\s*(?:'([^']+)'|`([^`]+)`)/g;
const CHOSEN = /\bt\(\s*[^'`()]*\?\s*'([a-z][\w-]+)'\s*:\s*'([a-z][\w-]+)'/g;

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
}

function messages(): Set<string> {
  const names = readdirSync(ENGLISH).filter((name) => name.endsWith('.ftl'));
  return new Set(names.flatMap((name) => new FluentResource(readFileSync(join(ENGLISH, name), 'utf8')).body.map((message) => message.id)));
}

function asked(): { readonly fixed: ReadonlyMap<string, string>; readonly computed: ReadonlyMap<string, string> } {
  const fixed = new Map<string, string>();
  const computed = new Map<string, string>();
  for (const file of files(SOURCES)) {
    const source = readFileSync(file, 'utf8');
    for (const [, id, pattern] of source.matchAll(CALL)) {
      if (id !== undefined) fixed.set(id, file);
      else if (pattern !== undefined) computed.set(pattern, file);
    }
    for (const [, yes, no] of source.matchAll(CHOSEN)) {
      if (yes !== undefined && no !== undefined) fixed.set(yes, file).set(no, file);
    }
  }
  return { fixed, computed };
}

describe('the English texts', () => {
  const there = messages();
  const { fixed, computed } = asked();

  it('hold every id that a page asks for', () => {
    const missing = [...fixed].filter(([id]) => !there.has(id)).map(([id, file]) => `${id} (${file.slice(SOURCES.length)})`);
    expect(fixed.size).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  it('hold something for every id that is put together', () => {
    const empty = [...computed].filter(([pattern]) => {
      const shape = new RegExp(`^${pattern.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`);
      return ![...there].some((id) => shape.test(id));
    });
    expect(empty).toEqual([]);
  });
});
