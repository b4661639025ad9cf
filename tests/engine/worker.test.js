// The code of the worker, here in a separate process. The test sends its messages.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

const engine = new URL('../../web/engine/', import.meta.url);

/**
 * Asks fifty thinkers and drops each at once, as the page does; keeps one more. Prints which
 * thinkers the worker still has.
 */
const script = `
  let hear;
  const replies = [];
  globalThis.addEventListener = (type, listener) => { hear = (data) => listener({ data }); };
  globalThis.postMessage = (reply) => replies.push(reply.id);
  const { load } = await import('${engine}index.js');
  const { insideOf } = await import('${engine}position.js');
  await import('${engine}worker.js');
  const noughts = await load();
  const { runtime, bytes: position } = insideOf(noughts.match('ultimate').position);
  hear({ wasm: runtime.module });
  hear({ memory: 2 ** 26 });
  const skills = [];
  const ask = (thinker) => {
    const skill = { mistakes: [0, 0, 0, 0], playouts: 50, nodes: 0 };
    skills.push(new WeakRef(skill));
    hear({ id: thinker, question: { kind: 'choose', thinker, skill, position, seed: 1 } });
  };
  for (let thinker = 1; thinker <= 50; thinker++) {
    ask(thinker);
    hear({ id: thinker, abort: true });
    hear({ forget: thinker });
  }
  ask(51);
  for (const turn = () => new Promise(setImmediate); !skills.every((_, index) => replies.includes(index + 1)); ) await turn();
  for (let turn = 0; turn < 5; turn++) {
    await new Promise(setImmediate);
    gc();
  }
  console.log(skills.flatMap((skill, index) => (skill.deref() ? [index + 1] : [])).join());`;

test('the worker keeps nothing of a thinker that was dropped before the worker started', () => {
  const options = ['--expose-gc', '--conditions=noughts-source', '--input-type=module', '--eval', script];
  assert.equal(execFileSync(process.execPath, options, { encoding: 'utf8' }), '51\n');
});
