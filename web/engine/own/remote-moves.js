/**
 * An answer of a search with each of its moves in another form. In every thread moves have numbers
 * of their own, so they go by their names from one to the other.
 *
 * @param {'choose' | 'analyse' | 'review'} kind of the search
 * @param {any} answer
 * @param {(move: any) => unknown} form
 * @returns {any}
 */
export function withMoves(kind, answer, form) {
  switch (kind) {
    case 'choose':
      return { ...answer, move: form(answer.move) };
    case 'analyse':
      return answer.map((/** @type {any} */ found) => ({ ...found, move: form(found.move) }));
    case 'review':
      return { ...answer, moves: answer.moves.map((/** @type {any} */ made) => withMovesOf(made, form)) };
  }
}

/**
 * @param {import('../values.js').ReviewedMove} made
 * @param {(move: any) => unknown} form
 */
function withMovesOf(made, form) {
  return { ...made, square: form(made.square), keptBy: made.keptBy.map(form) };
}
