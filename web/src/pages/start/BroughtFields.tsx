/** What seats bring to the match: a text for each seat that the asker speaks for, and what is wrong with it. */

import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { familyOf } from '../../families';
import { seatName, tOf } from '../../names';
import type { BroughtInputProps } from '../../family';
import { hasText, t } from '../../i18n';
import { GameWords } from '../../plain/words';
import { ApiError, appraise } from '../../net/api';
import { problemText } from '../../net/problems';
import { ACTION_LIMIT, type GameSpec, type SetupRequest } from '../../net/wire';
import { Icon } from '../../shell/Icon';
import type { StartController } from './controller';

const PAUSE_MS = 400;

interface FieldProps {
  readonly game: GameSpec;
  /** What is brought to: the match as it is planned, and the seat. */
  readonly setup: SetupRequest;
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly problem: ApiError | null;
  readonly others?: readonly string[];
  readonly tellsOthers?: boolean;
  readonly onChange: (text: string) => void;
}

/** What the menu calls a text of the player's own. */
const OWN = 'own:';

/** A menu for a game whose family has no field of its own: the game's choice, its example, or a text of one's own. */
function Menu({ example, id, value, describedBy, isInvalid, onChange }: BroughtInputProps & { readonly example: string }): JSX.Element {
  const isOwn = useSignal(value !== '' && value !== example);
  const choose = (chosen: string): void => {
    isOwn.value = chosen === OWN;
    onChange(chosen === OWN ? '' : chosen);
  };
  return (
    <>
      <span class="select">
        <select
          id={id}
          value={isOwn.value ? OWN : value}
          aria-describedby={describedBy}
          aria-invalid={isInvalid && !isOwn.value}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">{t('start-brings-any')}</option>
          <option value={example}>{example}</option>
          <option value={OWN}>{t('start-brings-own')}</option>
        </select>
        <Icon name="more" />
      </span>
      {isOwn.value && (
        <input
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={value}
          aria-label={t('start-brings-text')}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </>
  );
}

/** The family's field once it is fetched (null until then); undefined where it has none, or could not be fetched. */
function useInput(game: string): ComponentType<BroughtInputProps> | null | undefined {
  const load = familyOf(game)?.broughtInput;
  const found = useSignal<{ readonly Input: ComponentType<BroughtInputProps> | undefined } | null>(null);
  useEffect(() => {
    load?.().then(
      (Input) => (found.value = { Input }),
      () => (found.value = { Input: undefined }),
    );
  }, [load]);
  return load ? (found.value === null ? null : found.value.Input) : undefined;
}

/** What the server has against a text, asked a moment after it is written; null for nothing, and where it does not answer. */
function useVerdict(setup: SetupRequest, text: string): ApiError | null {
  const verdict = useSignal<ApiError | null>(null);
  const asked = JSON.stringify({ ...setup, brings: text });
  useEffect(() => {
    verdict.value = null;
    if (text === '' || text.length > ACTION_LIMIT) return undefined;
    let isStale = false;
    const timer = setTimeout(
      () =>
        void appraise(JSON.parse(asked) as SetupRequest).then(
          ({ refusal }) => {
            if (refusal && !isStale) verdict.value = new ApiError(refusal.code, '', 0, refusal.faults);
          },
          () => undefined,
        ),
      PAUSE_MS,
    );
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return verdict.value;
}

/** What is said under the field: of this kind of thing where there are words for it; under the plain menu the game's example. */
function helpFor(game: string, { kind, example }: { readonly kind: string; readonly example: string }, isMenu: boolean): string {
  const own = `start-brings-help-${kind}`;
  if (hasText(own)) return t(own);
  return isMenu ? tOf(game, 'start-brings-help', { example }) : '';
}

/** One text with the game's own example. */
export function BroughtField({
  game,
  setup,
  id,
  label,
  value,
  problem: told,
  others = [],
  tellsOthers = false,
  onChange,
}: FieldProps): JSX.Element | null {
  const Own = useInput(game.id);
  const verdict = useVerdict(setup, value);
  const problem = verdict ?? told;
  if (!game.brings) return null;
  const help = helpFor(game.id, game.brings, Own === undefined);
  const field = {
    id,
    variant: setup.variant,
    value,
    describedBy: `${id}-help ${id}-problem`,
    isInvalid: problem !== null,
    others,
    tellsOthers,
    onChange,
  };
  return (
    <div class="field brought">
      <label for={id}>{label}</label>
      {Own === null && <div class="brought-wait" />}
      {Own === undefined ? <Menu {...field} example={game.brings.example} /> : Own && <Own {...field} />}
      <div class="help" id={`${id}-help`} hidden={help === ''}>
        {help}
      </div>
      <BroughtProblem id={`${id}-problem`} game={game} problem={problem} />
    </div>
  );
}

/** Everything that is wrong with what was brought, in words. */
function BroughtProblem({
  id,
  game,
  problem,
}: {
  readonly id: string;
  readonly game: GameSpec;
  readonly problem: ApiError | null;
}): JSX.Element {
  const words = new GameWords(game.id, game);
  const faults = (problem?.faults ?? []).map((fault) => words.fault(fault));
  return (
    <div class="problem" role="alert" id={id} hidden={problem === null}>
      {problem !== null && (faults.length === 0 ? problemText(problem) : faults.map((fault) => <p key={fault}>{fault}</p>))}
    </div>
  );
}

/** The fields of a game of two opponents: one's own seat, or both at one screen. */
export function BroughtFields({ controller }: { readonly controller: StartController }): JSX.Element | null {
  const { game } = controller.box;
  if (!game.brings) return null;
  const words = new GameWords(game.id, game);
  const isShared = controller.opponent.value === 'screen';
  const own = Math.max(0, controller.seat.value);
  const problem = controller.broughtProblem.value;
  const seats = isShared ? [0, 1] : [own];
  return (
    <>
      {seats.map((seat) => (
        <BroughtField
          key={seat}
          game={game}
          setup={controller.setupOf(seat)}
          id={`brings-${seat}`}
          label={isShared ? t('start-brings', { seat: seatName(game.id, seat), kind: words.brought() }) : words.brought()}
          value={controller.brings.value[seat] ?? ''}
          problem={controller.isBlamed(seat) ? problem : null}
          onChange={(text) => controller.changeBrings(seat, text)}
        />
      ))}
    </>
  );
}
