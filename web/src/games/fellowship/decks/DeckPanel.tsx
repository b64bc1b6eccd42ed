/** The deck as it stands: heroes, starting threat, what is wrong, the curve, spheres, traits and the list. */

import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { inTenths, t } from '../../../i18n';
import { addressOf } from '../../../net/base';
import { hashOf } from '../../../start-defaults';
import { Art, Band, Stats } from '../Card';
import { MOST_HEROES, SCENARIOS } from '../facts';
import { Sign } from '../icons';
import { printed } from '../printed';
import { viewOf } from '../printed-view';
import { cardName, traitsOf } from '../card-words';
import { type DeckBuilder, faultText } from './builder';
import { startCarrying } from './carrying';
import { Select } from '../../../shell/Select';
import { SphereMark } from './CardRows';
import { LeftOutLines } from './LeftOutLines';
import { compareCards, DEAREST } from './list';

interface Props {
  readonly builder: DeckBuilder;
  readonly onRead: (id: string) => void;
}

const MOST_TRAITS = 6;

function Heroes({ builder, onRead }: Props): JSX.Element {
  const { heroes } = builder.summary.value;
  const free = Math.max(0, MOST_HEROES - heroes.length);
  return (
    <div class="dk-heroes stack">
      {heroes.map((id) => (
        <button
          key={id}
          type="button"
          class="fs-card"
          data-type="hero"
          data-sphere={printed(id).sphere}
          aria-label={cardName(id)}
          onClick={() => onRead(id)}
          onPointerDown={(event) => startCarrying(event, builder, id, 'out')}
        >
          <Band id={id} name={cardName(id)} />
          <Art id={id} />
          <Stats card={viewOf(id)} lens="star" />
        </button>
      ))}
      {Array.from({ length: free }, (_, index) => (
        <button
          key={index}
          type="button"
          class="dk-slot"
          onClick={() => {
            builder.narrow({ types: ['hero'], isInDeck: false });
            builder.tab.value = 'cards';
          }}
        >
          {t('decks-choose-hero')}
        </button>
      ))}
    </div>
  );
}

function Figures({ builder }: { readonly builder: DeckBuilder }): JSX.Element {
  const { threat, size, meanCost } = builder.summary.value;
  const mean = inTenths(meanCost);
  return (
    <dl class="dk-figures">
      <div>
        <dt>{t('decks-threat')}</dt>
        <dd>
          <Sign name="threat" />
          {threat}
        </dd>
      </div>
      <div>
        <dt>{t('decks-size')}</dt>
        <dd>{size}</dd>
      </div>
      <div>
        <dt>{t('decks-mean')}</dt>
        <dd>{mean}</dd>
      </div>
    </dl>
  );
}

/** What the rules say of the deck. While a change is looked at, the last word stays, so that nothing below it moves twice. */
function Word({ builder }: { readonly builder: DeckBuilder }): JSX.Element {
  const last = useRef<typeof builder.faults.value>(null);
  const found = builder.faults.value;
  last.current = found ?? last.current;
  const faults = last.current;
  const isOnlyShort = faults?.length === 1 && faults[0]?.kind === 'too_few_cards';
  return (
    <div class={faults?.length === 0 ? 'dk-word right' : 'dk-word'} role="status" aria-busy={found === null}>
      {builder.isAway.value ? (
        <p>{t('decks-away')}</p>
      ) : faults === null ? (
        <p>{t('decks-checking')}</p>
      ) : (
        <>
          {faults.map((fault) => (
            <p key={`${fault.kind} ${fault.where.join(' ')}`}>{faultText(fault)}</p>
          ))}
          {isOnlyShort && <p>{t('decks-else-fine')}</p>}
          {faults.length === 0 && <p>{t('decks-fine')}</p>}
        </>
      )}
      <LeftOutLines lines={builder.leftOut.value} />
    </div>
  );
}

function Curve({ builder }: { readonly builder: DeckBuilder }): JSX.Element {
  const { curve, variable } = builder.summary.value;
  const bars = [
    ...curve.map((count, cost) => [cost === DEAREST ? `${cost}+` : String(cost), count] as const),
    ...(variable > 0 ? [['X', variable] as const] : []),
  ];
  const highest = Math.max(1, ...bars.map(([, count]) => count));
  return (
    <ul class="dk-curve" aria-label={t('decks-curve')}>
      {bars.map(([cost, count]) => (
        <li key={cost}>
          <span class="visually-hidden">{t('decks-cost', { cost })}: </span>
          <span class="dk-curve-count soft">{count === 0 ? '' : count}</span>
          <span class="dk-bar" style={{ height: `${(count / highest) * 100}%` }} />
          <span class="dk-curve-cost" aria-hidden="true">
            {cost}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Shares({ builder }: { readonly builder: DeckBuilder }): JSX.Element {
  const { spheres, traits } = builder.summary.value;
  return (
    <>
      {spheres.length > 0 && (
        <ul class="dk-strip" aria-label={t('decks-by-sphere')}>
          {spheres.map(([sphere, count]) => (
            <li key={sphere} data-sphere={sphere} style={{ flexGrow: count }} title={t(`sphere-${sphere}`)}>
              <span class="dk-strip-bar" />
              <span class="visually-hidden">{t(`sphere-${sphere}`)}: </span>
              {count}
            </li>
          ))}
        </ul>
      )}
      {traits.length > 0 && (
        <ul class="dk-traits cluster soft" aria-label={t('decks-traits')}>
          {traits.slice(0, MOST_TRAITS).map(([trait, count]) => (
            <li key={trait}>
              {traitsOf([trait])} <b>{count}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Contents({ builder, onRead }: Props): JSX.Element {
  const cards = [...builder.counts.value].map(([id, count]) => ({ card: printed(id), count })).sort((a, b) => compareCards(a.card, b.card));
  return (
    <>
      {(['ally', 'attachment', 'event'] as const).map((type) => {
        const some = cards.filter(({ card }) => card.type === type);
        if (some.length === 0) return null;
        return (
          <section key={type} class="dk-part">
            <h2>
              {t(`decks-group-${type}`)} <span>{some.reduce((sum, { count }) => sum + count, 0)}</span>
            </h2>
            <ul>
              {some.map(({ card, count }) => (
                <li key={card.id}>
                  <button
                    type="button"
                    class="dk-item line bare"
                    onClick={() => onRead(card.id)}
                    onPointerDown={(event) => startCarrying(event, builder, card.id, 'out')}
                  >
                    <b>{count}×</b>
                    <SphereMark sphere={card.sphere} />
                    <span>{cardName(card.id)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function Hand({ builder, onRead }: Props): JSX.Element | null {
  const hand = builder.hand.value;
  if (hand.length === 0) return null;
  return (
    <section class="dk-part" aria-live="polite">
      <h2>{t('decks-hand')}</h2>
      <ul>
        {hand.map((id, index) => (
          <li key={index}>
            <button type="button" class="dk-item line bare" onClick={() => onRead(id)}>
              <b>{printed(id).cost}</b>
              <SphereMark sphere={printed(id).sphere} />
              <span>{cardName(id)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where "play" leads: the form before a game, alone, with this deck. */
function playPath({ deck, scenario }: DeckBuilder): string {
  return addressOf(
    `/start/${scenario.value}/alone${hashOf({ brings: deck.text, options: deck.copies === 'core' ? { copies: 'core' } : {} })}`,
  );
}

function Acts({ builder }: { readonly builder: DeckBuilder }): JSX.Element {
  const isReady = builder.faults.value?.length === 0;
  return (
    <div class="dk-acts stack">
      <Select
        isWide
        label={t('decks-scenario')}
        value={builder.scenario.value}
        among={SCENARIOS.map((id) => [id, t(`scenario-${id}`)])}
        onChoose={(id) => (builder.scenario.value = id)}
      />
      <button type="button" class="button" disabled={builder.summary.value.size === 0} onClick={() => builder.drawHand()}>
        {t('decks-draw')}
      </button>
      {isReady ? (
        <a class="button primary" href={playPath(builder)}>
          {t('decks-play')}
        </a>
      ) : (
        <button type="button" class="button primary" disabled>
          {t('decks-play')}
        </button>
      )}
    </div>
  );
}

export function DeckPanel({ builder, onRead }: Props): JSX.Element {
  return (
    <section class="dk-deck" aria-label={t('decks-the-deck')}>
      <Heroes builder={builder} onRead={onRead} />
      <Figures builder={builder} />
      <Word builder={builder} />
      <Curve builder={builder} />
      <Shares builder={builder} />
      <Contents builder={builder} onRead={onRead} />
      <Hand builder={builder} onRead={onRead} />
      <Acts builder={builder} />
    </section>
  );
}
