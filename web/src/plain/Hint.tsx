/** A hint during play: its button, and the panel with what is said and the acts to look into. Each family says its own. */

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { inTenths, t } from '../i18n';
import type { CoachRemark, HintedAct } from '../net/wire';
import { Icon } from '../shell/Icon';
import { type HintController, planOf } from './hint-controller';

/** A part of a gain, or a lag behind the best act, that is worth less is not told. */
export const LEAST_WORTH = 0.05;

interface Props {
  readonly controller: HintController;
}

/** Nothing where no hints may be asked for. */
export function HintButton({ controller }: Props): JSX.Element | null {
  if (!controller.isOffered.value && !controller.isOpen.value) return null;
  return (
    <button
      type="button"
      class="icon-button centred bare"
      aria-label={t('hint-title')}
      title={t('hint-title')}
      aria-pressed={controller.isOpen.value}
      onClick={() => (controller.isOpen.value ? controller.close() : void controller.ask())}
    >
      <Icon name="hint" />
    </button>
  );
}

interface PanelProps extends Props {
  /** A family's words for an act, and for what it is worth beside the best. */
  readonly nameOf: (act: HintedAct) => string;
  readonly worthOf: (act: HintedAct) => string;
  /** What the worths mean. */
  readonly unit: string;
  /** Why: sentences about the act that is looked into. */
  readonly details: (act: HintedAct) => JSX.Element;
  readonly children?: ComponentChildren;
}

export function HintPanel(props: PanelProps): JSX.Element | null {
  const { controller, details, children } = props;
  const box = useRef<HTMLElement>(null);
  const hint = controller.hint.value;
  const isOpen = controller.isOpen.value;
  useEffect(() => {
    if (isOpen) box.current?.querySelector('button')?.focus();
  }, [isOpen]);
  if (!isOpen) return null;
  const act = controller.act.value;
  return (
    <section ref={box} class="hint" aria-label={t('hint-title')} onKeyDown={(event) => event.key === 'Escape' && controller.close()}>
      <header>
        <h2>{t('hint-title')}</h2>
        <button type="button" class="icon-button centred bare" aria-label={t('act-close')} onClick={() => controller.close()}>
          <Icon name="close" />
        </button>
      </header>
      <div role="status">
        {controller.problem.value !== '' && <p class="problem">{controller.problem}</p>}
        {hint !== null && hint.acts.length === 0 && <p class="quiet">{t('hint-none')}</p>}
        {act && details(act)}
      </div>
      {controller.isThinking.value && (
        <div class="hint-longer">
          <p class="quiet" id="hint-longer">
            {t(hint === null ? 'hint-thinking' : 'hint-longer')}
          </p>
          <progress aria-labelledby="hint-longer" />
        </div>
      )}
      {hint !== null && hint.acts.length > 0 && <ActList {...props} acts={hint.acts} />}
      {children}
    </section>
  );
}

interface DetailsProps {
  readonly act: HintedAct;
  /** A family's words for a remark of its coach, and for how far an act is behind the best. */
  readonly say: (remark: CoachRemark) => string;
  readonly behind: (lag: string, doubt: string) => string;
  /** What else the family says. */
  readonly children?: ComponentChildren;
}

/** Why, a sentence each. */
export function HintDetails({ act, say, behind, children }: DetailsProps): JSX.Element {
  return (
    <div class="hint-details">
      {act.said.map((remark) => (
        <p key={remark.name} class="hint-said">
          {say(remark)}
        </p>
      ))}
      {act.behind >= LEAST_WORTH && <p>{behind(inTenths(act.behind), inTenths(act.doubt))}</p>}
      {children}
    </div>
  );
}

function ActList({ controller, nameOf, worthOf, unit, acts }: PanelProps & { readonly acts: readonly HintedAct[] }): JSX.Element {
  return (
    <>
      <ol class="hint-acts">
        {acts.map((act, index) => (
          <li key={planOf(act)}>
            <button type="button" aria-pressed={index === controller.chosen.value} onClick={() => (controller.chosen.value = index)}>
              <span>{nameOf(act)}</span>
              <span class="hint-gain">{worthOf(act)}</span>
            </button>
          </li>
        ))}
      </ol>
      <p class="quiet hint-unit">{unit}</p>
    </>
  );
}
