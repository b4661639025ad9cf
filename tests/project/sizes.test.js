import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { withImports } from '../../web/build/bundle.js';

/** In bytes, gzipped. */
const { budgets } = JSON.parse(readFileSync('package.json', 'utf8'));

/** @param {string} file */
const gzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/**
 * The bytes of a file and of all that loads with it.
 *
 * @param {'site' | 'package'} bundle
 * @param {string} name
 */
function bytesWithImports(bundle, name) {
  const imports = JSON.parse(readFileSync(`dist/${bundle}.imports.json`, 'utf8'));
  return withImports(imports, name).reduce((sum, file) => sum + gzipped(`dist/${bundle}/${file}`), 0);
}

/** What the service worker keeps. @returns {string[]} */
function offlineFiles() {
  const [list = ''] = /\[("[^"]+",?)+\]/.exec(readFileSync('dist/site/service-worker.js', 'utf8')) ?? [];
  return JSON.parse(list);
}

test('the engine, WebAssembly and glue and all games, keeps to its budget', (context) => {
  const bytes = bytesWithImports('package', 'noughts.js');
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= budgets.engine, `${bytes} bytes`);
});

test('what a first visit needs before one can play keeps to its budget', (context) => {
  const files = ['index.html', 'page.css', 'head.js', 'icon.svg', 'manifest.webmanifest'];
  const bytes = files.reduce((sum, file) => sum + gzipped(`dist/site/${file}`), bytesWithImports('site', 'page.js'));
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= budgets.firstVisit, `${bytes} bytes`);
});

test('what is kept for when there is no network, all pages but their words in other languages, keeps to its budget', (context) => {
  const files = offlineFiles();
  assert.ok(files.includes('index.html') && files.includes('worker.js'));
  const bytes = files.reduce((sum, file) => sum + gzipped(`dist/site/${file}`), 0);
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= budgets.offline, `${bytes} bytes`);
});

test('the engine of tic-tac-toe alone keeps to its budget', (context) => {
  const bytes = bytesWithImports('package', 'tic-tac-toe.js');
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= budgets.ticTacToe, `${bytes} bytes`);
});

test('the widget, without the engine, keeps to its budget', (context) => {
  const engine = bytesWithImports('package', 'tic-tac-toe.js');
  const bytes = bytesWithImports('package', 'element.js') - engine;
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= budgets.widget, `${bytes} bytes`);
});

test('rooms, the WebAssembly of shared matches and the MQTT client together, without the engine, keep to their budget', (context) => {
  const imports = JSON.parse(readFileSync('dist/package.imports.json', 'utf8'));
  const engine = new Set(withImports(imports, 'noughts.js'));
  const files = ['room.js', 'room-mqtt.js']
    .flatMap((name) => withImports(imports, name))
    .filter((name) => !engine.has(name));
  const bytes = files.reduce((sum, file) => sum + gzipped(`dist/package/${file}`), 0);
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= budgets.room, `${bytes} bytes`);
});

test('whoever plays alone loads nothing of the rooms', () => {
  for (const [bundle, name] of /** @type {const} */ ([
    ['package', 'element.js'],
    ['site', 'page.js'],
  ])) {
    const imports = JSON.parse(readFileSync(`dist/${bundle}.imports.json`, 'utf8'));
    for (const file of withImports(imports, name)) {
      assert.doesNotMatch(readFileSync(`dist/${bundle}/${file}`, 'utf8'), ofRooms, file);
    }
  }
  for (const file of offlineFiles()) assert.doesNotMatch(readFileSync(`dist/site/${file}`, 'latin1'), ofRooms, file);
  const names = readdirSync('dist/site').filter((name) => name.endsWith('.js'));
  assert.ok(
    names.some((name) => ofRooms.test(readFileSync(`dist/site/${name}`, 'utf8'))),
    'they are somewhere',
  );
});

/** What stands in files that only rooms need: in what they send, in the MQTT client, and in what a widget says of them. */
const ofRooms = /noughts-room1|message_expiry_interval|Waiting for your friend/;
