/** Campaigns with their sheets, and a form for a new one. */

import '../styles';
import './campaign.css';
import './measure.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { levelName, seatName } from '../../../names';
import { useGameTheme } from '../../../game-theme';
import { dateLocale, t } from '../../../i18n';
import { addressOf } from '../../../net/base';
import { knownGames } from '../../../net/known-games';
import { navigate } from '../../../router';
import { Choice } from '../../../shell/Choice';
import { CopyLink } from '../../../shell/CopyLink';
import { useTitle } from '../../../shell/title';
import { DIFFICULTIES, MOST_SEATS, RULE_SETS, SCENARIOS } from '../facts';
import { BroughtDeck } from '../decks/BroughtDeck';
import { Select } from '../../../shell/Select';
import { useWork } from '../../../shell/work';
import {
  anewOf,
  type Campaign,
  campaignOf,
  type CampaignSeat,
  campaigns,
  countedFor,
  FIRST_LEVEL,
  forgetCampaign,
  hashOfCampaign,
  isLost,
  keepCampaign,
  KINDS,
  nextScenario,
  playersOf,
  runningAttempt,
  totalScore,
} from './campaigns';
import { Carried } from './Carried';
import { Difficulty } from './Difficulty';
import { soundOf, starterOf } from './measured';
import { SOUND_DECKS } from '../decks/kept';
import { begin, refreshCampaigns, refreshShares } from './playing';
import { type ChosenSeat, seatsFor } from './seats-for';

const LONGEST_NAME = 60;

function result(campaign: Campaign, scenario: string): string {
  const running = runningAttempt(campaign);
  if (countedFor(campaign, scenario)) return t('games-won');
  if (running?.scenario === scenario) return t('campaign-going');
  return campaign.attempts.some((attempt) => attempt.scenario === scenario) ? t('games-lost') : '–';
}

/** A scenario of the sheet; under it, as long as it is not won, how hard it is. */
function ScenarioRows({ campaign, scenario }: { readonly campaign: Campaign; readonly scenario: string }): JSX.Element {
  const { difficulty, seats, attempts } = campaign;
  const counted = countedFor(campaign, scenario);
  const kind = scenario === nextScenario(campaign) ? 'next' : '';
  return (
    <>
      <tr class={kind}>
        <th scope="row">{t(`scenario-${scenario}`)}</th>
        <td>
          {attempts
            .filter((attempt) => attempt.scenario === scenario)
            .map(({ match, won }, index) => (
              <a key={match} href={addressOf(won === null ? `/match/${match}` : `/match/${match}/replay`)}>
                {index + 1}
              </a>
            ))}
        </td>
        <td>{result(campaign, scenario)}</td>
        {RULE_SETS.map((rules) => (
          <td key={rules} class="number">
            {counted?.scores[rules] ?? '–'}
          </td>
        ))}
      </tr>
      {!counted && (
        <tr class={`cp-hard ${kind}`} data-scenario={scenario}>
          <td colSpan={3 + RULE_SETS.length}>
            <Difficulty wanted={{ scenario, difficulty, rules: RULE_SETS[0], brings: seats.map(({ brings }) => brings) }} />
          </td>
        </tr>
      )}
    </>
  );
}

function Sheet({ campaign }: { readonly campaign: Campaign }): JSX.Element {
  return (
    <div class="cp-scroll" tabIndex={0} role="region" aria-label={t('campaign-sheet')}>
      <table class="cp-sheet">
        <thead>
          <tr>
            <th scope="col">{t('decks-scenario')}</th>
            <th scope="col">{t('campaign-games')}</th>
            <th scope="col">{t('campaign-result')}</th>
            {RULE_SETS.map((rules) => (
              <th key={rules} scope="col">
                {t('campaign-score', { rules: t(`option-rules-${rules}`) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SCENARIOS.map((scenario) => (
            <ScenarioRows key={scenario} campaign={campaign} scenario={scenario} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('campaign-total')}
            </th>
            {RULE_SETS.map((rules) => (
              <td key={rules} class="number">
                {totalScore(campaign, rules) ?? '–'}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function deckName({ brings }: CampaignSeat): string {
  const starter = starterOf(brings);
  const sound = soundOf(brings);
  if (sound !== '') return t(`decks-sound-${sound}`);
  return starter === '' ? t('campaign-own-deck') : t(`decks-starter-${starter}`);
}

function nameOf({ player = '', kind, level = FIRST_LEVEL }: CampaignSeat): string {
  if (kind === 'computer') return `${t('start-plan-computer')} (${levelName(level)})`;
  return player.trim() === '' ? t(`start-plan-${kind}`) : player;
}

function Forget({ campaign }: { readonly campaign: Campaign }): JSX.Element {
  const isAsked = useSignal(false);
  if (!isAsked.value)
    return (
      <button type="button" class="button plain" onClick={() => (isAsked.value = true)}>
        {t('campaign-forget')}
      </button>
    );
  return (
    <span class="cp-acts cluster" role="group" aria-label={t('campaign-forget')}>
      <button type="button" class="button danger" onClick={() => forgetCampaign(campaign.id)}>
        {t('decks-forget-yes')}
      </button>
      <button type="button" class="button" ref={(button) => button?.focus()} onClick={() => (isAsked.value = false)}>
        {t('decks-forget-no')}
      </button>
    </span>
  );
}

function CampaignCard({ campaign }: { readonly campaign: Campaign }): JSX.Element {
  const { isBusy, problem, leave } = useWork();
  const next = nextScenario(campaign);
  const running = runningAttempt(campaign);
  const lost = isLost(campaign);
  const play = (scenario: string): Promise<void> => {
    return leave(async () => {
      navigate(addressOf(`/match/${await begin(campaign, scenario)}`));
    });
  };
  return (
    <section class="cp-card sheet" aria-labelledby={`cp-${campaign.id}`}>
      <h2 id={`cp-${campaign.id}`}>{campaign.name}</h2>
      <ul class="cp-company">
        {campaign.seats.map((seat, index) => (
          <li key={index}>
            <b>{nameOf(seat)}</b> {seat.kind !== 'link' && <span>{deckName(seat)}</span>}
          </li>
        ))}
      </ul>
      <p class="cp-line">
        {[
          t(`option-difficulty-${campaign.difficulty}`),
          ...(campaign.isHard ? [t('campaign-kind-hard')] : []),
          new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium' }).format(new Date(campaign.begun)),
        ].join(' · ')}
      </p>
      <Sheet campaign={campaign} />
      {campaign.isHard && next && <Carried campaign={campaign} scenario={next} />}
      {lost && (
        <p class="cp-lost" role="status">
          {t('campaign-lost')}
        </p>
      )}
      <div class="cp-acts cluster">
        {lost && (
          <button type="button" class="button primary" onClick={() => keepCampaign(anewOf(campaign))}>
            {t('campaign-anew')}
          </button>
        )}
        {running && (
          <a class="button primary" href={addressOf(`/match/${running.match}`)}>
            {t('campaign-go-on')}
          </a>
        )}
        {!running && next && !lost && (
          <button type="button" class="button primary" disabled={isBusy.value} onClick={() => void play(next)}>
            {t('campaign-play', { scenario: t(`scenario-${next}`) })}
          </button>
        )}
        {!running && !next && <p>{t('campaign-done')}</p>}
        <CopyLink text={t('campaign-link')} done={t('app-copied')} path={() => `${location.pathname}${hashOfCampaign(campaign)}`} />
        <Forget campaign={campaign} />
      </div>
      <p class="problem" role="alert" hidden={problem.value === ''}>
        {problem.value}
      </p>
    </section>
  );
}

/** What a campaign begins with: the list that has won most in the scenarios where starter decks have no chance. */
const PROPOSED = SOUND_DECKS.get('three-spheres') ?? 'leadership';

/** Levels of the computer players, weakest first; the first one alone until the server has said. */
function useLevels(): readonly number[] {
  const levels = useSignal<readonly number[]>([FIRST_LEVEL]);
  useEffect(
    () =>
      void knownGames().then(
        (known) => (levels.value = known.levels['fellowship'] ?? levels.value),
        () => undefined,
      ),
    [],
  );
  return levels.value;
}

function NewCampaign(): JSX.Element {
  const name = useSignal('');
  const difficulty = useSignal<string>(DIFFICULTIES[0]);
  const kind = useSignal<'usual' | 'hard'>('usual');
  const count = useSignal(1);
  const chosen = useSignal<readonly ChosenSeat[]>(Array.from({ length: MOST_SEATS }, () => ({})));
  const seats = seatsFor(chosen.value, count.value, PROPOSED);
  const levels = useLevels();
  const change = (seat: number, part: ChosenSeat): void => {
    chosen.value = chosen.value.map((old, index) => (index === seat ? { ...old, ...part } : old));
  };
  const start = (): void => {
    const given = name.value.trim() || t('campaign-name-of', { number: campaigns.value.length + 1 });
    keepCampaign({
      id: String(Date.now()),
      name: given,
      difficulty: difficulty.value,
      isHard: kind.value === 'hard',
      seats,
      begun: Date.now(),
      attempts: [],
    });
    name.value = '';
  };
  return (
    <section class="cp-card sheet" aria-labelledby="cp-new">
      <h2 id="cp-new">{t('campaign-new')}</h2>
      <div class="field">
        <label for="cp-name">{t('campaign-name')}</label>
        <input
          id="cp-name"
          class="cp-name"
          type="text"
          maxLength={LONGEST_NAME}
          autocomplete="off"
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </div>
      <Choice
        name="cp-count"
        legend={t('start-count')}
        value={String(count.value)}
        among={Array.from({ length: MOST_SEATS }, (_, index) => ({ value: String(index + 1), text: String(index + 1) }))}
        onChoose={(value) => (count.value = Number(value))}
      />
      <ol class="cp-seats">
        {seats.map(({ kind, brings, player = '', level = FIRST_LEVEL }, seat) => (
          <li key={seat} class="field">
            {kind === 'link' ? (
              <p class="cp-seat-name">{seatName('fellowship', seat)}</p>
            ) : (
              <label for={`cp-deck-${seat}`}>{t('campaign-seat', { seat: seat + 1 })}</label>
            )}
            {seat > 0 && (
              <Select
                isWide
                label={t('start-plan-label', { seat: t('campaign-seat', { seat: seat + 1 }) })}
                value={kind}
                among={KINDS.map((one) => [one, t(`start-plan-${one}`)])}
                onChoose={(value) => change(seat, { kind: KINDS.find((one) => one === value) ?? 'computer' })}
              />
            )}
            {kind === 'computer' && (
              <Select
                isWide
                label={t('start-plan-level', { seat: seatName('fellowship', seat) })}
                value={String(level)}
                among={levels.map((one) => [String(one), levelName(one)])}
                onChoose={(value) => change(seat, { level: Number(value) })}
              />
            )}
            {kind === 'link' && <p class="help">{t('campaign-friend-deck')}</p>}
            {kind !== 'link' && (
              <BroughtDeck
                id={`cp-deck-${seat}`}
                variant=""
                value={brings}
                describedBy="cp-new"
                isInvalid={false}
                others={seats.map((other, index) => (index === seat ? '' : other.brings))}
                onChange={(text) => change(seat, { brings: text })}
              />
            )}
            {kind !== 'computer' && (
              <>
                <label for={`cp-player-${seat}`}>{t('campaign-player')}</label>
                <input
                  id={`cp-player-${seat}`}
                  class="cp-name"
                  type="text"
                  maxLength={LONGEST_NAME}
                  autocomplete="off"
                  value={player}
                  onInput={(event) => change(seat, { player: event.currentTarget.value })}
                />
              </>
            )}
          </li>
        ))}
      </ol>
      <Choice
        name="cp-difficulty"
        legend={t('option-difficulty')}
        help={t('option-difficulty-help')}
        value={difficulty.value}
        among={DIFFICULTIES.map((value) => ({ value, text: t(`option-difficulty-${value}`) }))}
        onChoose={(value) => (difficulty.value = value)}
      />
      <Choice
        name="cp-kind"
        legend={t('campaign-kind')}
        help={t('campaign-kind-help')}
        value={kind.value}
        among={(['usual', 'hard'] as const).map((value) => ({ value, text: t(`campaign-kind-${value}`) }))}
        onChoose={(value) => (kind.value = value)}
      />
      <div class="cp-acts cluster">
        <button
          type="button"
          class="button primary"
          disabled={seats.some(({ kind, brings }) => kind !== 'link' && brings.trim() === '')}
          onClick={start}
        >
          {t('campaign-start')}
        </button>
      </div>
    </section>
  );
}

/** A sheet that came by a link, until it is kept. */
function OfferedSheet(): JSX.Element | null {
  const offered = useSignal(campaignOf(location.hash));
  const campaign = offered.value;
  if (campaign === null) return null;
  const done = (isKept: boolean): void => {
    if (isKept) keepCampaign(campaign);
    history.replaceState(null, '', location.pathname);
    offered.value = null;
    if (isKept) void refreshCampaigns();
  };
  return (
    <section class="cp-card sheet" aria-labelledby="cp-offered">
      <h2 id="cp-offered">{t('campaign-offered', { name: campaign.name })}</h2>
      <p>{t('campaign-offered-help')}</p>
      <div class="cp-acts cluster">
        <button type="button" class="button primary" onClick={() => done(true)}>
          {t('campaign-offered-keep')}
        </button>
        <button type="button" class="button" onClick={() => done(false)}>
          {t('decks-forget-no')}
        </button>
      </div>
    </section>
  );
}

/** What each named player has played over all campaigns. */
function Players(): JSX.Element | null {
  const players = playersOf(campaigns.value);
  if (players.length === 0) return null;
  return (
    <section class="cp-card sheet">
      <h2 id="cp-players">{t('campaign-players')}</h2>
      <div class="cp-scroll" tabIndex={0} role="region" aria-labelledby="cp-players">
        <table class="cp-sheet">
          <thead>
            <tr>
              {['player', 'games', 'won', 'best'].map((name) => (
                <th key={name} scope="col">
                  {t(`campaign-${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map(({ player, games, won, best }) => (
              <tr key={player}>
                <th scope="row">{player}</th>
                <td class="number">{games}</td>
                <td class="number">{won}</td>
                <td class="number">{best ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

export function CampaignPage(): JSX.Element {
  useGameTheme('fellowship');
  useTitle(t('campaign-title'));
  useEffect(() => {
    void refreshCampaigns();
    void refreshShares();
  }, []);
  return (
    <div class="page cp">
      <h1>{t('campaign-title')}</h1>
      <p class="page-intro">{t('campaign-intro')}</p>
      <OfferedSheet />
      {campaigns.value.map((campaign) => (
        <CampaignCard key={campaign.id} campaign={campaign} />
      ))}
      <Players />
      <NewCampaign />
    </div>
  );
}
