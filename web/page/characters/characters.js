// The characters: opponents with a style, a name and a face.

/** @import { NoughtsGame } from '../../element/index.js' */
/** @import { Level } from '../statistics/levels.js' */

/**
 * @typedef {object} Character
 * @property {'lina' | 'sami' | 'nora' | 'milo' | 'bruno' | 'vera' | 'ada' | 'remi'} id it is kept on
 *   the device
 * @property {Level} [level] how strong it plays; without it, it adapts to the person
 * @property {Exclude<NoughtsGame['opponentStyle'], 'none'>} [style] what it likes besides
 * @property {number} [delay] how long it waits at least before it moves, in milliseconds; without
 *   it, as long as any opponent
 * @property {string} face strokes on a square of 48
 */

/** A circle. @param {number} x @param {number} y @param {number} r */
const ring = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** An eye that is a dot. @param {number} x @param {number} y */
const dot = (x, y) => ring(x, y, 0.7);

/** All of them, the easiest first. @type {readonly Character[]} */
export const characters = [
  {
    id: 'lina',
    level: 'easy',
    style: 'corners',
    // A face of four corners.
    face: `M8 17V13Q8 8 13 8H17M31 8H35Q40 8 40 13V17M40 31V35Q40 40 35 40H31M17 40H13Q8 40 8 35V31${dot(18, 21)}${dot(30, 21)}M18 29Q24 34 30 29`,
  },
  {
    id: 'sami',
    level: 'easy',
    style: 'near',
    delay: 100,
    // Glasses that touch, and a tuft.
    face: `${ring(24, 25, 16)}${ring(19, 23, 5)}${ring(29, 23, 5)}${dot(19.5, 23)}${dot(28.5, 23)}M20 33Q24 36 28 33M21 9Q22 4 26 4M25 9Q26 6 30 6`,
  },
  {
    id: 'nora',
    level: 'medium',
    style: 'middle',
    // A bun, and a parting in the middle.
    face: `${ring(24, 27, 15)}${ring(24, 7, 4)}M24 12Q22 20 10 23M24 12Q26 20 38 23${dot(19, 27)}${dot(29, 27)}M20 34Q24 37 28 34`,
  },
  {
    id: 'milo',
    level: 'medium',
    style: 'mirror',
    // Two halves, each the image of the other.
    face: `M21 9Q8 11 8 25Q8 39 21 41M27 9Q40 11 40 25Q40 39 27 41M24 5V12M24 18V32M24 38V45M12 13Q15 6 21 9M36 13Q33 6 27 9${dot(16, 24)}${dot(32, 24)}M15 31Q17 34 20 34M33 31Q31 34 28 34`,
  },
  {
    id: 'bruno',
    level: 'hard',
    style: 'attacking',
    // Sharp edges, lowered brows.
    face: `M10 16L14 7L20 11L24 5L28 11L34 7L38 16L37 31L30 41H18L11 31ZM15 20L21 23M33 20L27 23${dot(19, 26)}${dot(29, 26)}M18 32H30Q28 37 24 37Q20 37 18 32Z`,
  },
  {
    id: 'vera',
    level: 'hard',
    style: 'defending',
    // A shield.
    face: `M24 5Q31 10 40 10V24Q40 37 24 44Q8 37 8 24V10Q17 10 24 5ZM15 22H21M27 22H33M19 32H29M24 24V27`,
  },
  {
    id: 'ada',
    level: 'best',
    // A bob, and open eyes.
    face: `M9 38V22Q9 6 24 6Q39 6 39 22V38M9 38H15M39 38H33M15 19Q26 20 31 14Q31 18 35 20M13 22V29Q13 42 24 42Q35 42 35 29V22${ring(19, 26, 2.5)}${ring(29, 26, 2.5)}M20 35Q24 38 28 35`,
  },
  {
    id: 'remi',
    // A cap, and one eye that winks.
    face: `${ring(24, 27, 15)}M9 22Q10 8 24 8Q38 8 39 22ZM39 22H45M16 28Q19 25 22 28${dot(30, 28)}M19 34Q25 39 30 33`,
  },
];

/**
 * The character of an id, if there is one.
 *
 * @param {string | null} id
 */
export function characterOf(id) {
  return characters.find((character) => character.id === id);
}
