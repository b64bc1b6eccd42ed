/** The challenges that wait for an answer: a block of the home page, and over every other page. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { followChallenges, gotChallenges } from '../../net/challenges';
import { knownGames } from '../../net/known-games';
import { type Route, route } from '../../router';
import { isTelling, tell } from '../../shell/telling';
import { usePolite } from '../../shell/polite';
import { ChallengeRow, challengerName, challengeText } from './ChallengeRow';

/** So many lie over a page at once; over a table, where there is much to press, fewer. */
const MOST_OVER = 2;
const MOST_OVER_TABLE = 1;

/** The match of a page that has one. */
const matchOf = (place: Route): string => ('match' in place ? place.match : '');

export function ChallengesBlock(): JSX.Element | null {
  const lines = gotChallenges.value;
  if (lines.length === 0) return null;
  return (
    <section class="challenges sheet" aria-labelledby="challenges-title" data-block="challenges">
      <h2 id="challenges-title">{t('challenge-title')}</h2>
      {lines.map((line) => (
        <ChallengeRow key={line.match} line={line} />
      ))}
    </section>
  );
}

/** Tells outside the page of what has come while it is out of sight. */
function useNews(): void {
  useEffect(() => {
    const known = new Set(gotChallenges.peek().map(({ match }) => match));
    return gotChallenges.subscribe((lines) => {
      for (const line of lines) {
        if (known.has(line.match)) continue;
        known.add(line.match);
        if (document.visibilityState === 'hidden')
          void tell({ title: t('challenge-from', { who: challengerName(line) }), text: challengeText(line), address: addressOf('/') });
      }
    });
  }, []);
}

/** On every page but the home page, which has its own block: whoever asks to play, and the two answers. It can be put aside. */
export function ChallengesOver(): JSX.Element {
  useEffect(() => followChallenges(() => isTelling.peek()), []);
  useNews();
  const lines = gotChallenges.value;
  const [first] = lines;
  useEffect(() => {
    if (lines.length > 0) knownGames().catch(() => undefined);
  }, [lines.length > 0]);
  const said = usePolite(first ? t('challenge-from', { who: challengerName(first) }) : '');
  const aside = useSignal<readonly string[]>([]);
  const place = route.value;
  const isHome = place.page === 'home';
  const here = matchOf(place);
  const over = lines.filter(({ match }) => match !== here && !aside.value.includes(match));
  const most = here === '' && place.page !== 'lesson' ? MOST_OVER : MOST_OVER_TABLE;
  return (
    <>
      <p class="visually-hidden" role="status">
        {said}
      </p>
      {!isHome && over.length > 0 && (
        <section class="challenges-over" aria-label={t('challenge-title')}>
          {over.slice(-most).map((line) => (
            <ChallengeRow key={line.match} line={line} onAside={() => (aside.value = [...aside.value, line.match])} />
          ))}
        </section>
      )}
    </>
  );
}
