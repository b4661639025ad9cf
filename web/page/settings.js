// The settings. On small screens they fold, and keep their state.

import { recall, remember } from './storage.js';

const fold = /** @type {HTMLDetailsElement} */ (document.getElementById('more'));
const left = recall('settings');

fold.open = left === null ? matchMedia('(min-width: 58rem) and (min-height: 45rem)').matches : left === 'open';
fold.querySelector('summary')?.addEventListener('click', () => remember('settings', fold.open ? 'folded' : 'open'));
