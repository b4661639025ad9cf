import { languageOf, listeners } from './words.js';

/**
 * The language of an element: that of the nearest `lang` around it, also across shadow boundaries,
 * otherwise the browser's.
 *
 * @param {Element} element
 */
export function languageAround(element) {
  for (const scope of scopesOf(element)) {
    const lang = scope.from.closest('[lang]:not([lang=""])')?.getAttribute('lang');
    if (lang) return languageOf(lang);
  }
  return languageOf(navigator.language);
}

/**
 * Calls back when an element's language, direction or words may have changed.
 *
 * @param {Element} element
 * @param {() => void} onChange
 * @returns {() => void} ends it
 */
export function watchLanguage(element, onChange) {
  const observer = new MutationObserver(onChange);
  for (const { root } of scopesOf(element)) {
    observer.observe(root, { subtree: true, attributeFilter: ['lang'] });
  }
  listeners.add(onChange);
  return () => {
    observer.disconnect();
    listeners.delete(onChange);
  };
}

/**
 * The trees around an element, from the innermost shadow tree to the document, each with the
 * element's place in it.
 *
 * @param {Element} element
 * @returns {{ root: Node, from: Element }[]}
 */
function scopesOf(element) {
  const root = element.getRootNode();
  const around = 'host' in root ? scopesOf(/** @type {ShadowRoot} */ (root).host) : [];
  return [{ root, from: element }, ...around];
}
