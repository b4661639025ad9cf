import { html } from '../../dom.js';
import { say } from './words.js';

/**
 * The field for one's own name, which must not be empty.
 *
 * @param {string} name at first
 */
export function nameField(name) {
  const input = html('input', {
    class: 'link-to-send',
    autocomplete: 'nickname',
    maxlength: '40',
    pattern: '.*\\S.*',
    required: '',
    value: name,
  });
  return {
    label: html('label', { class: 'name' }, say('Your name'), input),
    get value() {
      return input.value.trim();
    },
  };
}
