import '../../../styles/challenges.css';

import type { JSX } from 'preact';

import { hasAllTexts, t } from '../../i18n';
import { seatName, variantName } from '../../names';
import { challengeNow } from '../../net/challenges';
import type { ChallengeLine } from '../../net/wire';
import { Crest } from '../../shell/Crest';
import { Icon } from '../../shell/Icon';
import { clockText, countsText, minutesText } from '../../shell/terms-words';
import { useTick } from '../../shell/now';
import { watchTermsText } from '../../shell/watched';
import { useWork } from '../../shell/work';
import { useOwnRulesLine } from '../match/TableRules';
import { accept, decline } from './answer';

export const challengerName = ({ other }: ChallengeLine): string => other?.name ?? t('seats-guest');

/** The box, the clock, whether it counts, and the side one has. */
export function challengeText({ game, variant, terms, seat }: ChallengeLine): string {
  const side = t('challenge-side', { side: seatName(game, seat) });
  return [variantName(game, variant), clockText(terms.clock), countsText(terms), side].join(' · ');
}

/** What one agrees to by accepting, besides what every box has: its own rules, who watches and how late, help from the computer. */
function Agreed({ line }: { readonly line: ChallengeLine }): JSX.Element {
  const words = [useOwnRulesLine(line), watchTermsText(line.terms), line.learning ? t('join-learning') : ''].filter((text) => text !== '');
  return (
    <>
      {words.map((text) => (
        <p key={text} class="soft challenge-agreed">
          {text}
        </p>
      ))}
    </>
  );
}

interface Props {
  readonly line: ChallengeLine;
  /** Puts it out of the way; where it lies over a page. */
  readonly onAside?: () => void;
}

/** Somebody asks to play: who, what, how long it waits, and the two answers. */
export function ChallengeRow({ line, onAside }: Props): JSX.Element {
  const { isBusy, problem, run } = useWork();
  useTick();
  const who = challengerName(line);
  return (
    <div class="challenge-row" data-challenge={line.match}>
      <div class="line challenge-who">
        {line.other && <Crest crest={line.other.crest} class="crest-32" />}
        <div>
          <strong>{t('challenge-from', { who })}</strong>
          <p class="soft">{challengeText(line)}</p>
          {hasAllTexts.value && <Agreed line={line} />}
        </div>
      </div>
      <span class="soft challenge-left">{t('challenge-left', { time: minutesText((line.expires - challengeNow()) / 1000) })}</span>
      {onAside && (
        <button
          type="button"
          class="button plain icon-only challenge-aside"
          aria-label={t('challenge-aside')}
          title={t('challenge-aside')}
          onClick={onAside}
        >
          <Icon name="close" />
        </button>
      )}
      <div class="challenge-acts line">
        <button
          type="button"
          class="button primary"
          disabled={isBusy.value || !hasAllTexts.value}
          onClick={() => void run(() => accept(line))}
        >
          {t('challenge-accept')}
        </button>
        <button type="button" class="button" disabled={isBusy.value} onClick={() => void run(() => decline(line))}>
          {t('challenge-decline')}
        </button>
      </div>
      <p role="alert" class="problem" hidden={problem.value === ''}>
        {problem}
      </p>
    </div>
  );
}
