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

Cold is the first move in a fresh process, its modules loaded; warm the same move again and again, and worst the slowest of the positions. There are ${positions}
positions that differ by more than a turn or a reflection and go on; each was asked about as many of them, in the same order, as it
chooses moves for in 12 s. A mistake is a move that is worth less than another one, by the exact \`evaluate\` of noughts.

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

The search, with the same number of random games for a move, on the empty board and two others. boardgame.io brings no games: the rules
that it plays by here are ours, in the form that ran fastest. With few of them a move noughts spends most of its time on beginning.

${table(['game', '', 'random games a move', 'moves a second', 'random games a second'], searchRows)}

The rules alone: the same random games through each public interface, move by move, with a look after each at how the game stands. All of
it is plain JavaScript but for noughts, which crosses into WebAssembly and back for every move, checks it, and hands out how the game stands.

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

Matches from random openings, each played from both seats, as many as a given time allows; a tie is half a point. The interval is Wilson's, of 95 % confidence. Noughts is
\`opponent({ milliseconds })\`, which ends by the clock on the wall; boardgame.io's bot is told before each move as many random games as it
played in that time in the game before, by the clock of the processor, which on a busy machine gives it more. Tic-tac-toe noughts looks up.

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

What one imports to play, bundled and minified by esbuild, and \`gzip -9\`.

${table(['', 'what', 'minified', 'gzipped'], sizeRows)}

From import to the first move, each time in a fresh process: of the best opponent of noughts (in Ultimate of the easy one), which in Connect
Four visits up to a million positions first; connect4-ai looks a few plies ahead; @socialgorithm/ultimate-ttt has no opponent and plays its first legal move.

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

The same C++ program natively and in WebAssembly under Node: the line game whose rules are chosen at run time, as the module plays boards of any size.
Perft counts all sequences of four moves; solve finds the exact outcome of the empty board, or stops at a limit of nodes; search plays random
games in its head until the outcome is proved. Memory is what \`new\` takes at most at once. Three in a row on 3×3 and four on the larger boards
are ${outcomesOf(lines, 4)}; five in a row are ${outcomesOf(lines, 5)} within the limit.

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

Written by \`npm run bench:peers\` on ${results.date}: ${results.machine}; ${results.versions.join(', ')}; ${peers.join(', ')}.
Load of the machine before and after: ${results.load}. ${failed(results)}

All contestants take turns within one run, on the same positions. Figures are medians, with the first and the third quartile in brackets. Times are
those of the processor unless the wall is named: other programs on the machine do not add to them, the process's own collecting of garbage and compiling do.

![The main results](peers.svg)

${[firstMove(results), playouts(results), strength(results), page(results), growthTable(results.growth)].join('\n')}`;
}
