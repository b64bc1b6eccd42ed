/** The margin of the Line: what the choice means, before it is made, or why a card cannot answer. */

import type { JSX } from 'preact';

import { t } from '../../i18n';
import { Icon } from '../../shell/Icon';
import { deedText, priceText } from './Answers';
import { CardPicture } from './art/CardPicture';
import type { Asking, Question } from './asking';
import { cardName, clausesOf, gistOf } from './card-words';
import { idOf, printed } from './printed';
import { type Standing, setStanding, STANDINGS, standingOf } from './stops';
import { attackingEnemy, blow, type Table } from './table';
import { useIsInPlaces } from './window-kind';
import type { FellowshipWords } from './words';
import { WhyNot } from './Why';

interface Props {
  readonly table: Table;
  readonly asking: Asking;
  readonly words: FellowshipWords;
  readonly question: Question | null;
}

export function Margin({ table, asking, words, question }: Props): JSX.Element {
  const idle = asking.idle.value;
  return (
    <div class={idle === '' ? 'fs-margin line' : 'fs-margin line idle'} role="status">
      {idle !== '' ? (
        <p>
          <b>{cardName(idle)}</b> <WhyNot asking={asking} words={words} cardKey={idle} />
        </p>
      ) : (
        question && <Chosen table={table} asking={asking} words={words} question={question} />
      )}
    </div>
  );
}

/** How a chosen answer is sent: on a touch screen no key is named. */
export const againText = (isTouch: boolean): string => t(isTouch ? 'fellowship-again-touch' : 'fellowship-again');

/** On a phone the tiles have no room for the few words of a card: the one chosen last says them here. */
function ChosenGist({ asking }: { readonly asking: Asking }): JSX.Element | null {
  const key = asking.chosen.value.at(-1);
  if (key === undefined || gistOf(idOf(key)) === '') return null;
  return (
    <p class="fs-chosen-gist line" data-card={key}>
      <CardPicture id={idOf(key)} />
      <span class="visually-hidden">{cardName(key)}</span>
      <span>{gistOf(idOf(key))}</span>
    </p>
  );
}

function Chosen({ table, asking, words, question }: Props & { readonly question: Question }): JSX.Element | null {
  const isInPlaces = useIsInPlaces();
  const action = asking.picked.value || (asking.lone?.action ?? '');
  const option = question.decision.options?.find((one) => one.action === action);
  if (question.mode === 'toggle') return isInPlaces ? <ChosenGist asking={asking} /> : null;
  if (!option) return null;
  const { card } = option.parts;
  const isPayable = Object.keys(asking.prospectOf(action)?.pays ?? {}).length > 0 && option.parts['verb'] === 'play';
  const said = [
    card === undefined ? '' : whatFollows(idOf(card), option.parts['verb'] ?? '', question.decision.kind, rulesOf(asking)),
    priceText(option, asking, words),
    ...(question.mode === 'confirm' ? shadowTexts(table, question, card ?? '') : []),
  ].filter(Boolean);
  if (isInPlaces && said.length === 0 && card !== undefined) said.push(gistOf(idOf(card)));
  return (
    <>
      <p>
        <b>{deedText(asking, words, question, option)}</b>
        {said.length > 0 && ` · ${said.join(' · ')}`}. {againText(window.matchMedia('(hover: none)').matches)}
      </p>
      {isPayable && (
        <label class="line">
          <input
            type="checkbox"
            checked={asking.paysByHand.value}
            onChange={(event) => (asking.paysByHand.value = event.currentTarget.checked)}
          />
          {t('fellowship-pay-otherwise')}
        </label>
      )}
      {question.decision.kind === 'response' && card !== undefined && !('cancel' in (asking.prospectOf(action)?.effects ?? {})) && (
        <StandingField id={idOf(card)} />
      )}
    </>
  );
}

const rulesOf = ({ localSeat }: Asking): string => String(localSeat.client.welcome.value?.options['rules'] ?? 'faq');

/** Answers that bring a card itself into the game: what it says is what follows. */
const OF_THE_CARD: readonly string[] = ['travel', 'engage', 'take', 'search'];

/** What a card does where this answer makes it do so; "" where it is only meant, as one that defends, is struck or discarded. */
export function whatFollows(id: string, verb: string, kind: string, rules: string): string {
  if (!['play', 'use'].includes(verb) && !OF_THE_CARD.includes(kind)) return '';
  // A card of the encounter deck may be used for something else than what its few words say.
  const action = verb === 'use' && printed(id).sphere === '' ? clausesOf(id, rules).find(({ timing }) => timing === 'action') : undefined;
  return action?.text.replace(/\.$/, '') ?? gistOf(id);
}

/** Whether a card that may answer is asked for every time. */
export function StandingField({ id }: { readonly id: string }): JSX.Element {
  return (
    <label class="fs-standing line">
      {t('fellowship-standing')}
      <span class="select">
        <select value={standingOf(id)} onChange={(event) => setStanding(id, event.currentTarget.value as Standing)}>
          {STANDINGS.map((one) => (
            <option key={one} value={one}>
              {t(`fellowship-standing-${one}`)}
            </option>
          ))}
        </select>
        <Icon name="more" />
      </span>
    </label>
  );
}

/** What a defender takes with a shadow of +1 and +2. */
export function shadowTexts(table: Table, { decision }: Question, key: string): readonly string[] {
  const [enemy, defender] = [attackingEnemy(table, decision), table.find(key)];
  if (!enemy || !defender || !table.shadows(enemy).some((card) => card.key === '')) return [];
  // Who falls as it is falls with any shadow.
  const now = blow(enemy.attack, defender.defense, defender);
  if (now.damage >= now.left) return [];
  return [1, 2].map((more) => {
    const { damage, left } = blow(enemy.attack + more, defender.defense, defender);
    return damage >= left ? t('fellowship-shadow-falls', { more }) : t('fellowship-shadow-takes', { more, amount: damage });
  });
}
