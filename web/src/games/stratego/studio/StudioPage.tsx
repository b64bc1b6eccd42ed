/** The studio of set-ups: what is kept on the left, the board in the middle, what is known of the set-up on the right. */

import '../../../../styles/board.css';
import '../styles/pieces.css';
import '../styles/deployment.css';
import '../styles/board-marks.css';
import '../styles/setups.css';
import './studio.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { Dragged } from '../../../board/Board';
import { useGameTheme } from '../../../game-theme';
import { t } from '../../../i18n';
import { seatName, variantName } from '../../../names';
import { addressOf } from '../../../net/base';
import { isForTwoOpponents, knownGames, knownSpecs } from '../../../net/known-games';
import { navigate } from '../../../router';
import { Select } from '../../../shell/Select';
import { useStepKeys } from '../../../shell/StepButtons';
import { useTitle } from '../../../shell/title';
import { PasteDialog, usePasting } from '../PasteDialog';
import { PieceDefs } from '../PieceArt';
import { LetterArt, Tray, useDraftMover } from '../setup-parts';
import type { StrategoObservation } from '../wire';
import { Measured } from './Measured';
import { OwnGames } from './OwnGames';
import { SetupShelf } from './SetupShelf';
import { StudioBoard } from './StudioBoard';
import { type Army, StudioController } from './studio-controller';
import { Tools } from './Tools';
import { Weaknesses } from './Weaknesses';

const FAMILY = 'stratego';

export function StudioPage(): JSX.Element {
  const controller = useMemo(() => new StudioController(), []);
  useTitle(t('studio-title'));
  useGameTheme(controller.army.value.game);
  useStepKeys(controller);
  useEffect(() => {
    void knownGames();
    void controller.open(controller.army.peek());
    return controller.watch();
  }, [controller]);
  const observation = controller.observation.value;
  return (
    <div class="stratego studio" data-whole={controller.isWhole.value}>
      <PieceDefs />
      <header class="studio-head">
        <h1>{t('studio-title')}</h1>
        <ArmyChoice controller={controller} />
        <button
          type="button"
          class="button primary"
          disabled={!controller.isWhole.value}
          onClick={() => {
            controller.choose();
            navigate(addressOf(`/start/${controller.army.peek().variant}`));
          }}
        >
          {t('studio-play')}
        </button>
      </header>
      <p class="problem" role="alert" hidden={controller.problem.value === ''}>
        {controller.problem.value}
      </p>
      {observation ? <Desk controller={controller} observation={observation} /> : <p class="loading">{t('app-loading')}</p>}
      <p class="visually-hidden" aria-live="polite">
        {controller.said.value}
      </p>
    </div>
  );
}

interface DeskProps {
  readonly controller: StudioController;
  readonly observation: StrategoObservation;
}

function Desk({ controller, observation }: DeskProps): JSX.Element {
  const mover = useDraftMover(controller);
  const pasting = usePasting(controller);
  const isHeated = useSignal(true);
  const pointed = useSignal<readonly string[]>([]);
  return (
    <div class="studio-desk">
      <div class="studio-middle column">
        <StudioBoard controller={controller} observation={observation} mover={mover} isHeated={isHeated} pointed={pointed.value} />
        <Tools controller={controller} observation={observation} pasting={pasting} isHeated={isHeated} />
        {controller.left.value > 0 && <Tray draft={controller} observation={observation} mover={mover} />}
        <Named controller={controller} />
        <Weaknesses controller={controller} pointed={pointed} />
      </div>
      <div class="studio-right column">
        <Measured controller={controller} observation={observation} />
        <OwnGames letters={controller.letters.value} />
        <p class="sheet keys-help soft" id="studio-keys">
          {t('studio-keys')}
        </p>
      </div>
      <SetupShelf controller={controller} observation={observation} />
      <PasteDialog pasting={pasting} />
      <Dragged
        mover={mover}
        art={(held) => <LetterArt draft={controller} observation={observation} letter={controller.letterAt(held)} />}
      />
    </div>
  );
}

/** What the set-up is called and what it is about; and how it is kept. */
function Named({ controller }: { readonly controller: StudioController }): JSX.Element {
  const name = useSignal('');
  const given = name.value.trim();
  const isTaken = controller.own.value.some((one) => one.name === given);
  return (
    <section class="sheet stack studio-named" aria-labelledby="studio-name">
      <h2 id="studio-name">{controller.name.value === '' ? t('studio-unnamed') : controller.name.value}</h2>
      {controller.idea.value !== '' && <p>{controller.idea.value}</p>}
      <form
        class="setups-keep-row"
        onSubmit={(event) => {
          event.preventDefault();
          controller.keep(given);
          name.value = '';
        }}
      >
        <input
          class="entry"
          type="text"
          autocomplete="off"
          maxLength={60}
          aria-label={t('deploy-keep-name')}
          aria-describedby="studio-keep-help"
          placeholder={t('studio-keep-example')}
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={given === '' || controller.setup.value.size === 0}>
          {t(isTaken ? 'deploy-keep-over' : 'deploy-keep')}
        </button>
      </form>
      <p class="soft" id="studio-keep-help">
        {t('studio-keep-help')}
      </p>
    </section>
  );
}

/** Every box of the family, and the side where the two armies differ. */
function ArmyChoice({ controller }: { readonly controller: StudioController }): JSX.Element {
  const army = controller.army.value;
  const boxes = knownSpecs()
    .filter((spec) => spec.family === FAMILY && isForTwoOpponents(spec))
    .flatMap(({ id, variants }) => variants.map((variant) => ({ game: id, variant: variant.id })));
  const open = (change: Partial<Army>): void => void controller.open({ ...army, ...change });
  const names = boxes.map(({ game, variant }): readonly [string, string] => [`${game} ${variant}`, variantName(game, variant)]);
  return (
    <div class="cluster studio-army">
      {names.length > 0 && (
        <Select
          label={t('studio-box')}
          value={`${army.game} ${army.variant}`}
          among={names}
          onChoose={(value) => {
            const [game = '', variant = ''] = value.split(' ');
            open({ game, variant, seat: 0 });
          }}
        />
      )}
      {controller.hasSides.value && (
        <Select
          label={t('studio-side')}
          value={String(army.seat)}
          among={[
            ['0', seatName(army.game, 0)],
            ['1', seatName(army.game, 1)],
          ]}
          onChoose={(seat) => open({ seat: Number(seat) })}
        />
      )}
    </div>
  );
}
