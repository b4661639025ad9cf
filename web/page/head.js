// Runs before anything is painted: the theme that a person chose is there from the first moment, and the engine that is needed first is
// fetched at once.

/** @param {string} name */
function recall(name) {
  try {
    return localStorage.getItem(`noughts-${name}`);
  } catch {
    return null; // storage is denied
  }
}

const theme = recall('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

const game = location.hash.slice(1).split('.')[0] || recall('game') || 'tic-tac-toe';
for (const link of document.querySelectorAll('link')) if (link.dataset.game === game) link.rel = 'preload';
