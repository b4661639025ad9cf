/** @import { Rules } from './rules.js' */

/** @typedef {(...given: any[]) => any} Call */

/** With fewer states, none is looked for that is not needed any more. */
const fewStates = 64;

/**
 * The functions of the WebAssembly of shared matches, by which every state is kept as long as a
 * replica needs it. When a rule fails, they throw the `GameError`. Then a replica is as it was, and
 * a new one is dropped.
 *
 * @param {Record<string, Call>} wasm
 * @param {Rules} rules
 * @returns {Record<string, Call>}
 */
export function keepingStates(wasm, rules) {
  const { states } = rules;
  const call = (/** @type {string} */ name) => /** @type {Call} */ (wasm[name]);

  /** @type {Set<number>} the replicas that are not dropped */
  const replicas = new Set();

  /** How many states there may be before they are looked through. */
  let most = fewStates;

  return {
    ...all(['connect', 'disconnect', 'replicaText', 'replicaState'], asking),
    ...all(['newReplica', 'replicaOfText'], (make) => asking(making(make))),
    ...all(['act', 'receive', 'remind'], (change) => asking(changing(change))),
    dropReplica(replica) {
      replicas.delete(replica);
      call('dropReplica')(replica);
      most = 0; // the next call looks through the states of the others
      if (replicas.size === 0) states.releaseSince(0);
    },
  };

  /** @param {string[]} names @param {(call: Call) => Call} form */
  function all(names, form) {
    return Object.fromEntries(names.map((name) => [name, form(call(name))]));
  }

  /** @param {Call} ask @returns {Call} */
  function asking(ask) {
    return (...given) => {
      if (rules.isAsking) throw new Error('a rule cannot use a room of the game that it belongs to');
      const answer = ask(...given);
      freeUnneeded();
      const failure = rules.takeFailure();
      if (failure) throw failure;
      return answer;
    };
  }

  /** @param {Call} make @returns {Call} */
  function making(make) {
    return (...given) => {
      const replica = make(...given);
      if (!rules.hasFailed && replica !== 0) replicas.add(replica);
      else if (replica !== 0) call('dropReplica')(replica);
      return replica;
    };
  }

  /** @param {Call} change @returns {Call} */
  function changing(change) {
    return (replica, ...given) => {
      const before = call('copyReplica')(replica);
      const effects = change(replica, ...given);
      if (rules.hasFailed) call('restoreReplica')(replica, before);
      call('dropReplica')(before);
      return effects;
    };
  }

  function freeUnneeded() {
    if (states.made.length <= most) return;
    const needed = new Set([...replicas].flatMap((replica) => call('statesOf')(replica).split(' ').map(Number)));
    const unneeded = states.made.filter((state) => !needed.has(state));
    states.made = states.made.filter((state) => needed.has(state));
    for (const state of unneeded) states.release(state);
    most = fewStates + 2 * states.made.length;
  }
}
