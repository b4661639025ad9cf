import { NoughtsError } from '../engine/api.js';
import { Backoff } from './backoff.js';
import { randomBytes, toBase64 } from './bytes.js';
import { clockOf } from './clock.js';
import { Connection } from './connection.js';
import { deferred } from './deferred.js';
import { RoomError } from './errors.js';
import { Keys } from './keys.js';
import { nameOf } from './name.js';
import { isOwnRecord, OwnRecords } from './own-records.js';
import { Presence } from './presence.js';
import { RateLimiter } from './rate-limiter.js';
import { Reactions } from './reactions.js';
import { Replica } from './replica.js';
import { saveSession } from './session.js';

/** @import { Player } from '../engine/api.js' */
/** @import { ReplicaState } from './replica.js' */
/** @import { OwnStart, ReplicaWasm } from './load.js' */
/** @import { RoomClock } from './clock.js' */
/** @import { FreeSeat } from './free-seat.js' */
/** @import { Claim, Envelope } from './envelope.js' */
/** @import { Effects } from './replica.js' */
/** @import { Seats } from './seats.js' */
/** @import { Secret } from './secret.js' */
/** @import { Session } from './session.js' */
/** @import { Transport } from './transport.js' */
/** @import { RoomOptions, Sign } from './values.js' */

/** @typedef {'change' | 'people' | 'connection' | 'reaction' | 'refused' | 'error'} RoomEvent */

/**
 * The parts that a host needs.
 *
 * @typedef {object} HostParts
 * @property {ReplicaWasm & Partial<OwnStart>} wasm
 * @property {Transport} transport
 * @property {Secret} secret
 * @property {Seats} seats
 * @property {FreeSeat} freeSeat
 * @property {Session} [session] of a person who has a seat, or would like one
 * @property {(action: string, requests: ReplicaState['requests']) => void} [refuse] throws if this
 *   person may not do this here
 * @property {boolean} [isHidden] whether the others do not see that this person is there
 * @property {RoomOptions} options
 * @property {(type: RoomEvent, detail?: unknown) => void} tell
 */

/**
 * The limit for messages that wait for the keys that can check them, and the limit for their
 * characters.
 */
const mostWaiting = 1000;
const mostCharactersWaiting = 1_000_000;

/**
 * How long to wait for a room that will probably not come, in milliseconds.
 */
const longestDoubt = 3000;

/** The burst limit for answers, and the limit per second after it. */
const mostAnswers = 200;
const answersPerSecond = 10;

/**
 * Connects a replica to a room. What arrives is decrypted, checked and passed to the replica. The
 * effects are stored, signed, encrypted and sent, in this order and one at a time.
 */
export class Host {
  /** Whether there is a connection. */
  isConnected = false;

  /** @type {Replica | undefined} undefined until the room's description has come */
  replica;

  /** Resolves when the room's description has come. */
  described = /** @type {ReturnType<typeof deferred<undefined>>} */ (deferred());

  /** Resolves when this person has a seat. */
  seated = /** @type {ReturnType<typeof deferred<Player>>} */ (deferred());

  /** @type {Player | null} one's own seat */
  seat = null;

  /** @type {RoomClock | undefined} the clocks, if there are any */
  clock;

  /** @type {ReturnType<typeof setTimeout> | undefined} runs while this person's clock does */
  #timeUp;

  #parts;
  #seats;
  #freeSeat;
  #presence;
  #reactions;
  #connection;
  #own;
  #backoff;
  #peer = toBase64(randomBytes(9));
  #claimName = `claim/${this.#peer}`;
  #answering = new RateLimiter(mostAnswers, answersPerSecond);
  #insisting = new RateLimiter(3, 1);

  /** @type {Keys | undefined} */
  #keys;

  /** @type {Envelope[]} messages that cannot be checked yet */
  #waiting = [];

  /** The queue of effects, which run one at a time. */
  #tasks = Promise.resolve();

  /** Whether there are changes that are not stored. */
  #isUnsaved = false;

  /** Whether this person leaves, or has left. */
  isClosed = false;

  /** @type {NoughtsError | undefined} the reason why the room will probably not come */
  #doubt;

  /** @type {ReturnType<typeof setTimeout> | undefined} runs while there is such a reason */
  #doubting;

  /**
   * @type {ReturnType<typeof setTimeout> | undefined} runs while one's presence is cleared too
   *   often to repeat it at once
   */
  #insistingLater;

  /** Whether a seat has been given and this is not stored yet. */
  #isGiving = false;

  /** Whether this person has claimed the free seat. */
  #isClaiming = false;

  /** @param {HostParts} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#seats = parts.seats;
    this.#freeSeat = parts.freeSeat;
    this.#presence = new Presence(parts.options.name ?? '', this.#peer, this.#seats);
    this.#reactions = new Reactions(this.#seats, this.people);
    this.#backoff = new Backoff(parts.options.reminder ?? 1000, () => this.#remind());
    this.#connection = new Connection(parts.transport, parts.secret, {
      envelope: (envelope) => this.#receive(envelope),
      presence: (peer, envelope) => this.#meet(peer, envelope),
      connection: (isConnected) => this.#connect(isConnected),
      error: (error) => this.#fail(error),
    });
    this.#own = new OwnRecords(this.#connection, (record) => this.#sign(this.#seats.aboutRecord(record)));
  }

  /** Who is there. */
  get people() {
    return this.#presence.people;
  }

  /** Whether the second seat is still free, as far as this replica knows. */
  get hasFreeSeat() {
    return this.#seats.grant === undefined;
  }

  /** How much time the players have; undefined if there are no clocks, or none are known yet. */
  get clockText() {
    return this.#seats.description?.clock;
  }

  /** Restores the stored session, and joins the room. */
  async open() {
    const { session } = this.#parts;
    if (session) this.#keys = await Keys.restore(session.publicKey, session.privateKey);
    if (this.#seats.description) await this.#learn(true);
    const { description, grant } = session ?? {};
    if (description) await this.#learn(await this.#seats.describe(description));
    if (grant) await this.#learn(await this.#seats.give(grant));
    try {
      await this.#connection.open(this.#peer);
    } catch (cause) {
      throw new RoomError('transport-failed', undefined, { cause });
    }
    this.#backoff.restart();
  }

  /**
   * The local person acts.
   *
   * @param {string} action
   * @throws {import('../engine/api.js').ConflictError | RoomError}
   */
  act(action) {
    if (this.isClosed) throw new RoomError('closed');
    if (!this.replica || !this.seat) throw new RoomError('not-seated');
    this.#parts.refuse?.(action, this.replica.state().requests);
    this.#endTurn();
    this.#follow(this.replica.act(action, this.clock?.spent));
  }

  /**
   * Changes the name of the local person.
   *
   * @param {string} name
   */
  rename(name) {
    if (!this.people.rename(nameOf(name))) return;
    this.#tell('people');
    if (this.isConnected) this.#present();
  }

  /**
   * The local person reacts.
   *
   * @param {Sign} sign
   * @returns {boolean} whether it is sent
   */
  react(sign) {
    const { seat } = this;
    const keys = this.#keys;
    if (this.isClosed) throw new RoomError('closed');
    if (!seat || !keys) throw new RoomError('not-seated');
    if (!this.isConnected || !this.#reactions.count(seat)) return false;
    this.#task(async () => this.#connection.send(await this.#reactions.print(sign, seat, keys, this.#peer)));
    this.#tell('reaction', { seat, sign });
    return true;
  }

  /** Leaves the room after everything has been stored and sent. */
  async close() {
    this.isClosed = true;
    this.#backoff.stop();
    clearTimeout(this.#doubting);
    clearTimeout(this.#insistingLater);
    clearTimeout(this.#timeUp);
    this.seated.reject(new RoomError('closed'));
    this.described.reject(new RoomError('closed'));
    await this.#tasks;
    // The key of this claim is not stored. If the seat is given to it, the seat is lost.
    if (this.#isClaiming && !this.seat && !this.#parts.options.storage) this.#connection.forget(this.#claimName);
    await this.#connection.close();
  }

  /** @param {boolean} isConnected */
  #connect(isConnected) {
    if (isConnected === this.isConnected) return;
    this.isConnected = isConnected;
    if (isConnected) {
      this.#own.restart();
      if (this.seat) this.#introduce();
      this.#present();
      this.#wish();
      this.clock?.reconnect();
      if (this.replica) this.#follow(this.replica.connect());
    } else {
      this.replica?.disconnect();
      if (this.people.clear()) this.#tell('people');
    }
    this.#backoff.restart();
    this.#tell('connection');
  }

  #remind() {
    if (!this.isConnected) return;
    this.#wish();
    this.#task(() => {
      if (this.replica) this.#follow(this.replica.remind());
    });
  }

  /**
   * Publishes the description of the room and who has which seat. The transport keeps both for
   * those who come later.
   */
  #introduce() {
    const { description, grant } = this.#seats;
    if (description?.seal) this.#connection.send(description, 'description');
    // A grant cannot be taken back, so it is stored before it is sent.
    if (grant?.seal && !this.#isGiving) this.#connection.send(grant, 'grant');
  }

  /**
   * Asks for what is missing: the room's description, the owner of a seat that has sent something,
   * or a seat.
   */
  #wish() {
    if (!this.#seats.description || this.#waiting.length > 0) this.#connection.send({ is: 'ask' });
    if (this.#freeSeat.isFor(this.#keys)) this.#task(() => this.#claim());
  }

  #isCreator() {
    return this.#keys !== undefined && this.#keys.publicText === this.#seats.description?.key;
  }

  async #claim() {
    const claim = this.#keys && (await this.#freeSeat.claim(this.#keys));
    if (!claim) return;
    this.#isClaiming = true;
    this.#connection.send(claim, this.#claimName);
  }

  /**
   * The local person's presence was cleared, by a stranger or by the late end of an earlier
   * connection. Sends it again; if this happens too often, sends it once it stops.
   */
  #insist() {
    if (!this.isConnected || this.isClosed) return;
    if (this.#insisting.take()) return this.#present();
    this.#insistingLater ??= setTimeout(() => {
      this.#insistingLater = undefined;
      this.#insist();
    }, 1000);
  }

  /** Publishes the local person's presence. */
  #present() {
    if (this.#parts.isHidden) return;
    this.#task(async () => this.#connection.present(await this.#presence.hello(this.seat, this.#keys)));
  }

  /** @param {Envelope} envelope */
  async #receive(envelope) {
    switch (envelope.is) {
      case 'description':
        return this.#learn(await this.#seats.describe(envelope));
      case 'grant':
        return this.#seats.description ? this.#learn(await this.#seats.give(envelope)) : this.#wait(envelope);
      case 'claim':
        return this.#consider(envelope);
      case 'ask':
        return this.#answering.take() ? this.#introduce() : undefined;
      case 'records':
        return this.#take(envelope);
      case 'reaction': {
        const { seat, sign } = envelope;
        if (await this.#reactions.take(envelope)) this.#tell('reaction', { seat, sign });
      }
    }
  }

  /** @param {{ is: 'records', text: string }} envelope */
  async #take(envelope) {
    const vouched = await this.#seats.vouch(envelope.text);
    if (!vouched || !this.replica) return this.#wait(envelope);
    this.#follow(this.replica.receive(envelope.text, vouched));
  }

  /** @param {Envelope} envelope */
  #wait(envelope) {
    const characters = lengthOf(envelope) + this.#waiting.reduce((sum, waiting) => sum + lengthOf(waiting), 0);
    if (this.#waiting.length < mostWaiting && characters <= mostCharactersWaiting) this.#waiting.push(envelope);
  }

  /**
   * Continues after a change of what is known about the seats.
   *
   * @param {boolean} isNew
   */
  async #learn(isNew) {
    if (!isNew) return;
    const { description, grant } = this.#seats;
    this.#sit(this.#seats.seatOf(this.#keys?.publicText));
    if (!this.replica) return;
    this.#believe();
    if (grant && this.#keys && !this.seat) this.seated.reject(new RoomError('seat-taken'));
    if (this.#parts.session) Object.assign(this.#parts.session, { description, grant });
    this.#tell('change');
    if (await this.#presence.meetAgain()) this.#tell('people');
    if (this.isConnected) this.#wish();
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const envelope of waiting) await this.#receive(envelope);
  }

  /**
   * Creates the replica of a seat, or of a spectator. It takes over everything that the previous
   * replica knew.
   *
   * @param {Player | null} seat
   * @returns {void}
   */
  #sit(seat) {
    const { wasm, session } = this.#parts;
    const previous = this.replica;
    if (previous && seat === this.seat) return;
    const start = this.#seats.description?.game ?? '';
    const refusal = wasm.refusalOf?.(start);
    if (refusal) return this.described.reject(new RoomError('unknown-game', refusal));
    const stored = seat && session?.replica !== undefined ? Replica.parse(wasm, session.replica) : undefined;
    // Without their own records a player could contradict themselves.
    const isForgotten = session?.replica !== undefined && stored?.state().seat !== seat;
    if (seat && isForgotten) return this.#sit(null);
    const replica = stored ?? Replica.create(wasm, start, seat);
    if (!replica) return this.described.reject(new RoomError('unknown-game'));
    const seen = previous ? replica.receive(previous.history(), { X: true, O: true }) : nothing;
    this.replica = replica;
    this.seat = seat;
    this.clock ??= clockOf(this.clockText, session?.clock);
    previous?.dispose();
    if (seat) this.#seat(seat);
    this.#follow({ ...seen, store: true });
    if (this.isConnected) this.#follow(replica.connect());
  }

  /** @param {Player} seat the seat that this person has now */
  #seat(seat) {
    this.people.sit(seat);
    this.seated.resolve(seat);
    this.#tell('people');
    if (!this.isConnected) return;
    this.#present();
    if (!this.#isCreator()) this.#connection.forget(this.#claimName);
  }

  /**
   * Gives the free seat to the first person who proves that they have the invitation. Only the
   * creator can.
   *
   * @param {Claim} claim
   */
  async #consider(claim) {
    if (!this.#isCreator() || !this.#keys) return;
    if (this.#seats.grant) return this.#answering.take() ? this.#introduce() : undefined;
    if (!(await this.#freeSeat.give(claim, this.#keys))) return;
    this.#isGiving = true;
    this.#isUnsaved = true;
    await this.#learn(true);
    this.#task(async () => {
      if (await this.#save()) this.#introduce();
    });
  }

  /**
   * @param {string} peer
   * @param {Envelope | null} envelope
   */
  async #meet(peer, envelope) {
    if (peer === this.#peer && !envelope) return this.#insist();
    const isNew = envelope ? await this.#presence.meet(peer, envelope) : this.#presence.part(peer);
    if (!isNew) return;
    this.#tell('people');
    if (envelope) this.#backoff.restart();
  }

  /**
   * Carries out the effects of a change of the replica.
   *
   * @param {Effects} effects
   */
  #follow({ store, messages, answers, refused, error }) {
    if (store) {
      this.#isUnsaved = true;
      this.#backoff.restart();
      this.#keepTime();
      this.#tell('change');
    }
    for (const { action, code, message } of refused) this.#tell('refused', { action, code, message });
    if (error?.code === 'unknown-version') this.#tell('error', new RoomError('unknown-version'));
    const given = answers.filter(() => this.#answering.take());
    if (!store && messages.length + given.length === 0) return;
    this.#task(async () => {
      if (!(await this.#save())) return;
      const { replica, seat } = this;
      const others = messages.filter((text) => !isOwnRecord(text, seat));
      for (const text of [...others, ...given]) await this.#own.send(text, seat);
      if (replica && seat && this.isConnected) await this.#own.keep(replica, seat);
    });
  }

  /** Lets the clocks follow the match. A move that came too late ends the game without a result. */
  #keepTime() {
    const { clock, replica, seat } = this;
    if (!clock || !replica) return;
    const state = replica.state();
    if (clock.follow(state, seat) && !state.dispute) this.#write('too-late');
    this.#endTurn();
  }

  /** Says that this person has lost by time: now, or when it is so. */
  #endTurn() {
    clearTimeout(this.#timeUp);
    const due = this.clock?.due;
    if (due === undefined || this.isClosed) return;
    if (due === 0) this.#write('time-up');
    else this.#timeUp = setTimeout(() => this.#endTurn(), due);
  }

  /**
   * Does what no person asks for. If it is refused, then because something else has ended the game.
   *
   * @param {string} action
   */
  #write(action) {
    try {
      if (this.replica) this.#follow(this.replica.act(action));
    } catch (error) {
      if (!(error instanceof NoughtsError)) throw error;
    }
  }

  /** @returns {Promise<boolean>} whether everything that happened is stored */
  async #save() {
    const { session, options, secret } = this.#parts;
    if (!this.#isUnsaved || !session) return true;
    if (this.replica && this.seat) session.replica = String(this.replica);
    if (this.clock?.stored) session.clock = this.clock.stored;
    try {
      this.#isUnsaved = false;
      const { grant } = session;
      await saveSession(options.storage, secret.topic, session);
      if (grant) this.#isGiving = false;
      return true;
    } catch (cause) {
      this.#isUnsaved = true;
      this.#tell('error', new RoomError('storage-failed', undefined, { cause }));
      return false;
    }
  }

  /**
   * @param {readonly (string | null)[]} statement
   * @returns {Promise<string>}
   */
  #sign(statement) {
    if (!this.#keys) throw new TypeError('without a key, nothing can be signed');
    return this.#keys.sign(statement);
  }

  /** @param {() => void | Promise<void>} task */
  #task(task) {
    this.#tasks = this.#tasks.then(task).catch((error) => this.#fail(error));
  }

  /**
   * The room is now known. Errors until now are reported once listeners can be attached.
   */
  #believe() {
    clearTimeout(this.#doubting);
    this.described.resolve(undefined);
    const doubt = this.#doubt;
    this.#doubt = undefined;
    if (doubt) setTimeout(() => this.#tell('error', doubt));
  }

  /**
   * Reports an error. While the room is not known, no one can listen to it: then the promise of the
   * room rejects, unless the room comes soon.
   *
   * @param {unknown} error
   */
  #fail(error) {
    const reported =
      error === 'unknown-version'
        ? new RoomError('unknown-version')
        : error instanceof NoughtsError
          ? error
          : new RoomError('transport-failed', undefined, { cause: error });
    if (this.replica) return this.#tell('error', reported);
    this.#doubt ??= reported;
    this.#doubting ??= setTimeout(() => this.described.reject(reported), longestDoubt);
  }

  /**
   * @param {RoomEvent} type
   * @param {unknown} [detail]
   */
  #tell(type, detail) {
    if (!this.isClosed) this.#parts.tell(type, detail);
  }
}

/** @type {Effects} */
const nothing = { store: false, messages: [], answers: [], refused: [], error: undefined };

/** @param {Envelope} envelope */
const lengthOf = (envelope) => (envelope.is === 'records' ? envelope.text.length : 1000);
