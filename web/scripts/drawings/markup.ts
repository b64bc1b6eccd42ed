/** Drawings of the front end as SVG without classes: every style stands at its element. */

import type { ComponentChild, ComponentChildren, VNode } from 'preact';

import { declared, type rulesOf, settled, type Styled, type Variables, variablesOf } from './css.ts';

/** What of a style a drawing keeps. */
const KEPT = new Set(
  'fill fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-opacity fill-opacity opacity color text-anchor stop-color stop-opacity font-size font-weight font-family paint-order'.split(
    ' ',
  ),
);

export interface Sheet {
  readonly rules: ReturnType<typeof rulesOf>;
  readonly variables: Variables;
  /** Pixels of a unit, for lines that keep their width when a drawing grows. */
  readonly unit?: number;
  /** Texts that stand for parts of a drawing. */
  readonly holes?: ReadonlyMap<unknown, string>;
}

interface Place {
  readonly way: readonly Styled[];
  readonly variables: Variables;
}

/** The SVG of what a component draws. above: classes of the elements that it stands in; what it inherits from them stands around it. */
export function markup(drawn: ComponentChildren, sheet: Sheet, above: readonly string[] = []): string {
  const way = above.map((name): Styled => ({ tag: 'g', classes: name.split(' '), attributes: {}, isFirst: false }));
  let variables = sheet.variables;
  let inherited = '';
  way.forEach((_, index) => {
    const said = declared(sheet.rules, way.slice(0, index + 1));
    variables = variablesOf(said, variables);
    for (const [name, value] of shown(said)) if (name !== 'opacity') inherited += ` ${name}="${escaped(settled(value, variables))}"`;
  });
  const svg = children(drawn, sheet, { way, variables });
  return inherited === '' ? svg : `<g${inherited}>${svg}</g>`;
}

function children(drawn: ComponentChildren, sheet: Sheet, place: Place): string {
  let isFirst = true;
  return flat(drawn)
    .map((one) => {
      const text = node(one, sheet, place, isFirst);
      if (text !== '') isFirst = false;
      return text;
    })
    .join('');
}

function flat(drawn: ComponentChildren): readonly ComponentChild[] {
  return Array.isArray(drawn) ? drawn.flatMap(flat) : [drawn];
}

function node(one: ComponentChild, sheet: Sheet, place: Place, isFirst: boolean): string {
  const hole = sheet.holes?.get(one);
  if (hole !== undefined) return hole;
  if (one === null || one === undefined || typeof one === 'boolean') return '';
  if (typeof one !== 'object') return escaped(String(one));
  const { type, props } = one as VNode<Record<string, unknown>>;
  if (typeof type === 'function') {
    const call = type as (given: unknown) => ComponentChildren;
    return children(call(props), sheet, place);
  }
  return element(type, props, sheet, place, isFirst);
}

function element(tag: string, props: Record<string, unknown>, sheet: Sheet, place: Place, isFirst: boolean): string {
  const given = plain(props);
  const styled: Styled = { tag, classes: (given['class'] ?? '').split(' ').filter(Boolean), attributes: given, isFirst };
  const way = [...place.way, styled];
  const said = new Map([...declared(sheet.rules, way), ...inlineOf(props['style'])]);
  const variables = variablesOf(said, place.variables);
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    if (!/^(class|style|key|aria-.*|data-.*|role|focusable|tabindex|preserveAspectRatio)$/.test(name)) attributes[name] = value;
  }
  for (const [name, value] of shown(said)) attributes[name] = settled(value, variables);
  const isThin = said.get('vector-effect') === 'non-scaling-stroke' && sheet.unit !== undefined;
  if (isThin && attributes['stroke-width']) attributes['stroke-width'] = short(parseFloat(attributes['stroke-width']) / (sheet.unit ?? 1));
  thinned(attributes);
  const inner = children(props['children'] as ComponentChildren, sheet, { way, variables });
  if (tag === 'svg') return inner;
  const words = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
  return inner === '' ? `<${tag}${words}/>` : `<${tag}${words}>${inner}</${tag}>`;
}

/** Of one paint, as thin as the whole: a layer of its own for each shape takes most of the time of a picture. */
function thinned(attributes: Record<string, string>): void {
  const { opacity, fill, stroke } = attributes;
  if (opacity === undefined) return;
  const paint = fill === 'none' && stroke !== undefined ? 'stroke' : fill !== undefined && stroke === undefined ? 'fill' : '';
  if (paint === '' || attributes[`${paint}-opacity`] !== undefined) return;
  attributes[`${paint}-opacity`] = opacity;
  delete attributes['opacity'];
}

function plain(props: Record<string, unknown>): Record<string, string> {
  const told = Object.entries(props).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return Object.fromEntries(told.map(([name, value]) => [name, typeof value === 'number' ? short(value) : String(value)]));
}

function inlineOf(style: unknown): readonly (readonly [string, string])[] {
  if (typeof style !== 'string') return [];
  return style
    .split(';')
    .map((one) => one.split(/:(.*)/s).map((part) => part.trim()))
    .filter((one) => one.length > 1)
    .map(([name = '', value = '']) => [name, value]);
}

/** The kept styles; `font: 600 20px / 1 family` as its parts. */
function shown(said: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  return [...said].flatMap(([name, value]): (readonly [string, string])[] => {
    const font = name === 'font' ? /^(\d+) ([\d.]+px) \/ [\d.]+ (.+)$/.exec(value) : null;
    if (font) {
      return [
        ['font-weight', font[1] ?? ''],
        ['font-size', (font[2] ?? '').replace('px', '')],
        ['font-family', font[3] ?? ''],
      ];
    }
    return KEPT.has(name) ? [[name, value.replace(/^([\d.]+)px$/, '$1')]] : [];
  });
}

const short = (value: number): string => String(Number(value.toFixed(3)));

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
