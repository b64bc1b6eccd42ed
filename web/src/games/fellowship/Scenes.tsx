/** What the whole table gives way to: a hero falls, the quest is won or lost. It takes no clicks; any press goes on. */

import type { JSX } from 'preact';

import { hasText, t } from '../../i18n';
import { Art, Band } from './Card';
import { cardName } from './card-words';
import type { Beat } from './beats';
import { Sign } from './icons';
import { idOf, isCard, printed } from './printed';
import { type Table, threatLimit } from './table';
import type { FellowshipWords } from './words';

interface Props {
  readonly beat: Beat;
  readonly table: Table;
  readonly words: FellowshipWords;
}

/** Goes through a card from its top to its foot. */
const CRACK = 'M58 0 46 26 62 44 40 78 58 104 44 134 60 160 48 200';

function SceneCard({ cardKey, place = 0 }: { readonly cardKey: string; readonly place?: number }): JSX.Element {
  const { type, sphere, unique } = printed(idOf(cardKey));
  return (
    <span class="fs-card" data-type={type} data-sphere={sphere || undefined} data-unique={unique || undefined} style={{ '--place': place }}>
      <Band id={idOf(cardKey)} name={cardName(cardKey)} />
      <Art id={idOf(cardKey)} />
    </span>
  );
}

export function Scene({ beat, table, words }: Props): JSX.Element {
  const { scene } = beat;
  return (
    <div class={`fs-scene ${scene}`} aria-hidden="true">
      {scene === 'hero_falls' ? (
        <Fall beat={beat} />
      ) : scene === 'won' ? (
        <Victory beat={beat} table={table} words={words} />
      ) : (
        <Defeat beat={beat} table={table} words={words} />
      )}
    </div>
  );
}

function Fall({ beat: { event } }: { readonly beat: Beat }): JSX.Element {
  const key = String(event.facts['card']);
  const isCaused = isCard(idOf(event.cause)) && event.cause !== key;
  return (
    <>
      <span class="fs-falling">
        <SceneCard cardKey={key} />
        <svg class="fs-crack" viewBox="0 0 100 200" preserveAspectRatio="none" focusable="false">
          <path d={CRACK} pathLength={1} />
        </svg>
      </span>
      <p class="fs-scene-title">{t('fellowship-has-fallen', { card: cardName(key) })}</p>
      {isCaused && <p class="fs-scene-cause">{cardName(event.cause)}</p>}
    </>
  );
}

function Ending({ beat: { event }, words }: Pick<Props, 'beat' | 'words'>): JSX.Element {
  const reason = `end-${String(event.facts['reason'])}`;
  return (
    <div class="fs-scene-end">
      <p class="fs-scene-title">{words.event(event)}</p>
      {hasText(reason) && <p>{t(reason)}</p>}
    </div>
  );
}

function Victory({ beat, table, words }: Props): JSX.Element {
  const heroes = table.seen.seats.flatMap((_, seat) => table.heroes(seat));
  return (
    <>
      {table.quest && (
        <span class="fs-scene-stage">
          <SceneCard cardKey={table.quest.key} />
        </span>
      )}
      <span class="fs-scene-heroes">
        {heroes.map(({ key }, place) => (
          <SceneCard key={key} cardKey={key} place={place} />
        ))}
      </span>
      <Ending beat={beat} words={words} />
    </>
  );
}

/** The number that ended it: the threat of whoever was found, else that no hero is left. */
function Defeat({ beat, table, words }: Props): JSX.Element {
  const limit = threatLimit(table.seen);
  const found = table.seen.seats.find(({ threat }) => threat >= limit);
  return (
    <>
      <span class="fs-scene-drain" />
      <span class="fs-scene-number line">
        <Sign name={found ? 'threat' : 'skull'} />
        {found?.threat}
      </span>
      <span class="fs-scene-banner" />
      <Ending beat={beat} words={words} />
    </>
  );
}
