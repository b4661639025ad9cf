// In the pages of npm run dev, and in no others: loads the page again when there is another build
// than its own.

const own = document.currentScript?.dataset.build;

new EventSource('/events').addEventListener('build', ({ data }) => {
  if (data !== own) location.reload();
});
