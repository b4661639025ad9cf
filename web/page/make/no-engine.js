// In place of the engines of the catalogue, in the frame that plays only a game of a person's own.

/** @returns {Promise<never>} */
export async function load() {
  throw new TypeError('This frame plays one game only');
}
