import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { withImports } from '../../web/build/bundle.js';
import { filesOf, gzipped, withWeights } from '../../web/build/weight.js';

/** In bytes, gzipped. */
const { budgets } = JSON.parse(readFileSync('package.json', 'utf8'));

/** @param {'site' | 'package'} bundle */
const importsOf = (bundle) => JSON.parse(readFileSync(`dist/${bundle}.imports.json`, 'utf8'));

/**
 * The size of a file and of all files that load with it.
 *
 * @param {'site' | 'package'} bundle
 * @param {string} name
 */
const bytesWithImports = (bundle, name) => gzipped(`dist/${bundle}`, withImports(importsOf(bundle), name));

/** The files that the service worker keeps. @returns {string[]} */
function offlineFiles() {
  // The minifier writes a long list of texts as one text.
  const [, list = ''] = /`([^`]+)`\.split\(`,`\)/.exec(readFileSync('dist/site/service-worker.js', 'utf8')) ?? [];
  return list.split(',');
}

/** The files of a group that it keeps later. @param {string} name @returns {string[]} */
function groupOf(name) {
  const [, list = ''] =
    new RegExp(`${name}:\\[([^\\]]+)\\]`).exec(readFileSync('dist/site/service-worker.js', 'utf8')) ?? [];
  return [...list.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
}

test('the engine, WebAssembly and glue and all games, keeps to its budget', (context) => {
  const bytes = bytesWithImports('package', 'noughts.js');
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= budgets.engine, `${bytes} bytes`);
});

test('the files of a first visit before the first move keep to their budget', (context) => {
  const files = ['index.html', 'page.css', 'head.js', 'icon.svg', 'manifest.webmanifest'];
  const bytes = gzipped('dist/site', files) + bytesWithImports('site', 'page.js');
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= budgets.firstVisit, `${bytes} bytes`);
});

test('the offline files, all pages except their words in other languages, keep to their budget', (context) => {
  const files = offlineFiles();
  assert.ok(files.includes('index.html') && files.includes('worker.js'));
  const bytes = gzipped('dist/site', files);
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= budgets.offline, `${bytes} bytes`);
});

test('the files that are kept in the background, the further engine and the puzzles, keep to their budget', (context) => {
  const bytes = gzipped('dist/site', [...groupOf('further'), ...groupOf('puzzles')]);
  context.diagnostic(`${bytes} bytes`);
  assert.ok(groupOf('puzzles').includes('puzzles.html') && groupOf('further').length > 0);
  assert.ok(bytes <= budgets.background, `${bytes} bytes`);
});

test('the engine of tic-tac-toe alone keeps to its budget', (context) => {
  const bytes = bytesWithImports('package', 'tic-tac-toe.js');
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= budgets.ticTacToe, `${bytes} bytes`);
});

test('the engines of the classic games and of the further ones keep to their budgets', (context) => {
  for (const name of /** @type {const} */ (['classic', 'further'])) {
    const bytes = bytesWithImports('package', `${name}.js`);
    context.diagnostic(`${name}: ${bytes} bytes`);
    assert.ok(bytes <= budgets[name], `${name}: ${bytes} bytes`);
  }
});

test('the engine of a game of one’s own keeps to its budget', (context) => {
  const bytes = bytesWithImports('package', 'own.js');
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= budgets.own, `${bytes} bytes`);
});

test('the classic games load nothing of the further ones, and the other way round', () => {
  const site = readdirSync('dist/site');
  const engineOf = (/** @type {string} */ games) => {
    const [name, ...more] = site.filter((file) => file.startsWith(`${games}-`) && file.endsWith('.wasm'));
    assert.ok(name && more.length === 0, `one engine of ${games} games`);
    return { name, text: readFileSync(`dist/site/${name}`, 'latin1') };
  };
  const [classic, further] = [engineOf('classic'), engineOf('further')];
  assert.match(classic.text, /Connect Four/);
  assert.doesNotMatch(classic.text, /Gomoku|Order and Chaos/);
  assert.match(further.text, /Gomoku.*Order and Chaos/s);
  assert.doesNotMatch(further.text, /Connect Four/);
  assert.ok(offlineFiles().includes(classic.name) && !offlineFiles().includes(further.name));
});

test('the widget, without the engine, keeps to its budget', (context) => {
  const engine = bytesWithImports('package', 'tic-tac-toe.js');
  const bytes = bytesWithImports('package', 'element.js') - engine;
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= budgets.widget, `${bytes} bytes`);
});

test('rooms, the WebAssembly of shared matches and the MQTT client together, without the engine, keep to their budget', (context) => {
  const imports = importsOf('package');
  const rooms = filesOf(imports, 'room.js', 'noughts.js');
  const transport = filesOf(imports, 'room-mqtt.js', 'room.js', 'noughts.js');
  const bytes = gzipped('dist/package', [...rooms, ...transport]);
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= budgets.room, `${bytes} bytes`);
});

test('tournaments, without rooms and the engine, keep to their budget', (context) => {
  const bytes = gzipped('dist/package', filesOf(importsOf('package'), 'room-tournament.js', 'room.js', 'noughts.js'));
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= budgets.tournament, `${bytes} bytes`);
});

test('the package’s readme has the sizes of its entries', () => {
  const readme = readFileSync('dist/package/README.md', 'utf8');
  const [, told] = /(\d+) kB<!-- noughts -->/.exec(readme) ?? [];
  assert.ok(Math.abs(Number(told) - bytesWithImports('package', 'noughts.js') / 1000) <= 0.5, told);
  assert.equal(readFileSync('web/README.md', 'utf8'), readme, 'the build has another weight than web/README.md');
  const wrong = '1 kB<!-- chess -->';
  assert.throws(() => withWeights(wrong, 'dist/package', importsOf('package')), /chess\.js is not in the bundle/);
});

test('games alone load nothing of the rooms', () => {
  for (const [bundle, name] of /** @type {const} */ ([
    ['package', 'element.js'],
    ['site', 'page.js'],
  ])) {
    for (const file of withImports(importsOf(bundle), name)) {
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

/**
 * Texts in files that only rooms need: in messages, in the MQTT client, and in the widget.
 */
const ofRooms = /noughts-room1|message_expiry_interval|Waiting for your friend/;
