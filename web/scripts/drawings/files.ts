/** The drawings, colours and crests of the front end as data for the pictures that the server makes. */

import { readFileSync } from 'node:fs';

import { Crest, CLOTHS, DEVICES, DIVISIONS, SteelBanner } from '../../src/shell/Crest.tsx';
import { declared, rulesOf, settled, type Variables, variablesOf } from './css.ts';
import type { Data, Family } from './families.ts';
import { markup, type Sheet } from './markup.ts';

const WEB = new URL('../../', import.meta.url);
const PACKAGE = new URL('../src/gonfalon/pictures/', WEB);

const read = (name: string): string => readFileSync(new URL(name, WEB), 'utf8');
const sheetAt = (name: string): string => read(name.includes('/') ? `src/${name}` : `styles/${name}`);

/** All families that the server draws, by their ids. */
function families(): Readonly<Record<string, Family>> {
  const found: Record<string, { readonly family: Family }> = import.meta.glob('../../src/games/*/drawings.ts', { eager: true });
  return Object.fromEntries(Object.entries(found).map(([path, { family }]) => [path.split('/').at(-2) ?? '', family]));
}

function sheetOf(names: readonly string[], theme: string): Sheet {
  const rules = names.flatMap((name) => rulesOf(sheetAt(name)));
  const root = { tag: ':root', classes: [], isFirst: true, attributes: { 'data-game-theme': theme } };
  return { rules, variables: variablesOf(declared(rules, [root]), {}) };
}

/** The variables that are colours, settled. */
function colours(variables: Variables): Record<string, string> {
  const all = Object.entries(variables).map(([name, value]) => [name.slice(2), settled(value, variables)] as const);
  return Object.fromEntries(all.filter(([, value]) => /^(#[\da-f]{3,8}|rgba?\([^()]*\))$/i.test(value)).sort());
}

function clothsOf(family: Family): Record<string, string> {
  if (family.cloth === '') return {};
  const { rules, variables } = sheetOf(['tokens.css', 'home.css', family.cloth], '');
  const cloth = ([name, value]: readonly [string, string]): string => {
    const cover = { tag: 'div', classes: ['cover'], isFirst: true, attributes: { [name]: value } };
    const own = variablesOf(declared(rules, [cover]), variables);
    return settled(own['--cover-cloth'] ?? '', own);
  };
  return Object.fromEntries(family.cloths.map((one) => [one[1], cloth(one)]));
}

/** A crest with words in the place of its colours and paths. */
function crests(): Data {
  const sheet = sheetOf(['tokens.css', 'crest.css'], '');
  const [first, second, on] = CLOTHS.gules;
  const template = markup(Crest({ crest: { cloth: 'gules', division: 'pale', device: 'star' } }), sheet)
    .replace(first, '{first}')
    .replace(second, '{second}')
    .replace(on, '{on}')
    .replace(DIVISIONS.pale, '{division}')
    .replace(DEVICES.star, '{device}');
  return { template, cloths: CLOTHS, divisions: DIVISIONS, devices: DEVICES, steel: markup(SteelBanner({}), sheet) };
}

function house(): Data {
  const root = sheetOf(['tokens.css'], '').variables;
  const { rules, variables } = sheetOf(['tokens.css', 'home.css'], '');
  const cover = declared(rules, [{ tag: 'div', classes: ['cover'], isFirst: true, attributes: {} }]);
  const mark = read('public/assets/favicon.svg')
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');
  return { colours: colours(root), cloth: settled(cover.get('--cover-cloth') ?? '', variables), mark, crests: crests() };
}

function ofFamily(family: Family): Data {
  const look = (theme: string): Data => {
    const sheet = sheetOf(['tokens.css', ...family.sheets], theme);
    return { colours: colours(sheet.variables), ...family.parts(sheet, theme) };
  };
  const common = family.common(sheetOf(['tokens.css', 'home.css', ...family.sheets], ''));
  const looks = Object.entries(family.themes).map(([game, theme]) => [game, look(theme)] as const);
  return { cloths: clothsOf(family), ...common, looks: Object.fromEntries(looks) };
}

const written = (data: Data): string => `${JSON.stringify(data, null, 1)}\n`;

/** Every file with its text. */
export function files(): ReadonlyMap<URL, string> {
  const found = new Map([[new URL('drawings.json', PACKAGE), written(house())]]);
  for (const [name, family] of Object.entries(families())) found.set(new URL(`${name}/drawings.json`, PACKAGE), written(ofFamily(family)));
  return found;
}
