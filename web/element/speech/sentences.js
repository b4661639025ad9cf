import { LoadError } from '../../engine/api.js';
import { boardOf, litBoards, middleName } from '../board/layout.js';
import { markOf as chosenMarkOf, squareOf } from '../state/moves.js';
import { isCalled, isFailure } from '../state/own-game.js';
import { isLocked, isPlaying, isRemote, otherThan, personOf, phaseOf } from '../state/state.js';

/** @import { Evaluation, Player } from '../../engine/api.js' */
/** @import { PlayingState, Snapshot, State } from '../state/state.js' */
/** @import { Messages } from './messages.js' */

/**
 * The text above the board: one sentence, and a short aside.
 * @typedef {{ sentence: string, aside: string }} Saying
 */

/**
 * @param {Messages} messages
 * @param {State} state
 * @param {boolean} [isSpoken] whether it must make sense without the picture
 * @returns {Saying}
 */
export function saying(messages, state, isSpoken = false) {
  if (state.error) return { sentence: messages.get(isFailure(state.error) ? 'stopped' : 'failed'), aside: '' };
  if (!isPlaying(state)) return { sentence: messages.get('loading'), aside: messages.get('loadingAside') };
  const { sentence, aside } = phaseOf(state) === 'over' ? result(messages, state) : turn(messages, state, isSpoken);
  return { sentence: capitalised(messages, sentence), aside };
}

/**
 * A sentence that may begin with a friend without a name.
 *
 * @param {Messages} messages
 * @param {string} sentence
 */
function capitalised(messages, sentence) {
  const friend = messages.get('room.friendInSentence');
  return sentence.startsWith(friend) ? messages.get('room.friend') + sentence.slice(friend.length) : sentence;
}

/**
 * The text in place of the board, if there can be none.
 *
 * @param {Messages} messages
 * @param {Error} error
 */
export function reason(messages, error) {
  if (isCalled(error, 'GameError')) return messages.get('own.wrong', { message: error.message });
  if (isFailure(error)) return messages.get('kept');
  const isBlocked = error instanceof LoadError && error.code === 'blocked-by-policy';
  return isBlocked ? messages.get('blocked', { source: "'wasm-unsafe-eval'" }) : messages.get('broken');
}

/**
 * @param {Messages} messages
 * @param {PlayingState} state
 * @param {boolean} isSpoken
 * @returns {Saying}
 */
function turn(messages, state, isSpoken) {
  const { status } = state.match;
  if (isRemote(state) && !state.roomReport) return { sentence: messages.get('loading'), aside: '' };
  const mover = status.state === 'next' ? status.player : undefined;
  const player = mover && nameOf(messages, state, mover);
  const person = personOf(state);
  if (phaseOf(state) === 'thinking') {
    const isNameless = mover !== undefined && isNamelessComputers(state, mover);
    return { sentence: messages.get(isNameless ? 'thinking' : 'thinkingOf', { player }), aside: '' };
  }
  const isYours = mover === person && !isLocked(state);
  const sentence = isYours ? messages.get('yourTurn') : messages.get('turnOf', { player });
  return { sentence, aside: asideOfTurn(messages, state, isSpoken) };
}

/**
 * @param {Messages} messages
 * @param {PlayingState} state
 * @param {boolean} isSpoken whether it must make sense without the picture
 */
function asideOfTurn(messages, state, isSpoken) {
  const { match, findings } = state;
  const { game, squares, boards, moves, status, vanishing } = match;
  const { refused, hint, isPaused, evaluations = [] } = findings;
  if (isPaused) return messages.get('paused');
  if (refused !== undefined) {
    if (match.choices.length > 0) return asideOfOpening(messages, state);
    const at = squareOf(game, refused);
    const square = game.squareNames[at];
    if (squares[at] !== null) return messages.get('taken', { square });
    const isClosed = boards[boardOf(game, at)]?.state === 'closed';
    return messages.get(isClosed ? 'inClosedBoard' : 'notNow', { square });
  }
  if (typeof hint === 'number') {
    const name = messages.moveName(game, hint, status.state === 'next' ? status.player : undefined);
    return messages.get(squareOf(game, hint) < 0 ? 'tryChoice' : 'tryThis', { square: name, choice: name });
  }
  const opening = asideOfOpening(messages, state);
  if (opening) return opening;
  if (evaluations.length > 0) return prospect(messages, evaluations);
  const lit = litBoards(match);
  const [board] = lit;
  if (board !== undefined && lit.length === 1) {
    return messages.get(isSpoken ? 'inBoardAround' : 'inLitBoard', { square: middleName(game, board) });
  }
  if (lit.length > 1 && moves.length > 0) return messages.get('inAnyBoard');
  if (vanishing !== null) return messages.get('vanishes', { square: game.squareNames[vanishing] });
  // A role stays in sight. It is not read out again at each turn.
  if (moves.length > 1 && (isSpoken || !messages.roleIn(game, true))) return '';
  return asideOfBeginning(messages, state);
}

/**
 * The next task when players do not simply take turns, and the result of the last choice.
 *
 * @param {Messages} messages
 * @param {PlayingState} state
 */
function asideOfOpening(messages, state) {
  const { choices, game, movers, moves, nextMarks, status } = state.match;
  if (game.choices.length === 0 || status.state !== 'next') return '';
  // “Your turn” stands above the choices, so the half-sentence is only about another person.
  if (choices.length > 0) {
    return personOf(state) === status.player
      ? ''
      : messages.get('chooseSide', { player: nameOf(messages, state, status.player) });
  }
  // The last of several marks is asked for as well.
  const goesOn = movers.at(-1) === status.player && squareOf(game, Number(moves.at(-1))) >= 0;
  if (goesOn || nextMarks.length > 1 || nextMarks[0] !== status.player) {
    return messages.get('marksToMake', { marks: nextMarks.join(', ') });
  }
  const isSwapped = moves.slice(turnBegan(state.match)).some((move) => game.moveNames[move] === 'swap');
  return isSwapped ? swapped(messages, state, status.player) : '';
}

/**
 * That the marks on the board are swapped, and who has which: the players keep theirs.
 *
 * @param {Messages} messages
 * @param {PlayingState} state
 * @param {Player} mover the player to move
 */
function swapped(messages, state, mover) {
  const person = personOf(state);
  if (person) return messages.get('swappedYouAre', { player: person });
  const player = nameOf(messages, state, mover);
  return player === mover ? messages.get('swapped') : messages.get('swappedWith', { player, mark: mover });
}

/**
 * The index of the first move of the last mover's turn. In an opening, a turn may have several
 * moves.
 *
 * @param {Snapshot} match
 */
function turnBegan({ movers }) {
  return movers.findLastIndex((player) => player !== movers.at(-1)) + 1;
}

/**
 * One's own side: a role with its goal, or a mark; if marks are shared, the rule about them.
 * Between two people, the goal of the player to move.
 *
 * @param {Messages} messages
 * @param {PlayingState} state
 */
function asideOfBeginning(messages, state) {
  const { first, game, status } = state.match;
  const person = personOf(state);
  const isFirst = (person ?? (status.state === 'next' && status.player)) === first;
  const goal = messages.roleIn(game, isFirst, 'Goal');
  if (goal) return person ? messages.get('youPlay', { role: messages.roleIn(game, isFirst), goal }) : goal;
  if (game.chosenMarks) return messages.get('eitherMark');
  return game.sharedMarks ? messages.get('lastLineLoses') : markOf(messages, state);
}

/**
 * The owner of a mark, if the name of the player is not the mark: the person's own, or, between two
 * people, that of the player to move.
 *
 * @param {Messages} messages
 * @param {PlayingState} state
 */
function markOf(messages, state) {
  const person = personOf(state);
  if (person) return messages.get('youAre', { player: person });
  const { status } = state.match;
  const isNamed = status.state === 'next' && !isRemote(state) && givenName(state, status.player) !== '';
  return isNamed ? messages.get('withMark', { mark: status.player }) : '';
}

/**
 * The best possible result.
 *
 * @param {Messages} messages
 * @param {readonly Evaluation[]} evaluations
 */
function prospect(messages, evaluations) {
  const count = (/** @type {string} */ kind) => evaluations.filter(({ outcome }) => outcome === kind).length;
  // The board shows no estimates beside moves that win for certain.
  if (count('win') > 0) return messages.get('someWin', { count: count('win') });
  if (evaluations.some(({ exact }) => !exact)) return messages.get('estimates');
  return count('draw') > 0 ? messages.get('someDraw', { count: count('draw') }) : messages.get('allLose');
}

/**
 * @param {Messages} messages
 * @param {PlayingState} state
 * @returns {Saying}
 */
function result(messages, state) {
  const { isRepeated, status } = state.match;
  if (status.state !== 'won') {
    // A game of the page's own need not be about lines.
    const why = isRepeated ? 'thirdTime' : state.noughts.own ? undefined : 'noLine';
    return { sentence: messages.get('tie'), aside: why ? messages.get(why) : '' };
  }
  const person = personOf(state);
  const aside = asideOfWin(messages, state, status);
  if (status.player === person) return { sentence: messages.get('youWin'), aside };
  if (isNamelessComputers(state, status.player)) return { sentence: messages.get('youLose'), aside };
  return { sentence: messages.get('wins', { player: nameOf(messages, state, status.player) }), aside };
}

/**
 * @param {Messages} messages
 * @param {PlayingState} state
 * @param {Extract<Snapshot['status'], { state: 'won' }>} status
 */
function asideOfWin(messages, state, { player, lines }) {
  const { game, isResigned, movers, squares } = state.match;
  if (lines.length === 0) return isResigned || !messages.roleIn(game, true) ? '' : messages.get('noLineLeft');
  if (hasLostByLine(state.match)) return asideOfLostLine(messages, state, player);
  if (lines.length > 1) return messages.get('lines', { count: lines.length });
  // In an opening, marks can change owners. Then the marks that a player owns at the end count.
  const count = (game.choices.length > 0 ? squares : movers).filter((other) => other === player).length;
  return messages.get('inMoves', { count });
}

/**
 * Whether the last mover has lost, because completing a line loses.
 *
 * @param {Snapshot} match
 */
function hasLostByLine({ movers, status }) {
  return status.state === 'won' && status.lines.length > 0 && movers.at(-1) !== status.player;
}

/**
 * In misère, the loser completed the line.
 *
 * @param {Messages} messages
 * @param {PlayingState} state
 * @param {Player} winner
 */
function asideOfLostLine(messages, state, winner) {
  const loser = otherThan(winner);
  if (loser === personOf(state)) return messages.get('youMadeLine');
  if (isNamelessComputers(state, loser)) return messages.get('computerMadeLine');
  return messages.get('madeLine', { player: nameOf(messages, state, loser) });
}

/**
 * The text for a screen reader: the last move, then the visible texts. A person who plays against
 * the computer knows their own moves, but not where a mark has fallen. While the computer thinks,
 * and before the first move, nothing else is said.
 *
 * @param {Messages} messages
 * @param {State} state
 */
export function announcement(messages, state) {
  const phase = phaseOf(state);
  if (phase === 'loading' || (isRemote(state) && !state.roomReport)) return '';
  const { sentence, aside } = saying(messages, state, true);
  const words = ended(messages, { sentence, aside });
  if (state.error) return `${words} ${reason(messages, state.error)}`;
  if (!isPlaying(state)) return '';
  const { findings } = state;
  const said = isAnswer(state) ? [] : findings.isTakenBack ? [messages.get('takenBack')] : lastMove(messages, state);
  if (phase !== 'thinking') said.push(words);
  return said.join(' ');
}

/**
 * The visible text as it is spoken.
 *
 * @param {Messages} messages
 * @param {Saying} saying
 */
export function ended(messages, { sentence, aside }) {
  return messages.get(aside ? 'endedWith' : 'ended', { sentence, aside });
}

/**
 * Whether the visible text answers a person who chose a square or asked for a hint.
 *
 * @param {PlayingState} state
 */
function isAnswer({ findings: { refused, hint } }) {
  return refused !== undefined || typeof hint === 'number';
}

/**
 * The last move: who made it, and its effect.
 *
 * @param {Messages} messages
 * @param {PlayingState} state
 */
function lastMove(messages, state) {
  const { game, boards, status, moves, movers, vanished } = state.match;
  const [last, mover] = [moves.at(-1), movers.at(-1)];
  /** @type {string[]} */
  const said = [];
  if (last === undefined || mover === undefined) return said;
  const player = nameOf(messages, state, mover);
  const isThinking = phaseOf(state) === 'thinking';
  if (isThinking && personOf(state) && !game.gravity) return said;
  if (mover !== personOf(state) || (game.gravity && (isThinking || status.state !== 'next'))) {
    // The computer may have made several moves; none of them was announced while it thought.
    const isComputers = personOf(state) !== undefined && !isRemote(state);
    const spoken = isComputers && mover !== personOf(state) ? moves.slice(turnBegan(state.match)) : [last];
    for (const move of spoken)
      said.push(played(messages, game, move, mover, player, isNamelessComputers(state, mover)));
  }
  if (vanished !== null) said.push(messages.get('freed', { square: game.squareNames[vanished] }));
  const board = boardOf(game, squareOf(game, last));
  const square = board < 0 ? '' : middleName(game, board);
  if (wasWonBy(boards[board], squareOf(game, last)))
    said.push(capitalised(messages, messages.get('wonBoard', { player, square })));
  if (boards[board]?.state === 'closed') said.push(messages.get('closedBoard', { square }));
  return said;
}

/**
 * The text that a move was made.
 *
 * @param {Messages} messages
 * @param {Snapshot['game']} game
 * @param {number} move
 * @param {Player} mover
 * @param {string} player their name
 * @param {boolean} [isComputers] whether the computer made it, without a name of its own
 */
export function played(messages, game, move, mover, player, isComputers = false) {
  const name = messages.moveName(game, move, mover);
  const said =
    squareOf(game, move) < 0
      ? messages.get(isComputers ? 'computerChose' : 'chose', { player, choice: name })
      : messages.get(isComputers ? 'computerPlayed' : 'played', { player, square: name });
  return capitalised(messages, said);
}

/**
 * Whether a side is the computer's, against a person, without a name.
 *
 * @param {State} state
 * @param {Player} player
 */
function isNamelessComputers(state, player) {
  const person = personOf(state);
  return person !== undefined && player !== person && !isRemote(state) && givenName(state, player) === '';
}

/**
 * The name of a player: in a room their own, otherwise from the page; empty if there is none.
 *
 * @param {State} state
 * @param {Player} player
 */
function givenName(state, player) {
  if (isRemote(state)) return state.roomReport?.players[player].name ?? '';
  const { nameX, nameO } = state.settings;
  return player === 'X' ? nameX : nameO;
}

/**
 * Whether a side in a room is the friend's, against a person here, without a name.
 *
 * @param {State} state
 * @param {Player} player
 */
function isNamelessFriends(state, player) {
  return isRemote(state) && personOf(state) === otherThan(player) && givenName(state, player) === '';
}

/**
 * The name of a player, or else their role, whose friend they are, or their mark.
 *
 * @param {Messages} messages
 * @param {State} state
 * @param {Player} player
 */
export function nameOf(messages, state, player) {
  const name = givenName(state, player) || roleOf(messages, state, player);
  if (name) return name;
  if (isNamelessFriends(state, player)) return messages.get('room.friendInSentence');
  return sideNameOf(messages, state.match, player);
}

/**
 * @param {Messages} messages
 * @param {State} state
 * @param {Player} player
 */
function roleOf(messages, { match }, player) {
  return match && messages.roleIn(match.game, player === match.first);
}

/**
 * The name of a side for the whole match: its mark; if marks are shared, its number.
 *
 * @param {Messages} messages
 * @param {Snapshot | undefined} match
 * @param {Player} player
 */
function sideNameOf(messages, match, player) {
  return match?.game.sharedMarks ? messages.get('playerOfTwo', { number: player === 'X' ? 1 : 2 }) : player;
}

/**
 * Who began the game; empty if the name would be a number that the person has not seen.
 *
 * @param {Messages} messages
 * @param {PlayingState} state
 */
export function beginning(messages, state) {
  const { first, game } = state.match;
  if (game.sharedMarks && personOf(state)) return '';
  const name = isRemote(state) ? '' : givenName(state, first);
  return messages.get('begins', { player: name || sideNameOf(messages, state.match, first) });
}

/**
 * Whose side it is, with its role.
 *
 * @param {Messages} messages
 * @param {State} state
 * @param {Player} player
 */
export function sideOf(messages, state, player) {
  const role = roleOf(messages, state, player);
  const side = ownerOf(messages, state, player);
  return role ? `${side} (${role})` : side;
}

/**
 * @param {Messages} messages
 * @param {State} state
 * @param {Player} player
 */
function ownerOf(messages, state, player) {
  const isOwn = player === personOf(state);
  if (isOwn && (isRemote(state) || givenName(state, player) === '')) return messages.get('you');
  if (isNamelessComputers(state, player)) return messages.get('opponent');
  if (isNamelessFriends(state, player)) return messages.get('room.friend');
  return givenName(state, player) || sideNameOf(messages, state.match, player);
}

/**
 * Whether a move completed a line of a small board.
 *
 * @param {Snapshot['boards'][number] | undefined} board
 * @param {number} square that was marked
 */
function wasWonBy(board, square) {
  return board?.state === 'won' && board.lines.some((line) => line.includes(square));
}

/**
 * The label of a square: its name and its content. If they are visible, also where a mark lands and
 * the outcome of the move.
 *
 * @param {Messages} messages
 * @param {PlayingState} state
 * @param {number} square
 * @param {number | undefined} landing where a mark would land
 */
export function squareLabel(messages, { match, findings }, square, landing) {
  const { game, squares, boards, status, vanishing } = match;
  const board = boards[boardOf(game, square)];
  const owner = squares[square];
  const parts = [game.squareNames[square], owner ?? messages.get('empty')];
  if (owner === null && landing !== undefined && landing !== square) {
    parts.push(messages.get('fallsTo', { square: game.squareNames[landing] }));
  }
  if (square === vanishing) parts.push(messages.get('goesNext'));
  // Small boards that are not played separately.
  const layer = boards.length > 0 ? -1 : boardOf(game, square);
  if (layer >= 0) parts.push(messages.get('layer', { number: layer + 1 }));
  if (board?.state === 'closed') parts.push(messages.get('inClosedBoard'));
  if (board?.state === 'won') parts.push(messages.get('inWonBoard', { player: board.player }));
  const lines = status.state === 'won' ? status.lines : [];
  const last = squareOf(game, Number(match.moves.at(-1)));
  const decisive = game.sharedMarks ? lines.filter((line) => line.includes(last)) : lines;
  if (decisive.some((line) => line.includes(square))) {
    parts.push(messages.get(hasLostByLine(match) ? 'inLostLine' : 'inLine'));
  }
  for (const evaluation of findings.evaluations ?? []) {
    if (squareOf(game, evaluation.move) !== square) continue;
    parts.push([chosenMarkOf(game, evaluation.move), prospectOf(messages, evaluation)].filter(Boolean).join(' '));
  }
  return parts.filter(Boolean).join(', ');
}

/**
 * The outcome of a move in words.
 *
 * @param {Messages} messages
 * @param {Evaluation} evaluation
 */
function prospectOf(messages, { outcome, plies, estimate }) {
  switch (outcome) {
    case 'win':
      return plies === null ? messages.get('provenWin') : messages.get('winIn', { count: plies });
    case 'loss':
      return plies === null ? messages.get('provenLoss') : messages.get('lossIn', { count: plies });
    case 'draw':
      return messages.get('draw');
    case null:
      return estimate === null ? '' : messages.get('estimated', { percent: messages.percent(estimate) });
  }
}
