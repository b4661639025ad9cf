// Attacks on a tournament, by a person with its links: forged lists, joins, departures, seats and
// records, repeated and long messages. And a simulation, in which such a person does all of it
// while the network is bad and friends reload their pages, leave, and walk away.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryNetwork } from 'noughts/room';
import { joinTournament } from 'noughts/room/tournament';
import { printEnvelope } from '../../web/room/envelope.js';
import { Keys, tagOf } from '../../web/room/keys.js';
import { newSecret, parseLink, printLink } from '../../web/room/link.js';
import { Seats } from '../../web/room/seats.js';
import { Secret } from '../../web/room/secret.js';
import { parseList, printList } from '../../web/room/tournament/list.js';
import { secretOfRoom } from '../../web/room/tournament/seats.js';
import { aboutHello, aboutJoin, aboutLeave, aboutList } from '../../web/room/tournament/statements.js';
import { noughts, reminder } from './rooms.js';
import { judge, simulate } from './tournament-simulation.js';
import { gather, invitationOf, pairingOf, playOut, seatsOf, soon, summaryOf, watch } from './tournaments.js';

/** @import { TestContext } from 'node:test' */
/** @import { Tournament } from 'noughts/room/tournament' */
/** @import { List } from '../../web/room/tournament/list.js' */

/**
 * A stranger in a room or a tournament, who can send and hear anything.
 *
 * @param {MemoryNetwork} network
 * @param {Secret} secret
 */
async function strangerIn(network, secret) {
  const transport = network.transport();
  /** @type {Uint8Array[]} */
  const heard = [];
  transport.subscribe(secret.topic, 'stranger', {
    message: (bytes) => heard.push(bytes),
    presence: () => {},
    connection: () => {},
    error: () => {},
  });
  return {
    transport,
    heard,
    say: async (/** @type {any} */ message, /** @type {string | undefined} */ name = undefined) =>
      transport.publish(await secret.encrypt(printEnvelope(message)), name),
    here: async (/** @type {any} */ message) => transport.presence(await secret.encrypt(printEnvelope(message))),
    read: async () => {
      const texts = await Promise.all(heard.map((bytes) => secret.decrypt(bytes)));
      return texts.flatMap((text) => (text === undefined ? [] : [JSON.parse(text)]));
    },
  };
}

/**
 * Ana, Bob and Cem in a tournament that is about to start, Eve who watches, and a stranger with all
 * links.
 *
 * @param {TestContext} context
 */
async function scene(context) {
  const network = new MemoryNetwork();
  const transports = () => network.transport();
  const people = await gather(context, transports, ['Ana', 'Bob', 'Cem']);
  const [ana, bob, cem] = /** @type {[Tournament, Tournament, Tournament]} */ (people);
  const eve = await watch(context, transports, ana);
  const link = parseLink(invitationOf(ana), 'tournament');
  const secret = await Secret.of(link.secret);
  const stranger = await strangerIn(network, secret);
  context.after(() => stranger.transport.close());
  const all = [...people, eve];
  /** The list as all know it. @returns {Promise<List>} */
  const list = async () => {
    const texts = (await stranger.read()).filter(({ is }) => is === 'list').map(({ text }) => parseList(text));
    return /** @type {List} */ (texts.at(-1));
  };
  /** Everything that has been sent is read, and the tournament goes on. */
  const goesOn = async () => {
    if (ana.state === 'gathering') await ana.start();
    const { number } = /** @type {any} */ (ana.pairings.find(({ state }) => state === 'playing'));
    await playOut(await seatsOf(people, number), 'O');
    await soon(() => all.every((one) => pairingOf(one, number)?.state === 'over'));
    assert.deepEqual(new Set(all.map(summaryOf)).size, 1);
    assert.deepEqual(
      all.map(({ players }) => players.map(({ name }) => name).join()),
      all.map(() => 'Ana,Bob,Cem'),
    );
    return pairingOf(ana, number);
  };
  return { network, transports, people, ana, bob, cem, eve, link, secret, stranger, list, goesOn };
}

test('no one but the organiser can change the list: not with another key, another text or an older list', async (context) => {
  const { ana, link, secret, stranger, list, goesOn } = await scene(context);
  await ana.start();
  const [own, old] = [await Keys.create(), [...stranger.heard]];
  const known = await list();
  const seals = (await stranger.read()).filter(({ is }) => is === 'list').map(({ seal }) => seal);
  const results = known.results?.map(() => ({
    winner: /** @type {const} */ ('X'),
    reason: /** @type {const} */ ('played'),
  }));
  for (const change of [
    { results: results ?? null },
    { players: known.players.map((player, index) => ({ ...player, key: index === 0 ? own.publicText : player.key })) },
    { players: known.players.map((player) => ({ ...player, hasLeft: true })) },
  ]) {
    const text = printList({ ...known, ...change, number: known.number + 1e9 });
    const about = aboutList(secret.topic, text);
    for (const seal of [...seals, '', await own.sign(about), await tagOf(`${link.invitation}`, about)])
      await stranger.say({ is: 'list', text, seal }, 'list');
  }
  for (const bytes of old.toReversed()) stranger.transport.publish(bytes, 'list');
  const { winner } = await goesOn();
  assert.equal(winner, 'X');
});

test('no one joins without the invitation, with the key of another person, or under another name', async (context) => {
  const { ana, link, secret, stranger, list, goesOn } = await scene(context);
  const [own, other] = [await Keys.create(), await Keys.create()];
  const { topic } = secret;
  const about = aboutJoin(topic, own.publicText, 'Mallory');
  const [tag, seal] = await Promise.all([tagOf(`${link.invitation}`, about), own.sign(about)]);
  const join = { is: 'join', key: own.publicText, name: 'Mallory', tag, seal };
  for (const change of [
    { tag: await tagOf(link.secret, about) },
    { tag: await tagOf(newSecret(), about) },
    { name: 'Eve' },
    { name: 'two\nlines' },
    { key: other.publicText },
    { seal: await other.sign(about) },
    { key: 'no key' },
  ])
    await stranger.say({ ...join, ...change });
  // Someone else's place: their key, another name, and a tag that fits.
  const { key } = /** @type {any} */ ((await list()).players[1]);
  const renamed = aboutJoin(topic, key, 'Mallory');
  await stranger.say({
    is: 'join',
    key,
    name: 'Mallory',
    tag: await tagOf(`${link.invitation}`, renamed),
    seal: await own.sign(renamed),
  });
  await goesOn();
  await stranger.say(join);
  await new Promise((resolve) => setTimeout(resolve, 5 * reminder));
  assert.equal(ana.players.length, 3, 'no one joins after the start');
});

test('a repeated message does not bring a person back whom the organiser has taken out', async (context) => {
  const { network, ana, bob, cem, link, secret } = await scene(context);
  const stranger = await strangerIn(network, secret);
  context.after(() => stranger.transport.close());
  const own = await Keys.create();
  const about = aboutJoin(secret.topic, own.publicText, 'Mallory');
  const [tag, seal] = await Promise.all([tagOf(`${link.invitation}`, about), own.sign(about)]);
  const join = { is: 'join', key: own.publicText, name: 'Mallory', tag, seal };
  await stranger.say(join);
  await soon(() => ana.players.length === 4);
  await ana.remove(`${ana.players[3]?.id}`);
  await stranger.say(join);
  await new Promise((resolve) => setTimeout(resolve, 5 * reminder));
  for (const { players } of [ana, bob, cem]) assert.equal(players.length, 3);
});

test('no one can let another player leave, or appear as them', async (context) => {
  const { ana, bob, eve, secret, stranger } = await scene(context);
  await soon(() => eve.players.every(({ isHere }) => isHere));
  const own = await Keys.create();
  const player = String(bob.me);
  const seal = await own.sign(aboutLeave(secret.topic, player));
  await stranger.say({ is: 'leave', player, seal }, `leave/${player}`);
  await stranger.say({ is: 'leave', player: 'none', seal });
  await bob.close();
  await soon(() => eve.players.some(({ isHere }) => !isHere));
  const hello = { is: 'hello', peer: 'stranger', number: 1, name: '', seat: player };
  await stranger.here({ ...hello, seal: await own.sign(aboutHello(secret.topic, 'stranger', 1, player)) });
  await new Promise((resolve) => setTimeout(resolve, 2 * reminder));
  for (const { players } of [ana, eve])
    assert.deepEqual(
      players.map(({ isHere, hasLeft }) => [isHere, hasLeft]),
      [
        [true, false],
        [false, false],
        [true, false],
      ],
    );
  await ana.start();
  assert.ok(ana.pairings.every(({ reason }) => reason === undefined));
});

test('a person with the link cannot take a seat, describe the room of a game, or write for a player', async (context) => {
  const { network, ana, link, goesOn } = await scene(context);
  await ana.start();
  const number = ana.pairings.find(({ state }) => state === 'playing')?.number ?? 0;
  const own = await Keys.create();
  const secret = await Secret.of(await secretOfRoom(link.secret, number));
  const liar = await strangerIn(network, secret);
  context.after(() => liar.transport.close());
  const seats = new Seats(secret.topic, '');
  const about = { game: 'connect-four.X', clock: '180', seat: /** @type {const} */ ('X'), key: own.publicText };
  await liar.say({ is: 'description', ...about, seal: await own.sign(seats.aboutRoom(about)) }, 'description');
  await liar.say({ is: 'grant', key: own.publicText, seal: await own.sign(seats.aboutGrant(own.publicText)) }, 'grant');
  await liar.say({
    is: 'claim',
    key: own.publicText,
    tag: await tagOf(`${link.invitation}`, seats.aboutClaim(own.publicText)),
  });
  for (const record of ['X_0_00000000000000000000000000000000_b2', 'O_0_00000000000000000000000000000000_resign'])
    await liar.say({ is: 'records', text: `noughts1~${record}.${await own.sign(seats.aboutRecord(record))}` });
  const { winner, reason } = await goesOn();
  assert.deepEqual([winner, reason], ['X', 'played']);
});

test('long messages are not read, endless questions get few answers, and the games go on', async (context) => {
  const { stranger, goesOn, secret, ana } = await scene(context);
  await ana.start();
  const long = await secret.encrypt(printEnvelope({ is: 'list', text: 'x'.repeat(60_000), seal: '' }));
  for (let count = 0; count < 50; count++) stranger.transport.publish(long.slice());
  for (let count = 0; count < 200; count++) await stranger.say({ is: 'ask', number: -1 });
  await goesOn();
  const answers = (await stranger.read()).filter(({ is, seal }) => is === 'list' && seal !== '').length;
  // Four devices may answer twenty times at once, and then twice a second.
  assert.ok(answers >= 4 && answers < 200, `${answers} answers`);
});

test('a person who knows only the link for spectators cannot play', async (context) => {
  const { ana, transports, people, goesOn } = await scene(context);
  const guess = printLink({ ...parseLink(ana.watchLink, 'tournament'), invitation: newSecret() }, 'tournament');
  const mallory = await joinTournament(noughts, transports, guess, { name: 'Mallory', reminder });
  people.push(mallory);
  await new Promise((resolve) => setTimeout(resolve, 5 * reminder));
  assert.equal(mallory.me, null);
  people.pop();
  context.after(() => mallory.close());
  await goesOn();
});

for (const seed of [1, 2]) {
  test(`on a bad network, with a stranger who disturbs everything, all end with one table: seed ${seed}`, async (context) => {
    judge(await simulate(context, seed));
  });
}
