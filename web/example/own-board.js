// An opponent for your own board: give it the marks, and it chooses a square.

import { load, SetUpError } from 'noughts';

const noughts = await load();
const bob = noughts.opponent({ level: 'best' }); // easy, medium, hard or best

// Your board, row by row from the top left. A free square is null.
/** @type {('X' | 'O' | null)[]} */
const squares = ['X', 'X', null, null, 'O', null, null, null, null];

const position = noughts.position('tic-tac-toe', { squares, turn: 'O' });
const square = await bob.choose(position); // the only move that does not lose
squares[square] = 'O';
console.log(square, position.game.squareNames[square]); // 2 c3

// The position after the move says who is next.
const { status } = position.after(square);
console.log(status.state, status.state === 'next' && status.player); // next X

// A position that no game can reach is refused.
try {
  noughts.position('tic-tac-toe', { squares: Array(9).fill('X'), turn: 'O' });
} catch (error) {
  console.log(error instanceof SetUpError); // true
}
