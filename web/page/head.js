// Runs before the first paint. It applies the chosen theme and language, and preloads what is
// needed first.

/** @param {string} name */
function recall(name) {
  try {
    return localStorage.getItem(`noughts-${name}`);
  } catch {
    return null; // storage is denied
  }
}

const root = document.documentElement;

const theme = recall('theme');
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

const links = [...document.querySelectorAll('link')];
const wanted = [recall('language') ?? '', ...navigator.languages].map((tag) => tag.toLowerCase().split('-')[0]);
const linkOf = (/** @type {string | undefined} */ tag) => links.find((link) => link.dataset.language === tag);
const language = wanted.find((tag) => tag === 'en' || linkOf(tag)) ?? 'en';
root.lang = language;
root.dir = linkOf(language)?.dir || 'ltr';
// Hides the English text until the translation is there.
if (language !== 'en') root.dataset.speaking = '';

const game = location.hash.slice(1).split('.')[0] || recall('game') || 'tic-tac-toe';
for (const link of links) {
  if (link.dataset.game === game) link.rel = 'preload';
  if (link.dataset.language === language) link.rel = 'modulepreload';
}
