/** As much of style sheets as drawings need: nested rules, variables, light-dark() in daylight, color-mix(), the cascade. */

/** One step of a selector; deep: it may lie anywhere above the next one, else right above it. */
interface Step {
  readonly text: string;
  readonly deep: boolean;
}

interface Rule {
  readonly steps: readonly Step[];
  readonly weight: number;
  readonly declarations: readonly (readonly [string, string])[];
}

/** An element as selectors see it. */
export interface Styled {
  readonly tag: string;
  readonly classes: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly isFirst: boolean;
}

export type Variables = Readonly<Record<string, string>>;

/** The rules of a style sheet in their order; those of media, containers and key frames are left out. */
export function rulesOf(sheet: string): readonly Rule[] {
  const found: Rule[] = [];
  readBlock(sheet.replaceAll(/\/\*[^]*?\*\//g, ''), [''], found);
  return found;
}

function readBlock(text: string, above: readonly string[], found: Rule[]): void {
  const own: [string, string][] = [];
  const add = (): void => {
    if (own.length === 0) return;
    for (const selector of above) found.push({ ...stepsOf(selector), declarations: [...own] });
    own.length = 0;
  };
  let at = 0;
  while (at < text.length) {
    const end = nextSign(text, at);
    const head = text.slice(at, end).trim();
    if (text[end] !== '{') {
      const colon = head.indexOf(':');
      if (colon > 0 && !head.startsWith('@')) own.push([head.slice(0, colon).trim(), head.slice(colon + 1).trim()]);
      at = end + 1;
      continue;
    }
    const close = closing(text, end);
    if (!head.startsWith('@')) {
      add();
      readBlock(text.slice(end + 1, close), nested(above, head), found);
    }
    at = close + 1;
  }
  add();
}

/** Where a declaration ends or a block begins. */
function nextSign(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')') depth--;
    else if (depth === 0 && (text[at] === ';' || text[at] === '{')) return at;
  }
  return text.length;
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}

function nested(above: readonly string[], head: string): readonly string[] {
  return above.flatMap((parent) =>
    head
      .split(/,(?![^(]*\))/)
      .map((one) => one.trim())
      .flatMap(spread)
      .map((one) => (one.includes('&') ? one.replaceAll('&', parent) : `${parent} ${one}`.trim())),
  );
}

/** A selector with :is(): one for each of what stands in it. */
function spread(selector: string): readonly string[] {
  const found = /:is\(([^()]*)\)/.exec(selector);
  if (found === null) return [selector];
  return (found[1] ?? '').split(',').flatMap((one) => spread(selector.replace(found[0], () => one.trim())));
}

function stepsOf(selector: string): { steps: readonly Step[]; weight: number } {
  const parts = selector.replaceAll(/\s*>\s*/g, ' >').split(/\s+/);
  const steps = parts.map((part) => ({ text: part.replace(/^>/, ''), deep: !part.startsWith('>') }));
  const count = (pattern: RegExp): number => selector.match(pattern)?.length ?? 0;
  return { steps, weight: 100 * count(/[.[]|:(?!:)/g) + count(/(^|[\s>])[a-z]/g) };
}

const SIMPLE = /\.[\w-]+|\[[^\]]+\]|:{1,2}[\w-]+(?:\([^)]*\))?|[\w-]+|\*/g;

function isMet(step: string, element: Styled): boolean {
  return (step.match(SIMPLE) ?? []).every((simple) => {
    if (simple === '*') return true;
    if (simple.startsWith('.')) return element.classes.includes(simple.slice(1));
    if (simple === ':first-child') return element.isFirst;
    if (simple === ':root') return element.tag === ':root';
    if (simple.startsWith(':')) return false;
    const [, name = '', value] = /^\[([\w-]+)(?:='?([^'\]]*)'?)?\]$/.exec(simple) ?? [];
    if (name !== '') return value === undefined ? name in element.attributes : element.attributes[name] === value;
    return simple === element.tag;
  });
}

/** way: the elements from the root to the one that is asked about. */
function applies(steps: readonly Step[], way: readonly Styled[]): boolean {
  const last = steps.at(-1);
  const element = way.at(-1);
  if (last === undefined) return true;
  if (element === undefined || !isMet(last.text, element)) return false;
  const rest = steps.slice(0, -1);
  if (rest.length === 0) return true;
  const above = way.slice(0, -1);
  if (!last.deep) return applies(rest, above);
  return above.some((_, index) => applies(rest, above.slice(0, index + 1)));
}

/** What the rules say of an element, the strongest last word each; variables as the text that stands there. */
export function declared(rules: readonly Rule[], way: readonly Styled[]): ReadonlyMap<string, string> {
  const met = rules.filter((rule) => applies(rule.steps, way));
  const ordered = met.map((rule, index) => ({ rule, index })).sort((a, b) => a.rule.weight - b.rule.weight || a.index - b.index);
  return new Map(ordered.flatMap(({ rule }) => [...rule.declarations]));
}

/** The variables of an element: its own on top of those above it. */
export function variablesOf(said: ReadonlyMap<string, string>, above: Variables): Variables {
  const own = Object.fromEntries([...said].filter(([name]) => name.startsWith('--')));
  return Object.keys(own).length === 0 ? above : { ...above, ...own };
}

const CALL = /(var|light-dark|color-mix|rgb)\(([^()]*)\)/;

/** A value as it is in daylight, with every colour as #rrggbb or rgba(). */
export function settled(value: string, variables: Variables): string {
  let text = value
    .replaceAll(/\bblack\b/g, '#000000')
    .replaceAll(/\bwhite\b/g, '#ffffff')
    .replaceAll('currentcolor', 'currentColor');
  for (let call = CALL.exec(text); call !== null; call = CALL.exec(text)) {
    text = text.replace(call[0], () => called(call[1] ?? '', call[2] ?? '', variables));
  }
  return text.replaceAll('⟨', '(').replaceAll('⟩', ')').trim();
}

function called(name: string, inner: string, variables: Variables): string {
  if (name === 'var') {
    const [variable = '', fallback = ''] = splitOnce(inner);
    return variables[variable] ?? fallback;
  }
  const parts = inner.split(',').map((one) => one.trim());
  if (name === 'light-dark') return parts[0] ?? '';
  if (name === 'rgb') return written(rgbOf(inner));
  return mixed(parts[1] ?? '', parts[2] ?? '');
}

function splitOnce(text: string): readonly string[] {
  const comma = text.indexOf(',');
  return comma < 0 ? [text.trim()] : [text.slice(0, comma).trim(), text.slice(comma + 1).trim()];
}

type Colour = readonly [number, number, number, number];

/** "60 40 10 / 0.22" */
function rgbOf(inner: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = inner.split(/[\s,/]+/).map(Number);
  return [red, green, blue, alpha];
}

function colourOf(text: string): Colour {
  if (text.startsWith('rgba')) return rgbOf(text.slice(5).replace(/[)⟩]/, ''));
  if (text === 'transparent') return [0, 0, 0, 0];
  const digits = text.slice(1);
  const whole = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits;
  const channel = (at: number): number => parseInt(whole.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4), 1];
}

/** Round brackets of a settled colour are angled until all calls are settled, so that none is settled twice. */
function written([red, green, blue, alpha]: Colour): string {
  const channels = [red, green, blue].map(Math.round);
  if (alpha < 1) return `rgba⟨${channels.join(',')},${Number(alpha.toFixed(3))}⟩`;
  return `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

function mixed(first: string, second: string): string {
  const [, one = '', share] = /^(\S+)(?:\s+([\d.]+)%)?$/.exec(first) ?? [];
  const [, other = '', rest] = /^(\S+)(?:\s+([\d.]+)%)?$/.exec(second) ?? [];
  const part = share !== undefined ? Number(share) / 100 : rest !== undefined ? 1 - Number(rest) / 100 : 0.5;
  const [a, b] = [colourOf(one), colourOf(other)];
  const alpha = a[3] * part + b[3] * (1 - part);
  if (alpha === 0) return 'transparent';
  const mix = (at: 0 | 1 | 2): number => (a[at] * a[3] * part + b[at] * b[3] * (1 - part)) / alpha;
  return written([mix(0), mix(1), mix(2), alpha]);
}
