/** The clubs of whoever plays here, and the form that founds one. */

import '../../../styles/tournaments.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { askClubs, foundClub } from '../../net/clubs';
import { person } from '../../net/person';
import type { ClubLine } from '../../net/wire';
import { navigate } from '../../router';
import { Choice } from '../../shell/Choice';
import { Icon } from '../../shell/Icon';
import { useTitle } from '../../shell/title';
import { useWork } from '../../shell/work';
import { NameForm } from '../player/NameForm';
import { NameField, WordField } from '../tournaments/NameFields';

function FoundForm({ onCancel }: { readonly onCancel: () => void }): JSX.Element {
  const name = useSignal('');
  const description = useSignal('');
  const isClosed = useSignal(false);
  const { isBusy, problem, leave } = useWork();
  const found = (event: Event): Promise<void> => {
    event.preventDefault();
    return leave(async () => {
      const id = await foundClub({ name: name.value.trim(), description: description.value.trim(), closed: isClosed.value });
      navigate(addressOf(`/club/${id}`));
    });
  };
  return (
    <form class="club-form sheet stack" aria-labelledby="club-form-title" onSubmit={(event) => void found(event)}>
      <h2 id="club-form-title">{t('club-found')}</h2>
      <NameField id="club-name" label={t('club-name')} value={name.value} onType={(value) => (name.value = value)} />
      <WordField id="club-word" label={t('club-description')} value={description.value} onType={(value) => (description.value = value)} />
      <Choice
        name="club-closed"
        legend={t('club-who-sees')}
        help={t(isClosed.value ? 'club-closed-help' : 'club-open-help')}
        value={isClosed.value ? 'closed' : 'open'}
        among={(['open', 'closed'] as const).map((value) => ({ value, text: t(`club-${value}`) }))}
        onChoose={(value) => (isClosed.value = value === 'closed')}
      />
      <p class="problem" role="alert" hidden={problem.value === ''}>
        {problem}
      </p>
      <div class="cluster">
        <button class="button primary" disabled={isBusy.value}>
          {t('club-go')}
        </button>
        <button type="button" class="button" onClick={onCancel}>
          {t('person-cancel')}
        </button>
      </div>
    </form>
  );
}

function Line({ club }: { readonly club: ClubLine }): JSX.Element {
  const facts = [t('club-members-count', { count: club.n_members }), ...(club.closed ? [t('club-closed')] : [])];
  return (
    <li class="tour-line">
      <a class="tour-line-link line" href={addressOf(`/club/${club.id}`)}>
        <span class="club-sign centred">
          <Icon name="people" />
        </span>
        <span class="tour-line-words">
          <strong>{club.name}</strong>
          <span class="soft">{facts.join(' · ')}</span>
        </span>
        <Icon name="arrow" />
      </a>
    </li>
  );
}

type Found = readonly ClubLine[] | Error | null;

function List({ clubs, onAgain }: { readonly clubs: Found; readonly onAgain: () => void }): JSX.Element {
  if (clubs instanceof Error)
    return (
      <div class="tour-word sheet">
        <p>{t('club-failed')}</p>
        <button type="button" class="button" onClick={onAgain}>
          {t('app-try-again')}
        </button>
      </div>
    );
  if (clubs === null) return <div class="tour-word sheet" aria-busy="true" />;
  if (clubs.length === 0)
    return (
      <div class="tour-word sheet">
        <p>{t('club-none')}</p>
        <p class="soft">{t('club-none-help')}</p>
      </div>
    );
  return (
    <section class="tour-block sheet" aria-labelledby="club-mine">
      <h2 id="club-mine">{t('club-mine')}</h2>
      <ul class="tour-lines">
        {clubs.map((club) => (
          <Line key={club.id} club={club} />
        ))}
      </ul>
    </section>
  );
}

export function Clubs(): JSX.Element {
  useTitle(t('club-title'));
  const clubs = useSignal<Found>(null);
  const isFounding = useSignal(false);
  const own = person.value?.name ?? '';
  const ask = (): void => {
    if (own === '') return void (clubs.value = []);
    askClubs().then(
      (found) => (clubs.value = found.clubs),
      (failure: unknown) => (clubs.value = failure instanceof Error ? failure : new Error()),
    );
  };
  useEffect(ask, [own]);
  return (
    <div class="page tour-list">
      <header class="tour-title">
        <div>
          <h1>{t('club-title')}</h1>
          <p class="page-intro">{t('club-intro')}</p>
        </div>
        {!isFounding.value && (
          <button type="button" class="button" onClick={() => (isFounding.value = true)}>
            <Icon name="people" />
            {t('club-found')}
          </button>
        )}
      </header>
      {isFounding.value &&
        (own === '' ? (
          <div class="stack">
            <p>{t('club-needs-name')}</p>
            <NameForm onDone={() => undefined} onCancel={() => (isFounding.value = false)} />
          </div>
        ) : (
          <FoundForm onCancel={() => (isFounding.value = false)} />
        ))}
      <List clubs={clubs.value} onAgain={ask} />
    </div>
  );
}
