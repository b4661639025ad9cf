import { tagOf } from './keys.js';

/** @import { Claim, Grant } from './envelope.js' */
/** @import { Keys } from './keys.js' */
/** @import { Link } from './link.js' */
/** @import { Seats } from './seats.js' */

/**
 * The seat that the creator does not have. A person with the invitation claims it. The creator
 * gives it to the first person who does.
 */
export class FreeSeat {
  #seats;
  #invitation;

  /**
   * @param {Seats} seats
   * @param {Link} link
   */
  constructor(seats, { invitation }) {
    this.#seats = seats;
    this.#invitation = invitation;
  }

  /**
   * Whether a person with these keys can claim it.
   *
   * @param {Keys | undefined} keys
   */
  isFor(keys) {
    const { description, grant } = this.#seats;
    const isInvited = keys !== undefined && this.#invitation !== undefined && keys.publicText !== description?.key;
    return isInvited && description !== undefined && !grant;
  }

  /**
   * The claim of a person with these keys.
   *
   * @param {Keys} keys
   * @returns {Promise<Claim | undefined>} undefined without an invitation
   */
  async claim({ publicText: key }) {
    if (this.#invitation === undefined) return undefined;
    return { is: 'claim', key, tag: await tagOf(this.#invitation, this.#seats.aboutClaim(key)) };
  }

  /**
   * Gives the seat to a claimant who proves that they have the invitation.
   *
   * @param {Claim} claim
   * @param {Keys} keys the creator's
   * @returns {Promise<boolean>} whether it was given
   */
  async give({ key, tag }, keys) {
    if (this.#invitation === undefined || key === keys.publicText) return false;
    if ((await tagOf(this.#invitation, this.#seats.aboutClaim(key))) !== tag) return false;
    /** @type {Grant} */
    const grant = { is: 'grant', key, seal: await keys.sign(this.#seats.aboutGrant(key)) };
    return this.#seats.give(grant);
  }
}
