// The exports of the package are those in its reports. api.long.test.js compares the types as well.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/** For each entry, its report and the names in it that are not types. */
const entries = {
  noughts: 'noughts.api.md',
  'noughts/own': 'noughts-own.api.md',
  'noughts/element-class': 'noughts-element.api.md',
  'noughts/room': 'noughts-room.api.md',
  'noughts/room/mqtt': 'noughts-room-mqtt.api.md',
  'noughts/room/tournament': 'noughts-room-tournament.api.md',
};

for (const [entry, report] of Object.entries(entries)) {
  const text = readFileSync(`tests/package/${report}`, 'utf8');
  test(`the names that ${entry} exports are those in ${report}`, async () => {
    const named = [...text.matchAll(/^export (?:abstract )?(?:class|function|const) (\w+)/gm)].map(([, name]) => name);
    assert.deepEqual(Object.keys(await import(entry)).sort(), [...new Set(named)].sort());
  });
}

test('a method or an accessor of a public class that the report names is there, and no other', async () => {
  const { Match, Noughts, Opponent, Position } = await import('noughts');
  const text = readFileSync('tests/package/noughts.api.md', 'utf8');
  for (const [name, { prototype }] of Object.entries({ Match, Noughts, Opponent, Position })) {
    const [, body = ''] = new RegExp(`^export class ${name} \\{\\n(.*?)^\\}`, 'ms').exec(text) ?? [];
    const named = [...body.matchAll(/^ {4}(?:get |set )?(\w+)(?=[(:])/gm)].map(([, member]) => member);
    const own = Object.getOwnPropertyNames(prototype).filter((member) => member !== 'constructor');
    assert.deepEqual(own.sort(), [...new Set(named)].filter((member) => member !== 'constructor').sort(), name);
  }
});
