/** Crests: the banner of a person, drawn from three words. Computers carry steel; no person may. */

import '../../styles/crest.css';

import type { JSX } from 'preact';

import type { Crest as CrestWords, CrestCloth, CrestDevice, CrestDivision } from '../net/wire';

/** The pair of colours of each cloth, and the colour of what lies on it. */
export const CLOTHS: Readonly<Record<CrestCloth, readonly [string, string, string]>> = {
  gules: ['#9c2f22', '#e0b86a', '#fff6e2'],
  azure: ['#27518d', '#c9d7e8', '#fff6e2'],
  vert: ['#2b5c47', '#d9b258', '#fff6e2'],
  or: ['#c8952f', '#6a3f16', '#fff6e2'],
  argent: ['#e9e2d0', '#8d3a2e', '#2a2118'],
  sable: ['#2f2b2a', '#b23a2c', '#f6e3ae'],
  purpure: ['#5b3a76', '#d3b7dd', '#fff6e2'],
  tenne: ['#85502b', '#e6cf9f', '#fff6e2'],
};
export const CREST_CLOTHS = Object.keys(CLOTHS) as readonly CrestCloth[];
const STEEL = ['#565d63', '#7b848b', '#e4e8ea'] as const;

/** The part of the cloth that has the second colour. The cloth is 30 wide and 39 high, pointed below 27.5. */
export const DIVISIONS: Readonly<Record<CrestDivision, string>> = {
  plain: '',
  pale: 'M15 0H30V27.500L15 39z',
  fess: 'M0 10.500H30V21.500H0z',
  bend: 'M0 0H9L30 21V27.500L24.620 31.620 0 7z',
  chevron: 'M0 26L15 11 30 26V27.500L25.750 30.750 15 20 4.250 30.750 0 27.500z',
  quarterly: 'M15 0H30V17H15zM0 17H15V39L0 27.500z',
  border: 'M0 0H30V27.500L15 39 0 27.500zM4 4V25.500L15 34 26 25.500V4z',
};
export const CREST_DIVISIONS = Object.keys(DIVISIONS) as readonly CrestDivision[];

/** What lies on the cloth, 24 by 24. */
export const DEVICES: Readonly<Record<CrestDevice, string>> = {
  star: 'M12 1l2.600 8.400L23 12l-8.400 2.600L12 23l-2.600-8.400L1 12l8.400-2.600z',
  sun: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM10.800 1h2.400l.4 4h-3.200zM10.800 23h2.400l.4-4h-3.200zM1 10.800v2.400l4 .4v-3.200zM23 10.800v2.400l-4 .4v-3.200zM4.500 3.400l3.600 2.400-2.300 2.300L3.400 4.500zM19.500 3.400l-3.600 2.400 2.300 2.300 2.400-3.600zM4.500 20.600l3.600-2.400-2.300-2.300-2.400 3.600zM19.500 20.600l-3.600-2.400 2.300-2.300 2.400 3.600z',
  moon: 'M15.500 2A10.500 10.500 0 1 0 22 17.500 8.500 8.500 0 0 1 15.500 2z',
  tower: 'M4 2h4v3h2V2h4v3h2V2h4v7l-2 2v9h2v3H4v-3h2v-9L4 9zM10.500 23v-5a1.500 1.500 0 0 1 3 0v5z',
  tree: 'M12 1c5 0 8 3.200 8 7 2 1 2.800 3 2 5-.9 2.400-3.600 3.600-8.200 3.300V20l2.700 3h-9l2.700-3v-3.700C5.600 16.600 2.900 15.400 2 13c-.8-2 0-4 2-5 0-3.800 3-7 8-7z',
  leaf: 'M20.500 2C9 2 3.500 7.500 3.500 14.500c0 1.600.3 2.800.8 3.700L1.800 22l1.500 1 2.500-3.600c1.200.7 2.700 1 4.400 1C17 20.400 21.500 14 20.500 2zM7.500 17.400L15.800 7l1 .8-7.900 10z',
  key: 'M12 1a5.500 5.500 0 0 1 1.600 10.700V23h-3.200v-2H7v-2.600h3.400v-1.600H7.500v-2.600h2.900v-2.500A5.500 5.500 0 0 1 12 1zM12 4a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  coronet: 'M2 6l4.600 5L12 3l5.400 8L22 6l-2 11.500H4zM4 19h16v3H4z',
  anchor:
    'M12 1a3 3 0 0 1 1.400 5.700V9H17v2.600h-3.600v7.900c2.600-.4 4.700-2 5.600-4.200l-1.900.3 2.900-5 2.900 5-1.600-.2C20.200 20 16.500 22.800 12 23c-4.500-.2-8.200-3-9.300-7.600l-1.600.2 2.900-5 2.900 5-1.900-.3c.9 2.200 3 3.800 5.600 4.200v-7.900H7V9h3.600V6.700A3 3 0 0 1 12 1zm0 2.200a.9.9 0 1 0 0 1.800.9.9 0 0 0 0-1.800z',
  wheel:
    'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm-1.400 3A8 8 0 0 0 7.200 5.400l3.400 3.400zm2.800 0v4.800l3.400-3.400A8 8 0 0 0 13.400 4zM5.300 7.300A8 8 0 0 0 4 10.600h4.700zm13.400 0l-3.400 3.300H20a8 8 0 0 0-1.300-3.300zM4 13.400a8 8 0 0 0 1.300 3.300l3.400-3.300zm11.300 0l3.400 3.300a8 8 0 0 0 1.300-3.300zm-4.700 1.800l-3.400 3.400a8 8 0 0 0 3.400 1.400zm2.800 0V20a8 8 0 0 0 3.400-1.400z',
  fish: 'M1 12c4-6 10-8 15-5l6-3.500c-1 3-1.400 5.500-1.400 8.500s.4 5.500 1.400 8.500L16 17c-5 3-11 1-15-5zm5.500-2.300a1.400 1.400 0 1 0 0 2.800 1.400 1.400 0 0 0 0-2.800z',
  arrow: 'M12 1l5.500 8h-3.900v7.600l3.400 3.200V23L12 19.400 7 23v-3.200l3.400-3.200V9H6.500z',
  flame:
    'M12.500 1c1 4.500 6.700 6.800 6.700 13.200A7.300 7.300 0 0 1 12 23a7.300 7.300 0 0 1-7.200-8.300c0-3.200 1.800-5 3-7.200.8 1.400 1.200 2.400 1.300 3.600C11.600 8.400 12.700 5 12.500 1zM12 20.500c2 0 3.300-1.500 3.300-3.400 0-2.300-1.900-3.200-2.600-5.300-1.600 2-4 3-4 5.500 0 1.800 1.300 3.200 3.300 3.200z',
  bell: 'M10.500 3.500a1.500 1.500 0 1 1 3 0c4 .8 5.500 3.800 5.500 8 0 3.500.8 5 2.500 6.500v1.500h-19V18C4.200 16.500 5 15 5 11.500c0-4.200 1.500-7.200 5.500-8zM9.300 20.500h5.400a2.700 2.700 0 0 1-5.400 0z',
};
export const CREST_DEVICES = Object.keys(DEVICES) as readonly CrestDevice[];

const CLOTH_SHAPE = 'M5 8.500H35V36L20 47.500 5 36z';

interface BannerProps {
  readonly first: string;
  readonly second: string;
  readonly on: string;
  readonly division: string;
  readonly device: string;
  readonly name: string;
}

/** A cloth on its crossbar, 40 by 50. */
function Cloth({ first, second, on, division, device, name }: BannerProps): JSX.Element {
  return (
    <svg class={`crest ${name}`} viewBox="0 0 40 50" aria-hidden="true" focusable="false">
      <path d={CLOTH_SHAPE} fill={first} />
      {division !== '' && <path class="crest-division" d={division} fill={second} transform="translate(5 8.500)" />}
      <path class="crest-device" d={device} fill={on} transform="translate(10.400 15) scale(0.8)" />
      <path d={CLOTH_SHAPE} class="crest-edge" />
      <rect class="crest-bar" x="1.500" y="4.500" width="37" height="4.500" rx="2.250" />
    </svg>
  );
}

/** The banner of a person. Beside it stands the name, so it says nothing itself. */
export function Crest({ crest, class: name = '' }: { readonly crest: CrestWords; readonly class?: string }): JSX.Element {
  const [first, second, on] = CLOTHS[crest.cloth];
  return <Cloth first={first} second={second} on={on} division={DIVISIONS[crest.division]} device={DEVICES[crest.device]} name={name} />;
}

const GEARS = 'M12 2l8.700 5v10L12 22l-8.700-5V7zM12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9z';

/** The banner of a computer: steel. */
export function SteelBanner({ class: name = '' }: { readonly class?: string }): JSX.Element {
  const [first, second, on] = STEEL;
  return <Cloth first={first} second={second} on={on} division={DIVISIONS.border} device={GEARS} name={`crest-steel ${name}`} />;
}

/** Some crest, for a proposal. dice: numbers from 0 up to but not including 1. */
export function someCrest(dice: () => number = Math.random): CrestWords {
  const pick = <T,>(among: readonly T[], fallback: T): T => among[Math.floor(dice() * among.length)] ?? fallback;
  return { cloth: pick(CREST_CLOTHS, 'vert'), division: pick(CREST_DIVISIONS, 'pale'), device: pick(CREST_DEVICES, 'star') };
}
