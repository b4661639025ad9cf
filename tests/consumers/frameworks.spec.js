// The widget in React and in Vue, by the very lines that the package's readme shows, built by Vite and type-checked.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import vue from '@vitejs/plugin-vue';
import { build } from 'vite';
import { expect } from '../browser.js';
import { test } from './project.js';

const readme = readFileSync(new URL('../../web/README.md', import.meta.url), 'utf8');

/** @param {string} language */
const shown = (language) =>
  new RegExp(`\`\`\`${language}\\n(import .*?|<script setup.*?|// React.*?)\`\`\``, 's').exec(readme)?.[1] ?? '';

const html = `<!doctype html><html lang="en"><title>A site</title><link rel="icon" href="data:,">
  <div id="root"></div><script type="module" src="/main.js"></script></html>`;

/**
 * @param {string} project
 * @param {import('vite').Plugin[]} [plugins]
 */
async function buildApp(project, plugins = []) {
  await writeFile(join(project, 'index.html'), html);
  await build({ root: project, logLevel: 'error', plugins, worker: { format: 'es' }, build: { target: 'es2022' } });
}

test.describe('React', () => {
  test.use({ others: ['react', 'react-dom', '@types/react'] });

  test('has the widget as a tag', async ({ project, playBuilt }) => {
    await writeFile(join(project, 'game.jsx'), shown('jsx'));
    await writeFile(
      join(project, 'main.js'),
      `import { createElement } from 'react';
       import { createRoot } from 'react-dom/client';
       import { Game } from './game.jsx';
       createRoot(document.getElementById('root')).render(createElement(Game));`,
    );
    await buildApp(project);
    await playBuilt();
  });

  test('has the types of the widget by the lines of the readme, and refuses what is wrong', async ({ project }) => {
    await writeFile(join(project, 'types.d.ts'), shown('ts'));
    await writeFile(join(project, 'game.tsx'), shown('jsx'));
    await writeFile(
      join(project, 'wrong.tsx'),
      `// @ts-expect-error no such level
       export const wrong = <noughts-game opponent="perfect" />;`,
    );
    const compilerOptions = {
      strict: true,
      target: 'es2022',
      jsx: 'react-jsx',
      module: 'esnext',
      moduleResolution: 'bundler',
      noEmit: true,
    };
    await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    for (const compiler of ['../../node_modules/typescript/bin/tsc', 'node_modules/typescript/bin/tsc']) {
      const options = [fileURLToPath(new URL(compiler, import.meta.url)), '--project', project];
      expect(spawnSync(process.execPath, options, { encoding: 'utf8' }).stdout).toBe('');
    }
  });
});

test.describe('Vue', () => {
  test.use({ others: ['vue'] });

  test('has the widget as a tag', async ({ project, playBuilt }) => {
    await writeFile(join(project, 'Game.vue'), shown('vue'));
    await writeFile(
      join(project, 'main.js'),
      `import { createApp } from 'vue';
       import Game from './Game.vue';
       createApp(Game).mount('#root');`,
    );
    const isCustomElement = (/** @type {string} */ tag) => tag === 'noughts-game';
    await buildApp(project, [vue({ template: { compilerOptions: { isCustomElement } } })]);
    await playBuilt();
  });
});
