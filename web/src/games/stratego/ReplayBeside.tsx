/** Beside the board of a replay: what was known and guessed, the moves, and what was still in play. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { FairDealing } from '../../plain/FairDealing';
import type { StrategoObservation } from './wire';
import { BeliefPanel } from './Belief';
import type { BeliefController } from './belief-controller';
import { LastCombat } from './Combat';
import { MoveLog, Remaining } from './Panels';
import { powerFacts } from './power-words';
import { LastPower } from './Powers';
import type { ReplayController } from './replay-controller';
import type { View } from './frame-store';
import { combatOf } from './combat-facts';
import { lastFight, until } from './event-log';

const TABS = { belief: 'belief-title', log: 'panel-log', army: 'panel-remaining' } as const;
type Tab = keyof typeof TABS;
const NAMES = Object.keys(TABS) as Tab[];
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

interface BesideProps {
  readonly controller: ReplayController;
  readonly belief: BeliefController;
  readonly observation: StrategoObservation;
  /** The view of the computer's seat, where one played; null otherwise. */
  readonly computer: View | null;
}

export function ReplayBeside({ controller, belief, observation, computer }: BesideProps) {
  const tab = useSignal<Tab>('belief');
  const panels: Record<Tab, () => ComponentChildren> = {
    belief: () => <BeliefPanel controller={belief} observation={observation} replay={controller} computer={computer} />,
    log: () => <Moves controller={controller} observation={observation} />,
    army: () => <Remaining observation={observation} lines={until(controller.lines.value, observation.ply)} />,
  };
  return (
    <div class="table-side">
      <div class="tabs" role="tablist" aria-label={t('panel-tabs')}>
        {NAMES.map((name) => (
          <TabKey key={name} name={name} chosen={tab.value} onChoose={(next) => (tab.value = next)} />
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id="beside-panel" tabIndex={0} aria-labelledby={`tab-${tab.value}`}>
        {panels[tab.value]()}
      </div>
    </div>
  );
}

interface TabKeyProps {
  readonly name: Tab;
  readonly chosen: Tab;
  onChoose(name: Tab): void;
}

function TabKey({ name, chosen, onChoose }: TabKeyProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.stopPropagation();
    const next = NAMES[(NAMES.indexOf(name) + step + NAMES.length) % NAMES.length] ?? name;
    onChoose(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${name}`}
      aria-controls="beside-panel"
      aria-selected={name === chosen}
      tabIndex={name === chosen ? 0 : -1}
      onClick={() => onChoose(name)}
      onKeyDown={onKeyDown}
    >
      {t(TABS[name])}
    </button>
  );
}

/** The whole log, from the frames of the chosen view; a line leads to its move. */
function Moves({ controller, observation }: { readonly controller: ReplayController; readonly observation: StrategoObservation }) {
  const view = controller.shownView.value;
  useEffect(() => void controller.store.fetchAll(view), [controller, view]);
  const fight = lastFight(controller.lines.value, observation.ply)?.events ?? [];
  const combat = fight.find((event) => event.kind === 'combat');
  const power = fight.find((event) => event.kind === 'power');
  return (
    <div class="replay-moves">
      {power && !combat ? (
        <LastPower power={powerFacts(power)} observation={observation} />
      ) : (
        <LastCombat combat={combat ? combatOf(combat, fight) : null} observation={observation} />
      )}
      <MoveLog lines={controller.lines.value} current={controller.plyShown.value} onChoose={(ply) => controller.goToPly(ply)} />
      <p class="quiet keys-help">{t('replay-keys')}</p>
      <FairDealing match={controller.store.match} token={controller.store.token} />
    </div>
  );
}
