// The table of all results.

import { count, duration, percent, size, spread, titles, whole } from './format.js';
import { outcomesOf } from './growth.js';
import { versions } from './peer.js';

/** @import { Growth } from './growth.js' */
/** @import { Results } from './results.js' */

/**
 * @param {string[]} heads
 * @param {(string | number)[][]} rows
 */
const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** @param {Results} results */
function firstMove({ firstMove: { positions, results }, coldStart }) {
  const rows = results.map((result) => {
    const { name, remark, method, first, worst, asked, mistakes } = result;
    const cold = coldStart.find((start) => start.name === name && start.game === 'tic-tac-toe');
    return [
      remark ? `${name}, ${remark}` : name,
      method,
      cold && !remark ? spread(cold.move, duration) : '',
      spread(first, duration),
      spread(worst, duration),
      `${mistakes} of ${asked}`,
    ];
  });
  return `## 1. Tic-tac-toe at full strength

- *Cold* is the first move in a fresh process that has loaded its modules.
- *Warm* is the same move again and again.
- *Worst* is the slowest of the positions.
- There are ${positions} unfinished positions, without turned and mirrored ones. Each package is asked about
  them in the same order, as far as it comes in 12 s.
- A *mistake* is a move that is worth less than another one, by the exact \`evaluate\` of noughts.

${table(['', 'how', 'first move, cold', 'first move, warm', 'worst move, warm', 'mistakes'], rows)}
`;
}

/** @param {Results} results */
function playouts({ playouts, rules }) {
  const searchRows = playouts.map(({ game, name, playouts, moves }) => [
    titles[game] ?? game,
    name,
    whole(playouts),
    spread(moves, count),
    count(playouts * moves.median),
  ]);
  const ruleRows = rules.map(({ game, name, games, disagreements, moves }) => [
    titles[game] ?? game,
    name,
    spread(moves, count),
    disagreements === 0 ? `none of ${games}` : `${disagreements} of ${games}`,
  ]);
  return `## 2. Random games and moves a second

The search, with the same number of random games for a move, on the empty board and two others.
boardgame.io has no games. Here it plays by our rules, in the form that ran fastest. With few random
games for a move, noughts spends most of its time on the start of the search.

${table(['game', '', 'random games a move', 'moves a second', 'random games a second'], searchRows)}

The rules alone: the same random games through each public interface, move by move. After each
move, the status is read. All packages are plain JavaScript, except noughts. It calls WebAssembly
for every move, checks the move, and returns the status.

${table(['game', '', 'moves a second', 'games that end otherwise than by noughts'], ruleRows)}
`;
}

/** @param {Results} results */
function strength({ strength }) {
  const rows = strength.map(({ game, name, terms, games, wins, ties, losses, share, low, high, took }) => [
    titles[game] ?? game,
    name,
    terms,
    games,
    `${wins} / ${ties} / ${losses}`,
    `**${percent(share)}** (${percent(low)} to ${percent(high)})`,
    `${duration(took.noughts.median)} : ${duration(took.other.median)}`,
  ]);
  return `## 3. Strength

- Each match starts from a random opening and is played from both seats. There are as many matches
  as the time allows. A tie is half a point.
- The interval is Wilson's, of 95 % confidence.
- Noughts is \`opponent({ milliseconds })\`. Its time ends by the wall clock.
- The bot of boardgame.io gets a number of random games before each move: as many as it played in
  that time in the game before. That is processor time, so a busy machine gives it more.
- Noughts looks tic-tac-toe up in a table.

${table(['game', 'noughts against', 'terms', 'games', 'wins / ties / losses', 'points', 'processor time a move'], rows)}
`;
}

/** @param {Results} results */
function page({ sizes, coldStart }) {
  const sizeRows = sizes.map(({ name, what, minified, gzipped }) => [name, what, size(minified), size(gzipped)]);
  const startRows = coldStart.map(({ name, game, toMove, toMoveOnTheWall }) => [
    titles[game] ?? game,
    name,
    spread(toMove, duration),
    spread(toMoveOnTheWall, duration),
  ]);
  return `## 4. What it adds to a page

This is what a page imports to play, bundled and minified by esbuild, then compressed by \`gzip -9\`.

${table(['', 'what', 'minified', 'gzipped'], sizeRows)}

The next table is the time from import to the first move, each time in a fresh process.

- Noughts plays at its best level, and at Ultimate at its easy level. In Connect Four it first
  visits up to a million positions.
- connect4-ai looks a few plies ahead.
- @socialgorithm/ultimate-ttt has no opponent. It plays its first legal move.

${table(['game', '', 'processor', 'on the wall'], startRows)}
`;
}

/** @param {Growth[]} growth */
function growthTable(growth) {
  const lines = growth.filter(({ platform }) => platform === 'native');
  const rows = lines.map((line) => {
    const { what, side, inARow, nodes, bytes, limit, outcome, plies, playouts } = line;
    const other = growth.find(
      (wasm) => wasm.platform === 'WebAssembly' && wasm.what === what && wasm.side === side && wasm.inARow === inARow,
    );
    const solved = outcome ? `${outcome} in ${plies} plies` : `cut off at ${whole(limit ?? 0)} nodes`;
    const done = { perft: `${plies} plies`, solve: solved, search: `${whole(playouts ?? 0)} random games` }[what];
    return [
      `${side}×${side}, ${inARow} in a row`,
      what,
      done,
      whole(nodes),
      spread(line.seconds, (seconds) => duration(1000 * seconds)),
      other ? spread(other.seconds, (seconds) => duration(1000 * seconds)) : '',
      size(bytes),
      other ? size(other.bytes) : '',
    ];
  });
  return `## 5. Growth

The same C++ program runs natively and in WebAssembly under Node. It plays the line game whose
rules are chosen at run time. The module plays boards of any size in the same way.

- *perft* counts all sequences of four moves.
- *solve* finds the exact outcome of the empty board, or stops at a limit of nodes.
- *search* plays random games until the outcome is proven, or up to a limit.
- *Memory* is the most that \`new\` holds at once.

Three in a row on 3×3 and four in a row on the larger boards are
${outcomesOf(lines, 4)}.
Five in a row are ${outcomesOf(lines, 5)} within the limit.

![Time and memory from 3×3 to 8×8](growth.svg)

${table(['board', '', 'result', 'nodes', 'native', 'WebAssembly', 'memory, native', 'memory, WebAssembly'], rows)}
`;
}

/** @param {Results} results */
function failed({ failures }) {
  if (failures.length === 0) return 'All packages were installed and ran.';
  const names = failures.map(({ name, task, reason }) => `- ${name}: ${task}: ${reason}`);
  return `What did not run:\n\n${names.join('\n')}`;
}

/** @param {Results} results */
export function writeReport(results) {
  const peers = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return `# Noughts and its peers

\`npm run bench:peers\` wrote this page on ${results.date}.

- Machine: ${results.machine}. Its load before and after was ${results.load}.
${[...results.versions, ...peers].map((version) => `- ${version}`).join('\n')}

${failed(results)}

- All packages take turns within one run, on the same positions.
- Figures are medians, with the first and the third quartile in brackets.
- Times are processor times, unless the table says *on the wall*. Other programs on the machine do
  not add to them. Garbage collection and compiling in the process itself do.

![The main results](peers.svg)

${[firstMove(results), playouts(results), strength(results), page(results), growthTable(results.growth)].join('\n')}`;
}
