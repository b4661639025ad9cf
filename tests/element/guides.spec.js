// The snippets in the package's readme and guides that need a page: each is opened under the policy
// that the guide gives, with the hashes of its inline scripts.

import { createHash } from 'node:crypto';
import { copyFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../browser.js';
import { needsPage, packageDocuments, snippetsOf } from '../snippets.js';

const packageFolder = fileURLToPath(new URL('../../dist/package', import.meta.url));
/** The rules that snippets import as `./nim.js`. */
const nim = fileURLToPath(new URL('../../web/example/own/nim.js', import.meta.url));
const snippets = packageDocuments.flatMap(snippetsOf);
const [policy = ''] = snippets.flatMap(({ code }) => /^Content-Security-Policy: (.*)$/m.exec(code)?.[1] ?? []);

/** Where a page of its own finds the package. */
const map = JSON.stringify({
  imports: Object.fromEntries(
    [
      ['noughts', 'noughts'],
      ['noughts/element', 'element'],
      ['noughts/own', 'own'],
      ['noughts/room', 'room'],
    ].map(([name, file]) => [name, `/noughts/${file}.js`]),
  ),
});

/** What a snippet in JavaScript finds in its page. */
const around = `import 'noughts/element';
  const game = document.querySelector('noughts-game');
  if (game.matches(':state(loading)')) await new Promise((resolve) => game.addEventListener('noughts-ready', resolve));`;

/**
 * Opens a page beside which the package lies in `noughts`, and the rules of a game in `nim.js`.
 *
 * @param {string} folder
 * @param {(folder: string, policy: string) => Promise<string>} serveFolder
 * @param {string} body
 * @param {string} [script]
 */
async function served(folder, serveFolder, body, script = '') {
  await symlink(packageFolder, join(folder, 'noughts'));
  await copyFile(nim, join(folder, 'nim.js'));
  const hasMap = body.includes('type="importmap"');
  const head = hasMap ? '' : `<script type="importmap">${map}</script>`;
  const inline = [...`${head}${body}`.matchAll(/<script[^>]*>(.+?)<\/script>/gs)].map(([, text = '']) => text);
  const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const html = `<!doctype html><html lang="en"><title>A site</title><link rel="icon" href="data:,">${head}${body}
    ${script && '<script type="module" src="snippet.js"></script>'}</html>`;
  for (const [name, text] of Object.entries({ 'index.html': html, 'snippet.js': script }))
    await writeFile(join(folder, name), text);
  return serveFolder(folder, policy.replace('script-src', `script-src ${hashes.join(' ')}`));
}

for (const { file, line, code } of snippets.filter(({ language }) => language === 'html')) {
  test(`the page in line ${line} of ${file} shows a board`, async ({ page, folder, serveFolder, site }) => {
    const body = code.replace('https://YOUR-COPY/', site);
    const needs = code.includes('importmap') && '<noughts-game></noughts-game>';
    await page.goto(
      await served(folder, serveFolder, `${body}${needs || ''}`, needs ? `import 'noughts/element';` : ''),
    );
    const board = code.includes('<iframe') ? page.frameLocator('iframe') : page;
    // A game of one's own may have no squares.
    const drawn = board.getByRole('grid').or(board.getByRole('group', { name: / board$/ }));
    await expect(drawn.first()).toBeVisible();
  });
}

for (const { file, line, code } of snippets.filter((each) => each.language === 'js' && needsPage(each))) {
  test(`the snippet in line ${line} of ${file} runs in a page`, async ({ page, folder, serveFolder, site }) => {
    const address = `${site}embed.html?origin=`;
    const body = code.includes('iframe')
      ? '<noughts-game></noughts-game><iframe title="A game"></iframe>'
      : '<noughts-game opponent="human"></noughts-game>';
    const frame = `const inner = document.querySelector('iframe');
      if (inner) inner.src = '${address}' + location.origin;`;
    const imports = code.match(/^import [^;]+;\n/gm) ?? [];
    const rest = imports.reduce((text, each) => text.replace(each, ''), code);
    const script = `${imports.join('')}${around}\n${frame}\n${rest}\ndocument.title = 'It has run';`;
    await page.goto(await served(folder, serveFolder, body, script));
    await expect(page).toHaveTitle('It has run');
    if (!code.includes('iframe')) return;
    const square = page.frameLocator('iframe').getByRole('button', { name: /^b2, X/ });
    await expect(square, 'the frame has heard the message').toBeVisible();
  });
}

for (const { file, line, code } of snippets.filter(({ language }) => language === 'css')) {
  test(`every rule of the style sheet in line ${line} of ${file} is one`, async ({ page }) => {
    await page.goto('about:blank');
    const rules = await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return [...sheet.cssRules].map(({ cssText }) => cssText);
    }, code);
    expect(rules).toHaveLength(code.split('{').length - 1);
    for (const rule of rules) expect(rule).not.toMatch(/\{ *\}/);
  });
}
