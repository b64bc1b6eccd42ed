/** Signs of spheres and numbers, and emblems of cards: filled drawings of one colour in a frame of 24 units. */

import type { JSX } from 'preact';

const SIGNS = {
  leadership: 'M4 18.500h16v2.500H4zM4 16l-1.500-9 5.500 4L12 4l4 7 5.500-4L20 16z',
  tactics:
    'M5 21l8.500-9.500-2-2C13 5 16 3 20.500 3.500 21 8 19 11 14.500 12.500l-2 .5-6 9.500zM12.500 8.500c-2.500-.5-4 0-5.500 2 2 .5 3.500 1.500 4.500 3z',
  spirit:
    'M12 2c1 4 6 6.500 6 12a6 6 0 0 1-12 0c0-3 1.500-4.500 2.500-6.500.5 1.500 1 2 2 2.500C10 7 11 4.500 12 2zm0 11c-1.500 1.500-2.500 2.500-2.500 4a2.500 2.500 0 0 0 5 0c0-1.500-1-2.500-2.500-4z',
  lore: 'M11 6.500C8.500 5 5.500 4.500 2.500 5v13.500c3-.5 6 0 8.500 1.500zM13 6.500c2.500-1.500 5.500-2 8.500-1.500v13.500c-3-.5-6 0-8.500 1.500z',
  neutral: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z',
  willpower: 'M12 1.500l2 6 5.500-3-3 5.500 6 2-6 2 3 5.500-5.500-3-2 6-2-6-5.500 3 3-5.500-6-2 6-2-3-5.500 5.500 3z',
  attack: 'M21 2.500l-1 5.500-9.500 9.500 2 2-2 2-3-3L4 22l-2-2 3.500-3.500-3-3 2-2 2 2L16 4z',
  defense: 'M12 2l9 3v7c0 5-3.500 8.500-9 10.500C6.500 20.500 3 17 3 12V5z',
  hit_points: 'M12 21C5 16 2 12.500 2 8.500 2 5.500 4.200 3.500 7 3.500c2 0 4 1 5 3 1-2 3-3 5-3 2.800 0 5 2 5 5 0 4-3 7.500-10 12.500z',
  threat: 'M1.500 20.500L9 6l4 7 2.500-4 7 11.500zM9 6l1.500-3 2.500 4z',
  price:
    'M12 5.500c5 0 8.500 3 10.500 6.500-2 3.500-5.500 6.500-10.500 6.500S3.500 15.500 1.500 12C3.500 8.500 7 5.500 12 5.500zm0 2.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  points: 'M5 2.500h2.500V4H20l-3.500 4.500L20 13H7.500v8.500H5z',
  hourglass: 'M6 2h12v3c0 3-2.500 5-4.500 7 2 2 4.500 4 4.500 7v3H6v-3c0-3 2.500-5 4.500-7C8.500 10 6 8 6 5z',
  tick: 'M9.500 18.500L3 12l2.500-2.500 4 4L18.500 4.500 21 7z',
  skull:
    'M12 2c5.500 0 9 3.500 9 8.500 0 3-1.500 5-3.500 6.500v4.500h-3V19h-1.500v2.500h-2V19H9.500v2.500h-3V17C4.500 15.500 3 13.500 3 10.500 3 5.500 6.500 2 12 2zM8.500 9a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zm7 0a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  scroll:
    'M6 2.500h12a3 3 0 0 1 3 3v2h-4V16h3v2.500a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V16h3.500V5.500A1 1 0 0 0 5.500 5 1 1 0 0 0 5 6v1.500H3v-2a3 3 0 0 1 3-3zM9 8v1.500h5V8zm0 3.500V13h5v-1.500z',
  sword: 'M21 2.500l-1 5.500-9.500 9.500 2 2-2 2-3-3L4 22l-2-2 3.500-3.500-3-3 2-2 2 2L16 4z',
  ring: 'M9 3h6l2 3-2.500 3a7 7 0 1 1-5 0L7 6zm3 7.500a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
  spider:
    'M12 7.500c1.500 0 2.500 1 2.500 2.300l3-2.300V3.500h1.500v5L15 11.500l.5.5 5.500-1.500.5 1.500-5.500 2v.5l5 2v4.500h-1.500v-3.500l-4-1.500c-.5 3-1.700 5-3.500 5s-3-2-3.500-5l-4 1.500V21H3v-4.500l5-2V14l-5.500-2 .5-1.500L8.500 12l.5-.5L5 8.500v-5h1.500v4l3 2.300C9.500 8.500 10.500 7.500 12 7.500z',
  orc: 'M2 8l4 1.500C7.500 6 9.500 4.500 12 4.500s4.500 1.500 6 5L22 8l-2 6-2 .5c-.5 4-3 7-6 7s-5.500-3-6-7L4 14zm5.500 3l1 2.500 3 .5zm9 0l-4 3 3-.5zM8.500 17c1 1 2 1.500 3.500 1.500s2.500-.5 3.500-1.500l-1-.5-1 1-.5-1h-2l-.5 1-1-1z',
  bat: 'M12 9l1-2.500 1 1.500 1.500-1.500.5 3c3-2.500 5.500-2.500 8-1-2 1-3 3-3 5.500-2-1.500-3.500-1-4.500.5-1-.5-2 0-2.500 1L12 19l-2-3.500c-.5-1-1.500-1.500-2.500-1-1-1.500-2.500-2-4.500-.5 0-2.500-1-4.500-3-5.500 2.500-1.500 5-1.500 8 1l.5-3L10 8l1-1.500z',
  beast: 'M3 10c0-3 2-5 4-6l1 3h4c4 0 7 2 9 6l-2 1v7h-3v-5h-6v5H7v-6c-2-1-4-2.500-4-5zm5-.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
  troll: 'M9 3c2-1.500 5-1.500 6.500 1 3 .5 5 3 5 6v6l-2.500-1v6h-4v-5h-3v5H7v-8l-2.500 3L3 14l3-6c.5-2 1.500-4 3-5z',
  wraith: 'M12 2c4 0 7 3 7 8v12l-3-2.500-2 2.500-2-2.500-2 2.500-2-2.500L5 22V10c0-5 3-8 7-8zM9 9l-1 2.500h3zm6 0l-2 2.500h3z',
  forest: 'M8 2l5 8h-2.500l3.500 6h-4.500v5.500h-3V16H2l3.500-6H3zM17 7l4 6.500h-2l2.500 4.500h-3.500v3.500h-2V18h-2l2-4-2-3.500z',
  mountain: 'M1.500 20.500L9 6l4 7 2.500-4 7 11.500zM9 6l1.500-3 2.500 4z',
  river:
    'M2 7c2.500-2.500 5-2.500 7.500 0 2 2 3.500 2 5.500 0 2.500-2.500 5-2.500 7 0v2.500c-2-2-3.500-2-5.500 0-2.500 2.500-5 2.500-7.500 0-2-2-3.500-2-5 0H2zm0 6.500c2.500-2.500 5-2.500 7.500 0 2 2 3.500 2 5.500 0 2.500-2.500 5-2.500 7 0V16c-2-2-3.500-2-5.500 0-2.500 2.500-5 2.500-7.500 0-2-2-3.500-2-5 0H2z',
  tower: 'M5 2.500h3V5h2.500V2.500h3V5H16V2.500h3V9l-2 1.500V22h-3.500v-4a1.500 1.500 0 0 0-3 0v4H7V10.500L5 9z',
  road: 'M9.500 3h2v3h1V3h2L20 21h-6v-3h-4v3H4zm2 6v2.500h1V9zm-.5 4.500V16h2v-2.500z',
  web: 'M11.300 1.500h1.400l.3 5 3.500-3.500 2 1.500-3.500 4.500 5.500-1 .5 2-5 2 5 2-.5 2-5.500-1 3.500 4.500-2 1.500L13 17.500l-.3 5h-1.400l-.3-5L7.500 21l-2-1.500L9 15l-5.500 1-.5-2 5-2-5-2 .5-2L9 9 5.500 4.500l2-1.500L11 6.500z',
  key: 'M8 3a5.500 5.500 0 1 1-1.500 10.800L12 13v-.2L9.800 13 20.500 16v3h-2.500v2.500h-3v-3l-5-4A5.500 5.500 0 0 1 8 3zm0 3.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  star: 'M12 1.500l2 8.500 8.500 2-8.500 2-2 8.500-2-8.500-8.500-2 8.500-2z',
} as const;

export type SignName = keyof typeof SIGNS;
export const SIGN_NAMES = Object.keys(SIGNS) as readonly SignName[];

export function Sign({ name }: { readonly name: SignName }): JSX.Element {
  return (
    <svg class="fs-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SIGNS[name]} />
    </svg>
  );
}

const BY_TRAIT: readonly (readonly [string, SignName])[] = [
  ['spider', 'spider'],
  ['troll', 'troll'],
  ['nazgul', 'wraith'],
  ['undead', 'wraith'],
  ['orc', 'orc'],
  ['goblin', 'orc'],
  ['insect', 'spider'],
  ['creature', 'beast'],
  ['forest', 'forest'],
  ['mountain', 'mountain'],
  ['riverland', 'river'],
  ['marshland', 'river'],
  ['stronghold', 'tower'],
  ['dungeon', 'tower'],
  ['weapon', 'sword'],
  ['armor', 'defense'],
  ['title', 'leadership'],
  ['artifact', 'ring'],
];
const BY_TYPE: Readonly<Record<string, SignName>> = {
  enemy: 'orc',
  location: 'road',
  treachery: 'web',
  objective: 'key',
  quest: 'star',
  event: 'scroll',
  attachment: 'ring',
};
const BY_ID: Readonly<Record<string, SignName>> = { 'black-forest-bats': 'bat', 'enchanted-stream': 'river' };

/** The emblem of a card; undefined for people, who have their initial. */
export function emblemOf(id: string, type: string, traits: readonly string[]): SignName | undefined {
  if (type === 'hero' || type === 'ally') return undefined;
  return BY_ID[id] ?? BY_TRAIT.find(([trait]) => traits.includes(trait))?.[1] ?? BY_TYPE[type] ?? 'star';
}
