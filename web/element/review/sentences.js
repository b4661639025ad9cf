/** @import { Player, Review, ReviewedMove } from '../../engine/api.js' */
/** @import { Saying } from '../speech/sentences.js' */
/** @import { Snapshot } from '../state/state.js' */
/** @import { Words } from '../../words/catalogue.js' */
/** @import { Messages } from '../speech/messages.js' */

/**
 * @typedef {keyof Words extends infer Key ? (Key extends `review.${infer Name}` ? Name : never) : never}
 *   Word
 */

/**
 * @typedef {(word: Word, values?: { count?: number, [name: string]: string | number | undefined }) => string}
 *   Say
 */

/**
 * What the texts about a match's moves need.
 *
 * @typedef {object} Speech
 * @property {Say} say
 * @property {string} language
 * @property {Snapshot['game']} game
 * @property {(move: number | undefined) => string} nameOf the name of a move
 */

/**
 * @param {Messages} messages
 * @param {Snapshot['game']} game
 * @returns {Speech}
 */
export function speechOf(messages, game) {
  /** @type {Say} */
  const say = (word, values) => messages.get(`review.${word}`, values);
  return { say, language: messages.language, game, nameOf: (move = -1) => messages.moveName(game, move) };
}

/** The longest list of moves that is read out. */
const mostListed = 3;

/**
 * The judgement of a move, and the better moves.
 *
 * @param {Speech} speech
 * @param {ReviewedMove} reviewed
 * @returns {Saying}
 */
export function sayingOf(speech, reviewed) {
  const { say } = speech;
  const sentence = nameOf(speech, reviewed);
  const judgement = judgementOf(speech, reviewed);
  const { plies } = reviewed.before;
  const isSlower = reviewed.judgement === 'slower-win' && plies !== null;
  const better = isSlower ? say('quickest', { count: plies }) : isSilent(reviewed) ? '' : betterThan(speech, reviewed);
  return { sentence, aside: better ? say('because', { judgement, better }) : judgement };
}

/**
 * The sentence about the decisive move, or that there is none.
 *
 * @param {Speech} speech
 * @param {Review} review
 */
export function decisionIn(speech, { decisive }) {
  const { say } = speech;
  if (!decisive) return say('nothingDecided');
  const lost = say(wordOfDecisive(decisive), { number: decisive.ply + 1, square: speech.nameOf(decisive.square) });
  return `${lost}: ${betterThan(speech, decisive)}`;
}

/**
 * The text of a move in a list, as it is read out.
 *
 * @param {Speech} speech
 * @param {{ player: Player, name: string, number: number }} move
 * @param {ReviewedMove | undefined} reviewed
 */
export function labelOf(speech, { player, name, number }, reviewed) {
  const { say, game } = speech;
  const move = game.sharedMarks
    ? say('move', { number, square: name })
    : say('moveBy', { number, player, square: name });
  return reviewed ? `${move}, ${judgementOf(speech, reviewed)}` : move;
}

/**
 * The judgement in words. If every move loses, a move that is no worse than the others is not
 * praised. An estimate is not told like a certainty.
 *
 * @param {Speech} speech
 * @param {ReviewedMove} reviewed
 */
function judgementOf({ say }, reviewed) {
  if (wasLostAnyway(reviewed)) return say('nothingHelped');
  if (!isEstimated(reviewed)) return say(reviewed.judgement);
  return reviewed.judgement === 'unknown'
    ? say('noClearMistake')
    : say('probably', { judgement: say(reviewed.judgement) });
}

/**
 * Whether the move is judged by estimates: the outcome before it or after it is not certain, and
 * the worth of both is known. Without a judgement, the move is not clearly worse than the best one.
 *
 * @param {ReviewedMove} reviewed
 */
export function isEstimated({ before, after }) {
  const isCertain = before.outcome !== null && after.outcome !== null;
  return !isCertain && before.points !== null && after.points !== null;
}

/**
 * Whether every possible move loses.
 *
 * @param {ReviewedMove} reviewed
 */
export function wasLostAnyway({ judgement, before }) {
  return judgement === 'kept' && before.outcome === 'loss';
}

/**
 * The effect of the decisive move. If it is only estimated, the text does not say that it lost the
 * game.
 *
 * @param {ReviewedMove} decisive
 */
function wordOfDecisive({ judgement, before, after }) {
  if (before.outcome === null || after.outcome === null) return 'turnedGame';
  return judgement === 'win-to-draw' ? 'gaveWinAway' : 'lostGame';
}

/**
 * Whether the text leaves out the better moves.
 *
 * @param {ReviewedMove} reviewed
 */
function isSilent({ judgement }) {
  return ['kept', 'slower-win', 'unknown'].includes(judgement);
}

/**
 * @param {Speech} speech
 * @param {ReviewedMove} reviewed
 */
export function nameOf(speech, { ply, square }) {
  return speech.say('move', { number: ply + 1, square: speech.nameOf(square) });
}

/**
 * The moves that would have kept the result, or would have been better; empty if none is known.
 *
 * @param {Speech} speech
 * @param {ReviewedMove} reviewed
 */
export function betterThan(speech, { before, keptBy, keptByIsComplete }) {
  const { say } = speech;
  const count = keptBy.length;
  if (count === 0) return '';
  const squares = listOf(speech, keptBy);
  // The text says that it was the only one only if that is certain.
  if (before.outcome === null || (count === 1 && !keptByIsComplete)) return say('better', { count, squares });
  return say(before.outcome === 'win' ? 'won' : 'held', { count, squares });
}

/**
 * @param {Speech} speech
 * @param {readonly number[]} squares
 */
function listOf({ say, language, nameOf: name }, squares) {
  if (squares.length > mostListed) return say('otherMoves', { count: squares.length });
  return new Intl.ListFormat(language).format(squares.map((square) => name(square)));
}
