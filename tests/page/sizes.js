/** The sizes of screens on which pages are looked at: width and height, from a small phone on. */
export const sizes = /** @type {const} */ ([
  [320, 568],
  [390, 664],
  [844, 390],
  [768, 1024],
  [1280, 600],
  [1440, 900],
]);
