// Draws a position as a small picture with the strokes of the widget.

import { svg } from '../../dom.js';
import { drawEmptyBoard, drawing, drawMark } from '../../element/board/drawing.js';
import { boardOf, layoutOf } from '../../element/board/layout.js';

/** @import { Position } from '../../engine/index.js' */

/**
 * A position as a small picture, for which the page has its own style sheet.
 *
 * @param {Position} position
 */
export function drawSmall({ game, squares, boards }) {
  const layout = layoutOf(game);
  const marks = squares.flatMap((owner, index) => {
    const place = layout.squares[index];
    if (!owner || !place) return [];
    const mark = drawMark(place, game.gravity);
    mark.setAttribute('data-owner', owner);
    const board = boards[boardOf(game, index)];
    mark.toggleAttribute('data-faded', board !== undefined && board.state !== 'next');
    return [mark];
  });
  const large = boards.flatMap((board, index) => {
    const place = layout.boards[index];
    if (!game.nested || board.state !== 'won' || !place) return [];
    const mark = drawMark(place, false);
    mark.setAttribute('data-owner', board.player);
    return [mark];
  });
  return drawing(layout, drawEmptyBoard(game), svg('g', {}, ...marks), svg('g', { class: 'large' }, ...large));
}
