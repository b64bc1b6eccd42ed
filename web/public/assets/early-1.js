// Before the first paint: the chosen theme and language, so that nothing flashes. (A change of this file gets a new name.)
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
})();
