/** The cover of a box: cloth in a colour of its own, a drawing on it, the name. */

import type { JSX } from 'preact';

import { familyOf } from '../families';
import { capital } from '../i18n';
import { boxSpec } from '../net/known-games';

/** What lies on the cover of a game that no family draws: a frame around the first letter of its name. */
function PlainDrawing({ name }: { readonly name: string }): JSX.Element {
  return (
    <>
      <path d="M160 12L224 76 160 140 96 76z" />
      <path class="cover-thin" d="M160 22L214 76 160 130 106 76z" />
      <path class="cover-thin" d="M20 76H92M228 76H300M40 66v20M280 66v20" />
      <text class="cover-fill cover-letter" x="160" y="76" text-anchor="middle" dominant-baseline="central">
        {capital(name.charAt(0))}
      </text>
    </>
  );
}

/** The part of a name after its colon, for a cover where the first part is said beside it. */
export function shortName(name: string): string {
  const [, second = name] = name.split(/\s*:\s*/);
  return capital(second);
}

interface CoverProps {
  readonly game: string;
  readonly variant: string;
  readonly name: string;
  /** The level of the heading on the cover; without one the cover is only looked at. */
  readonly level?: 1 | 2 | 3;
}

export function Cover({ game, variant, name, level }: CoverProps): JSX.Element {
  const family = familyOf(game);
  const box = boxSpec(game, variant);
  const Title = `h${level ?? 2}` as const;
  return (
    <div class="cover" data-cover={variant} data-cloth={box.cloth}>
      <div class="cover-frame">
        <svg class="cover-drawing" viewBox="0 0 320 152" aria-hidden="true" focusable="false">
          {family ? <family.Cover variant={variant} box={box} /> : <PlainDrawing name={name} />}
        </svg>
        {level !== undefined && <Title class="cover-name">{shortName(name)}</Title>}
      </div>
    </div>
  );
}
