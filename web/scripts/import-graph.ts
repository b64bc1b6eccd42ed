/** Which module imports which, and the circles among them. Types, dynamic imports and `import.meta.glob` count like any other import. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

/** Module -> the modules that it imports, both as paths from the folder that was read. */
export type Graph = ReadonlyMap<string, readonly string[]>;

const MODULE = /\.tsx?$/;
const SUFFIXES = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The graph of all modules of a folder. What lies outside it, packages among it, is left out. */
export function graphOf(folder: string): Graph {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(path.sep, '/'));
  const modules = new Set(names.filter((name) => MODULE.test(name)).sort());
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  return new Map([...modules].map((name) => [name, importsOf(name, read(name), modules)]));
}

function importsOf(name: string, text: string, modules: ReadonlySet<string>): readonly string[] {
  const plain = ts.preProcessFile(text, true, true).importedFiles.map((one) => one.fileName);
  const from = (one: string): string => path.posix.join(path.posix.dirname(name), one);
  const files = plain
    .filter((one) => one.startsWith('.'))
    .flatMap((one) => SUFFIXES.map((suffix) => path.posix.normalize(from(one) + suffix)));
  const patterns = globsIn(text).map((one) => globPattern(from(one)));
  const globbed = [...modules].filter((one) => patterns.some((pattern) => pattern.test(one)));
  return [...new Set([...files.filter((file) => modules.has(file)), ...globbed])];
}

/** The patterns of all `import.meta.glob` of a text. */
function globsIn(text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isGlob = ts.isCallExpression(node) && node.expression.getText() === 'import.meta.glob';
    if (isGlob && node.arguments[0]) found.push(...textsIn(node.arguments[0]));
    ts.forEachChild(node, visit);
  };
  if (text.includes('import.meta.glob')) visit(ts.createSourceFile('', text, ts.ScriptTarget.Latest, true));
  return found;
}

/** All texts written out in an expression: one path, or a list of patterns. */
function textsIn(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...textsIn(child)));
  return found;
}

/** A glob pattern with `*`, `**` and `{a,b}` as a regular expression. */
function globPattern(glob: string): RegExp {
  const parts: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '*': '[^/]*', '{': '(?:', '}': ')', ',': '|' };
  return new RegExp(`^${glob.replaceAll(/\*\*\/|[*{},]|[.+?^$()|[\]\\]/g, (sign) => parts[sign] ?? `\\${sign}`)}$`);
}

/** One of the shortest circles of each knot: the modules from which one comes to all others of it and back. */
export function circlesOf(graph: Graph): readonly (readonly string[])[] {
  const tied = new Set<string>();
  const found: (readonly string[])[] = [];
  for (const start of graph.keys()) {
    const circle = tied.has(start) ? null : wayBack(graph, start);
    if (!circle) continue;
    found.push(circle);
    for (const one of reached(graph, start)) if (reached(graph, one).has(start)) tied.add(one);
  }
  return found;
}

function reached(graph: Graph, start: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [start];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (!seen.has(one)) waiting.push(...(graph.get(one) ?? []));
    seen.add(one);
  }
  return seen;
}

/** A shortest way from a module over its imports back to itself, with it at both ends; null where there is none. */
function wayBack(graph: Graph, start: string): readonly string[] | null {
  const seen = new Set<string>();
  const ways: (readonly string[])[] = [[start]];
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}
