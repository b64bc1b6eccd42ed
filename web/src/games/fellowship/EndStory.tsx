/** How a finished game went: the curve of threat, the heroes, the road, the best moment, where it turned, and what to try. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { askStory } from '../../net/api';
import { addressOf } from '../../net/base';
import { findGame } from '../../net/games';
import type { Story, StoryMoment, Told } from '../../net/wire';
import { CardPicture } from './art/CardPicture';
import { cardName } from './card-words';
import { EndCurve } from './EndCurve';
import { outlookOf, scenarioAfter, signed, tipText, toldText } from './end-words';
import { idOf, printed } from './printed';
import { threatLimit, whole } from './table';
import type { FellowshipObservation } from './wire';
import type { FellowshipWords } from './words';

/** The story of a match, null until it has been told, and where nobody may know it. */
export function useStory(match: string): { readonly story: Story | null; readonly isComing: boolean } {
  const story = useSignal<Story | null>(null);
  const isComing = useSignal(true);
  useEffect(() => {
    let isGone = false;
    askStory(match, findGame(match)?.grants[0]?.token ?? '')
      .then((page) => {
        if (!isGone) story.value = page.story;
      })
      .catch(() => undefined)
      .finally(() => (isComing.value = false));
    return () => void (isGone = true);
  }, [match]);
  return { story: story.value, isComing: isComing.value };
}

interface Props {
  readonly match: string;
  readonly story: Story | null;
  readonly isComing: boolean;
  readonly seen: FellowshipObservation;
  readonly isWon: boolean;
  readonly words: FellowshipWords;
}

export function EndStory({ match, story, isComing, seen, isWon, words }: Props): JSX.Element {
  const isHighest = seen.seats.length > 1;
  return (
    <>
      <div class="fs-end-how">
        {story === null ? (
          <p class="fs-curve-wait" role="status">
            {isComing ? t('fellowship-end-telling') : ''}
          </p>
        ) : (
          <EndCurve story={story} limit={threatLimit(seen)} isHighest={isHighest} />
        )}
        <div class="fs-end-middle">
          <Heroes story={story} seen={seen} />
          <Facts story={story} seen={seen} isWon={isWon} />
        </div>
      </div>
      {story !== null && (
        <div class="fs-end-boxes">
          <MomentBox title={t('fellowship-end-best')} {...{ match, story, words }} moment={story.best} />
          {(!isWon || story.turned !== null) && (
            <MomentBox title={t('fellowship-end-turned')} {...{ match, story, words }} moment={story.turned} />
          )}
          <section class="fs-end-box try">
            <h3>{t('fellowship-end-try')}</h3>
            <p>{story.tip === null ? nextText(seen.variant) : tipText(story.tip)}</p>
          </section>
        </div>
      )}
    </>
  );
}

function nextText(variant: string): string {
  const next = scenarioAfter(variant);
  return next === undefined ? t('fellowship-end-next-last') : t('fellowship-end-next-is', { scenario: t(`scenario-${next}`) });
}

interface MomentProps {
  readonly title: string;
  readonly match: string;
  readonly story: Story;
  readonly words: FellowshipWords;
  readonly moment: StoryMoment | null;
}

function MomentBox({ title, match, story, words, moment }: MomentProps): JSX.Element {
  return (
    <section class="fs-end-box">
      <h3>{title}</h3>
      {moment === null ? (
        <p>{t('fellowship-end-none')}</p>
      ) : (
        <>
          <p>
            {t('fellowship-end-in-round', { round: moment.turn, what: toldText(moment.told, words) })}{' '}
            <a href={addressOf(`/match/${match}/replay#${moment.frame}/all`)}>{t('fellowship-end-see')}</a>
          </p>
          <p class="fs-end-outlook">{t('fellowship-end-outlook', outlookOf(story, moment))}</p>
        </>
      )}
    </section>
  );
}

interface HeroView {
  readonly key: string;
  readonly told: string;
  readonly isFallen: boolean;
}

function Heroes({ story, seen }: { readonly story: Story | null; readonly seen: FellowshipObservation }): JSX.Element {
  return (
    <ul class="fs-end-heroes">
      {heroesOf(story, seen).map(({ key, told, isFallen }) => (
        <li key={key} class={isFallen ? 'fallen' : ''} data-sphere={printed(idOf(key)).sphere || undefined}>
          <CardPicture id={idOf(key)} />
          <strong>{cardName(key)}</strong>
          <span>{told}</span>
        </li>
      ))}
    </ul>
  );
}

/** The heroes left, then those who have fallen; until the story is there, those on the table. */
function heroesOf(story: Story | null, seen: FellowshipObservation): readonly HeroView[] {
  const left = ({ name, facts }: Told): string =>
    name === 'prisoner' ? t('card-prisoner') : t('fellowship-end-left', { left: Number(facts['left']), hits: Number(facts['hits']) });
  if (story !== null)
    return [
      ...story.kept.map((told) => ({ key: String(told.facts['card']), told: left(told), isFallen: false })),
      ...story.losses.map(({ turn, told }) => ({
        key: String(told.facts['card']),
        told: t('fellowship-end-fell', { round: turn }),
        isFallen: true,
      })),
    ];
  return seen.cards
    .map(whole)
    .filter((card) => card.zone === 'area' && printed(card.id).type === 'hero')
    .map(({ key, hit_points, damage, prisoner }) => ({
      key,
      told: prisoner ? t('card-prisoner') : t('fellowship-end-left', { left: Math.max(0, hit_points - damage), hits: hit_points }),
      isFallen: false,
    }));
}

function Facts({ story, seen, isWon }: Pick<Props, 'story' | 'seen' | 'isWon'>): JSX.Element {
  const sum = (name: string): number => story?.sums[name] ?? 0;
  const moved = sum('threat_rounds') + sum('threat_quests') + sum('threat_cards');
  return (
    <dl class="fs-end-facts">
      <div>
        <dt>{t('fellowship-end-road')}</dt>
        <dd>{isWon ? t('fellowship-end-road-done') : roadText(seen)}</dd>
      </div>
      {story !== null && (
        <>
          <div>
            <dt>{t('fellowship-end-enemies')}</dt>
            <dd>{sum('enemies')}</dd>
          </div>
          <div>
            <dt>{t('fellowship-end-locations')}</dt>
            <dd>{sum('locations')}</dd>
          </div>
          <div>
            <dt>{t('fellowship-end-threat', { sum: signed(moved) })}</dt>
            <dd>
              {t('fellowship-end-threat-of', {
                rounds: sum('threat_rounds'),
                quests: sum('threat_quests'),
                cards: sum('threat_cards') < 0 ? signed(sum('threat_cards')) : sum('threat_cards'),
              })}
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}

/** How far the road was gone. */
export function roadOf(seen: FellowshipObservation): { readonly stage: number; readonly progress: number; readonly points: number } {
  const quest = seen.cards.map(whole).find(({ zone }) => zone === 'quest');
  return { stage: seen.stage, progress: quest?.progress ?? 0, points: quest?.points ?? 0 };
}

function roadText(seen: FellowshipObservation): string {
  const road = roadOf(seen);
  return t(road.points > 0 ? 'fellowship-end-road-stage' : 'fellowship-end-road-hunt', { ...road });
}
