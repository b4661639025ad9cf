// The page on which one plays: what is chosen there, and what it remembers and shares.

import '../element/index.js';
import { gameIn, isBegun } from '../engine/by-game.js';
import './site.js';
import './settings.js';
import { showAbout } from './about.js';
import { countGames } from './counting.js';
import { showMoves } from './moves.js';
import { tell, tellBriefly } from './notice.js';
import { ownGame, ownName, rememberOwn, restoreOwn, showOwn } from './own.js';
import { restoreNames, showNames } from './people.js';
import { forget, kept, positionOfAddress, share, sharedLink, showPosition } from './sharing.js';
import { recall, remember } from './storage.js';
import { say } from './words.js';

/** @import { ChangeDetail, NoughtsGame } from '../element/index.js' */

const game = /** @type {NoughtsGame} */ (document.getElementById('game'));
const sound = /** @type {HTMLInputElement} */ (document.getElementById('sound'));
const coordinates = /** @type {HTMLInputElement} */ (document.getElementById('coordinates'));

/**
 * @type {Promise<import('./friend/friend.js').Friend> | undefined} who plays with somebody
 *   elsewhere, once that is wanted
 */
let friend;

/** Whether a game with somebody elsewhere is on, or is being opened. */
let isShared = false;

/** Which side is one's own there. @type {import('../element/index.js').RoomDetail['seat']} */
let ownSeat = null;

/** What can be chosen: radio buttons of these names, and attributes of the widget. */
const choices = /** @type {const} */ (['game', 'opponent', 'mark', 'first']);

/**
 * The radio buttons of a choice.
 *
 * @param {string} name
 * @returns {HTMLInputElement[]}
 */
const radios = (name) =>
  [...document.querySelectorAll(`input[name=${name}]`)].filter((e) => e instanceof HTMLInputElement);

/**
 * The radio button of a game, if it has one.
 *
 * @param {string} id
 */
const buttonOf = (id) => radios('game').find(({ value }) => value === id);

/**
 * Has the radio buttons show what is played.
 *
 * @param {string} name
 * @param {string} value
 */
function check(name, value) {
  for (const radio of radios(name)) radio.checked = radio.value === value;
}

/**
 * Has the game be played as it was chosen the last time, or as it is at first.
 *
 * @param {typeof choices[number]} name
 */
function restore(name) {
  const remembered = recall(name);
  const all = radios(name);
  const chosen = all.find(({ value }) => value === remembered) ?? all.find(({ defaultChecked }) => defaultChecked);
  if (!chosen) return;
  game[name] = /** @type {never} */ (chosen.value);
  chosen.checked = true;
}

/** What was kept with the address, if anything was. */
const keptHere = () => kept(radios('opponent').map(({ value }) => value));

/**
 * Who plays against whom: as it was kept, or two people with somebody else's match, unless that has
 * not begun.
 */
function seatOpponent() {
  const opponent = keptHere()?.opponent ?? (isBegun(positionOfAddress()) ? 'human' : undefined);
  if (!opponent) return;
  game.opponent = opponent;
  check('opponent', opponent);
  showNames(game);
}

/** Says that a part of the page cannot be loaded. */
const tellMissing = () => tell(say('This could not be loaded. Check your connection.'));

/**
 * What is fetched when somebody first chooses a game that has no button, or comes to one by a link.
 */
const withChooser = () => import('./choosing/chooser.js');

/** Has somebody choose a game that has no button. */
async function openChooser() {
  try {
    const [{ openChooser: open }] = await Promise.all([withChooser(), addStyle('choosing.css')]);
    const own = await open(ownGame() ?? game.game);
    if (own) takeOwn(own);
  } catch {
    tellMissing();
  }
}

/**
 * Plays a game that was chosen so, which has a button from then on.
 *
 * @param {import('./own.js').Own} own
 */
function takeOwn(own) {
  if (!buttonOf(own.id)) {
    showOwn(own);
    rememberOwn(own);
  }
  choose('game', own.id);
  check('game', game.game);
  game.focus();
  scrollTo(0, 0); // to the board, also where the focus has to wait for it
}

/**
 * Tells what the game is about.
 *
 * @param {boolean} isUnderWay
 * @param {string} [title] what it is called in English
 */
function tellAbout(isUnderWay, title = '') {
  const id = game.game;
  showAbout({ id, title: ownName(id) ?? title }, isUnderWay);
}

/**
 * What a game without a button is; undefined where there is no such game, or its engine cannot be
 * loaded.
 *
 * @param {string} id
 */
const describe = (id) =>
  withChooser()
    .then(({ ownBy }) => ownBy(id))
    .catch(() => undefined);

/**
 * Checks the button of the game that is played. A game from a link may need a button first. Then
 * the tab has its name.
 */
async function showGame() {
  const id = game.game;
  check('game', id);
  if (!buttonOf(id)) {
    const own = await describe(id);
    if (own && game.game === id) showOwn(own);
    check('game', game.game);
  }
  document.title = `${await titleOf(game.game)} · Noughts`;
}

/** Shows how games have ended. */
async function openStatistics() {
  try {
    const [{ openStatistics: open }] = await Promise.all([import('./statistics/panel.js'), addStyle('statistics.css')]);
    await open(titleOf);
  } catch {
    tellMissing();
  }
}

/**
 * The name of a game: its button has it, or would have it.
 *
 * @param {string} id
 */
async function titleOf(id) {
  const shown = ownName(id) ?? buttonOf(id)?.labels?.[0]?.textContent?.trim();
  if (shown) return shown;
  return (await describe(id))?.name ?? id;
}

/** Plays with somebody elsewhere, whose part of the page is fetched with the first such game. */
function withFriend() {
  friend ??= Promise.all([import('./friend/friend.js'), addStyle('friend.css')]).then(([{ withFriend: begin }]) =>
    begin({ game, tell, show: showFriend }),
  );
  return friend.catch(() => {
    friend = undefined; // the next time it is tried again
    tellMissing();
    return undefined;
  });
}

/**
 * Adds a style sheet to the page, once.
 *
 * @param {string} address
 * @returns {Promise<unknown>} resolves when it is there, or cannot be had
 */
function addStyle(address) {
  if (document.querySelector(`[href="${address}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: address });
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = () => resolve(link.remove());
  });
}

/**
 * Shows what belongs to a game with somebody elsewhere, and hides what does not.
 *
 * @param {import('./friend/friend.js').Kind | undefined} kind
 */
function showFriend(kind) {
  isShared = kind !== undefined;
  if (!kind) {
    restore('opponent');
    restoreNames(game);
  }
  if (kind) document.documentElement.dataset.friend = kind;
  else delete document.documentElement.dataset.friend;
  document.documentElement.toggleAttribute('data-watching', kind === 'joining');
  /** @type {HTMLElement} */ (document.getElementById('friend')).hidden = !isShared;
  /** @type {HTMLInputElement} */ (document.getElementById('name')).value = recall('name') ?? '';
}

/** Opens the game with somebody elsewhere that the address holds. */
async function followFriend() {
  const link = sharedLink();
  if (!link) return;
  showFriend('joining');
  game.opponent = 'remote'; // so that nobody moves before the match is there
  const found = await withFriend();
  if (found) await found.follow(link);
  else addEventListener('online', followAddress, { once: true });
}

/** Ends the game with somebody elsewhere, and shows what belongs to others. */
async function leaveRoom() {
  const left = (await friend)?.leave();
  showFriend(undefined);
  await left;
}

/**
 * Plays as somebody has chosen it, now and the next time.
 *
 * @param {typeof choices[number]} name
 * @param {string} value
 */
function choose(name, value) {
  game[name] = /** @type {never} */ (value);
  if (isShared) return; // it is asked for
  watchOn(name);
  showNames(game);
  remember(name, value);
  if (name === 'opponent' && keptHere()) keep(positionOfAddress());
}

/**
 * Has the computer play itself, as strong as it is, until whoever looks on chooses a side, or a
 * friend.
 */
function watch() {
  if (game.opponent === 'human') {
    choose('opponent', 'medium');
    check('opponent', 'medium');
  }
  game.player = /** @type {NoughtsGame['player']} */ (game.opponent);
  showNames(game);
}

/**
 * Goes on watching where only the level or the game was chosen anew.
 * @param {typeof choices[number]} name
 */
function watchOn(name) {
  if (game.player === 'human') return;
  const isOver = name === 'mark' || game.opponent === 'human';
  game.player = isOver ? 'human' : /** @type {NoughtsGame['player']} */ (game.opponent);
  if (isOver) check('mark', game.mark);
}

/**
 * How a game has ended for whoever is at the page: between two people, somebody wins.
 *
 * @param {import('../element/index.js').NoughtsEventMap['noughts-end']['detail']} status
 */
function endFor(status) {
  if (status.state !== 'won') return 'tie';
  const own = isShared ? ownSeat : game.opponent === 'human' || game.player !== 'human' ? null : game.mark;
  return (own ?? status.player) === status.player ? 'win' : 'loss';
}

/** Plays alone again, or with somebody here. */
async function leaveFriend() {
  await leaveRoom();
  history.replaceState(null, '', location.pathname + location.search);
  restore('game');
  game.position = '';
  tell('');
  document.getElementById('invite')?.focus();
}

/** Shows the match of the address; where that is none, says so. */
async function followAddress() {
  if (sharedLink()) return followFriend();
  if (isShared) await leaveRoom();
  const position = keptHere()?.position ?? positionOfAddress();
  if (!position || position === game.position) return;
  try {
    game.position = position;
    tell('');
  } catch {
    refuseAddress();
  }
  check('game', game.game);
}

/**
 * What was kept is no match: there is the address. Or what the address holds is none: there is a
 * new one.
 */
function refuseAddress() {
  restore('opponent'); // the link has asked for two people, perhaps
  showNames(game);
  if (keptHere()) {
    forget();
    seatOpponent();
    followAddress();
    return;
  }
  tell(say('This link is not a valid game. Here is a new one.'));
  if (isBegun(game.position)) game.newGame();
}

/**
 * Has the address hold a game.
 *
 * @param {string} current
 */
function keep(current) {
  if (!isShared) showPosition(current, { position: game.position, opponent: game.opponent });
}

restoreOwn();
choices.forEach(restore);
restoreNames(game);
sound.checked = recall('sound') === 'on';
coordinates.checked = game.coordinates = recall('coordinates') === 'on';

if (!sharedLink()) seatOpponent();

// Its game is known before its match is read, which takes the engine.
const linked = buttonOf(gameIn(positionOfAddress()));
if (linked) game.game = linked.value;

tellAbout(false);
game.addEventListener('noughts-ready', () => !isShared && followAddress(), { once: true });
game.addEventListener('noughts-ready', () => {
  tellAbout(isBegun(game.position));
  void showGame();
});
game.addEventListener('noughts-error', ({ detail: { error } }) => {
  // With an engine that had to be fetched first, what is wrong with a match is told later.
  if (error.name === 'NotationError') refuseAddress();
});
game.addEventListener('noughts-beforemove', () => tell(''));
game.addEventListener('noughts-change', (event) => {
  /** @type {ChangeDetail} */
  const detail = /** @type {CustomEvent} */ (event).detail;
  keep(detail.game);
  tellAbout(detail.moves.length > 0, detail.title);
  showMoves(detail.line, detail.moves.length, (ply) => game.goTo(ply));
  void showGame();
});
game.addEventListener('noughts-room', (event) => {
  const { seat, requests } = /** @type {CustomEvent<import('../element/index.js').RoomDetail>} */ (event).detail;
  const asked = requests.find((request) => request.seat === seat && request.kind === 'game');
  check('game', asked?.kind === 'game' ? asked.game : game.game);
  document.documentElement.toggleAttribute('data-watching', seat === null);
  ownSeat = seat;
});
game.addEventListener('noughts-move', (event) => {
  const { player } = /** @type {CustomEvent} */ (event).detail;
  if (sound.checked) void import('./sound.js').then(({ playSound }) => playSound(player));
});
game.addEventListener('noughts-end', (event) => {
  const end = endFor(/** @type {CustomEvent} */ (event).detail);
  if (sound.checked) void import('./sound.js').then(({ playEnd }) => playEnd(end));
});
countGames(game, keptHere() !== undefined, endFor);
addEventListener('hashchange', followAddress);

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  if (target === coordinates) game.coordinates = coordinates.checked;
  if (target === sound || target === coordinates) return remember(target.id, target.checked ? 'on' : 'off');
  if (target.value === 'watch') return watch();
  const name = choices.find((choice) => choice === target.name);
  if (name) choose(name, target.value);
});

document.getElementById('statistics')?.addEventListener('click', openStatistics);
document.getElementById('more-games')?.addEventListener('click', openChooser);

document.getElementById('share')?.addEventListener('click', async () => tellBriefly(await share()));
for (const id of ['invite', 'show-link']) {
  document.getElementById(id)?.addEventListener('click', async () => (await withFriend())?.invite());
}
document.getElementById('leave')?.addEventListener('click', leaveFriend);
document.getElementById('name')?.addEventListener('change', async ({ target }) => {
  const found = await withFriend();
  if (found && target instanceof HTMLInputElement) found.name = target.value;
});
void followFriend();
