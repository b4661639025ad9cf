/**
 * The names of columns and rows. They are at the edge of the board, where they cover no square, and
 * as large as there is room. They appear and disappear without moving anything.
 */
export const coordinates = `
.board { container: board / inline-size; }
.coordinates {
  position: absolute;
  inset: 0;
  color: var(--_soft);
  font-size: clamp(0.5rem, 2.1 * var(--_edge) * 1cqi, 0.6rem + 0.5cqi);
  line-height: 1;
  pointer-events: none;
  visibility: hidden;
  opacity: 0;
  transition: opacity 150ms;
}
.coordinates[data-shown] { visibility: visible; opacity: 1; }
.coordinates span {
  position: absolute;
  translate: -50% -50%;
  text-shadow: 0 0 2px var(--_paper), 0 0 2px var(--_paper), 0 0 4px var(--_paper);
}
/* Two digits begin at the edge, because their squares are small. */
.coordinates .long { translate: -0.3em -50%; }
`;
