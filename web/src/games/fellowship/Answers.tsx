/** The answers in the Line: the main button, the outlined refusal, and what may be answered with, as cards. */

import type { JSX } from 'preact';

import { hasText, t } from '../../i18n';
import type { Option } from '../../net/wire';
import type { Asking, Question } from './asking';
import { CardPicture } from './art/CardPicture';
import { cardName, gistOf } from './card-words';
import { signed } from './end-words';
import { Sign } from './icons';
import { idOf, printed } from './printed';
import { attackingEnemy, blow, type Table } from './table';
import { useIsInPlaces } from './window-kind';
import type { FellowshipWords } from './words';

/** Kinds of questions at which the table goes on where nothing is chosen: there the green button passes. */
const GOES_ON: readonly string[] = ['window', 'planning'];
/** Kinds that only cards on the table answer; the others show their answers in the Line. */
const SHOWN_IN_LINE: readonly string[] = ['response'];
/** So many answers stand side by side at full size; more of them show name and picture only. */
const MOST_WIDE = 3;

interface Props {
  readonly table: Table;
  readonly asking: Asking;
  readonly words: FellowshipWords;
  readonly question: Question;
}

const optionOf = ({ decision }: Question, action: string): Option | undefined => decision.options?.find((one) => one.action === action);

/** Does the main button go on with nothing chosen? */
export function goesOn(question: Question): boolean {
  return question.decision.decline !== '' && (GOES_ON.includes(question.decision.kind) || question.decision.options?.length === 1);
}

/** The answers that stand in the Line: of a card with several abilities these, at a response its cards, else what is no card. */
export function inLine(asking: Asking, question: Question): readonly Option[] {
  const chosen = asking.chosen.value[0];
  const abilities = chosen === undefined || question.mode === 'toggle' ? [] : asking.optionsOf(chosen);
  if (SHOWN_IN_LINE.includes(question.decision.kind)) return [...question.cards.values()].flat();
  return abilities.length > 1 ? abilities : question.buttons;
}

export function Answers({ table, asking, words, question }: Props): JSX.Element {
  const { decision } = question;
  const pass = decision.options?.find((option) => option.action === decision.decline);
  const shown = inLine(asking, question);
  const isMulligan = decision.kind === 'mulligan';
  const isMainPass = pass !== undefined && asking.ready.length === 0 && goesOn(question);
  return (
    <>
      {!isMulligan && shown.length > 0 && (
        <ul class={shown.length > MOST_WIDE ? 'fs-answer-cards compact' : 'fs-answer-cards'} aria-label={t('fellowship-answers')}>
          {shown.map((option) => (
            <AnswerCard key={option.action} asking={asking} words={words} question={question} option={option} />
          ))}
        </ul>
      )}
      <div class="fs-answers">
        {isMulligan && <Mulligan asking={asking} words={words} question={question} />}
        {pass && !isMainPass && (
          <button
            type="button"
            class="button fs-other"
            data-action="pass"
            disabled={asking.isBusy}
            onClick={() => void asking.send([decision.decline])}
          >
            {words.deed(pass, decision.kind)}
            {decision.kind === 'defender' && <small>{undefendedText(table, question)}</small>}
          </button>
        )}
        {!isMulligan && <Main asking={asking} words={words} question={question} pass={isMainPass ? pass : undefined} />}
      </div>
    </>
  );
}

/** Always there: what it would do, or what is to be chosen first. */
function Main({ asking, words, question, pass }: Omit<Props, 'table'> & { readonly pass: Option | undefined }): JSX.Element {
  const { decision } = question;
  if (pass)
    return (
      <button
        type="button"
        class="button primary fs-main"
        data-action="pass"
        disabled={asking.isBusy}
        onClick={() => void asking.send([pass.action])}
      >
        {words.deed(pass, decision.kind)}
      </button>
    );
  if (asking.ready.length === 0) return <p class="fs-main fs-choose centred">{chooseText(decision.kind)}</p>;
  const price = question.mode === 'toggle' ? '' : priceText(optionOf(question, asking.ready[0]!), asking, words);
  return (
    <button
      type="button"
      class="button primary fs-main"
      data-action="send"
      data-answer={asking.ready.join()}
      disabled={asking.isBusy}
      onClick={() => void asking.confirm()}
    >
      {mainText(asking, words, question)}
      {price !== '' && <small>{price}</small>}
    </button>
  );
}

function Mulligan({ asking, words, question: { buttons, decision } }: Omit<Props, 'table'>): JSX.Element {
  return (
    <>
      {buttons.toReversed().map((option, index) => (
        <button
          key={option.action}
          type="button"
          class={index === buttons.length - 1 ? 'button primary fs-main' : 'button fs-other'}
          data-action={option.action}
          disabled={asking.isBusy}
          onClick={() => void asking.send([option.action])}
        >
          {words.deed(option, decision.kind)}
        </button>
      ))}
    </>
  );
}

/** Picture, name, what it does, what it takes. */
function AnswerCard({ asking, words, question, option }: Omit<Props, 'table'> & { readonly option: Option }): JSX.Element {
  const { card } = option.parts;
  const isPicked = asking.picked.value === option.action || asking.lone?.action === option.action;
  const price = priceText(option, asking, words) || pointsText(option, asking);
  const isShort = useIsInPlaces();
  return (
    <li>
      <button
        type="button"
        class={isPicked ? 'fs-answer picked' : 'fs-answer'}
        data-action={option.action}
        aria-pressed={isPicked}
        disabled={asking.isBusy}
        onClick={() => asking.pick(option)}
      >
        {card !== undefined && <CardPicture id={idOf(card)} />}
        <span class="fs-answer-words">
          <span class="fs-answer-head">
            <b class="fs-answer-name">{answerName(asking, words, question, option)}</b>
            {price !== '' && <small>{isShort ? <ShortPrice option={option} asking={asking} text={price} /> : price}</small>}
          </span>
          {card !== undefined && <span class="fs-answer-effect">{gistOf(idOf(card))}</span>}
        </span>
      </button>
    </li>
  );
}

/** On a phone the price is coins and an hourglass, which are whole in every language: the main button has it in words. */
function ShortPrice({ option, asking, text }: { readonly option: Option; readonly asking: Asking; readonly text: string }): JSX.Element {
  const prospect = asking.prospectOf(option.action);
  const coins = Object.values(prospect?.pays ?? {}).reduce((sum, amount) => sum + amount, 0);
  if (coins === 0 && !prospect?.exhausts) return <>{text}</>;
  return (
    <>
      <span class="visually-hidden">{text}</span>
      <span class="fs-short-price line" aria-hidden="true">
        {coins > 0 && <span class="fs-coin">{coins}</span>}
        {prospect?.exhausts && <Sign name="hourglass" />}
      </span>
    </>
  );
}

/** How much one of several effects of a card does: "3" of "Draw cards", "−5" of "Lower the threat". */
export function pointsText({ action, parts }: Option, asking: Asking): string {
  const points = parts['verb'] === 'mode' ? (Object.values(asking.prospectOf(action)?.effects ?? {})[0] ?? 0) : 0;
  return points < 0 ? signed(points) : points === 0 ? '' : String(points);
}

function answerName(asking: Asking, words: FellowshipWords, question: Question, option: Option): string {
  const { card } = option.parts;
  if (card === undefined) return words.deed(option, question.decision.kind);
  const isOneOfSeveral = asking.optionsOf(card).length > 1;
  return isOneOfSeveral ? t('fellowship-ability', { number: Number(option.parts['ability'] ?? 1) }) : cardName(card);
}

/** It readies itself; a location or an attachment readies another card. */
const isCharacter = (key: string): boolean => ['hero', 'ally'].includes(printed(idOf(key)).type);

/** "Ready Aragorn", "Cancel Evil Storm", else what the button would say: the deed of an option by what it does. */
export function deedText(asking: Asking, words: FellowshipWords, question: Question, option: Option): string {
  const { card = '' } = option.parts;
  const effects = asking.prospectOf(option.action)?.effects ?? {};
  const about = question.decision.facts['card'];
  if ('cancel' in effects && typeof about === 'string') return t('fellowship-deed-cancel', { card: cardName(about) });
  if ('ready' in effects && option.parts['verb'] === 'use' && isCharacter(card))
    return t('fellowship-deed-ready', { card: cardName(card) });
  return words.deedInFull(option, question.decision.kind);
}

/** What an answer takes: "pays 1, keeps 1", "1 from Gimli, 1 from Aragorn"; "" where it takes nothing that is known. */
export function priceText(option: Option | undefined, asking: Asking, words: FellowshipWords): string {
  const prospect = option && asking.prospectOf(option.action);
  if (!prospect) return '';
  const pays = Object.entries(prospect.pays);
  const exhausts = prospect.exhausts ? t('fellowship-price-exhausts') : '';
  if (pays.length === 0) return exhausts;
  const [hero, amount] = pays[0]!;
  const isOwn = pays.length === 1 && option.parts['verb'] === 'use' && option.parts['card'] === hero;
  const has = asking.seen?.cards.find((card) => card.key === hero)?.resources ?? amount;
  const paid = isOwn ? t('fellowship-price-own', { amount, left: has - amount }) : words.split(pays);
  return [paid, exhausts].filter(Boolean).join(' · ');
}

function chooseText(kind: string): string {
  const id = `fellowship-choose-${kind}`;
  return t(hasText(id) ? id : 'fellowship-choose');
}

function mainText(asking: Asking, words: FellowshipWords, question: Question): string {
  const { decision, mode } = question;
  if (mode === 'toggle')
    return t(decision.kind === 'commit' ? 'fellowship-send-these' : 'fellowship-strike-with', { count: asking.chosen.value.length });
  const option = optionOf(question, asking.ready[0]!);
  return option ? deedText(asking, words, question, option) : '';
}

function undefendedText(table: Table, question: Question): string {
  const enemy = attackingEnemy(table, question.decision);
  return enemy ? t('fellowship-undefended-takes', { amount: blow(enemy.attack, 0, enemy).damage }) : '';
}
