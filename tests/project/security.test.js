// What the code must not do, and what must not run for it.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/** @param {string} folder */
const filesIn = (folder) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], { encoding: 'utf8' })
    .trim()
    .split('\n');

/** Ways to turn text into HTML or code. */
const sinks = [
  /\b(inner|outer)HTML\b/,
  /\b(insertAdjacentHTML|createContextualFragment|parseFromString|srcdoc|setHTML\w*|parseHTML\w*)\b/,
  /\bdocument\s*\.\s*write/,
  /\beval\s*\(/,
  /\bFunction\s*\(/,
  /\bset(Timeout|Interval|Immediate)\s*\(\s*['"`]/,
  /\bjavascript:/,
  /\bsetAttribute\s*\(\s*['"`]on/i,
  /\son\w+\s*=\s*"/,
];

/** @param {string} text */
const foundIn = (text) => sinks.filter((sink) => sink.test(text)).map(String);

test('nothing that runs in a browser makes HTML or code of text', () => {
  const sources = filesIn('web').filter((file) => /\.(js|html)$/.test(file) && !/^web\/cli\//.test(file));
  assert.ok(sources.length > 60);
  const found = sources.flatMap((file) => foundIn(readFileSync(file, 'utf8')).map((sink) => `${file}: ${sink}`));
  assert.deepEqual(found, []);
});

test('nor does the script that Emscripten writes', () => {
  for (const sink of foundIn(readFileSync('dist/package/cdn.js', 'utf8'))) assert.fail(sink);
});

test('each way to make HTML or code of text is known', () => {
  for (const code of [
    'a.innerHTML = b',
    'a.outerHTML=b',
    'a.insertAdjacentHTML("beforeend", b)',
    'document.write(b)',
    'eval(b)',
    'new Function(b)',
    'setTimeout("b()", 1)',
    'a.href = "javascript:b()"',
    "a.setAttribute('onclick', b)",
    '<b onclick="b()">',
    'frame.srcdoc = b',
  ]) {
    assert.equal(foundIn(code).length > 0, true, code);
  }
});

test('every action of the workflows is pinned by its full commit hash', () => {
  const workflows = filesIn('.github').filter((file) => /\.ya?ml$/.test(file));
  assert.ok(workflows.length > 0);
  for (const file of workflows) {
    for (const [line, action = ''] of readFileSync(file, 'utf8').matchAll(/^[\s-]*uses:\s*(\S+).*$/gm)) {
      assert.match(action, /^(\.\/|[^@]+@[0-9a-f]{40}$)/, `${file}: ${line.trim()}`);
    }
  }
});

test('every package is pinned by its exact version, and comes with a hash', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [name, version] of Object.entries(devDependencies)) assert.match(version, /^\d+\.\d+\.\d+$/, name);
  const { '': project, ...packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  assert.ok(project);
  const bare = Object.entries(packages).filter(([, { integrity, bundled }]) => !integrity && !bundled);
  assert.deepEqual(
    bare.map(([name]) => name),
    [],
  );
});
