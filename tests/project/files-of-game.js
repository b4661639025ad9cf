// npm run files-of-game -- infinite-tic-tac-toe: which files know a game by its name, by what they
// are. files-of-game.test.js keeps them few.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * What may know a game; a file is of the first kind that fits. What a game should do without is
 * `elsewhere`.
 *
 * @type {[kind: string, files: RegExp][]}
 */
const kinds = [
  ['rules', /^core\/include\/noughts\/games\//],
  ['catalogue', /\/include\/noughts\/(catalogue\/\w+|noughts)\.hpp$/],
  ['words', /^web\/words\/[\w-]+\.json$/],
  ['bag', /^web\/games\/[\w-]+\.js$/],
  ['Learn page', /^web\/page\/pages\/learn\//],
  ['puzzles', /^core\/data\/puzzles\//],
  // Only of games that have them.
  [
    'evaluators, strategies, books and their tools',
    /(evaluators|strategies)\/|^core\/(data|tools)\/|^web\/engine\/(book-sources|.+-(book|network|strategy))\.js$/,
  ],
  ['the terminal game and packages', /^core\/(app\/|packaging\/|CMakeLists\.txt)|^web\/cli\/options\.js$/],
  ['generated', /^tests\/(package\/.+\.api\.md|core\/public-api\.txt)$|custom-elements\.json$/],
  ['prose', /\.md$|^web\/(docs|example|recipes)\/|^bench\//],
  ['tests', /^tests\//],
  ['elsewhere', /./],
];

/** The kinds of which each file is one more to write for a new game. */
export const general = ['rules', 'catalogue', 'words', 'bag', 'Learn page', 'puzzles', 'elsewhere'];

/**
 * The files that know a game, by their kinds.
 *
 * @param {string} id
 * @returns {Map<string, string[]>}
 */
export function filesOfGame(id) {
  const type = id.replace(/(^|-)(.)/g, (_, __, letter) => letter.toUpperCase());
  const header = id.replaceAll('-', '_');
  const pattern = `(^|[^a-z-])${id}([^a-z0-9-]|$)|\\b${type}\\b|/${header}\\b`;
  const search = ['grep', '--untracked', '-lE', pattern];
  const files = execFileSync('git', search, { encoding: 'utf8' }).trim().split('\n');
  const kindOf = (/** @type {string} */ file) => kinds.find(([, pattern]) => pattern.test(file))?.[0];
  return new Map(kinds.map(([kind]) => [kind, files.filter((file) => kindOf(file) === kind)]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [id = ''] = process.argv.slice(2);
  if (!/^[a-z][a-z0-9-]+$/.test(id)) {
    console.error('which game? npm run files-of-game -- tic-tac-toe');
    process.exit(1);
  }
  for (const [kind, files] of filesOfGame(id)) if (files.length > 0) console.log(`${kind}:\n  ${files.join('\n  ')}`);
}
