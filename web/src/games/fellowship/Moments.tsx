/** What happens now, shown before it is told: a card that turns up, progress that lands, a hero who falls, a stage done, the end. It takes no clicks; any press goes on. */

import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

import { t } from '../../i18n';
import type { Beat } from './beats';
import { Art, Band } from './Card';
import { cardName, clausesOf, gistOf } from './card-words';
import { Flights, Stamp } from './Flights';
import { printed } from './printed';
import { Scene } from './Scenes';
import type { StagedLine } from './staging';
import { cardOfKey, type Table } from './table';
import type { FellowshipWords } from './words';

interface Props {
  readonly staged: StagedLine;
  /** "faq" or "2011". */
  readonly rules: string;
  readonly words: FellowshipWords;
  readonly table: Table;
  readonly root: { readonly current: HTMLElement | null };
}

/** Scenes in which a card turns up over the edge of the Line; in the others the table gives way to what happens. */
const TURNED: readonly string[] = ['reveal', 'next_reveal', 'shadow', 'shadow_without', 'stage'];
/** The share of the flip after which the face is seen (motion.css). */
const FLIPPED = 0.65;
const LARGE: readonly string[] = ['hero_falls', 'won', 'lost'];

export function Moments({ staged, rules, words, table, root }: Props): JSX.Element | null {
  const beat = staged.stage.value;
  useLayoutEffect(() => {
    let presses = 0;
    const press = (): void => {
      if (staged.stage.peek() === null) presses = 0;
      else if (presses > 0) staged.skipAll();
      else {
        presses += 1;
        staged.skip();
      }
    };
    const stop = staged.stage.subscribe((now) => (presses = now === null ? 0 : presses));
    addEventListener('pointerdown', press, true);
    addEventListener('keydown', press, true);
    return () => {
      stop();
      removeEventListener('pointerdown', press, true);
      removeEventListener('keydown', press, true);
    };
  }, [staged]);
  if (beat === null) return null;
  const key = `${beat.scene} ${beat.at} ${JSON.stringify(beat.event.facts)}`;
  if (LARGE.includes(beat.scene)) return <Scene key={key} beat={beat} table={table} words={words} />;
  if (beat.scene === 'progress') return <Flights key={key} beat={beat} root={root} />;
  if (beat.scene === 'explored') return <Stamp key={key} beat={beat} root={root} />;
  if (!TURNED.includes(beat.scene)) return null;
  return (
    <ul class="fs-moments" aria-hidden="true">
      <Turned key={key} beat={beat} rules={rules} />
    </ul>
  );
}

function Turned({ beat: { event, timing }, rules }: { readonly beat: Beat; readonly rules: string }): JSX.Element {
  const { kind, facts } = event;
  const key = String(facts['card']);
  const enemy = typeof facts['enemy'] === 'string' ? facts['enemy'] : '';
  const card = cardOfKey(key);
  const shadow = clausesOf(card.id, rules).find((clause) => clause.timing === 'shadow')?.text ?? t('fellowship-no-shadow');
  const text = kind === 'shadow_turned' ? shadow : gistOf(card.id);
  return (
    <li class={`fs-moment ${kind}`} style={{ '--order': 0, '--turning': `${(timing.turns + timing.shown) / 2 / FLIPPED}ms` }}>
      <span class="fs-moment-kind">{t(`fellowship-moment-${kind}`, { enemy: enemy === '' ? '' : cardName(enemy) })}</span>
      <span class="fs-card" data-type={printed(card.id).type} data-sphere={printed(card.id).sphere || undefined}>
        <Band id={card.id} name={cardName(key)} />
        <Art id={card.id} />
        {text !== '' && <span class="fs-gist">{text}</span>}
      </span>
    </li>
  );
}
