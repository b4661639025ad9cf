// Only in the pages of npm run dev: reloads the page when there is a newer build.

const own = document.currentScript?.dataset.build;

new EventSource('/events').addEventListener('build', ({ data }) => {
  if (data !== own) location.reload();
});
