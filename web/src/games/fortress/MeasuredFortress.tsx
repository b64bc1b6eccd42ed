/** How the computer does with the fortress that is being built, level by level. */

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';

import { t } from '../../i18n';
import { MeasuredRun } from '../../net/measured-run';
import { MeasuredLevels } from '../../shell/MeasuredLevels';
import type { BuilderController } from './builder-controller';
import { firstAnswers, fortressKey, keepMeasured, LEVELS, measuredOf, USUAL_LEVEL } from './measured-fortresses';

interface Props {
  readonly controller: BuilderController;
  readonly onClose: () => void;
}

export function MeasuredFortress({ controller, onClose }: Props): JSX.Element {
  const run = useMemo(() => new MeasuredRun(), []);
  const setup = controller.setup('');
  const draft = controller.draft.value;
  const fortress = fortressKey(setup, draft);
  const keyAt = (level: number): string => `${level} ${fortress}`;
  const start = (level: number): void => {
    const { game, variant, options } = setup;
    const wanted = { game, variant, options, level, actions: firstAnswers(draft) };
    void run.start(keyAt(level), wanted, (found) => keepMeasured(fortress, level, found));
  };
  return (
    <div class="fortress-panel">
      <MeasuredLevels
        id="fortress-measured"
        run={run}
        levels={LEVELS}
        usual={USUAL_LEVEL}
        found={measuredOf(fortress)}
        isWhole={controller.isLegal}
        help={t('fortress-measured-help')}
        keyAt={keyAt}
        onStart={start}
      >
        <button type="button" class="button plain" onClick={onClose}>
          {t('fortress-close')}
        </button>
      </MeasuredLevels>
    </div>
  );
}
