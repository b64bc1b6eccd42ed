/** A card at full size with everything it says, in the rail or on a sheet. */

import type { ComponentChildren, JSX } from 'preact';

import { t } from '../../i18n';
import { Art, Band, Stats } from './Card';
import { CloseSheet, Sheet, type Step } from './Sheet';
import { printed } from './printed';
import type { CardView } from './wire';
import { cardName, clausesOf, keywordsOf, kindOf, traitsOf } from './card-words';

interface Props {
  readonly card: CardView;
  /** "faq" or "2011". */
  readonly rules: string;
  /** What is said about the card beside its text. */
  readonly children?: ComponentChildren;
}

export function WholeCard({ card, rules, children }: Props): JSX.Element {
  if (card.key === '') return <p class="fs-nothing">{t('fellowship-face-down')}</p>;
  const { type, sphere, cost, numbers } = printed(card.id);
  const clauses = clausesOf(card.id, rules);
  const keywords = keywordsOf(card.id);
  const price = type === 'hero' ? numbers['threat_cost'] : cost;
  return (
    <>
      {children}
      <article class="fs-whole" data-type={type} data-sphere={sphere || undefined} aria-label={cardName(card.key)}>
        {price !== undefined && price !== '' && (
          <span
            class={type === 'hero' ? 'fs-coin cost silver' : 'fs-coin cost'}
            title={t(type === 'hero' ? 'stat-threat_cost' : 'stat-cost')}
          >
            {price}
          </span>
        )}
        <Band id={card.id} name={cardName(card.key)} />
        <Art id={card.id} />
        <p class="fs-whole-kind">{kindOf(card.id)}</p>
        <Stats card={card} lens="star" />
        <div class="fs-whole-text">
          {card.prisoner && (
            <p class="fs-held">
              <b>{t('card-prisoner')}:</b> {t('fellowship-is-prisoner')}
            </p>
          )}
          {card.traits.length > 0 && <p class="fs-traits">{traitsOf(card.traits)}</p>}
          {keywords.map(({ name, help }) => (
            <p key={name}>
              <b>{name}.</b> <span class="fs-help">{help}</span>
            </p>
          ))}
          {clauses.map(({ timing, text }, index) => (
            <p key={index} class={timing === 'shadow' ? 'shadow' : ''}>
              {timing !== 'passive' && timing !== 'attach' && <b>{t(`timing-${timing}`)}. </b>}
              {text}
            </p>
          ))}
          {clauses.length === 0 && keywords.length === 0 && <p class="fs-help">{t('fellowship-no-ability')}</p>}
          {(numbers['quest_points'] ?? 0) > 0 && type === 'quest' && (
            <p class="fs-help">{t('fellowship-progress-of', { progress: card.progress, points: card.points })}</p>
          )}
        </div>
      </article>
    </>
  );
}

/** The card that lies beside another one in its row, with its face up; "" at the end of the row. */
export function cardBeside(root: HTMLElement | null, key: string, step: Step): string {
  const own = [...(root?.querySelectorAll<HTMLElement>('.fs-row [data-key]') ?? [])].find((one) => one.dataset['key'] === key);
  const keys = [...(own?.closest('.fs-row')?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].map((one) => one.dataset['key'] ?? '');
  const faces = keys.filter((one) => one !== '');
  const at = faces.indexOf(key);
  return at < 0 ? '' : (faces[at + step] ?? '');
}

interface SheetProps extends Props {
  onClose(): void;
  /** Turns to the card beside it; left out where the card lies in no row. */
  onTurn?(step: Step): void;
}

/** The same over the table, on a phone or a tablet. */
export function ZoomSheet({ card, rules, children, onClose, onTurn }: SheetProps): JSX.Element {
  return (
    <Sheet title={cardName(card.key)} onClose={onClose} onTurn={onTurn}>
      <WholeCard card={card} rules={rules}>
        {children}
      </WholeCard>
      <div class="fs-sheet-keys line">
        {onTurn && (
          <button type="button" class="button" aria-label={t('fellowship-card-before')} onClick={() => onTurn(-1)}>
            ‹
          </button>
        )}
        <CloseSheet onClose={onClose} />
        {onTurn && (
          <button type="button" class="button" aria-label={t('fellowship-card-next')} onClick={() => onTurn(1)}>
            ›
          </button>
        )}
      </div>
      {onTurn && (
        <p class="visually-hidden" role="status">
          {cardName(card.key)}
        </p>
      )}
    </Sheet>
  );
}
