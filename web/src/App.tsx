import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { rulesDocuments } from './families';
import { t } from './i18n';
import { ChallengesOver } from './pages/challenges/ChallengesBlock';
import { Home } from './pages/home/Home';
import { lazily } from './pages/lazily';
import { NotFound } from './pages/NotFound';
import { usePageKeys } from './pages/page-keys';
import type * as RulesPageModule from './pages/rules/RulesPage';
import type * as SharedPageModule from './pages/shared/GamePage';
import { Arrivals } from './pages/seats/Arrivals';
import { SeatsPage } from './pages/seats/SeatsPage';
import { Watch } from './pages/watch/Watch';
import { type Route, route, type SimplePage } from './router';
import { keepFocus } from './shell/focus';
import { Footer } from './shell/Footer';
import { Header } from './shell/Header';

/** The page of rules. At the start of a visit it comes with the document that it shows. */
async function rulesPage(): Promise<typeof RulesPageModule.RulesPage> {
  const place = route.peek();
  const name = place.page === 'rules' && !place.isNumbered ? place.document : '';
  const guide = rulesDocuments()
    .find((document) => document.name === name)
    ?.guide?.();
  const { RulesPage: Page, guideReady } = await import('./pages/rules/RulesPage');
  if (guide) await guideReady(name, guide);
  return Page;
}

/** The page of a finished game. At the start of a visit it comes with the game that it shows. */
async function sharedPage(): Promise<typeof SharedPageModule.GamePage> {
  const place = route.peek();
  const { GamePage, gameReady } = await import('./pages/shared/GamePage');
  if (place.page === 'shared') await gameReady(place.match);
  return GamePage;
}

const About = lazily('about', () => import('./pages/About').then((module) => module.About));
const CoachPage = lazily('coach', () => import('./pages/coach/CoachPage').then((module) => module.CoachPage));
const Games = lazily('games', () => import('./pages/games/Games').then((module) => module.Games));
const HostPage = lazily('host', () => import('./pages/host/HostPage').then((module) => module.HostPage));
const Join = lazily('join', () => import('./pages/Join').then((module) => module.Join));
const Learn = lazily('learn', () => import('./pages/Learn').then((module) => module.Learn));
const LearnPage = lazily('lesson', () => import('./pages/LearnPage').then((module) => module.LearnPage));
const MatchPage = lazily('match', () => import('./pages/match/MatchPage').then((module) => module.MatchPage));
const OwnPage = lazily('own', () => import('./pages/OwnPage').then((module) => module.OwnPage));
const PlayerPage = lazily('player', () => import('./pages/player/PlayerPage').then((module) => module.PlayerPage));
const ReplayPage = lazily('replay', () => import('./pages/match/ReplayPage').then((module) => module.ReplayPage));
const PuzzlesPage = lazily('puzzles', () => import('./pages/puzzles/Puzzles').then((module) => module.Puzzles));
const RulesPage = lazily('rules', rulesPage, 'reading');
const SeatLink = lazily('seat', () => import('./pages/player/SeatLink').then((module) => module.SeatLink));
const Settings = lazily('settings', () => import('./pages/Settings').then((module) => module.Settings));
const SharedPage = lazily('shared', sharedPage, 'reading');
const Start = lazily('start', () => import('./pages/start/Start').then((module) => module.Start));
const Announce = lazily('announce', () => import('./pages/tournaments/Announce').then((module) => module.Announce));
const Club = lazily('club', () => import('./pages/clubs/Club').then((module) => module.Club));
const Clubs = lazily('clubs', () => import('./pages/clubs/Clubs').then((module) => module.Clubs));
const Tournament = lazily('tournament', () => import('./pages/tournaments/Tournament').then((module) => module.Tournament));
const Tournaments = lazily('tournaments', () => import('./pages/tournaments/Tournaments').then((module) => module.Tournaments));
const WatchedPage = lazily('watched', () => import('./pages/watch/WatchedPage').then((module) => module.WatchedPage));

const PAGES: Readonly<Record<SimplePage, ComponentType>> = {
  games: Games,
  watch: Watch,
  seats: SeatsPage,
  settings: Settings,
  about: About,
  learn: Learn,
  tournaments: Tournaments,
  clubs: Clubs,
  host: HostPage,
};

function isSimple(place: Route): place is { readonly page: SimplePage } {
  return place.page in PAGES;
}

function pageOf(place: Route): JSX.Element {
  if (isSimple(place)) {
    const Page = PAGES[place.page];
    return <Page />;
  }
  switch (place.page) {
    case 'home':
      return <Home />;
    case 'start':
      return <Start key={`${place.variant} ${place.opponent}`} variant={place.variant} opponent={place.opponent} />;
    case 'announce':
      return <Announce />;
    case 'tournament':
      return <Tournament key={place.id} id={place.id} />;
    case 'club':
      return <Club key={place.id} id={place.id} />;
    case 'match':
      return <MatchPage key={place.match} match={place.match} />;
    case 'replay':
      return <ReplayPage key={place.match} match={place.match} />;
    case 'coach':
      return <CoachPage key={place.match} match={place.match} />;
    case 'watched':
      return <WatchedPage key={place.match} match={place.match} />;
    case 'shared':
      return <SharedPage key={place.match} match={place.match} />;
    case 'join':
      return <Join key={place.match} match={place.match} />;
    case 'seat':
      return <SeatLink key={place.match} match={place.match} />;
    case 'player':
      return <PlayerPage key={place.name} name={place.name} />;
    case 'lesson':
      return <LearnPage key={`${place.game} ${place.name}`} game={place.game} name={place.name} />;
    case 'puzzles':
      return <PuzzlesPage key={place.name} name={place.name} />;
    case 'rules':
      return <RulesPage key={`${place.document} ${place.isNumbered}`} name={place.document} isNumbered={place.isNumbered} />;
    case 'own':
      return <OwnPage key={`${place.family} ${place.name}`} family={place.family} name={place.name} />;
    case 'notfound':
      return <NotFound />;
  }
}

/** A page with a board takes the whole window: no footer below it. A page translator leaves it alone, for its values change all the time. */
function isTable(place: Route): boolean {
  if (place.page === 'puzzles') return place.name !== '';
  return (
    place.page === 'match' ||
    place.page === 'watched' ||
    place.page === 'replay' ||
    place.page === 'coach' ||
    place.page === 'shared' ||
    place.page === 'lesson'
  );
}

export function App(): JSX.Element {
  const place = route.value;
  const content = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  usePageKeys(isTable(place));

  useEffect(() => (content.current ? keepFocus(content.current) : undefined), []);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true });
  }, [place]);

  return (
    <div class={isTable(place) ? 'app at-table' : 'app'}>
      <a
        class="skip-link"
        href="#content"
        onClick={(event) => {
          event.preventDefault(); // the address keeps its own part after the #: an invitation, a rule
          content.current?.focus();
        }}
      >
        {t('app-skip')}
      </a>
      <Header />
      <Arrivals />
      <ChallengesOver />
      <main id="content" ref={content} tabIndex={-1} translate={!isTable(place)}>
        {pageOf(place)}
      </main>
      {!isTable(place) && <Footer />}
    </div>
  );
}
