/** Whom one challenges by name, with those one has played as proposals; without a name a link is sent. */

import '../../../styles/challenges.css';

import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { knownPeople } from '../../net/api';
import { addressOf } from '../../net/base';
import { person, personKey } from '../../net/person';

const LONGEST_NAME = 40;

export function FriendField({ name }: { readonly name: Signal<string> }): JSX.Element {
  const known = useSignal<readonly string[]>([]);
  const hasName = person.value !== null;
  useEffect(() => {
    if (hasName)
      knownPeople(personKey()).then(
        ({ people }) => (known.value = people.map((one) => one.name)),
        () => undefined,
      );
  }, [hasName]);
  if (!hasName)
    return (
      <p class="help">
        {t('challenge-friend-nameless')} <a href={addressOf('/player')}>{t('person-title')}</a>
      </p>
    );
  return (
    <div class="field">
      <label for="friend">{t('challenge-friend')}</label>
      <input
        id="friend"
        class="entry friend-name"
        type="text"
        list="friends"
        maxLength={LONGEST_NAME}
        autocomplete="off"
        spellcheck={false}
        aria-describedby="friend-help"
        value={name.value}
        onInput={(event) => (name.value = event.currentTarget.value)}
      />
      <datalist id="friends">
        {known.value.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <p class="help" id="friend-help">
        {t('challenge-friend-help')}
      </p>
    </div>
  );
}
