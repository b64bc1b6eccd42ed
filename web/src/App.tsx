import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { t } from './i18n';
import { About } from './pages/About';
import { Games } from './pages/Games';
import { Home } from './pages/home/Home';
import { Join } from './pages/Join';
import { Learn } from './pages/Learn';
import { LearnPage } from './pages/LearnPage';
import { MatchPage } from './pages/match/MatchPage';
import { NotFound } from './pages/NotFound';
import { OwnPage } from './pages/OwnPage';
import { PlayerPage } from './pages/player/PlayerPage';
import { SeatLink } from './pages/player/SeatLink';
import { ReplayPage } from './pages/match/ReplayPage';
import { usePageKeys } from './pages/page-keys';
import { RulesPage } from './pages/rules/RulesPage';
import { Arrivals } from './pages/seats/Arrivals';
import { SeatsPage } from './pages/seats/SeatsPage';
import { Settings } from './pages/Settings';
import { Watch } from './pages/watch/Watch';
import { WatchedPage } from './pages/watch/WatchedPage';
import { Start } from './pages/start/Start';
import { type Route, route, type SimplePage } from './router';
import { keepFocus } from './shell/focus';
import { Footer } from './shell/Footer';
import { Header } from './shell/Header';

const PAGES: Readonly<Record<SimplePage, () => JSX.Element>> = {
  games: Games,
  watch: Watch,
  seats: SeatsPage,
  settings: Settings,
  about: About,
  learn: Learn,
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
    case 'match':
      return <MatchPage key={place.match} match={place.match} />;
    case 'replay':
      return <ReplayPage key={place.match} match={place.match} />;
    case 'watched':
      return <WatchedPage key={place.match} match={place.match} />;
    case 'join':
      return <Join key={place.match} match={place.match} />;
    case 'seat':
      return <SeatLink key={place.match} match={place.match} />;
    case 'player':
      return <PlayerPage key={place.name} name={place.name} />;
    case 'lesson':
      return <LearnPage key={place.game} game={place.game} />;
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
  return place.page === 'match' || place.page === 'watched' || place.page === 'replay' || place.page === 'lesson';
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
      <main id="content" ref={content} tabIndex={-1} translate={!isTable(place)}>
        {pageOf(place)}
      </main>
      {!isTable(place) && <Footer />}
    </div>
  );
}
