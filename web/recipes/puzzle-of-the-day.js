import './noughts/element.js';

// A position, as text, and the only move that wins. Add as many as you like: each gets its day.
const puzzles = [
  { position: 'tic-tac-toe.X.a3.b3.c2.a2.b1.b2', answer: 'c1' },
  { position: 'four-in-a-row-5x5.X.a1.d5.d1.c5.b2', answer: 'b5' },
  { position: 'connect-four.X.a1.a2.a3.a4.g1.d1.e1.d2.d3.g2.c1.e2.c2.g3', answer: 'c3' },
];

const day = Math.floor(Date.now() / 86_400_000); // since 1970
const { position, answer } = puzzles[day % puzzles.length];

const game = document.querySelector('noughts-game');
game.position = position;
game.addEventListener('noughts-move', ({ detail }) => {
  game.movable = 'none';
  document.querySelector('output').textContent = detail.name === answer ? 'That is the move!' : `It was ${answer}.`;
});
