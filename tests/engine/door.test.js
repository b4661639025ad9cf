// What passes between the WebAssembly and its host. Only web/engine/start.js and wasm/bind.hpp know
// it, so that another version of Emscripten cannot change it unnoticed.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const folder = 'web/engine/wasm/';
const modules = readdirSync(folder).filter((name) => name.endsWith('.wasm'));

/** What start.js uses. */
const used = ['memory', '__indirect_function_table', '_initialize', 'allocate', 'free'];

test('a module needs memory and a listener for its functions, and nothing of Emscripten', () => {
  assert.ok(modules.length > 3);
  for (const name of modules) {
    const module = new WebAssembly.Module(readFileSync(folder + name));
    const needed = WebAssembly.Module.imports(module).map(({ module: from, name: what }) => `${from}.${what}`);
    // The rules of a game of one's own are in JavaScript.
    const others = needed.filter((each) => !name.startsWith('own') || !each.startsWith('rules.'));
    assert.deepEqual(others.sort(), ['env.bind', 'env.grow'], `${name} needs what web/engine/start.js does not give`);
    const given = WebAssembly.Module.exports(module).map(({ name: what }) => what);
    const missing = used.filter((what) => !given.includes(what));
    assert.deepEqual(missing, [], `${name} does not export what web/engine/start.js uses`);
  }
});
