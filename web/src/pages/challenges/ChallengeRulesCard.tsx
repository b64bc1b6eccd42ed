/** From whom one takes challenges: a card of one's own page, and on another's page the way to leave them out. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../i18n';
import { blockChallenges, setChallengeRules } from '../../net/api';
import { refreshChallenges } from '../../net/challenges';
import { personKey } from '../../net/person';
import { problemText } from '../../net/problems';
import type { ChallengeRules, TakenFrom } from '../../net/wire';
import { Choice } from '../../shell/Choice';

const FROM: readonly TakenFrom[] = ['everybody', 'played', 'nobody'];

interface Kept {
  readonly rules: ChallengeRules;
  readonly problem: string;
  readonly change: (work: Promise<ChallengeRules>) => void;
}

interface CardProps {
  /** The rules as the server had them when the page was drawn. */
  readonly first: ChallengeRules;
}

/** The rules as the server has them, and how to change them. */
function useRules(first: ChallengeRules): Kept {
  const rules = useSignal(first);
  const problem = useSignal('');
  const change = (work: Promise<ChallengeRules>): void => {
    problem.value = '';
    work.then(
      (found) => {
        rules.value = found;
        void refreshChallenges();
      },
      (failure: unknown) => (problem.value = problemText(failure)),
    );
  };
  return { rules: rules.value, problem: problem.value, change };
}

export function ChallengeRulesCard({ first }: CardProps): JSX.Element {
  const { rules, problem, change } = useRules(first);
  return (
    <section class="sheet stack player-card challenge-rules" aria-labelledby="challenge-rules-title">
      <h2 id="challenge-rules-title">{t('challenge-title')}</h2>
      <Choice
        name="challenges-from"
        legend={t('challenge-rules')}
        value={rules.taken_from}
        among={FROM.map((value) => ({ value, text: t(`challenge-rules-${value}`) }))}
        onChoose={(value) => change(setChallengeRules(personKey(), { taken_from: value }))}
      />
      {(rules.blocked ?? []).map((name) => (
        <p key={name} class="line challenge-blocked">
          <span>{t('challenge-blocked', { who: name })}</span>
          <button type="button" class="button" onClick={() => change(blockChallenges(personKey(), { name, blocked: false }))}>
            {t('challenge-unblock')}
          </button>
        </p>
      ))}
      {problem !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

/** Takes no challenges from this person, or takes them again. */
export function BlockButton({ name, first }: CardProps & { readonly name: string }): JSX.Element {
  const { rules, change } = useRules(first);
  const isBlocked = (rules.blocked ?? []).includes(name);
  return (
    <button
      type="button"
      class="button"
      aria-pressed={isBlocked}
      onClick={() => change(blockChallenges(personKey(), { name, blocked: !isBlocked }))}
    >
      {t('challenge-block')}
    </button>
  );
}
