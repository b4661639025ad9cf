// Runs before anything is painted, so that the theme that a person chose is there from the first moment.
try {
  const theme = localStorage.getItem('noughts-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Where storage is denied, the system's theme it is.
}
