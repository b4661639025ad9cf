import { html } from '../../dom.js';
import { say } from './words.js';

/** @import { People } from './sentences.js' */

/** Who takes part, before a tournament begins. */
export class PeopleList {
  #list = html('ul', { class: 'people' });

  element = html('section', {}, html('h3', {}, say('Who is here')), this.#list);

  /**
   * @param {People} tournament
   * @param {Map<string, string>} names
   */
  draw({ players, me }, names) {
    this.#list.replaceChildren(
      ...players
        .filter(({ hasLeft }) => !hasLeft)
        .map(({ id, isHere }) => {
          const about = id === me ? say('you') : isHere ? '' : say('not here now');
          return html('li', {}, html('bdi', {}, names.get(id) ?? ''), about && html('span', {}, ` · ${about}`));
        }),
    );
  }
}
