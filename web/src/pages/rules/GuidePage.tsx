import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';

import { familyOf } from '../../families';
import type { Guide, GuideTopic } from '../../family';
import { useGameTheme } from '../../game-theme';
import { hasText, t } from '../../i18n';
import { addressOf } from '../../net/base';
import { boxName, knownSpec } from '../../net/known-games';
import { useGradually } from '../../shell/gradually';
import { LearnLink } from '../LearnLink';
import { TryHere } from './TryHere';

/** The box that a newcomer to a game begins with: the family's own choice, else the first. */
function playedFirst(game: string): string {
  const first = familyOf(game)?.firstGame;
  const variant = first?.game === game ? first.variant : (knownSpec(game)?.variants[0]?.id ?? '');
  return boxName(game, variant);
}

/** Text ids of the variants of a game that have a box. */
function boxLines(game: string): readonly string[] {
  const variants = knownSpec(game)?.variants ?? [];
  return variants.filter(({ box }) => box.inside === '').map(({ id }) => `variant-${id}`);
}

function Words({ guide, topic }: { readonly guide: Guide; readonly topic: GuideTopic }): JSX.Element {
  const lines = [...(topic.lines ?? []), ...(topic.boxesOf ? boxLines(topic.boxesOf) : [])];
  const id = `${guide.prefix}-${topic.id}`;
  return (
    <div class="guide-words stack">
      <h2 id={`${topic.id}-title`}>{t(`${id}-title`)}</h2>
      {t(id)
        .split('\n')
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      {lines.length > 0 && (
        <dl class="guide-lines stack">
          {lines.map((line) => (
            <div key={line}>
              <dt>{t(line)}</dt>
              <dd>{t(hasText(`${line}-help`) ? `${line}-help` : `${line}-line`)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

interface TopicProps {
  readonly guide: Guide;
  readonly topic: GuideTopic;
  /** Is the picture to be drawn, too? */
  readonly isPictured: boolean;
}

/** What has been drawn is kept as it is while more of the page is drawn. */
function Topic({ guide, topic, isPictured }: TopicProps): JSX.Element {
  const words = useMemo(() => <Words guide={guide} topic={topic} />, [guide, topic]);
  const picture = useMemo(() => topic.Picture && <topic.Picture />, [topic]);
  const title = t(`${guide.prefix}-${topic.id}-title`);
  return (
    <section class={topic.Picture ? 'guide-topic' : 'guide-topic is-plain'} id={topic.id} aria-labelledby={`${topic.id}-title`}>
      {words}
      {picture && (
        <div class="guide-picture">
          {isPictured && !topic.lesson && picture}
          {isPictured && topic.lesson && (
            <TryHere game={guide.game} lesson={topic.lesson} title={title}>
              {picture}
            </TryHere>
          )}
        </div>
      )}
      {topic.Table && isPictured && (
        <div class="guide-table">
          <topic.Table />
        </div>
      )}
    </section>
  );
}

interface Props {
  readonly guide: Guide;
  readonly title: string;
  /** The way to other pages. */
  readonly children: ComponentChildren;
  readonly numbered: string;
}

/** The words of a topic are drawn, then its picture. */
const PARTS_OF_A_TOPIC = 2;

/** The page for players: one screen a topic, then the way to the numbered rules. The contents stand beside it, in a narrow window behind it. */
export function GuidePage({ guide, title, numbered, children }: Props): JSX.Element {
  useGameTheme(guide.game);
  const parts = PARTS_OF_A_TOPIC * guide.topics.length;
  const drawn = useGradually(parts);
  const isBeside = useMemo(() => matchMedia('(min-width: 60rem)').matches, []);
  const contents = (
    <nav class="rules-contents" aria-label={t('rules-contents')}>
      {children}
      <ol>
        {guide.topics.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`}>{t(`${guide.prefix}-${id}-title`)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
  return (
    <div class="rules">
      {isBeside && contents}
      <article class={drawn < parts ? 'guide is-growing' : 'guide'}>
        <h1>{title}</h1>
        <p>
          <LearnLink game={guide.game} isFirst />
        </p>
        {guide.topics.slice(0, Math.ceil(drawn / PARTS_OF_A_TOPIC)).map((topic, place) => (
          <Topic key={topic.id} guide={guide} topic={topic} isPictured={drawn >= PARTS_OF_A_TOPIC * (place + 1)} />
        ))}
        {drawn >= parts && (
          <>
            <p>
              <a class="button primary" href={addressOf(`/start/${playedFirst(guide.game)}`)}>
                {t('rules-play-now')}
              </a>
            </p>
            <p class="guide-on">
              {t('rules-numbered-help')} <a href={numbered}>{t('rules-numbered')}</a>
            </p>
          </>
        )}
      </article>
      {!isBeside && drawn >= parts && contents}
    </div>
  );
}
