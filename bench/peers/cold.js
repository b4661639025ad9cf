// Runs in a new process: imports one player and makes its first move. Prints the wall-clock and
// processor times as JSON. Arguments: its file below players/, and its export.

import { processorTime } from './clock.js';

const [file = '', name = ''] = process.argv.slice(2);
const now = () => ({ wall: performance.now(), processor: processorTime() });

const start = now();
const { [name]: makePlayer } = await import(`./players/${file}.js`);
const choose = makePlayer().prepare([]);
const imported = now();
await choose();
const moved = now();

/** @param {ReturnType<typeof now>} from @param {ReturnType<typeof now>} to */
const between = (from, to) => ({ wall: to.wall - from.wall, processor: to.processor - from.processor });

console.log(JSON.stringify({ toMove: between(start, moved), move: between(imported, moved) }));
process.exit();
