/**
 * The page's address with a link.
 *
 * @param {string} link
 */
export function addressOf(link) {
  return `${location.href.replace(/#.*/s, '')}#${link}`;
}
