// The widget on another person's site.

import assert from 'node:assert/strict';
import { contentSecurityPolicy } from '../../../web/build/policy.js';
import { until } from '../browser.js';
import { servePackage } from '../sites.js';

/** @import { Widget } from '../person.js' */
/** @import { Scene, Stories } from '../stories.js' */

/** @param {string} body */
const htmlWith = (body) =>
  `<!doctype html><html lang="en"><title>A site</title><script type="module" src="noughts/element.js"></script>
    <main><h1>A site</h1>${body}</main></html>`;

/**
 * Makes a move in Connect Four and waits for the computer's answer.
 *
 * @param {Scene} scene
 * @param {string} policy
 * @returns {Promise<number>} how many workers were created
 */
async function playLargeGame({ page, person, visit }, policy) {
  const { address } = await visit(
    servePackage(
      {
        'index.html': htmlWith(`<script src="count.js"></script>
          <noughts-game game="connect-four" opponent="easy"></noughts-game>`),
        'count.js': `window.workers = 0;
          window.Worker = class extends Worker {
            constructor(...given) {
              super(...given);
              workers++;
            }
          };`,
      },
      policy,
    ),
  );
  await page.goto(address);
  await person.waitForTurn();
  await page.run(() => document.querySelector('noughts-game')?.focus());
  await person.mark('d4');
  await until(page, () => {
    const { position } = /** @type {Widget} */ (document.querySelector('noughts-game'));
    return position.split('.').length === 4;
  });
  return page.run(() => Reflect.get(window, 'workers'));
}

/** @type {Stories} */
export const elementStories = {
  'in a form the widget is a control like any other: its value is sent, reset and disabled': async ({
    page,
    person,
    visit,
  }) => {
    const { address } = await visit(
      servePackage({
        'index.html': htmlWith(`<form action="sent.html"><fieldset id="set">
          <label for="game">Your game</label><noughts-game id="game" name="match" opponent="human"></noughts-game>
          <button>Send</button><button type="reset">Reset</button></fieldset></form>`),
        'sent.html': '<!doctype html><html lang="en"><title>Sent</title></html>',
      }),
    );
    const sent = () => page.run(() => new FormData(/** @type {HTMLFormElement} */ (document.forms[0])).get('match'));
    await page.goto(address);
    await person.waitForTurn();
    await page.run(() => document.querySelector('label')?.click());
    await person.mark('b2');
    assert.equal(await sent(), 'tic-tac-toe.X.b2');
    await person.choose('Reset');
    assert.equal(await sent(), 'tic-tac-toe.X');
    await page.run(() => document.getElementById('set')?.setAttribute('disabled', ''));
    assert.equal(await sent(), null);
    assert.equal(await page.run(() => /** @type {Widget} */ (document.getElementById('game')).play('a1')), false);
    await page.run(() => document.getElementById('set')?.removeAttribute('disabled'));
    await page.run(() => document.getElementById('game')?.focus());
    await person.mark('a1');
    await person.choose('Send');
    await until(page, () => location.pathname === '/sent.html');
    assert.equal(await page.run(() => new URLSearchParams(location.search).get('match')), 'tic-tac-toe.X.a1');
  },

  'moved into the document of a frame and back, it goes on with its game': async ({ page, person, visit }) => {
    const { address } = await visit(
      servePackage({
        'index.html': htmlWith('<noughts-game opponent="human"></noughts-game><iframe title="Another"></iframe>'),
      }),
    );
    await page.goto(address);
    await person.waitForTurn();
    await page.run(() => document.querySelector('noughts-game')?.focus());
    await person.mark('b2');
    const inside = await page.run(async () => {
      const game = /** @type {Widget} */ (document.querySelector('noughts-game'));
      const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
      frame.contentDocument?.body.append(game);
      const { position } = game;
      const { width } = game.shadowRoot.querySelector('[role=grid]').getBoundingClientRect();
      game.play('a1');
      document.querySelector('main')?.append(game);
      return { position, hasWidth: width > 100 };
    });
    assert.deepEqual(inside, { position: 'tic-tac-toe.X.b2', hasWidth: true });
    assert.equal(await person.position(), 'tic-tac-toe.X.b2.a1');
    await page.run(() => document.querySelector('noughts-game')?.focus());
    await person.mark('c3');
    assert.equal(await person.position(), 'tic-tac-toe.X.b2.a1.c3');
  },

  'where Trusted Types are enforced and ours are allowed, a large game is thought about in the worker': async (
    scene,
  ) => {
    assert.equal(await playLargeGame(scene, contentSecurityPolicy), 1);
  },

  'where Trusted Types are enforced and none of ours is allowed, a large game is played all the same': async (
    scene,
  ) => {
    const policy = contentSecurityPolicy.replace(/trusted-types noughts.*/, "trusted-types 'none'");
    assert.notEqual(policy, contentSecurityPolicy);
    assert.equal(await playLargeGame(scene, policy), 0);
    scene.page.complaints.length = 0; // those about the refused policy
  },
};
