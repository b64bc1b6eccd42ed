/** What is asked of this seat now: its options as grouped buttons, or a text where they are too many to list. */

import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';

import { t } from '../i18n';
import { choicesOf } from '../net/observation';
import type { Decision } from '../net/wire';
import { waitingText } from './awaited';
import { ComposedAction } from './ComposedAction';
import type { LocalSeat } from './local-seat';
import { type Labelled, type OptionGroup, optionGroups, type Part } from './option-groups';
import { Refusal } from './Refusal';
import { useHotKeys } from './hot-keys';
import { type GameWords, namesSeat } from './words';

/** More options than this are folded, group by group. */
const FOLDED = 40;

interface Props {
  readonly localSeat: LocalSeat;
  readonly words: GameWords;
}

export function DecisionCard({ localSeat, words }: Props): JSX.Element | null {
  const { decision } = localSeat;
  if (localSeat.status?.status === 'over' || !localSeat.observation) return null;
  if (decision === null) return <Waiting localSeat={localSeat} words={words} />;
  return <Asked key={decision.id} localSeat={localSeat} decision={decision} words={words} />;
}

/** Nothing is asked: for whom one waits, and the way back from an answer that may still be taken back. */
function Waiting({ localSeat, words }: Props): JSX.Element {
  const toAct = localSeat.observation?.to_act ?? [];
  const mayTakeBack = localSeat.acts.includes('/unready');
  return (
    <section class="plain-card plain-waiting">
      <p role="status">{toAct.length > 0 ? waitingText(toAct, localSeat.client.presence.value, words) : t('app-loading')}</p>
      {mayTakeBack && (
        <button type="button" class="button" disabled={localSeat.isBusy.value} onClick={() => void localSeat.act('/unready')}>
          {t('plain-act-unready')}
        </button>
      )}
      <Refusal localSeat={localSeat} words={words} />
    </section>
  );
}

function Asked({ localSeat, decision, words }: Props & { readonly decision: Decision }): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: the keyboard goes on here.
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) heading.current?.focus({ preventScroll: true });
  }, []);
  const others = (localSeat.observation?.to_act ?? []).filter((seat) => seat !== localSeat.seat);
  return (
    <section class="plain-card plain-decision" aria-labelledby="plain-prompt">
      <p class="plain-kicker">{t('plain-yours')}</p>
      <h2 id="plain-prompt" ref={heading} tabIndex={-1}>
        {words.prompt(decision)}
      </h2>
      {others.length > 0 && (
        <p class="plain-note">{t(decision.owed_by === 'any' ? 'plain-any' : 'plain-each', { seats: words.seats(others) })}</p>
      )}
      {decision.options === null ? (
        <ComposedAction localSeat={localSeat} words={words} />
      ) : (
        <Options localSeat={localSeat} decision={decision} words={words} />
      )}
      <Refusal localSeat={localSeat} words={words} />
    </section>
  );
}

function Options({ localSeat, decision, words }: Props & { readonly decision: Decision }): JSX.Element {
  const groups = useMemo(() => optionGroups(choicesOf(decision)), [decision]);
  const list = useRef<HTMLDivElement>(null);
  const inOrder = groups.flatMap((group) => group.options.map(({ option }) => option.action));
  const act = (action: string): void => void localSeat.act(action);
  useHotKeys(list, inOrder, decision.decline, act);
  const isFolded = inOrder.length > FOLDED && groups.length > 1;
  let number = 0;
  return (
    <div class="plain-options" ref={list}>
      {groups.map((group) => {
        const first = number;
        number += group.options.length;
        return (
          <Group
            key={group.head?.join(' ') ?? ''}
            group={group}
            first={first}
            isFolded={isFolded}
            isBusy={localSeat.isBusy.value}
            words={words}
            onAct={act}
          />
        );
      })}
      {decision.decline !== '' && (
        <div class="plain-decline cluster">
          <button type="button" class="button" data-option disabled={localSeat.isBusy.value} onClick={() => act(decision.decline)}>
            <Key text="P" />
            {t('plain-pass')}
          </button>
          <DeclineWords decision={decision} words={words} />
        </div>
      )}
      {inOrder.length > 1 && <p class="plain-keys">{t('plain-keys')}</p>}
    </div>
  );
}

/** What passing means, where the game says so by the parts of that option. */
function DeclineWords({ decision, words }: { readonly decision: Decision; readonly words: GameWords }): JSX.Element | null {
  const declined = decision.options?.find((option) => option.action === decision.decline);
  const said = Object.entries(declined?.parts ?? {})
    .map((part) => words.part(part))
    .join(', ');
  return said === '' ? null : <span class="plain-note">{said}</span>;
}

interface GroupProps {
  readonly group: OptionGroup;
  /** How many options stand before this group. */
  readonly first: number;
  readonly isFolded: boolean;
  readonly isBusy: boolean;
  readonly words: GameWords;
  readonly onAct: (action: string) => void;
}

function Group(props: GroupProps): JSX.Element {
  const { group, isFolded, words } = props;
  if (group.head === null) return <Buttons {...props} />;
  const head = words.wholePart(group.head);
  if (isFolded) {
    return (
      <details class="plain-group stack">
        <summary>
          {head} <span class="plain-note">{group.options.length}</span>
        </summary>
        <Buttons {...props} />
      </details>
    );
  }
  return (
    <div class="plain-group stack" role="group" aria-label={head}>
      <p class="plain-group-head" aria-hidden="true">
        <span>{words.partName(group.head[0])}</span> {words.part(group.head)}
      </p>
      <Buttons {...props} />
    </div>
  );
}

function Buttons({ group, first, isBusy, words, onAct }: GroupProps): JSX.Element {
  return (
    <div class="plain-buttons cluster">
      {group.options.map((one, index) => (
        <button
          key={one.option.action}
          type="button"
          class="button plain-option"
          data-option
          data-action={one.option.action}
          disabled={isBusy}
          aria-label={fullLabel(one, group, words)}
          onClick={() => onAct(one.option.action)}
        >
          {first + index < 9 && <Key text={String(first + index + 1)} />}
          {shortLabel(one, words)}
        </button>
      ))}
    </div>
  );
}

/** The key that does the same, where there is a keyboard. */
function Key({ text }: { readonly text: string }): JSX.Element {
  return (
    <kbd class="plain-key" aria-hidden="true">
      {text}
    </kbd>
  );
}

function shortLabel({ option, parts }: Labelled, words: GameWords): string {
  if (parts.length === 0)
    return (
      Object.entries(option.parts)
        .map((part) => words.part(part))
        .join(' ') || option.action
    );
  const said = parts.map((part) => (isBareNumber(part) ? `${words.partName(part[0])} ${words.part(part)}` : words.part(part)));
  return said.join(isWay(parts) ? ' → ' : ' · ');
}

/** From a source to a target. */
const isWay = (parts: readonly Part[]): boolean => parts.length === 2 && parts[0]?.[0] === 'source' && parts[1]?.[0] === 'target';

/** A number alone says nothing; a seat is told by its name. */
function isBareNumber([name, value]: Part): boolean {
  return /^\d+$/.test(value) && !namesSeat(name);
}

function fullLabel({ option, parts }: Labelled, group: OptionGroup, words: GameWords): string {
  const all = group.head === null ? parts : [group.head, ...parts];
  return all.length === 0 ? shortLabel({ option, parts }, words) : all.map((part) => words.wholePart(part)).join(', ');
}
