import { load } from 'noughts';

const noughts = await load(); // compiles the WebAssembly, once
const match = noughts.match('tic-tac-toe').play('b2');
const bob = noughts.opponent({ level: 'best' }); // easy, medium, hard or best
match.play(await bob.choose(match));
console.log(match.solve().outcome); // draw
