// Before the first paint: the chosen theme and language, so that nothing flashes. The words of that language, and what home lists, are
// asked for beside the program instead of after it. (A change of this file gets a new name.)
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
  const ask = (rel, href, more) => document.head.append(Object.assign(document.createElement('link'), { rel, href, ...more }));
  const { src, dataset } = document.currentScript;
  if (dataset.words) {
    const words = Object.fromEntries(dataset.words.split(' ').map((pair) => pair.split('=')));
    const wanted = [language, ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]), 'en'];
    const file = words[wanted.find((code) => code in words)];
    if (file) ask('modulepreload', new URL(file, src).href);
  }
  const base = document.querySelector('meta[name="gonfalon-base"]').content;
  if (location.pathname === base || location.pathname + '/' === base)
    for (const list of ['seats', 'watch', ...(kept('person' + base.replace(/\/$/, '')) ? [] : ['tournaments'])])
      ask('preload', `${base}api/${list}`, { as: 'fetch', crossOrigin: 'anonymous' });
})();
