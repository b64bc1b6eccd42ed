// Before the first paint: the chosen theme and language, so that nothing flashes. What the page of this address begins with is asked for
// beside the program instead of after it: its files, the words of that language, the first calls. (A change of this file gets a new name.)
(function () {
  function kept(key) {
    try {
      return JSON.parse(localStorage.getItem('gonfalon.' + key) || 'null');
    } catch {
      return null;
    }
  }
  const theme = kept('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const language = kept('language');
  if (typeof language === 'string') document.documentElement.lang = language;

  const { src, dataset } = document.currentScript;
  const base = document.querySelector('meta[name="gonfalon-base"]').content;
  const ask = (rel, href, as = '') => {
    const link = Object.assign(document.createElement('link'), { rel, as, crossOrigin: 'anonymous', href });
    document.head.append(link);
  };
  const file = (name) => {
    const href = new URL(name, src).href;
    if (name.endsWith('.js')) ask('modulepreload', href);
    else ask('preload', href, name.endsWith('.css') ? 'style' : 'font');
  };
  const call = (path) => ask('preload', `${base}api/${path}`, 'fetch');
  const table = (text) => Object.fromEntries((text || '').split(' ').map((pair) => pair.split('=')));

  const words = table(dataset.words);
  const wanted = [language, ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]), 'en'];
  const spoken = wanted.find((code) => `${code}/first` in words);
  const say = (group) => spoken && file(words[`${spoken}/${group}`]);
  const [page = '', match, more] = location.pathname.slice(base.length).split('/');

  say('first');
  if (page === '') for (const list of ['seats', 'watch', ...(kept('person' + base.replace(/\/$/, '')) ? [] : ['tournaments'])]) call(list);
  if (page === 'rules') say('reading');
  if (page === 'game' && match && !more) {
    say('reading');
    call(`matches/${match}/shared`);
  }
  for (const name of (table(dataset.pages)[page] || '').split(',')) if (name) file(name);
})();
