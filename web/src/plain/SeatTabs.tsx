import type { JSX } from 'preact';

import { t } from '../i18n';
import { Switch } from '../shell/Choice';
import { type LocalSeats, usesCovers } from './local-seats';
import type { GameWords } from './words';

interface Props {
  readonly localSeats: LocalSeats;
  readonly words: GameWords;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** One tab a seat of this screen; a dot says that this one is asked for something. */
export function SeatTabs({ localSeats, words }: Props): JSX.Element | null {
  const count = localSeats.all.length;
  if (count < 2) return null;
  const step = (event: JSX.TargetedKeyboardEvent<HTMLDivElement>): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    localSeats.look((localSeats.index.value + by + count) % count);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[localSeats.index.value]?.focus();
  };
  return (
    <div class="plain-hands">
      <div class="tabs" role="tablist" aria-label={t('plain-hands')} onKeyDown={step}>
        {localSeats.all.map((localSeat, index) => {
          const isShown = index === localSeats.index.value;
          const owes = localSeat.decision !== null;
          return (
            <button
              key={localSeat.seat}
              type="button"
              role="tab"
              aria-selected={isShown}
              aria-controls="plain-hand"
              tabIndex={isShown ? 0 : -1}
              onClick={() => localSeats.look(index)}
            >
              {words.seat(localSeat.seat)}
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
