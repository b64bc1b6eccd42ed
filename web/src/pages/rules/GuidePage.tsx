import type { ComponentChildren, JSX } from 'preact';

import type { Guide, GuideTopic } from '../../family';
import { useGameTheme } from '../../game-theme';
import { hasText, t } from '../../i18n';
import { knownSpec } from '../../net/known-games';
import { useGradually } from '../../shell/gradually';
import { LearnLink } from '../LearnPage';

/** Text ids of the variants of a game that have a box. */
function boxLines(game: string): readonly string[] {
  const variants = knownSpec(game)?.variants ?? [];
  return variants.filter(({ box }) => box.inside === '').map(({ id }) => `variant-${id}`);
}

function Topic({ guide, topic }: { readonly guide: Guide; readonly topic: GuideTopic }): JSX.Element {
  const { Picture } = topic;
  const lines = [...(topic.lines ?? []), ...(topic.boxesOf ? boxLines(topic.boxesOf) : [])];
  const id = `${guide.prefix}-${topic.id}`;
  return (
    <section class={Picture ? 'guide-topic' : 'guide-topic is-plain'} id={topic.id} aria-labelledby={`${topic.id}-title`}>
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
      {Picture && (
        <div class="guide-picture">
          <Picture />
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

/** The page for players: one screen a topic, then the way to the numbered rules. */
export function GuidePage({ guide, title, numbered, children }: Props): JSX.Element {
  useGameTheme(guide.game);
  const drawn = useGradually(guide.topics.length);
  return (
    <div class="rules">
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
      <article class={drawn < guide.topics.length ? 'guide is-growing' : 'guide'}>
        <h1>{title}</h1>
        <p>
          <LearnLink game={guide.game} />
        </p>
        {guide.topics.slice(0, drawn).map((topic) => (
          <Topic key={topic.id} guide={guide} topic={topic} />
        ))}
        <p class="guide-on">
          {t('rules-numbered-help')} <a href={numbered}>{t('rules-numbered')}</a>
        </p>
      </article>
    </div>
  );
}
