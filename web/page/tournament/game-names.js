/**
 * The names of games in the language of the page. One that is not known yet is loaded; until then
 * the id stands for it.
 */
export class GameNames {
  #changed;

  /** @type {Map<string, string>} */
  #names = new Map();

  /** @param {() => void} changed called when a name has come */
  constructor(changed) {
    this.#changed = changed;
  }

  /** @param {string} id */
  of(id) {
    const known = this.#names.get(id);
    if (known !== undefined) return known;
    this.#names.set(id, id);
    void this.#load(id);
    return id;
  }

  /** @param {string} id */
  async #load(id) {
    const described = await import('../choosing/gallery.js').then(({ ownBy }) => ownBy(id)).catch(() => undefined);
    if (!described) return;
    this.#names.set(id, described.name.replace('\u200b', ''));
    this.#changed();
  }
}
