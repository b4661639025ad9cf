// The settings. They fold, and keep their state.

import { recall, remember } from './storage.js';

const fold = /** @type {HTMLDetailsElement} */ (document.getElementById('more'));

fold.open = recall('settings') === 'open';
fold.querySelector('summary')?.addEventListener('click', () => remember('settings', fold.open ? 'folded' : 'open'));
