/** @import { Game } from '../engine/index.js' */

/**
 * The move for a typed text: its name, or else the number of its square from 1 at the top left. In
 * games with chosen marks, the mark comes after the number. Undefined if the mark is missing, or
 * not expected.
 *
 * @param {Readonly<Game>} game
 * @param {string} typed
 * @returns {string | number | undefined}
 */
export function typedMove({ chosenMarks, moveNames, squareNames }, typed) {
  const [, number, mark] = /^(0|[1-9]\d*)([xo]?)$/.exec(typed) ?? [];
  if (number !== undefined && moveNames.includes(typed)) return typed;
  if (number === undefined) return chosenMarks && squareNames.includes(typed) ? undefined : typed;
  if (chosenMarks !== (mark !== '') || Number(number) > squareNames.length) return undefined;
  return chosenMarks ? `${squareNames[Number(number) - 1]}${mark}` : Number(number) - 1;
}
