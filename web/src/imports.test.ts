/** No module imports itself by way of others, and none imports upwards: whoever reads one need not read them all. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { circlesOf, type Graph, graphOf } from '../scripts/import-graph.ts';

/** To read all modules takes a second; a busy computer may need many. */
const SLOWEST_MS = 60_000;

/** The floors of the front end, highest first: a module imports only from its own floor and from those below. */
const FLOORS: readonly RegExp[] = [
  /^(main|App|all-families)\./,
  /^pages\//,
  /^games\//,
  /^plain\//,
  /^(board|covers|shell)\//,
  /^(families|family|game-theme|names|router|start-defaults)\./,
  /^net\//,
  /^(audio|i18n|languages|motion|plain-numbers|settings|store)\./,
];
const isTest = (module: string): boolean => /\.test\.tsx?$|^contrast-check\./.test(module);
const floorOf = (module: string): number => FLOORS.findIndex((floor) => floor.test(module));
const familyOf = (module: string): string => /^games\/([^/]+)/.exec(module)?.[1] ?? '';

const written = (modules: readonly string[]): string => modules.join(' > ');
const lines = (folder: string): readonly string[] => circlesOf(graphOf(folder)).map(written);

describe('the modules of the front end', () => {
  let modules: Graph = new Map();
  beforeAll(() => void (modules = graphOf(import.meta.dirname)), SLOWEST_MS);

  it('form no circle of imports', () => {
    expect(circlesOf(modules).map(written)).toEqual([]);
  });

  it('each have a floor, and import only downwards', () => {
    const product = [...modules].filter(([module]) => !isTest(module));
    const edges = product.flatMap(([module, imports]) => imports.map((one) => [module, one] as const));
    expect(product.map(([module]) => module).filter((module) => floorOf(module) < 0)).toEqual([]);
    expect(edges.filter(([from, to]) => floorOf(from) > floorOf(to)).map(written)).toEqual([]);
  });

  it('know no other family than their own; only the finder of families knows one from outside', () => {
    const edges = [...modules].flatMap(([module, imports]) => imports.map((one) => [module, one] as const));
    const foreign = edges.filter(([from, to]) => familyOf(to) !== '' && familyOf(to) !== familyOf(from));
    expect(new Set(foreign.map(([from]) => from))).toEqual(new Set(['all-families.ts']));
  });
});

describe('the search for circles', () => {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'imports-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (files: Readonly<Record<string, string>>): void => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
  };

  it.each([
    ['an import', "import { b } from './b';"],
    ['an import with its ending', "import { b } from './b.ts';"],
    ['an import for its effect', "import './b';"],
    ['an import of a type', "import type { B } from './b';"],
    ['a type in place', "export type A = import('./b').B;"],
    ['a dynamic import', "export const load = () => import('./b');"],
    ['a re-export', "export * from './b';"],
    ['a glob', "export const all = import.meta.glob<string>(['./{b,c}.{ts,tsx}', '!./d.ts'], { eager: true });"],
  ])('follows %s', (_, text) => {
    write({ 'a.ts': text, 'b.ts': "export { c } from './c';", 'c.tsx': "import { a } from './a';" });
    expect(lines(folder)).toHaveLength(1);
  });

  it('follows a folder to its index, and globs over folders', () => {
    write({
      'all.ts': "import.meta.glob('./games/*/manifest.{ts,tsx}', { eager: true });",
      'games/one/manifest.tsx': "export const load = () => import('.');",
      'games/one/index.ts': "import '../../all';",
      'games/two/deep/manifest.ts': "import '../../../all';",
    });
    expect(lines(folder)).toEqual(['all.ts > games/one/manifest.tsx > games/one/index.ts > all.ts']);
  });

  it('tells each knot once, and nothing of what is no circle', () => {
    write({
      'a.ts': "import './b'; import './c';",
      'b.ts': "import './a';",
      'c.ts': "import './b'; import './leaf'; import 'preact'; import './style.css';",
      'leaf.ts': '',
      'x.ts': "import './x'; import './a';",
    });
    expect(lines(folder)).toEqual(['a.ts > b.ts > a.ts', 'x.ts > x.ts']);
  });
});
