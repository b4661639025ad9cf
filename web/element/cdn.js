// One script tag and nothing else: registers the widget, and has the engine as `noughts`.

import './index.js';
import * as engine from '../engine/index.js';

Reflect.set(globalThis, 'noughts', engine);
