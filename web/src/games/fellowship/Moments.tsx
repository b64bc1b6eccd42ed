/** What was just turned up: revealed cards and shadow cards, each for a moment over the edge of the Line. It takes no clicks. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { paced } from '../../motion';
import type { LocalSeat } from '../../plain/local-seat';
import { Art, Band } from './Card';
import { printed } from './printed';
import { cardOfKey } from './table';
import { cardName, clausesOf, gistOf } from './card-words';

/** How long a card stays, and how long the last input before it lets it stay for sure. */
const STAY_MS = 2200;
const SURE_MS = 500;
const MOST = 3;
const SHOWN: readonly string[] = ['revealed', 'shadow_turned', 'stage'];

interface Moment {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly enemy: string;
  readonly at: number;
}

export function Moments({ localSeat, rules }: { readonly localSeat: LocalSeat; readonly rules: string }): JSX.Element | null {
  const shown = useSignal<readonly Moment[]>([]);
  useLayoutEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const stop = localSeat.client.onUpdate((update) => {
      const turned = update.events.filter(
        ({ kind, facts }) => SHOWN.includes(kind) && typeof facts['card'] === 'string' && facts['card'] !== '',
      );
      if (turned.length === 0) return;
      const next = turned.map(({ kind, facts }, index) => ({
        id: `${update.v}-${index}`,
        kind,
        key: String(facts['card']),
        enemy: typeof facts['enemy'] === 'string' ? facts['enemy'] : '',
        at: Date.now(),
      }));
      shown.value = [...shown.peek(), ...next].slice(-MOST);
      timers.push(setTimeout(() => (shown.value = shown.peek().filter((one) => !next.includes(one))), paced(STAY_MS)));
    });
    const skip = (): void => {
      const old = Date.now() - SURE_MS;
      if (shown.peek().some((one) => one.at < old)) shown.value = shown.peek().filter((one) => one.at >= old);
    };
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      stop();
      timers.forEach(clearTimeout);
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  }, [localSeat]);
  if (shown.value.length === 0) return null;
  return (
    <ul class="fs-moments" aria-hidden="true">
      {shown.value.map((one, index) => (
        <Turned key={one.id} moment={one} order={index} rules={rules} />
      ))}
    </ul>
  );
}

interface TurnedProps {
  readonly moment: Moment;
  readonly order: number;
  readonly rules: string;
}

function Turned({ moment: { kind, key, enemy }, order, rules }: TurnedProps): JSX.Element {
  const card = cardOfKey(key);
  const shadow = clausesOf(card.id, rules).find(({ timing }) => timing === 'shadow')?.text ?? t('fellowship-no-shadow');
  const text = kind === 'shadow_turned' ? shadow : gistOf(card.id);
  return (
    <li class={`fs-moment ${kind}`} style={{ '--order': order }}>
      <span class="fs-moment-kind">{t(`fellowship-moment-${kind}`, { enemy: enemy === '' ? '' : cardName(enemy) })}</span>
      <span class="fs-card" data-type={printed(card.id).type} data-sphere={printed(card.id).sphere || undefined}>
        <Band id={card.id} name={cardName(key)} />
        <Art id={card.id} />
        {text !== '' && <span class="fs-gist">{text}</span>}
      </span>
    </li>
  );
}
