/** @import { Judgement, Match, ReviewedMove } from '../engine/index.js' */

/**
 * A judgement as the sign of game notation, and in words.
 * @type {Record<Judgement, string>}
 */
const judgements = {
  kept: '✓ good',
  'slower-win': '?! slower win',
  'win-to-draw': '?? win to draw',
  'draw-to-loss': '?? draw to loss',
  'win-to-loss': '?? win to loss',
  inaccuracy: '?! inaccuracy',
  mistake: '? mistake',
  blunder: '?? blunder',
  unknown: 'not judged',
};

/**
 * The judgements that come without a better move.
 * @type {readonly Judgement[]}
 */
const without = ['kept', 'slower-win', 'unknown'];

/**
 * Every move of a match's current game on its own line, and the one that decided the game.
 *
 * @param {Match} match
 */
export async function reviewInWords(match) {
  const { moves, decisive } = await match.review();
  const { moveNames } = match.game;
  const lines = moves.map((reviewed) => {
    const { ply, player, square, judgement } = reviewed;
    const line = `${ply + 1}. ${player} ${moveNames[square]} ${judgements[judgement]}`;
    const kept = without.includes(judgement) ? '' : keptInWords(moveNames, reviewed);
    return kept ? `${line}: ${kept}` : line;
  });
  return `${[...lines, decisive ? decisionInWords(moveNames, decisive) : 'No move decided the game'].join('\n')}\n`;
}

/**
 * @param {readonly string[]} names
 * @param {ReviewedMove} decisive
 */
function decisionInWords(names, decisive) {
  const isCertain = decisive.before.outcome !== null && decisive.after.outcome !== null;
  const lost = decisive.judgement === 'win-to-draw' ? 'gave the win away' : 'lost the game';
  const what = isCertain ? lost : 'turned the game';
  return `${decisive.ply + 1}. ${names[decisive.square]} ${what}: ${keptInWords(names, decisive)}`;
}

/**
 * The moves that would have kept the result: `only b2 held`; empty if none is known.
 *
 * @param {readonly string[]} names
 * @param {ReviewedMove} reviewed
 */
function keptInWords(names, { keptBy, keptByIsComplete, before }) {
  if (keptBy.length === 0) return '';
  const squares = keptBy.map((square) => names[square]);
  const last = squares.pop();
  const all = squares.length > 0 ? `${squares.join(', ')} and ${last}` : `${keptByIsComplete ? 'only ' : ''}${last}`;
  if (before.outcome === null) return `${all} ${keptBy.length === 1 ? 'was' : 'were'} better`;
  return `${all} ${before.outcome === 'win' ? 'won' : 'held'}`;
}
