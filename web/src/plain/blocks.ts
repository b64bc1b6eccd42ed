/** An observation as what can be read: lone values, rows of values and tables. Pure; the words are put in elsewhere. */

import type { Observation } from '../net/wire';

export type Scalar = string | number | boolean | null;

export interface ValueBlock {
  readonly kind: 'value';
  readonly name: string;
  readonly value: Scalar;
}

/** Rows of cells. columns: field names for a table of structs; numbered where it is a grid (then there are `width` of them). */
export interface TableBlock {
  readonly kind: 'table';
  readonly name: string;
  readonly columns: readonly string[] | null;
  readonly width: number;
  readonly rows: readonly (readonly Scalar[])[];
}

/** A group of fields under a name of its own. */
export interface StructBlock {
  readonly kind: 'struct';
  readonly name: string;
  readonly blocks: readonly Block[];
}

export type Block = ValueBlock | TableBlock | StructBlock;

/** What every observation has: shown elsewhere on the page. */
const COMMON: ReadonlySet<string> = new Set<keyof Observation>([
  'game',
  'variant',
  'seat',
  'ply',
  'turn',
  'to_act',
  'decision',
  'returns',
  'reason',
]);

type Fields = Readonly<Record<string, unknown>>;

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Anything as one line: "a1, b1" or "piece: 3, square: a1". */
export function asLine(value: unknown): string {
  if (isScalar(value)) return value === null ? '' : String(value);
  if (Array.isArray(value)) return value.map(asLine).join(', ');
  return Object.entries(value as Fields)
    .map(([name, one]) => `${name}: ${asLine(one)}`)
    .join(', ');
}

const cellOf = (value: unknown): Scalar => (isScalar(value) ? value : asLine(value));

/** A list of structs: one row each, a column for every field that any of them has. */
function structTable(name: string, items: readonly Fields[]): TableBlock {
  const columns = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const rows = items.map((item) => columns.map((column) => cellOf(item[column] ?? null)));
  return { kind: 'table', name, columns, width: columns.length, rows };
}

function gridTable(name: string, items: readonly (readonly unknown[])[]): TableBlock {
  const width = Math.max(0, ...items.map((item) => item.length));
  return { kind: 'table', name, columns: null, width, rows: items.map((item) => item.map(cellOf)) };
}

function listBlock(name: string, items: readonly unknown[]): Block {
  if (items.length > 0 && items.every(isFields)) return structTable(name, items);
  if (items.length > 0 && items.every((item) => Array.isArray(item))) return gridTable(name, items as readonly (readonly unknown[])[]);
  return { kind: 'table', name, columns: null, width: items.length, rows: items.length === 0 ? [] : [items.map(cellOf)] };
}

function blockOf(name: string, value: unknown): Block {
  if (isScalar(value)) return { kind: 'value', name, value };
  if (Array.isArray(value)) return listBlock(name, value);
  return { kind: 'struct', name, blocks: Object.entries(value as Fields).map(([field, one]) => blockOf(field, one)) };
}

/** The named parts of a game's observation, lone values first. */
export function blocksOf(observation: Observation): readonly Block[] {
  const own = Object.entries(observation)
    .filter(([name]) => !COMMON.has(name))
    .map(([name, value]) => blockOf(name, value));
  return [...own.filter((block) => block.kind === 'value'), ...own.filter((block) => block.kind !== 'value')];
}
