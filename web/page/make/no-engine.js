// In place of the engines of the catalogue and of rooms, in the frame that plays only a game of a
// person's own.

/** @returns {Promise<never>} */
export async function load() {
  throw new TypeError('This frame plays one game only');
}

export { load as compileWasm };
