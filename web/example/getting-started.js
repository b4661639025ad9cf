import { ConflictError, load } from 'noughts';

const noughts = await load(); // compiles the WebAssembly, once
const match = noughts.match('tic-tac-toe'); // X moves first; { first: 'O' } changes that

match.play('b2'); // a name, or an index: 0 is at the top left
console.log(match.status); // { state: 'next', player: 'O' }

try {
  match.play('b2');
} catch (error) {
  if (error instanceof ConflictError) console.log(error.code); // square-already-filled
}

console.log(match.solve()); // { move: 0, outcome: 'draw', plies: 8, exact: true, nodes: 0 }
console.log(match.evaluate()); // every legal move with its outcome, and in how many plies

const bob = noughts.opponent({ level: 'hard', seed: 7 }); // easy, medium, hard or best
while (match.status.state === 'next') match.play(await bob.choose(match));

console.log(match.diagram()); // the board as text
console.log(String(match)); // one line that noughts.parse() reads: 'tic-tac-toe.X.b2.…'
match.next(); // the next game: the other player moves first
console.log(match.score); // { X: …, O: …, ties: … }
