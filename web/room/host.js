import { randomBytes, toBase64 } from './bytes.js';
import { Connection } from './connection.js';
import { deferred } from './deferred.js';
import { RoomError } from './errors.js';
import { FreeSeat } from './free-seat.js';
import { Keys } from './keys.js';
import { Limit } from './limit.js';
import { parseLink } from './link.js';
import { nameOf } from './name.js';
import { isOwnRecord, OwnRecords } from './own-records.js';
import { Presence } from './presence.js';
import { Reminder } from './reminder.js';
import { Replica } from './replica.js';
import { Seats } from './seats.js';
import { saveSession } from './session.js';

/** @import { Player } from '../engine/api.js' */
/** @import { ReplicaWasm } from './load.js' */
/** @import { Claim, Envelope } from './envelope.js' */
/** @import { Effects } from './replica.js' */
/** @import { Secret } from './secret.js' */
/** @import { Session } from './session.js' */
/** @import { Transport } from './transport.js' */
/** @import { RoomOptions } from './values.js' */

/**
 * What a host works with.
 *
 * @typedef {object} HostParts
 * @property {ReplicaWasm} wasm
 * @property {Transport} transport
 * @property {Secret} secret
 * @property {string} link
 * @property {Session} [session] of somebody who has a seat, or would like to
 * @property {RoomOptions} options
 * @property {(type: 'change' | 'people' | 'connection' | 'refused' | 'error', detail?: unknown) => void}
 *   tell
 */

/**
 * So many messages are kept until the keys are known by which they can be checked, and so many
 * characters of them.
 */
const mostWaiting = 1000;
const mostCharactersWaiting = 1_000_000;

/**
 * How long the room is still waited for where something speaks against its coming, in milliseconds.
 */
const longestDoubt = 3000;

/** As many answers are given at once, and a second. */
const mostAnswers = 200;
const answersPerSecond = 10;

/**
 * Keeps a replica in a room: what arrives is decrypted, checked and handed to it, and what follows
 * is stored, signed, encrypted and sent, in this order and one after the other.
 */
export class Host {
  /** Whether there is a connection. */
  isConnected = false;

  /** @type {Replica | undefined} undefined until it is known what the room is */
  replica;

  /** Resolves when it is known what the room is. */
  described = /** @type {ReturnType<typeof deferred<undefined>>} */ (deferred());

  /** Resolves when one has a seat. */
  seated = /** @type {ReturnType<typeof deferred<Player>>} */ (deferred());

  /** @type {Player | null} one's own seat */
  seat = null;

  #parts;
  #seats;
  #freeSeat;
  #presence;
  #connection;
  #own;
  #reminder;
  #peer = toBase64(randomBytes(9));
  #claimName = `claim/${this.#peer}`;
  #answering = new Limit(mostAnswers, answersPerSecond);
  #insisting = new Limit(3, 1);

  /** @type {Keys | undefined} */
  #keys;

  /** @type {Envelope[]} what cannot be checked yet */
  #waiting = [];

  /** What follows from what has happened, one after the other. */
  #tasks = Promise.resolve();

  /** Whether something has happened that is not stored. */
  #isUnsaved = false;

  #isClosed = false;

  /** @type {RoomError | undefined} what speaks against a room that is waited for */
  #doubt;

  /** @type {ReturnType<typeof setTimeout> | undefined} runs while something does */
  #doubting;

  /**
   * @type {ReturnType<typeof setTimeout> | undefined} runs while one's presence is taken away too
   *   often to say it at once
   */
  #insistingLater;

  /** Whether a seat has been given and that is not stored. */
  #isGiving = false;

  /** Whether one has claimed the free seat. */
  #isClaiming = false;

  /** @param {HostParts} parts */
  constructor(parts) {
    this.#parts = parts;
    const link = parseLink(parts.link);
    this.#seats = new Seats(parts.secret.topic, link.creator);
    this.#freeSeat = new FreeSeat(this.#seats, link);
    this.#presence = new Presence(parts.options.name ?? '', this.#peer, this.#seats);
    this.#reminder = new Reminder(parts.options.reminder ?? 1000, () => this.#remind());
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

  /** Whether the seat that its maker does not have is given to nobody, as far as is known here. */
  get hasFreeSeat() {
    return this.#seats.grant === undefined;
  }

  /** Takes up what was stored, and joins the room. */
  async open() {
    const { session } = this.#parts;
    if (session) this.#keys = await Keys.restore(session.publicKey, session.privateKey);
    const { description, grant } = session ?? {};
    if (description) await this.#learn(await this.#seats.describe(description));
    if (grant) await this.#learn(await this.#seats.give(grant));
    try {
      await this.#connection.open(this.#peer);
    } catch (cause) {
      throw new RoomError('transport-failed', undefined, { cause });
    }
    this.#reminder.restart();
  }

  /**
   * Its person does something.
   *
   * @param {string} action
   * @throws {import('../engine/api.js').ConflictError | RoomError}
   */
  act(action) {
    if (this.#isClosed) throw new RoomError('closed');
    if (!this.replica || !this.seat) throw new RoomError('not-seated');
    this.#follow(this.replica.act(action));
  }

  /**
   * Its person calls himself something else.
   *
   * @param {string} name
   */
  rename(name) {
    if (!this.people.rename(nameOf(name))) return;
    this.#tell('people');
    if (this.isConnected) this.#present();
  }

  /** Leaves the room, when all has been stored and sent. */
  async close() {
    this.#isClosed = true;
    this.#reminder.stop();
    clearTimeout(this.#doubting);
    clearTimeout(this.#insistingLater);
    this.seated.reject(new RoomError('closed'));
    this.described.reject(new RoomError('closed'));
    await this.#tasks;
    // The key of this claim is kept nowhere. A seat that is given to it is lost.
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
      if (this.replica) this.#follow(this.replica.connect());
    } else {
      this.replica?.disconnect();
      if (this.people.clear()) this.#tell('people');
    }
    this.#reminder.restart();
    this.#tell('connection');
  }

  #remind() {
    if (!this.isConnected) return;
    this.#wish();
    if (this.replica) this.#follow(this.replica.remind());
  }

  /** Says what the room is and who has which seat, to whoever comes later too. */
  #introduce() {
    const { description, grant } = this.#seats;
    if (description) this.#connection.send(description, 'description');
    // It cannot be taken back, so it is stored before it is said.
    if (grant && !this.#isGiving) this.#connection.send(grant, 'grant');
  }

  /**
   * Says what one lacks: what the room is, whose the seats are by whom something was sent, or a
   * seat.
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
   * One's own presence was taken away: by a stranger, or when an earlier connection of one's own
   * ended late. It is said again, at last when that stops.
   */
  #insist() {
    if (!this.isConnected || this.#isClosed) return;
    if (this.#insisting.take()) return this.#present();
    this.#insistingLater ??= setTimeout(() => {
      this.#insistingLater = undefined;
      this.#insist();
    }, 1000);
  }

  /** Says who one is. */
  #present() {
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
   * Goes on with what is known of the seats now.
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
   * Makes the replica of a seat, or of whoever watches, and lets it know all that the former one
   * knew.
   *
   * @param {Player | null} seat
   * @returns {void}
   */
  #sit(seat) {
    const { wasm, session } = this.#parts;
    const former = this.replica;
    if (former && seat === this.seat) return;
    const stored = seat && session?.replica !== undefined ? Replica.parse(wasm, session.replica) : undefined;
    // Whoever has forgotten what he has done would contradict himself.
    const isForgotten = session?.replica !== undefined && stored?.state().seat !== seat;
    if (seat && isForgotten) return this.#sit(null);
    const replica = stored ?? Replica.create(wasm, this.#seats.description?.game ?? '', seat);
    if (!replica) return this.described.reject(new RoomError('unknown-game'));
    this.replica = replica;
    this.seat = seat;
    const seen = former ? replica.receive(former.history(), { X: true, O: true }) : nothing;
    former?.dispose();
    if (seat) this.#seat(seat);
    this.#follow({ ...seen, store: true });
    if (this.isConnected) this.#follow(replica.connect());
  }

  /** @param {Player} seat that one has now */
  #seat(seat) {
    this.people.sit(seat);
    this.seated.resolve(seat);
    this.#tell('people');
    if (!this.isConnected) return;
    this.#present();
    if (!this.#isCreator()) this.#connection.forget(this.#claimName);
  }

  /**
   * Gives the free seat to the first who proves that he has the invitation. Only the creator can.
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
    if (envelope) this.#reminder.restart();
  }

  /**
   * All that follows from what happened to the replica.
   *
   * @param {Effects} effects
   */
  #follow({ store, messages, answers, refused, error }) {
    if (store) {
      this.#isUnsaved = true;
      this.#reminder.restart();
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

  /** @returns {Promise<boolean>} whether all that has happened is stored */
  async #save() {
    const { session, options, secret } = this.#parts;
    if (!this.#isUnsaved || !session) return true;
    if (this.replica && this.seat) session.replica = String(this.replica);
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
    if (!this.#keys) throw new TypeError('whoever has no key has nothing to sign');
    return this.#keys.sign(statement);
  }

  /** @param {() => void | Promise<void>} task */
  #task(task) {
    this.#tasks = this.#tasks.then(task).catch((error) => this.#fail(error));
  }

  /**
   * The room is known. What has failed until then is told to those who listen when they have the
   * room.
   */
  #believe() {
    clearTimeout(this.#doubting);
    this.described.resolve(undefined);
    const doubt = this.#doubt;
    this.#doubt = undefined;
    if (doubt) setTimeout(() => this.#tell('error', doubt));
  }

  /**
   * Tells what has failed. While the room is not known, no one can listen to it: the promise of the
   * room rejects, unless the room comes soon.
   *
   * @param {unknown} error
   */
  #fail(error) {
    const told =
      error === 'unknown-version'
        ? new RoomError('unknown-version')
        : error instanceof RoomError
          ? error
          : new RoomError('transport-failed', undefined, { cause: error });
    if (this.replica) return this.#tell('error', told);
    this.#doubt ??= told;
    this.#doubting ??= setTimeout(() => this.described.reject(told), longestDoubt);
  }

  /**
   * @param {'change' | 'people' | 'connection' | 'refused' | 'error'} type
   * @param {unknown} [detail]
   */
  #tell(type, detail) {
    if (!this.#isClosed) this.#parts.tell(type, detail);
  }
}

/** @type {Effects} */
const nothing = { store: false, messages: [], answers: [], refused: [], error: undefined };

/** @param {Envelope} envelope */
const lengthOf = (envelope) => (envelope.is === 'records' ? envelope.text.length : 1000);
