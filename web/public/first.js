// Before the first paint: the theme and language that were chosen, or what the system prefers.
(function () {
  var chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('touchline.settings') || '{}');
  } catch (error) {
    // A browser that keeps nothing plays with what the system prefers.
  }
  var dark =
    chosen.theme === 'dark' || (chosen.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  var root = document.documentElement;
  root.dataset.theme = dark ? 'dark' : 'light';
  if (chosen.language) root.lang = chosen.language;
})();
