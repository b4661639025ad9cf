/** The match that the address holds, as text; empty where it holds none. */
export function positionOfAddress() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return location.hash.slice(1);
  }
}

/**
 * Has the address hold a match, without another step in the history.
 *
 * @param {string} position
 */
export function showPosition(position) {
  history.replaceState(null, '', `#${position}`);
}

/**
 * Shares the address: by the system's own means, or by copying it.
 *
 * @returns {Promise<string>} what there is to say about it
 */
export async function share() {
  const url = location.href;
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url });
      return '';
    }
    await navigator.clipboard.writeText(url);
    return 'The link is copied. Whoever opens it finds this position.';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return '';
    return 'It could not be copied. The link stands in the address bar.';
  }
}
