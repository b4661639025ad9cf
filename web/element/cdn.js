// One script tag and nothing else: registers the widget, and has the engine and `registerWords` as
// `noughts`.

import * as engine from '../engine/index.js';
import { registerWords } from './index.js';

Reflect.set(globalThis, 'noughts', { ...engine, registerWords });
