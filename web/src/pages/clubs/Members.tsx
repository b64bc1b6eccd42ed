/** The members of a club; its founder may let one go, or hand the club over. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { dateLocale, t } from '../../i18n';
import { variantName } from '../../names';
import { addressOf } from '../../net/base';
import { changeMember } from '../../net/clubs';
import type { ClubMember, ClubPage } from '../../net/wire';
import { Crest } from '../../shell/Crest';
import { ratingText } from '../../shell/rating-words';

interface Props {
  readonly page: ClubPage;
  readonly act: (work: () => Promise<ClubPage>) => void;
}

/** The rating of the box that is played most. */
function bestText({ ratings }: ClubMember): string {
  const [first] = ratings;
  return first ? `${variantName(first.game, first.variant)} ${ratingText(first.rating)}` : t('club-unrated');
}

const day = (at: number): string => new Intl.DateTimeFormat(dateLocale(), { day: 'numeric', month: 'short', year: 'numeric' }).format(at);

type Doing = '' | 'hand-over' | 'remove';

function Acts({ page, act, member }: Props & { readonly member: ClubMember }): JSX.Element {
  const doing = useSignal<Doing>('');
  const { name } = member;
  if (doing.value === '')
    return (
      <details class="club-acts">
        <summary class="button plain icon-only" aria-label={t('club-member-acts', { who: name })}>
          <span aria-hidden="true">…</span>
        </summary>
        <div class="club-acts-list sheet stack">
          <button type="button" class="button" onClick={() => (doing.value = 'hand-over')}>
            {t('club-hand-over')}
          </button>
          <button type="button" class="button" onClick={() => (doing.value = 'remove')}>
            {t('club-remove')}
          </button>
        </div>
      </details>
    );
  const what = doing.value;
  return (
    <div class="club-sure">
      <p>{t(`club-${what}-sure`, { who: name })}</p>
      <div class="cluster">
        <button type="button" class="button" onClick={() => (doing.value = '')}>
          {t('club-sure-no')}
        </button>
        <button type="button" class="button danger" onClick={() => act(() => changeMember(page.line.id, what, name))}>
          {t('club-sure-yes')}
        </button>
      </div>
    </div>
  );
}

export function Members({ page, act }: Props): JSX.Element {
  return (
    <section class="sheet club-card" aria-labelledby="club-members-title">
      <div class="tour-head">
        <h2 id="club-members-title">{t('club-members')}</h2>
        <span class="soft">{t('club-members-count', { count: page.line.n_members })}</span>
      </div>
      <ul class="club-members">
        {page.members.map((member) => (
          <li key={member.name} class="club-member">
            {member.crest ? <Crest crest={member.crest} class="tour-banner" /> : <span class="tour-banner" />}
            <span class="club-member-words">
              <span>
                <a href={addressOf(`/player/${encodeURIComponent(member.name)}`)}>{member.name}</a>
                {member.is_founder && <span class="soft"> · {t('club-founder')}</span>}
              </span>
              <span class="soft">{[bestText(member), t('club-since', { day: day(member.since) })].join(' · ')}</span>
            </span>
            {page.is_founder && !member.is_founder && <Acts page={page} act={act} member={member} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
