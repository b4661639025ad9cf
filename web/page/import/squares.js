// Names of squares by their columns from the left and rows from the top, both from 1.

/** @param {number} column */
export function letterOf(column) {
  return String.fromCharCode(96 + column);
}

/**
 * @param {number} column
 * @param {number} row
 * @param {number} rows how many the board has
 */
export function nameOf(column, row, rows) {
  return `${letterOf(column)}${rows + 1 - row}`;
}

/**
 * @param {string} name
 * @param {number} rows how many the board has
 */
export function placeOf(name, rows) {
  return { column: name.charCodeAt(0) - 96, row: rows + 1 - Number(name.slice(1)) };
}
