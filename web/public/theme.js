// Before the first paint: the chosen theme and language, so that nothing flashes.
(function () {
  try {
    var theme = JSON.parse(localStorage.getItem('gonfalon.theme') || '"auto"');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    var language = JSON.parse(localStorage.getItem('gonfalon.language') || '""');
    if (language) document.documentElement.lang = language;
  } catch (_) { /* private mode: the defaults hold */ }
})();
