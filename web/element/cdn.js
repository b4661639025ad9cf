// For one script tag: registers the widget, and defines `noughts` with the engine and
// `registerWords`.

import * as engine from '../engine/index.js';
import { registerWords } from './index.js';

Reflect.set(globalThis, 'noughts', { ...engine, registerWords });
