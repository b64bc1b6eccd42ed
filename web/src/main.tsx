import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/parts.css';
import '../styles/shell.css';
import '../styles/home.css';
import '../styles/pages.css';
import '../styles/start.css';
import '../styles/invite.css';
import '../styles/watcher-pill.css';

import './all-families';

import { render } from 'preact';

import { App } from './App';
import { languageReady } from './i18n';
import { knownGames } from './net/known-games';
import { askSeats } from './net/seats';
import { refreshSummaries } from './net/summaries';
import { askTournaments } from './net/tournament-list';
import { fetchAllPages, pageReady } from './pages/lazily';
import { askWatchList } from './pages/watch/watch-list';
import { route, startRouter } from './router';
import { applySettings } from './settings';
import { startPush } from './shell/push';
import { startService } from './shell/service';
import { keepTextsAlive } from './shell/translated';
import { startTurnNews } from './shell/turn-news';

const LONGEST_WAIT_MS = 2000;
/** How long the first page is left alone before the others are fetched, ms. */
const PATIENCE_MS = 4000;

/** Safari has no idle callbacks. */
const whenIdle = (work: () => void): unknown => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 500));

const root = document.getElementById('app');
applySettings(document.documentElement);
startRouter();

// The words of the player's language, the games of the server and what the home page lists come first, so that the page does not change
// while it is being read.
const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
const gamesAsked = knownGames().catch(() => undefined);
const homeAsked =
  route.peek().page === 'home' ? Promise.all([refreshSummaries(), askSeats(), askWatchList(), askTournaments()]) : undefined;
const wordsAndPage = Promise.all([languageReady(), pageReady(route.peek())]);
void wordsAndPage
  .then(() => Promise.race([Promise.all([gamesAsked, homeAsked]), waited]))
  .then(
    () => {
      if (!root) return;
      render(<App />, root);
      keepTextsAlive(root);
      startTurnNews();
      startService();
      startPush();
      setTimeout(() => whenIdle(() => void fetchAllPages()), PATIENCE_MS);
    },
    () => root?.append('Gonfalon could not be loaded. Reload the page.'), // there are no texts to say it in another language
  );
