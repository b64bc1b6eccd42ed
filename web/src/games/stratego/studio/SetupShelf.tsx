/** The set-ups of an army: one's own in folders, then the sound ideas. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../../i18n';
import { foldersOf, folderOf, inFolder, leafOf } from '../../../shell/folders';
import { Icon } from '../../../shell/Icon';
import { fromText } from '../deploy-model';
import { kindsOf } from '../model';
import { forgetSetup, type KeptSetup, keptSetups, renameSetup, restoreSetup } from '../setup-library';
import { SetupPicture } from '../SetupPicture';
import { setupTallies } from '../setup-results';
import type { StrategoObservation } from '../wire';
import type { StudioController } from './studio-controller';

interface Props {
  readonly controller: StudioController;
  readonly observation: StrategoObservation;
}

export function SetupShelf({ controller, observation }: Props): JSX.Element {
  const thrown = useSignal<{ readonly kept: KeptSetup; readonly at: number } | null>(null);
  const own = controller.own.value;
  const throwAway = (kept: KeptSetup): void => {
    thrown.value = { kept, at: keptSetups.peek().indexOf(kept) };
    forgetSetup(kept);
  };
  return (
    <nav class="sheet stack studio-shelf" aria-label={t('studio-shelf')}>
      {own.length === 0 && <p class="soft">{t('studio-own-empty')}</p>}
      {foldersOf(own).map(({ name, things }) => (
        <section key={name} aria-label={name === '' ? t('deploy-setups-own') : name}>
          <h2>{name === '' ? t('deploy-setups-own') : t('studio-folder', { name })}</h2>
          <ul>
            {things.map((kept) => (
              <OwnRow key={kept.name} kept={kept} controller={controller} observation={observation} onThrow={throwAway} />
            ))}
          </ul>
        </section>
      ))}
      <div role="status">
        {thrown.value && (
          <p class="setups-thrown">
            <span>{t('deploy-thrown', { name: thrown.value.kept.name })}</span>
            <button
              type="button"
              class="button"
              onClick={() => {
                if (thrown.value) restoreSetup(thrown.value.kept, thrown.value.at);
                thrown.value = null;
              }}
            >
              {t('deploy-put-back')}
            </button>
          </p>
        )}
      </div>
      <section aria-label={t('studio-ideas')}>
        <h2>{t('studio-ideas')}</h2>
        <ul>
          {controller.ideas.value.map((idea) => (
            <li key={idea.id}>
              <Open
                letters={idea.letters}
                name={t(`idea-${idea.id}`)}
                controller={controller}
                observation={observation}
                onOpen={() => controller.openIdea(idea)}
              />
            </li>
          ))}
        </ul>
      </section>
    </nav>
  );
}

interface OpenProps extends Props {
  readonly letters: string;
  readonly name: string;
  readonly onOpen: () => void;
}

/** A set-up with its picture and how many of one's own games began with it. */
function Open({ letters, name, controller, observation, onOpen }: OpenProps): JSX.Element {
  const { won, drawn, lost } = setupTallies.value.get(letters) ?? { won: 0, drawn: 0, lost: 0 };
  const games = won + drawn + lost;
  const isOpen = controller.letters.value === letters;
  return (
    <button type="button" class="studio-open" aria-current={isOpen ? 'true' : undefined} onClick={onOpen}>
      <SetupPicture
        setup={fromText(letters, observation.zone)}
        zone={observation.zone}
        kinds={kindsOf(observation, observation.seat)}
        seat={0}
      />
      <span>{name}</span>
      {games > 0 && (
        <small>
          <span aria-hidden="true">{games}</span>
          <span class="visually-hidden">{t('studio-games', { count: games })}</span>
        </small>
      )}
    </button>
  );
}

interface OwnRowProps extends Props {
  readonly kept: KeptSetup;
  readonly onThrow: (kept: KeptSetup) => void;
}

function OwnRow({ kept, controller, observation, onThrow }: OwnRowProps): JSX.Element {
  const folder = useSignal<string | null>(null);
  const move = (event: Event): void => {
    event.preventDefault();
    const name = inFolder(kept.name, (folder.value ?? '').trim());
    renameSetup(kept, name);
    if (controller.name.peek() === kept.name) controller.name.value = name;
    folder.value = null;
  };
  return (
    <li>
      <Open
        letters={kept.letters}
        name={leafOf(kept.name)}
        controller={controller}
        observation={observation}
        onOpen={() => controller.openKept(kept)}
      />
      <button
        type="button"
        class="icon-button centred bare"
        aria-label={t('studio-move', { name: leafOf(kept.name) })}
        aria-expanded={folder.value !== null}
        onClick={() => (folder.value = folder.value === null ? folderOf(kept.name) : null)}
      >
        <Icon name="list" />
      </button>
      <button
        type="button"
        class="icon-button centred bare"
        aria-label={t('deploy-throw-away', { name: leafOf(kept.name) })}
        onClick={() => onThrow(kept)}
      >
        <Icon name="bin" />
      </button>
      {folder.value !== null && (
        <form class="setups-keep-row" onSubmit={move}>
          <input
            class="entry"
            type="text"
            maxLength={40}
            aria-label={t('studio-folder-name')}
            placeholder={t('studio-folder-none')}
            value={folder.value}
            onInput={(event) => (folder.value = event.currentTarget.value)}
          />
          <button type="submit" class="button">
            {t('studio-folder-move')}
          </button>
        </form>
      )}
    </li>
  );
}
