// npm run files-of-game -- infinite-tic-tac-toe: lists the files that name a game, by kind. A game
// should need only its header, its line in the catalogue, the golden numbers, words and a picture.

import { execFileSync } from 'node:child_process';

const [id = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9-]+$/.test(id)) {
  console.error('which game? npm run files-of-game -- tic-tac-toe');
  process.exit(1);
}

const type = id.replace(/(^|-)(.)/g, (_, __, letter) => letter.toUpperCase());
const header = id.replaceAll('-', '_');

/** @type {[what: string, files: RegExp][]} the first that fits */
const kinds = [
  ['rules', /^core\/(include|src)\/(noughts\/)?games\//],
  ['catalogue', /^core\/.*catalogue\//],
  ['words', /\/words\/|sentences\.js$/],
  ['pages and pictures', /^web\/page\/(pages|about)|^web\/page\/.*\.html$/],
  ['data', /^core\/data\//],
  ['documentation', /\.md$|custom-elements\.json$|values\.js$/],
  ['tests', /^tests\//],
  ['elsewhere', /./],
];

const pattern = `(^|[^a-z-])${id}([^a-z0-9-]|$)|\\b${type}\\b|/${header}\\b`;
const files = execFileSync('git', ['grep', '-lE', pattern], { encoding: 'utf8' }).trim().split('\n');
for (const [what, of] of kinds) {
  const found = files.filter((file) => kinds.find(([, pattern]) => pattern.test(file))?.[1] === of);
  if (found.length > 0) console.log(`${what}:\n  ${found.join('\n  ')}`);
}
