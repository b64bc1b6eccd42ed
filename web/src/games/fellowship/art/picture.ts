/** The picture of a card, put together from the parts in `games/fellowship/art/parts.svg` (Python's side names the parts of each card). */

import partsFile from '../../../../../src/gonfalon/games/fellowship/art/parts.svg?raw';
import type { Picture, Printed } from '../facts';
import { printed } from '../printed';

interface Part {
  readonly body: string;
  /** How a person carries it. */
  readonly held?: string;
  /** It stands behind the person. */
  readonly isBehind: boolean;
}

const PARTS: ReadonlyMap<string, Part> = new Map(
  [...partsFile.matchAll(/<symbol id="([^"]+)"([^>]*)>\s*([\s\S]*?)\s*<\/symbol>/g)].map(([, id = '', attributes = '', body = '']) => {
    const held = /data-held="([^"]+)"/.exec(attributes)?.[1];
    return [id, { body, isBehind: attributes.includes('data-behind'), ...(held !== undefined && { held }) }];
  }),
);
const STYLE = /<style>\s*([\s\S]*?)\s*<\/style>/.exec(partsFile)?.[1] ?? '';

interface Colours {
  /** Of the sphere or type: dresses, banners, hatching. */
  readonly tone: string;
  readonly ground: string;
  readonly land: string;
}

const COLOURS: Readonly<Record<string, Colours>> = {
  leadership: { tone: '#5d3a80', ground: '#d9cce3', land: '#8c6fa8' },
  tactics: { tone: '#96301c', ground: '#ecc9b4', land: '#b96a4f' },
  spirit: { tone: '#1d5a88', ground: '#c5d9e4', land: '#6b98b4' },
  lore: { tone: '#4f6412', ground: '#d5dbb2', land: '#8b9a55' },
  neutral: { tone: '#655c4e', ground: '#ded5c2', land: '#988c78' },
  enemy: { tone: '#7d1d14', ground: '#cfc6b4', land: '#8a8270' },
  location: { tone: '#2f5140', ground: '#c3cdb6', land: '#6d8a6c' },
  treachery: { tone: '#4a2f5e', ground: '#c9bfcf', land: '#83759a' },
  objective: { tone: '#8d6414', ground: '#e3d3a4', land: '#a88a4c' },
  quest: { tone: '#6b4a12', ground: '#d9c9a0', land: '#937a48' },
};

/** What stands for a card whose data file names no picture, by the first trait that says something, else by its type. */
const BY_TRAIT: Readonly<Record<string, string>> = {
  spider: 'spider',
  troll: 'troll',
  nazgul: 'wraith',
  undead: 'skull',
  orc: 'orc',
  goblin: 'goblin',
  insect: 'hornet',
  creature: 'wolf',
  forest: 'pines',
  mountain: 'mountain',
  riverland: 'stream',
  marshland: 'reeds',
  stronghold: 'tower',
  dungeon: 'gate',
  weapon: 'sword',
  armor: 'plate',
  title: 'crown',
  artifact: 'gem',
};
const BY_TYPE: Readonly<Record<string, Picture>> = {
  hero: { head: 'short', dress: 'cloak', holds: 'sword', land: 'hills' },
  ally: { head: 'hood', dress: 'leather', holds: 'spear', land: 'hills' },
  enemy: { motif: 'orc', land: 'stones' },
  location: { motif: 'road', land: 'hills' },
  treachery: { motif: 'storm', land: 'mountains' },
  objective: { motif: 'key', sky: 'rays' },
  quest: { motif: 'map', land: 'hills' },
  event: { motif: 'scroll' },
  attachment: { motif: 'gem', sky: 'star' },
};

/** The parts of a card. */
export function partsOf(card: Pick<Printed, 'type' | 'traits' | 'picture'>): Picture {
  if (card.picture) return card.picture;
  const usual = BY_TYPE[card.type] ?? { motif: 'star' };
  const trait = card.traits.find((one) => one in BY_TRAIT);
  return 'head' in usual || trait === undefined ? usual : { ...usual, motif: BY_TRAIT[trait] ?? '' };
}

const INKS = { ink: '#2a2118', white: '#fbf4e2', gold: '#d9a941' } as const;

/** How the parts of a picture are put in: their drawings for the browser, references for whoever has the parts file too. */
type PutIn = (part: string) => string;

function bodyOf(id: string): string {
  return PARTS.get(id)?.body ?? '';
}

function referenceTo(id: string): string {
  return PARTS.has(id) ? `<use href="#${id}"/>` : '';
}

function placed(body: string, transform: string): string {
  return body === '' ? '' : `<g transform="${transform}">${body}</g>`;
}

/** Inks of hair or beard: dark hair is cut in white, other hair in ink. */
function inksOf(name: string, ink: Picture['hair'] = 'ink', tone = ''): Readonly<Record<string, string>> {
  return { [name]: ink === 'tone' ? tone : INKS[ink], [`${name}cut`]: ink === 'ink' ? INKS.white : INKS.ink };
}

/** A person from parts, in a box of 100. */
function person({ head = '', long_hair: isLong, old, beard = '', dress = 'cloak', holds = '' }: Picture, put: PutIn): string {
  const held = PARTS.get(`motif-${holds}`);
  const carried = held === undefined ? '' : placed(put(`motif-${holds}`), held.held ?? 'translate(60 50) scale(.6)');
  const back = head === 'hood' ? 'back-hood' : ['hair', 'circlet'].includes(head) ? `back-${isLong ? 'lady' : 'hair'}` : '';
  const layers = [back, `dress-${dress}`, old ? 'face-old' : 'face', `beard-${beard}`, `head-${head}`].map(put).join('');
  return held?.isBehind ? carried + layers : layers + carried;
}

/** Where the seal hangs, for frames that cut the corner. */
const SEAL_AT: Readonly<Record<string, string>> = { objective: 'translate(24 36)', attachment: 'translate(16 8)' };
const SEAL =
  '<path class="paper" d="M14 12h50v44l-25 14-25-14z"/><path class="line ink" stroke-width="2.5" d="M14 12h50v44l-25 14-25-14z"/>';
const WIDTH = 240;
const HEIGHT = 180;

type Drawn = Pick<Printed, 'type' | 'sphere' | 'traits' | 'picture'>;

/** A picture as its inks and its layers, of 240 by 180. */
type Composition = Readonly<{ inks: Readonly<Record<string, string>>; layers: string }>;

function compose(card: Drawn, put: PutIn): Composition {
  const kind = card.sphere === '' ? card.type : card.sphere;
  const { tone, ground, land } = COLOURS[kind] ?? { tone: '#655c4e', ground: '#ded5c2', land: '#988c78' };
  const parts = partsOf(card);
  const hatching = put(`hatch-${card.sphere === '' ? 'encounter' : card.sphere}`);
  const box = `x="-40" y="-40" width="${WIDTH + 80}" height="${HEIGHT + 80}"`;
  const seal = placed(SEAL + placed(put(`motif-${parts.seal ?? ''}`), 'translate(21.5 19) scale(.35)'), SEAL_AT[card.type] ?? '');
  const subject =
    parts.head === undefined
      ? placed(put(`motif-${parts.motif ?? ''}`), 'translate(51 22) scale(1.38)')
      : placed(person(parts, put), `translate(${parts.holds === undefined ? 38 : 30} 18) scale(1.64)`);
  const layers = [
    `<rect class="ground" ${box}/>`,
    hatching && `<pattern id="h" width="12" height="12" patternUnits="userSpaceOnUse">${hatching}</pattern><rect fill="url(#h)" ${box}/>`,
    put(`sky-${parts.sky ?? ''}`),
    put(`land-${parts.land ?? ''}`),
    parts.seal === undefined ? '' : seal,
    subject,
  ].join('');
  const ofPerson = parts.head === undefined ? {} : { ...inksOf('hair', parts.hair, tone), ...inksOf('beard', parts.beard_ink, tone) };
  return { inks: { tone, ground, land, ...ofPerson }, layers };
}

/** A picture for the server, which has the parts file too: inks by name, and layers that name parts and classes of that file. */
export function composition(card: Drawn): Composition {
  const { inks, layers } = compose(card, referenceTo);
  return { inks, layers: layers.replaceAll(' class=', ' ink=') };
}

/** The picture of a card as the text of an SVG file of 240 by 180. */
export function drawn(card: Drawn): string {
  const { inks, layers } = compose(card, bodyOf);
  const style = Object.entries(inks)
    .map(([name, ink]) => `--${name}:${ink}`)
    .join(';');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" style="${style}"><style>${STYLE}</style>${layers}</svg>`;
}

const drawnBefore = new Map<string, string>();

function addressOf(name: string, card: () => Drawn): string {
  const known = drawnBefore.get(name);
  if (known !== undefined) return known;
  const made = `data:image/svg+xml,${encodeURIComponent(drawn(card()))}`;
  drawnBefore.set(name, made);
  return made;
}

/** The address of the picture of a card, for an image: drawn once. */
export function pictureOf(id: string): string {
  return addressOf(id, () => printed(id));
}

/** The same without its seal, for frames that would cut through it; the picture itself where it has none. */
export function barePictureOf(id: string): string {
  const card = printed(id);
  if (card.picture?.seal === undefined) return pictureOf(id);
  return addressOf(`${id} bare`, () => ({ ...card, picture: { ...card.picture, seal: undefined } }));
}
