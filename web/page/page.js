// The page for playing: the choices, and what the page remembers and shares.

import '../element/index.js';
import { gameIn, isBegun } from '../engine/by-game.js';
import './site.js';
import './settings.js';
import { isDescribed, reserveRoom, showAbout } from './about.js';
import { countGames } from './counting.js';
import { freeButton, keepButtonFree, rememberCustomGame, restoreCustomGame, showCustomGame } from './custom-game.js';
import { showMoves } from './moves.js';
import { tell, tellBriefly } from './notice.js';
import { restoreNames, showNames } from './people.js';
import { forget, kept, positionOfAddress, sharedLink, showPosition } from './sharing.js';
import { recall, remember } from './storage.js';
import { say } from './words.js';

/** @import { ChangeDetail, NoughtsGame } from '../element/index.js' */

const game = /** @type {NoughtsGame & { game: string }} */ (document.getElementById('game'));
const sound = /** @type {HTMLInputElement} */ (document.getElementById('sound'));
const coordinates = /** @type {HTMLInputElement} */ (document.getElementById('coordinates'));

/**
 * @type {Promise<import('./friend/friend.js').Friend> | undefined} the games with a person
 *   elsewhere, once they are wanted
 */
let friend;

/** Whether a game with a person elsewhere is running, or being opened. */
let isShared = false;

/** One's own seat in that game. @type {import('../element/index.js').RoomDetail['seat']} */
let ownSeat = null;

/** The match from a link or a file that was opened last. It was not played here. */
let opened = '';

/** The choices: names of radio buttons, and attributes of the widget. */
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

/** Its label. One's own game has its whole name as a title. @param {string} id */
const labelOf = (id) => buttonOf(id)?.labels?.[0];

/**
 * Checks the radio button of a value.
 *
 * @param {string} name
 * @param {string} value
 */
function check(name, value) {
  for (const radio of radios(name)) radio.checked = radio.value === value;
}

/**
 * Restores a choice from the last visit; without one, the default.
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

/** What was kept with the address, if anything. */
const keptHere = () => kept(radios('opponent').map(({ value }) => value));

/**
 * Sets the opponent: as it was kept, or two people for a match from another person's link, unless
 * that match has not begun.
 */
function seatOpponent() {
  const opponent = keptHere()?.opponent ?? (isBegun(positionOfAddress()) ? 'human' : undefined);
  if (opponent) seat(opponent);
}

/** @param {NoughtsGame['opponent']} opponent */
function seat(opponent) {
  game.opponent = opponent;
  check('opponent', opponent);
  showNames(game);
}

/** Puts a match on the board, for two people. @param {string} match */
function show(match) {
  seat('human');
  game.player = 'human';
  check('mark', game.mark);
  openMatch(match);
  game.focus();
}

/** Puts a match on the board that was not played here. @param {string} match */
function openMatch(match) {
  opened = match;
  game.open(match);
}

/** Says that a part of the page cannot be loaded. */
const tellMissing = () => tell(say('This could not be loaded. Check your connection.'));

/** Loaded when it is first opened, or when a game without a button comes by a link. */
const withGallery = () => import('./choosing/gallery.js');

/** The styles of the parts that are being opened: a second press must not open a second dialog. */
const opening = new Set();

/** @type {import('./later.js').OpenPart} */
async function openPart(load, style, open) {
  if (opening.has(style)) return;
  opening.add(style);
  try {
    const [part] = await Promise.all([load(), addStyle(style)]);
    await open(part);
  } catch {
    tellMissing();
  }
  opening.delete(style);
}

/** Opens the gallery. */
const openGallery = () =>
  openPart(withGallery, 'choosing.css', async ({ openGallery: open }) => {
    const chosen = await open(game.game);
    if (chosen) takeGame(chosen);
  });

/**
 * Plays a game from the gallery. From now on it has a button.
 *
 * @param {import('./custom-game.js').CustomGame} custom
 */
function takeGame(custom) {
  if (!buttonOf(custom.id)) {
    showCustomGame(custom);
    rememberCustomGame(custom);
  }
  choose('game', custom.id);
  check('game', game.game);
  game.focus();
  scrollTo(0, 0); // to the board, even if it cannot have the focus yet
}

/**
 * Shows the description of the game.
 *
 * @param {boolean} isUnderWay
 * @param {string} [title] its English name
 */
function tellAbout(isUnderWay, title = '') {
  const id = game.game;
  const label = labelOf(id);
  showAbout({ id, title: label?.title || title, own: label?.dataset.rule ?? '' }, isUnderWay);
}

/**
 * The description of a game without a button; undefined if there is no such game, or its engine
 * cannot be loaded.
 *
 * @param {string} id
 */
const describe = (id) =>
  withGallery()
    .then(({ ownBy }) => ownBy(id))
    .catch(() => undefined);

/**
 * Checks the button of the current game. A game from a link may need a new button first. Then it
 * sets the title of the tab.
 */
async function showGame() {
  const id = game.game;
  check('game', id);
  if (!buttonOf(id)) {
    const custom = await describe(id);
    if (custom && game.game === id) {
      showCustomGame(custom);
      tellAbout(isBegun(game.position));
    }
    check('game', game.game);
  }
  const shown = game.game;
  const title = await titleOf(shown);
  if (game.game === shown) document.title = [game.result, title, 'Noughts'].filter(Boolean).join(' · ');
}

/** Shows the statistics. */
const openStatistics = () =>
  openPart(
    () => import('./statistics/panel.js'),
    'statistics.css',
    ({ openStatistics: open }) => open(titleOf),
  );

/** What other parts need of this one. */
const page = { game, show, titleOf, openPart, endFor };

/** Opens the ways to share the position. */
const openShare = () =>
  openPart(
    () => import('./share/dialog.js'),
    'share.css',
    ({ openShare: open }) => open(page),
  );

/**
 * The name of a game from its button, or as its button would have it.
 *
 * @param {string} id
 */
async function titleOf(id) {
  const label = labelOf(id);
  const shown = label?.title || label?.textContent?.trim();
  if (shown) return shown;
  return (await describe(id))?.name ?? id;
}

/** Loads the module for games with a person elsewhere, when the first such game begins. */
function withFriend() {
  friend ??= Promise.all([import('./friend/friend.js'), addStyle('friend.css')]).then(([{ withFriend: begin }]) =>
    begin({ game, tell, show: showFriend, leave: leaveFriend }),
  );
  return friend.catch(() => {
    friend = undefined; // the next time tries again
    tellMissing();
    return undefined;
  });
}

/**
 * Adds a style sheet to the page, once.
 *
 * @param {string} address
 * @returns {Promise<unknown>} resolves when it is there, or cannot be loaded
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
 * Shows the controls for a game with a person elsewhere, and hides the others.
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

/** Opens the game with a person elsewhere whose link is in the address. */
async function followFriend() {
  const link = sharedLink();
  if (!link) return;
  showFriend('joining');
  game.opponent = 'remote'; // so that no one can move before the match is there
  const found = await withFriend();
  if (found) await found.follow(link);
  else addEventListener('online', followAddress, { once: true });
}

/** Ends the game with a person elsewhere, and shows the controls for other games. */
async function leaveRoom() {
  const left = (await friend)?.leave();
  showFriend(undefined);
  await left;
}

/**
 * Applies a choice, and remembers it for the next visit.
 *
 * @param {typeof choices[number]} name
 * @param {string} value
 */
function choose(name, value) {
  game[name] = /** @type {never} */ (value);
  if (isShared) return; // the other player is asked first
  watchOn(name);
  showNames(game);
  remember(name, value);
  if (name === 'opponent' && keptHere()) keep(positionOfAddress());
}

/**
 * Lets the computer play against itself at its level, until the person chooses a side, or a friend.
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
 * Continues to watch if only the level or the game has changed.
 * @param {typeof choices[number]} name
 */
function watchOn(name) {
  if (game.player === 'human') return;
  const isOver = name === 'mark' || game.opponent === 'human';
  game.player = isOver ? 'human' : /** @type {NoughtsGame['player']} */ (game.opponent);
  if (isOver) check('mark', game.mark);
}

/**
 * The result for the person at the page. Between two people every win counts as one.
 *
 * @param {import('../element/index.js').NoughtsEventMap['noughts-end']['detail']} status
 */
function endFor(status) {
  if (status.state !== 'won') return 'tie';
  const own = isShared ? ownSeat : game.opponent === 'human' || game.player !== 'human' ? null : game.mark;
  return (own ?? status.player) === status.player ? 'win' : 'loss';
}

/** Returns to games alone, or with a person at this device. */
async function leaveFriend() {
  await leaveRoom();
  history.replaceState(null, '', location.pathname + location.search);
  restore('game');
  game.position = '';
  tell('');
  document.getElementById('invite')?.focus();
}

/** Shows the match of the address, or a message if it is not valid. */
async function followAddress() {
  if (sharedLink()) return followFriend();
  if (isShared) await leaveRoom();
  const { position, isOpened } = keptHere() ?? { position: positionOfAddress(), isOpened: true };
  if (!position || position === game.position) return;
  try {
    if (isOpened) openMatch(position);
    else game.position = position;
    tell('');
  } catch {
    refuseAddress();
  }
  check('game', game.game);
}

/**
 * If the kept text is not a match, it uses the address. If the address is not a match, it starts a
 * new one.
 */
function refuseAddress() {
  restore('opponent'); // the link may have set it to two people
  showNames(game);
  if (keptHere()) {
    forget();
    seatOpponent();
    followAddress();
    return;
  }
  tellBriefly(say('This link is not a valid game. Here is a new one.'));
  if (isBegun(game.position)) game.newGame();
  freeButton();
  void showGame(); // the tab may have the name of the link's game
}

/**
 * Has the address hold a game.
 *
 * @param {string} current
 */
function keep(current) {
  if (!isShared)
    showPosition(current, {
      position: game.position,
      opponent: game.opponent,
      isOpened: game.position === opened,
    });
}

restoreCustomGame();
choices.forEach(restore);
restoreNames(game);
sound.checked = recall('sound') === 'on';
coordinates.checked = game.coordinates = recall('coordinates') === 'on';

if (!sharedLink()) seatOpponent();

// Its game is known before its match is read, which takes the engine.
const linked = gameIn(positionOfAddress());
if (buttonOf(linked) || isDescribed(linked)) game.game = linked;
if (linked && !buttonOf(linked)) keepButtonFree();
reserveRoom(game, linked || game.game);

// A game that is not known yet is described once it is, so that the line does not change.
if (!linked || linked === game.game) tellAbout(false);
game.addEventListener(
  'noughts-ready',
  () => {
    if (!isShared) void followAddress();
    import('./later.js').then(
      ({ begin }) => begin(page),
      () => {},
    );
  },
  { once: true },
);
game.addEventListener('noughts-ready', () => {
  tellAbout(isBegun(game.position));
  void showGame();
});
game.addEventListener('noughts-error', ({ detail: { error } }) => {
  // If the engine had to be fetched first, a wrong match is reported only now.
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

const invite = async () => (await withFriend())?.invite();
for (const [id, press] of Object.entries({
  statistics: openStatistics,
  'more-games': openGallery,
  share: openShare,
  invite,
  'show-link': invite,
  leave: leaveFriend,
})) {
  document.getElementById(id)?.addEventListener('click', press);
}
document.getElementById('name')?.addEventListener('change', async ({ target }) => {
  const found = await withFriend();
  if (found && target instanceof HTMLInputElement) found.name = target.value;
});
void followFriend();
if (matchMedia('(any-pointer: coarse)').matches) void import('./taps.js').then(({ confirmTaps }) => confirmTaps(game));
