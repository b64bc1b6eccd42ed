/** The emblems of the pieces, drawn on 24 x 24 in one colour (the current one), simple enough to be read at that size. */

import type { ComponentChildren } from 'preact';

import { MIDDLE_EARTH } from './emblems-middle-earth';

const FLAG = (
  <>
    <path d="M5 1.5h2.2v21H5z" />
    <path d="M8.4 3c3.2-1.6 5.4 1.5 8.2.6 1.6-.5 2.8-.8 4.4-.4l-2.8 4.6 2.8 4.5c-2-.5-3.2-.1-4.7.3-2.8.8-4.8-2-7.9-.5z" />
    <path d="M2.5 21h7.4v1.8H2.5z" />
  </>
);

const BOMB = (
  <>
    <path
      fill-rule="evenodd"
      d="M10.4 7.2a7.7 7.7 0 1 1 0 15.4 7.7 7.7 0 0 1 0-15.4zM6 14.8c0-2.4 1.5-4.2 3.6-4.7l-.4-1.4c-2.7.6-4.6 3-4.6 6.1z"
    />
    <path d="M12.7 6.6l2.3-1.9 2.6 2.9-2.1 2z" />
    <path fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" d="M16.6 5.7c1-1.9 2.3-2.3 3.5-1.5" />
    <path d="M21.2 1l.3 1.9 1.8.5-1.6 1 .2 1.9-1.5-1.2-1.8.7.7-1.8-1.2-1.5 1.9.1z" />
  </>
);

const SPY = (
  <>
    <path d="M7.2 8.4c.3-3.7 1.3-6 2.6-6 .9 0 1.2.7 2.2.7s1.3-.7 2.2-.7c1.3 0 2.3 2.3 2.6 6-3 .7-6.6.7-9.6 0z" />
    <path d="M1.6 11.3c2-1.5 3.6-1.8 4.9-1.7 3.5.9 7.5.9 11 0 1.3-.1 2.9.2 4.9 1.7-6.2 1.5-14.6 1.5-20.8 0z" />
    <path
      fill-rule="evenodd"
      d="M4.3 14c2.5-.9 5.5-.6 7.7.7 2.2-1.3 5.2-1.6 7.7-.7.2 4.3-1.6 7-4 7-1.9 0-2.5-1.9-3.7-1.9S10.2 21 8.3 21c-2.4 0-4.2-2.7-4-7zm2.2 1.9c.5 1.4 2.1 2 4 1.3-.8-1.4-2.4-1.9-4-1.3zm11 0c-1.6-.6-3.2-.1-4 1.3 1.9.7 3.5.1 4-1.3z"
    />
  </>
);

const SCOUT = (
  <g transform="rotate(-38 12 12)">
    <path d="M.2 7.7h2.4v8.6H.2z" />
    <path d="M3.4 8.4h6.8v7.2H3.4z" />
    <path d="M11 9.3h6v5.4h-6z" />
    <path d="M17.8 10.2h4.3v3.6h-4.3z" />
    <path d="M22.6 9.6h1.3v4.8h-1.3z" />
  </g>
);

const MINER = (
  <g transform="rotate(38 12 12)">
    <path d="M10.9 7.6h2.2v15.6h-2.2z" />
    <path d="M.6 10.3C3.8 4.4 7.8 2.1 12 2.1s8.2 2.3 11.4 8.2C19.4 7.3 15.7 6.7 12 6.7s-7.4.6-11.4 3.6z" />
  </g>
);

const SERGEANT = (
  <>
    <path d="M12 2.2l9.5 5.3v4L12 6.3l-9.5 5.2v-4z" />
    <path d="M12 8.8l9.5 5.3v4L12 12.9l-9.5 5.2v-4z" />
    <path d="M12 15.4l9.5 5.3v2.5h-3.2L12 19.5l-6.3 3.7H2.5v-2.5z" />
  </>
);

const LIEUTENANT = (
  <>
    <path d="M21.8 1.2c.6 6.3-3.5 12.3-11.4 16.2l-1.7-1.9C15.6 11.5 19.7 7 21.8 1.2z" />
    <path d="M5.2 12.2c3.3 1.4 5.7 3.9 6.9 7.7l-1.7.6c-1.2-2.8-3.2-4.9-6.2-6.6z" />
    <path d="M7.4 17l1.7 1.9-4 3.5a1.5 1.5 0 1 1-1.7-1.9z" />
  </>
);

const SWORD = 'M10.9 1.2L12 0l1.1 1.2v13.3h3.6v1.9h-3.6V20a1.6 1.6 0 1 1-2.2 0v-3.6H7.3v-1.9h3.6z';

const CAPTAIN = (
  <>
    <path transform="rotate(42 12 12.5)" d={SWORD} />
    <path transform="rotate(-42 12 12.5)" d={SWORD} />
  </>
);

const MAJOR = (
  <path
    fill-rule="evenodd"
    d="M4 2h3.6v2.5h2.6V2h3.6v2.5h2.6V2H20v6.2l-2 2V19h2.2v3.5H3.8V19H6v-8.8l-2-2zm8 9.4c-1.5 0-2.5 1.1-2.5 2.6V19h5v-5c0-1.5-1-2.6-2.5-2.6z"
  />
);

const COLONEL = (
  <path
    fill-rule="evenodd"
    d="M9.4 1l1.7 2.3c5.6.2 9 4 9.3 9.7.2 3.3 0 6.2.3 9.5H7.3c.2-4 4.3-5.7 4.5-9.2-1.5 1.1-2.9 1.5-4.5 1.6l-2.1 2.3c-.7.7-1.9.5-2.7-.4-.7-.8-.7-2-.2-3.2L5.6 7.3c.5-1.5 1.4-2.6 2.7-3.3zm-.1 6.2a1.2 1.2 0 1 0 .1 2.4 1.2 1.2 0 0 0-.1-2.4z"
  />
);

const GENERAL = (
  <>
    <path d="M12 .8l2.4 5 5.5.7-4 3.8 1 5.4-4.9-2.6-4.9 2.6 1-5.4-4-3.8 5.5-.7z" />
    <path d="M5.4 15.2l1.3 2.5 2.8.5-2 2 .4 2.8-2.5-1.3-2.5 1.3.4-2.8-2-2 2.8-.5z" />
    <path d="M18.6 15.2l1.3 2.5 2.8.5-2 2 .4 2.8-2.5-1.3-2.5 1.3.4-2.8-2-2 2.8-.5z" />
  </>
);

const MARSHAL = (
  <>
    <path d="M2.6 5.6l4.7 3.6L12 2.3l4.7 6.9 4.7-3.6-1.6 9.2H4.2z" />
    <path d="M4.4 16.2h15.2v1.9H4.4z" />
    <path d="M3.2 19.5h17.6v2.7H3.2z" />
    <path d="M12 .2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8zM2.3 3.4a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8zm19.4 0a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z" />
  </>
);

/** For a ruleset of a user's own that names no drawing of ours. */
const SHIELD = (
  <path
    fill-rule="evenodd"
    d="M3 2.5c3.5.6 6.4.2 9-1.3 2.6 1.5 5.5 1.9 9 1.3v8.3c0 5.7-3.4 9.7-9 12-5.6-2.3-9-6.3-9-12zm2.3 2.3v6c0 4.4 2.4 7.5 6.7 9.5 4.3-2 6.7-5.1 6.7-9.5v-6c-2.5.2-4.7-.2-6.7-1.2-2 1-4.2 1.4-6.7 1.2z"
  />
);

const EMBLEMS: Record<string, ComponentChildren> = {
  ...MIDDLE_EARTH,
  flag: FLAG,
  bomb: BOMB,
  spy: SPY,
  scout: SCOUT,
  miner: MINER,
  sergeant: SERGEANT,
  lieutenant: LIEUTENANT,
  captain: CAPTAIN,
  major: MAJOR,
  colonel: COLONEL,
  general: GENERAL,
  marshal: MARSHAL,
};

export const EMBLEM_NAMES: readonly string[] = Object.keys(EMBLEMS);

/** The drawing of that name, or a shield. Stands inside an SVG, in a box of 24 x 24. */
export function emblem(name: string): ComponentChildren {
  return EMBLEMS[name] ?? SHIELD;
}

export function Emblem({ name, size = 24 }: { readonly name: string; readonly size?: number }) {
  return (
    <svg class="emblem" viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      {emblem(name)}
    </svg>
  );
}
