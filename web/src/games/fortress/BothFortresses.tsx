/** Both fortresses side by side, as far as they are open; after the end as models with the paths of both explorers. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../i18n';
import type { Event } from '../../net/wire';
import type { GameWords } from '../../plain/words';
import { wayOf, trailOf } from './explore-controller';
import type { Mark } from './annotations';
import { NO_MARKS } from './FloorPlan';
import { ENTRANCE } from './geometry';
import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Model } from './Model';
import { notesView, ownView } from './plan-view';
import { type Looking, Sheet } from './Sheet';
import type { FortressObservation } from './wire';

interface Props {
  readonly seen: FortressObservation;
  readonly events: readonly Event[];
  readonly words: GameWords;
  readonly forts: number;
  /** Whose fortress stands left. */
  readonly first: number;
  /** The one whose squares answer to a press, and how. */
  readonly asked?: { readonly builder: number; onSquare(square: string): void };
  /** Of each builder a square with a chalk flag. */
  readonly chalk?: Readonly<Record<number, string>>;
}

export function BothFortresses({ first, ...props }: Props): JSX.Element {
  return (
    <div class="fortress-both">
      {[first, 1 - first].map((builder) => (
        <OneFortress key={builder} {...props} builder={builder} />
      ))}
    </div>
  );
}

function OneFortress({
  seen,
  events,
  words,
  forts,
  builder,
  asked,
  chalk = {},
}: Omit<Props, 'first'> & { readonly builder: number }): JSX.Element {
  const fort = useSignal(0);
  const looking = useMemo((): Looking => ({ floor: signal(0), fort: signal(0), cursor: signal(ENTRANCE) }), []);
  const explorer = 1 - builder;
  const of = <T,>(pair: readonly [T, T]): T => pair[explorer === 1 ? 1 : 0];
  const guessed = chalk[builder];
  const annotations: ReadonlyMap<string, Mark> = new Map(guessed === undefined ? [] : [[guessed, 'flag']]);
  const isOpen = seen.fortresses[builder === 1 ? 1 : 0] !== '';
  const gone = { walls: of(seen.walls).length, squares: of(seen.visited).length };
  return (
    <section class={`fortress-vault column army-${builder}${isOpen ? '' : ' closed'}`}>
      <header>
        <h2>{t('fortress-of', { seat: words.seat(builder) })}</h2>
        <p>{t('fortress-gone', { seat: words.seat(explorer), squares: gone.squares, total: 38 * forts, walls: gone.walls })}</p>
      </header>
      {isOpen && forts > 1 && (
        <button type="button" class="button fortress-vault-fort" onClick={() => (fort.value = 1 - fort.value)}>
          {t(fort.value === 0 ? 'fortress-fort-near' : 'fortress-fort-far')}
        </button>
      )}
      {isOpen ? (
        <Model
          view={ownView(seen, builder, forts)}
          fort={fort.value}
          ways={[
            { seat: explorer, squares: wayOf(events, explorer), isOld: true },
            { seat: explorer, squares: trailOf(events, explorer) },
          ]}
          hasControls={false}
          name={t('fortress-of', { seat: words.seat(builder) })}
        />
      ) : (
        <Sheet
          view={notesView(seen, explorer, forts)}
          looking={looking}
          marks={{ ...NO_MARKS, trail: trailOf(events, explorer), annotations }}
          {...(asked?.builder === builder && { acts: { onSquare: asked.onSquare } })}
        />
      )}
    </section>
  );
}
