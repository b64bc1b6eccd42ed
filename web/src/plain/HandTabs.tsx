import type { JSX } from 'preact';

import { t } from '../i18n';
import { Switch } from '../shell/Choice';
import { type Hands, usesCovers } from './hands';
import type { GameWords } from './words';

interface Props {
  readonly hands: Hands;
  readonly words: GameWords;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** One tab a seat of this screen; a dot says that this one is asked for something. */
export function HandTabs({ hands, words }: Props): JSX.Element | null {
  const count = hands.all.length;
  if (count < 2) return null;
  const step = (event: JSX.TargetedKeyboardEvent<HTMLDivElement>): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    hands.turnTo((hands.index.value + by + count) % count);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[hands.index.value]?.focus();
  };
  return (
    <div class="plain-hands">
      <div class="tabs" role="tablist" aria-label={t('plain-hands')} onKeyDown={step}>
        {hands.all.map((hand, index) => {
          const isShown = index === hands.index.value;
          const owes = hand.decision !== null;
          return (
            <button
              key={hand.seat}
              type="button"
              role="tab"
              aria-selected={isShown}
              aria-controls="plain-hand"
              tabIndex={isShown ? 0 : -1}
              onClick={() => hands.turnTo(index)}
            >
              {words.seat(hand.seat)}
              {owes && <span class="plain-dot" role="img" aria-label={t('plain-owes')} title={t('plain-owes')} />}
            </button>
          );
        })}
      </div>
      {words.spec?.hidden !== false && (
        <Switch id="plain-covers" text={t('plain-covers')} isOn={usesCovers.value} onSwitch={(isOn) => (usesCovers.value = isOn)} />
      )}
    </div>
  );
}
