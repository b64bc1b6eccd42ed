/** The card that is read, beside where it lies: it changes nothing, takes no clicks while the pointer rests, and never covers the Line. */

import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { t } from '../../i18n';
import type { CardView } from './wire';
import { WholeCard } from './Zoom';

/** isLasting: it stays until it is closed or something else is clicked. */
export interface Read {
  readonly key: string;
  readonly isLasting: boolean;
}

/** A rectangle in pixels of the window. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 8;

/** Where the reading card goes: right of its card, else left of it; under the Line, where there is most room. Pure. */
export function placeBeside(card: Box, line: Box, size: { readonly width: number; readonly height: number }, window: Box): Box {
  const right = card.left + card.width + GAP;
  const isRight = right + size.width <= window.width - GAP;
  const left = isRight ? right : Math.max(GAP, card.left - GAP - size.width);
  const free = line.top + line.height + GAP;
  const height = Math.min(size.height, window.height - free - GAP);
  return { left, top: Math.max(free, Math.min(card.top, window.height - GAP - height)), width: size.width, height };
}

interface Props {
  readonly card: CardView;
  readonly isLasting: boolean;
  /** "faq" or "2011". */
  readonly rules: string;
  readonly root: { readonly current: HTMLElement | null };
  readonly children?: ComponentChildren;
  onClose(): void;
}

const WIDTHS = [360, 480, 600] as const;
const HEIGHT = 500;
/** Pixels of a picture that has given way to the text. */
const LEAST_PICTURE = 64;

export function Reading({ card, isLasting, rules, root, children, onClose }: Props): JSX.Element {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const found = [...(root.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].find((one) => one.dataset['key'] === card.key);
    const line = root.current?.querySelector('.fs-line');
    const own = box.current;
    if (!found || !line || !own) return;
    // The text is what is read: where there is no room for all, the picture gives way first, then the card grows wider.
    for (const width of WIDTHS) {
      own.style.width = `${width}px`;
      own.style.removeProperty('--art-high');
      own.style.removeProperty('max-height');
      const natural = own.scrollHeight;
      const place = placeBeside(
        found.getBoundingClientRect(),
        line.getBoundingClientRect(),
        { width, height: Math.min(HEIGHT, natural) },
        { left: 0, top: 0, width: innerWidth, height: innerHeight },
      );
      own.style.left = `${place.left}px`;
      own.style.top = `${place.top}px`;
      own.style.maxHeight = `${place.height}px`;
      const picture = own.querySelector('.fs-whole > .fs-art')?.clientHeight ?? 0;
      if (natural > place.height) own.style.setProperty('--art-high', `${Math.max(LEAST_PICTURE, picture - natural + place.height)}px`);
      if (own.scrollHeight <= own.clientHeight) return;
    }
  }, [card.key]);
  return (
    <aside ref={box} tabIndex={0} class={isLasting ? 'fs-reading lasting' : 'fs-reading'} aria-label={t('fellowship-reading')}>
      <WholeCard card={card} rules={rules}>
        {children}
      </WholeCard>
      {isLasting && (
        <button type="button" class="button" onClick={onClose}>
          {t('fellowship-close')}
        </button>
      )}
    </aside>
  );
}
