import { NoughtsError } from '../../engine/api.js';
import { Backoff } from '../backoff.js';
import { randomBytes, toBase64 } from '../bytes.js';
import { Connection } from '../connection.js';
import { deferred } from '../deferred.js';
import { RoomError } from '../errors.js';
import { fingerprintOf, isSigned, Keys, readPublicKey, tagOf } from '../keys.js';
import { nameOf } from '../name.js';
import { Presence } from '../presence.js';
import { RateLimiter } from '../rate-limiter.js';
import { parseList, printList } from './list.js';
import { longestMessage, shapes } from './messages.js';
import { mostPlayers } from './schedule.js';
import { aboutHello, aboutJoin, aboutLeave, aboutList } from './statements.js';
import { saveStored } from './stored.js';

/** @import { Link } from '../link.js' */
/** @import { Secret } from '../secret.js' */
/** @import { Transport } from '../transport.js' */
/** @import { List, ListedPlayer } from './list.js' */
/** @import { JoinMessage, LeaveMessage, ListMessage, Message } from './messages.js' */
/** @import { Stored } from './stored.js' */
/** @import { TournamentOptions } from './values.js' */

/**
 * The parts that a hall needs.
 *
 * @typedef {object} HallParts
 * @property {Transport} transport
 * @property {Secret} secret
 * @property {Link} link
 * @property {Stored} [stored] of a person who plays, or would like to
 * @property {TournamentOptions} options
 * @property {(type: 'change' | 'connection' | 'error', detail?: unknown) => void} tell
 */

/** @typedef {ListedPlayer & { id: string }} KnownPlayer */

/** The burst limit for answers, and the limit per second after it. */
const mostAnswers = 20;
const answersPerSecond = 2;

/** How many people who have gone before the start are remembered. */
const mostGone = 1000;

/**
 * Where the people of a tournament meet, as one of them sees it. The organiser's device decides
 * what is in the list, and signs it. All others believe the newest list that they have seen.
 */
export class Hall {
  isConnected = false;

  /** @type {List | undefined} undefined until the first list has come */
  list;

  /** @type {readonly KnownPlayer[]} those of the list */
  players = [];

  /** @type {string | null} one's own id; null while one is not in the list */
  me = null;

  /** Resolves when there is a list. */
  known = /** @type {ReturnType<typeof deferred<undefined>>} */ (deferred());

  #parts;
  #topic;

  /** @type {Connection<Message>} */
  #connection;

  #presence;
  #backoff;
  #peer = toBase64(randomBytes(9));
  #answering = new RateLimiter(mostAnswers, answersPerSecond);
  #insisting = new RateLimiter(3, 1);

  /** @type {Keys | undefined} */
  #keys;

  /** @type {string | undefined} the id that one's own key has in a list */
  #ownId;

  /** @type {Map<string, CryptoKey>} the keys of the players, by id */
  #keysOf = new Map();

  /** @type {CryptoKey | undefined} */
  #organisersKey;

  /** @type {ListMessage | undefined} the list as it is sent */
  #message;

  /** Whether the others have to hear again that this person is there. */
  #isUnseen = true;

  /** Whether this person has been in the list, and is no more. */
  #isOut = false;

  #isUnsaved = false;
  #isClosed = false;

  /**
   * @type {ReturnType<typeof deferred<undefined>> | undefined} resolves when it is sent that this
   *   player leaves
   */
  #leaving;

  /** The queue of what this device does, one after the other. */
  #tasks = Promise.resolve();

  /** @param {HallParts} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#topic = parts.secret.topic;
    // A player of a tournament stands where a room has a seat.
    this.#presence = new Presence('', this.#peer, /** @type {any} */ (this.#owners()));
    this.#backoff = new Backoff(parts.options.reminder ?? 1000, () => this.#remind());
    this.#connection = new Connection(
      parts.transport,
      parts.secret,
      {
        envelope: (/** @type {Message} */ message) => this.#receive(message),
        presence: (peer, message) => this.#meet(peer, message),
        connection: (isConnected) => this.#connect(isConnected),
        error: (error) => this.#fail(error),
      },
      { shapes, longest: longestMessage },
    );
  }

  get isOrganiser() {
    return this.#ownId !== undefined && this.#ownId === this.#parts.link.creator;
  }

  /** @returns {ReadonlySet<string>} the ids of the players who are there */
  get here() {
    const others = this.#presence.people.all.map(({ seat }) => /** @type {string | null} */ (seat));
    return new Set([...others, ...(this.isConnected ? [this.me] : [])].filter((id) => id !== null));
  }

  /** Whether this person would like to be in the list, and is not. */
  get #wouldJoin() {
    const { stored, link } = this.#parts;
    return stored !== undefined && !stored.isLeaving && !this.#isOut && link.invitation !== undefined && !this.me;
  }

  get #hasLeft() {
    return this.players.some(({ id, hasLeft }) => id === this.me && hasLeft);
  }

  /** Why this person cannot join: a code of a `RoomError`, or undefined. */
  get whyNot() {
    if (!this.#wouldJoin || !this.list) return undefined;
    if (this.list.results) return 'tournament-started';
    return this.players.length >= mostPlayers ? 'tournament-full' : undefined;
  }

  /** The first list, by the organiser. @param {Pick<List, 'games' | 'clock'>} choice */
  async create(choice) {
    const { stored, options } = this.#parts;
    const player = { key: stored?.publicKey ?? '', name: nameOf(options.name ?? ''), hasLeft: false };
    await this.#restoreKeys();
    await this.#publish({ number: Date.now(), ...choice, players: [player], results: null });
  }

  /** Goes on with what is stored, and connects. */
  async open() {
    await this.#restoreKeys();
    const { list } = this.#parts.stored ?? {};
    if (list) await this.#believe({ is: 'list', ...list });
    try {
      await this.#connection.open(this.#peer);
    } catch (cause) {
      throw new RoomError('transport-failed', undefined, { cause });
    }
    this.#backoff.restart();
  }

  async #restoreKeys() {
    const { stored } = this.#parts;
    if (!stored || this.#keys) return;
    this.#keys = await Keys.restore(stored.publicKey, stored.privateKey);
    this.#ownId = await fingerprintOf(stored.publicKey);
  }

  /**
   * The organiser changes the list.
   *
   * @param {(list: List) => Partial<List> | undefined} change what is new; undefined if nothing is
   * @returns {Promise<void>} rejects if it cannot be stored
   */
  change(change) {
    const changed = this.#tasks.then(async () => {
      const { list } = this;
      const news = list && this.isOrganiser && !this.#isClosed ? change(list) : undefined;
      // The time also outdoes a list of this device that was sent, but not stored.
      if (list && news) await this.#publish({ ...list, ...news, number: Math.max(list.number + 1, Date.now()) });
    });
    this.#tasks = changed.catch(() => {});
    return changed;
  }

  /** This player leaves for good. It resolves when that is sent, or there is nothing to send. */
  async leave() {
    const { stored } = this.#parts;
    if (!stored || this.#hasLeft) return;
    if (this.isOrganiser && this.me) {
      await this.remove(this.me);
    } else {
      stored.isLeaving = true;
      this.#isUnsaved = true;
    }
    this.#leaving ??= deferred();
    this.#task(() => this.#wish());
    if (this.me) await this.#leaving.promise;
  }

  /** Something has happened that will soon change the list. */
  expect() {
    this.#backoff.restart();
  }

  /** Leaves, after everything has been stored and sent. */
  async close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#backoff.stop();
    this.known.reject(new RoomError('closed'));
    this.#leaving?.reject(new RoomError('closed'));
    await this.#tasks;
    // Otherwise a person would be let in who is not there any more.
    if (this.#wouldJoin) this.#connection.forget(`join/${this.#ownId}`);
    await this.#connection.close();
  }

  /**
   * Stores, signs and sends a new list.
   *
   * @param {List} list
   */
  async #publish(list) {
    const text = printList(list);
    const seal = await /** @type {Keys} */ (this.#keys).sign(aboutList(this.#topic, text));
    await this.#save({ list: { text, seal } });
    await this.#believe({ is: 'list', text, seal });
  }

  /**
   * Sends the list to those who are there. Only the organiser's is kept for those who come later:
   * other devices may have an older one.
   */
  #introduce() {
    if (this.#message) this.#connection.send(this.#message, this.isOrganiser ? 'list' : undefined);
  }

  /** @param {Message} message */
  async #receive(message) {
    switch (message.is) {
      case 'list':
        return this.#believe(message);
      case 'ask':
        if (message.number < Number(this.list?.number) && this.#answering.take()) this.#introduce();
        return;
      case 'join':
        return this.isOrganiser ? this.#admit(message) : undefined;
      case 'leave':
        return this.isOrganiser ? this.#letGo(message) : undefined;
    }
  }

  /**
   * Believes a list if it is newer, and the organiser has signed it.
   *
   * @param {ListMessage} message
   */
  async #believe(message) {
    const { text, seal } = message;
    const list = parseList(text);
    if (!list || list.number <= Number(this.list?.number)) return;
    const [organiser] = list.players;
    if (!organiser || !(await this.#isOrganisers(organiser.key, text, seal))) return;
    const ids = await Promise.all(list.players.map(({ key }) => fingerprintOf(key)));
    for (const [index, { key }] of list.players.entries()) await this.#learnKey(`${ids[index]}`, key);
    for (const id of this.#keysOf.keys()) if (!ids.includes(id)) this.#keysOf.delete(id);
    this.list = list;
    this.players = list.players.map((player, index) => ({ ...player, id: `${ids[index]}` }));
    this.#message = { is: 'list', text, seal };
    await this.#follow();
  }

  /**
   * @param {string} key
   * @param {string} text
   * @param {string} seal
   */
  async #isOrganisers(key, text, seal) {
    if (!this.#organisersKey) {
      if ((await fingerprintOf(key)) !== this.#parts.link.creator) return false;
      this.#organisersKey = await readPublicKey(key);
    }
    const { creator } = this.#parts.link;
    if ((await fingerprintOf(key)) !== creator || !this.#organisersKey) return false;
    return isSigned(this.#organisersKey, aboutList(this.#topic, text), seal);
  }

  /**
   * @param {string} id
   * @param {string} key
   */
  async #learnKey(id, key) {
    const read = this.#keysOf.has(id) ? undefined : await readPublicKey(key);
    if (read) this.#keysOf.set(id, read);
  }

  /** There is a new list. */
  async #follow() {
    const before = this.me;
    this.me = this.players.find(({ id }) => id === this.#ownId)?.id ?? null;
    if (this.me !== before) {
      this.#isOut = !this.me;
      this.#isUnseen = true;
      if (this.me && !this.isOrganiser) this.#connection.forget(`join/${this.me}`);
    }
    const { stored } = this.#parts;
    if (stored && this.#message && this.#message.text !== stored.list?.text) {
      const { text, seal } = this.#message;
      stored.list = { text, seal };
      this.#isUnsaved = true;
    }
    await this.#presence.meetAgain();
    this.known.resolve(undefined);
    this.#backoff.restart();
    this.#tell('change');
    this.#task(async () => {
      if (this.isOrganiser && this.isConnected) this.#introduce();
      await this.#wish();
    });
  }

  /**
   * A person would like to play. What is cheap is checked first.
   *
   * @param {JoinMessage} message
   */
  async #admit({ key, name, tag, seal }) {
    const { link, stored } = this.#parts;
    if (link.invitation === undefined || !this.list || this.list.results) return;
    const id = await fingerprintOf(key);
    if (this.players.some((player) => player.id === id)) return this.#answering.take() ? this.#introduce() : undefined;
    if (this.players.length >= mostPlayers || stored?.gone.includes(id) || nameOf(name) !== name) return;
    const about = aboutJoin(this.#topic, key, name);
    if ((await tagOf(link.invitation, about)) !== tag) return;
    const read = await readPublicKey(key);
    if (!read || !(await isSigned(read, about, seal))) return;
    this.#keysOf.set(id, read);
    await this.change(({ players, results }) => {
      const isFree = players.length < mostPlayers && !players.some((player) => player.key === key);
      return results || !isFree ? undefined : { players: [...players, { key, name, hasLeft: false }] };
    });
  }

  /** @param {LeaveMessage} message */
  async #letGo({ player, seal }) {
    const key = this.#keysOf.get(player);
    if (!key || !(await isSigned(key, aboutLeave(this.#topic, player), seal))) return;
    await this.remove(player);
  }

  /**
   * The organiser takes a player out. Before the start they are no longer in the list. Later they
   * have lost the games that are left.
   *
   * @param {string} id
   */
  async remove(id) {
    const player = this.players.find((one) => one.id === id);
    const { stored } = this.#parts;
    if (!player || !stored) return;
    const isOrganiser = id === this.#parts.link.creator;
    if (!this.list?.results && !isOrganiser) stored.gone = [...stored.gone, id].slice(-mostGone);
    await this.change(({ players, results }) => {
      if (!results && !isOrganiser) return { players: players.filter(({ key }) => key !== player.key) };
      if (players.every(({ key, hasLeft }) => key !== player.key || hasLeft)) return undefined;
      return { players: players.map((one) => (one.key === player.key ? { ...one, hasLeft: true } : one)) };
    });
  }

  /** @param {boolean} isConnected */
  #connect(isConnected) {
    if (isConnected === this.isConnected) return;
    this.isConnected = isConnected;
    if (isConnected) {
      this.#isUnseen = true;
      if (this.isOrganiser) this.#introduce();
      this.#task(() => this.#wish());
    } else {
      this.#presence.people.clear();
    }
    this.#backoff.restart();
    this.#tell('connection');
    this.#tell('change');
  }

  #remind() {
    if (!this.isConnected) return;
    this.#connection.send({ is: 'ask', number: this.list?.number ?? -1 });
    this.#task(() => this.#wish());
  }

  /** Says, and asks for, what this person still waits for. */
  async #wish() {
    const { me } = this;
    const keys = this.#keys;
    const { stored, link, options } = this.#parts;
    if (this.#isUnsaved) await this.#save({});
    if (!this.isConnected || !keys || !this.list) return;
    if (me && this.#isUnseen) {
      this.#isUnseen = false;
      this.#connection.present(/** @type {any} */ (await this.#presence.hello(/** @type {any} */ (me), keys)));
    }
    if (me && stored?.isLeaving && !this.#hasLeft) {
      const seal = await keys.sign(aboutLeave(this.#topic, me));
      this.#connection.send({ is: 'leave', player: me, seal }, `leave/${me}`);
    }
    this.#leaving?.resolve(undefined); // an organiser's list was sent before
    if (!this.#wouldJoin || this.whyNot) return;
    const name = nameOf(options.name ?? '');
    const about = aboutJoin(this.#topic, keys.publicText, name);
    const [tag, seal] = await Promise.all([tagOf(`${link.invitation}`, about), keys.sign(about)]);
    this.#connection.send({ is: 'join', key: keys.publicText, name, tag, seal }, `join/${this.#ownId}`);
  }

  /**
   * @param {string} peer
   * @param {Message | null} message
   */
  async #meet(peer, message) {
    if (peer === this.#peer && !message) {
      // A stranger has cleared it, or the late end of an earlier connection.
      this.#isUnseen = true;
      return this.#insisting.take() ? this.#task(() => this.#wish()) : undefined;
    }
    const isNew = message ? await this.#presence.meet(peer, /** @type {any} */ (message)) : this.#presence.part(peer);
    if (isNew) this.#tell('change');
    if (isNew && message) this.#backoff.restart();
  }

  /** What the presence needs to know of the players. */
  #owners() {
    return {
      aboutPresence: (
        /** @type {string} */ peer,
        /** @type {number} */ number,
        /** @type {string} */ _,
        /** @type {string} */ player,
      ) => aboutHello(this.#topic, peer, number, player),
      isSignedBy: async (/** @type {string} */ player, /** @type {string[]} */ about, /** @type {string} */ seal) => {
        const key = this.#keysOf.get(player);
        const isListed = this.players.some(({ id }) => id === player);
        return key !== undefined && isListed && isSigned(key, about, seal);
      },
    };
  }

  /**
   * @param {Partial<Stored>} news what to store besides; it does not count if this fails
   * @throws {RoomError} `storage-failed`
   */
  async #save(news) {
    const { stored, options } = this.#parts;
    if (!stored) return;
    try {
      this.#isUnsaved = false;
      await saveStored(options.storage, this.#topic, { ...stored, ...news });
      Object.assign(stored, news);
    } catch (cause) {
      this.#isUnsaved = true;
      throw new RoomError('storage-failed', undefined, { cause });
    }
  }

  /** @param {() => void | Promise<void>} task */
  #task(task) {
    this.#tasks = this.#tasks.then(task).catch((error) => this.#fail(error));
  }

  /** @param {unknown} error */
  #fail(error) {
    const isOurs = error instanceof NoughtsError;
    if (error === 'unknown-version') this.#tell('error', new RoomError('unknown-version'));
    else this.#tell('error', isOurs ? error : new RoomError('transport-failed', undefined, { cause: error }));
  }

  /**
   * @param {'change' | 'connection' | 'error'} type
   * @param {unknown} [detail]
   */
  #tell(type, detail) {
    if (!this.#isClosed) this.#parts.tell(type, detail);
  }
}
