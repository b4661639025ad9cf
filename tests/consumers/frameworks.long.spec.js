// The widget in the frameworks of other people, by the very lines that the widget's guide shows:
// built by Vite and played on, also where the page has come from a server, and type-checked.

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { build } from 'vite';
import solid from 'vite-plugin-solid';
import { expect } from '../browser.js';
import { test } from './project.js';

const guide = readFileSync(new URL('../../web/docs/guides/widget.md', import.meta.url), 'utf8');

/**
 * What the guide shows in a language; where that is several things, the one that speaks of
 * something.
 *
 * @param {string} language
 * @param {string} of
 */
function shown(language, of) {
  const blocks = [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gms)].filter(
    ([, name, code]) => name === language && code?.includes(of),
  );
  expect(blocks, `what the guide shows in ${language} of ${of}`).toHaveLength(1);
  return blocks[0]?.[2] ?? '';
}

const file = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

const isCustomElement = (/** @type {string} */ tag) => tag === 'noughts-game';

/**
 * A framework: what a project has installed, in which file the widget stands and in which of the
 * guide's languages that is, how it is built, how the page shows it (where it has come from a
 * server, with what is there already), and how a server writes it.
 *
 * @typedef {{ others: string[], name: string, language: string, of?: string, plugins: () => unknown[], page: string, server: string }}
 *   Framework
 */

const frameworks = /** @satisfies {Record<string, Framework>} */ ({
  React: {
    others: ['react', 'react-dom', '@types/react'],
    name: 'Game.jsx',
    language: 'jsx',
    of: 'useEffect',
    plugins: () => [],
    page: `import { createElement } from 'react';
      import { createRoot, hydrateRoot } from 'react-dom/client';
      import { Game } from './Game.jsx';
      const root = document.getElementById('root');
      if (root.firstElementChild) hydrateRoot(root, createElement(Game));
      else createRoot(root).render(createElement(Game));`,
    server: `import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { Game } from './Game.jsx';
      console.log(renderToString(createElement(Game)));`,
  },
  Vue: {
    others: ['vue'],
    name: 'Game.vue',
    language: 'vue',
    plugins: () => [vue({ template: { compilerOptions: { isCustomElement } } })],
    page: `import { createApp, createSSRApp } from 'vue';
      import Game from './Game.vue';
      const root = document.getElementById('root');
      (root.firstElementChild ? createSSRApp : createApp)(Game).mount(root);`,
    server: `import { createSSRApp } from 'vue';
      import { renderToString } from 'vue/server-renderer';
      import Game from './Game.vue';
      console.log(await renderToString(createSSRApp(Game)));`,
  },
  Svelte: {
    others: ['svelte'],
    name: 'Game.svelte',
    language: 'svelte',
    plugins: () => [svelte({ configFile: false })],
    page: `import { hydrate, mount } from 'svelte';
      import Game from './Game.svelte';
      const target = document.getElementById('root');
      (target.firstElementChild ? hydrate : mount)(Game, { target });`,
    server: `import { render } from 'svelte/server';
      import Game from './Game.svelte';
      console.log(render(Game).body);`,
  },
  Solid: {
    others: ['solid-js'],
    name: 'Game.jsx',
    language: 'jsx',
    plugins: () => [solid({ ssr: true })],
    page: `import { hydrate, render } from 'solid-js/web';
      import { Game } from './Game.jsx';
      // Otherwise the page would get a script, which a strict policy refuses.
      globalThis._$HY = { events: [], completed: new WeakSet(), r: {} };
      const root = document.getElementById('root');
      (root.firstElementChild ? hydrate : render)(Game, root);`,
    server: `import { renderToString } from 'solid-js/web';
      import { Game } from './Game.jsx';
      console.log(renderToString(Game));`,
  },
});

/**
 * Where the page shows the widget, with what a server has written there.
 * @param {string} written
 */
const root = (written) => `<div id="root">${written}</div>`;

const html = `<!doctype html><html lang="en"><title>A site</title><link rel="icon" href="data:,">
  ${root('')}<script type="module" src="/main.js"></script></html>`;

/**
 * Builds the page, or what a server runs.
 *
 * @param {string} project
 * @param {unknown[]} plugins
 * @param {import('vite').BuildOptions} [options]
 */
async function buildApp(project, plugins, options) {
  // A development server of Vite in the same process sets another.
  process.env.NODE_ENV = 'production';
  await build({
    root: project,
    logLevel: 'error',
    plugins: /** @type {import('vite').Plugin[]} */ (plugins),
    worker: { format: 'es' },
    build: { target: 'es2022', ...options },
  });
}

for (const [framework, { others, name, language, of, plugins, page: main, server }] of Object.entries(
  /** @type {Record<string, Framework>} */ (frameworks),
)) {
  test.describe(framework, () => {
    test.use({ others });

    test('has the widget as a tag, also where a server has written it', async ({ page, project, playBuilt }) => {
      /** @type {string[]} */
      const heard = [];
      page.on('console', (message) => heard.push(message.text()));
      await writeFile(join(project, name), shown(language, of ?? 'noughts-end'));
      await writeFile(join(project, 'main.js'), main);
      await writeFile(join(project, 'index.html'), html);
      await buildApp(project, plugins());
      await playBuilt();

      await writeFile(join(project, 'server.js'), server);
      await buildApp(project, plugins(), { ssr: 'server.js', outDir: 'server' });
      const written = execFileSync(process.execPath, [join(project, 'server/server.js')], { encoding: 'utf8' }).trim();
      expect(written).toMatch(/<noughts-game [^>]*game="ultimate"[^>]*><\/noughts-game>/);
      const built = await readFile(join(project, 'dist/index.html'), 'utf8');
      await writeFile(join(project, 'dist/index.html'), built.replace(root(''), root(written)));
      heard.length = 0;
      await playBuilt();
      // The example listens to moves: the first one after the page has been taken over is heard.
      if (of === 'useEffect') expect(heard[0]).toBe('b2');
    });
  });
}

test.describe('React', () => {
  test.use({ others: frameworks.React.others });
  test('has the types of the widget by the lines of the guide, and refuses what is wrong', ({ project }) =>
    checkJsx(project, 'react', { jsx: 'react-jsx' }));
});

test.describe('Solid', () => {
  test.use({ others: frameworks.Solid.others });
  test('has the types of the widget by the lines of the guide, and refuses what is wrong', ({ project }) =>
    checkJsx(project, 'solid-js', { jsx: 'preserve', jsxImportSource: 'solid-js' }));
});

test.describe('Vue', () => {
  test.use({ others: frameworks.Vue.others });
  test('has the types of the widget by the lines of the guide, and refuses what is wrong', async ({ project }) => {
    await writeFile(join(project, 'noughts.d.ts'), shown('ts', "declare module 'vue'"));
    await writeFile(join(project, 'Game.vue'), shown('vue', 'noughts-end'));
    const wrong =
      '<script setup lang="ts">import "noughts/element";</script><template><noughts-game opponent="perfect" /></template>';
    await writeFile(join(project, 'Wrong.vue'), wrong);
    await configure(project, {}, { vueCompilerOptions: { strictTemplates: true } });
    const compiler = file('node_modules/vue-tsc/bin/vue-tsc.js');
    const { stdout } = spawnSync(process.execPath, [compiler, '--project', project], { encoding: 'utf8' });
    const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
    expect(errors).toEqual([expect.stringMatching(/Wrong\.vue.*perfect.* is not assignable to type /)]);
  });
});

test.describe('Svelte', () => {
  test.use({ others: frameworks.Svelte.others });
  test('has the types of the widget by the lines of the guide, and refuses what is wrong', async ({ project }) => {
    await writeFile(join(project, 'noughts.d.ts'), shown('ts', "declare module 'svelte/elements'"));
    await writeFile(join(project, 'Game.svelte'), shown('svelte', 'noughts-end'));
    const wrong =
      '<script lang="ts">import "noughts/element";</script><noughts-game opponent="perfect"></noughts-game>';
    await writeFile(join(project, 'Wrong.svelte'), wrong);
    await configure(project, {});
    const options = ['--workspace', project, '--output', 'machine', '--threshold', 'error'];
    const { stdout } = spawnSync(process.execPath, [file('node_modules/svelte-check/bin/svelte-check'), ...options], {
      encoding: 'utf8',
    });
    const errors = stdout.split('\n').filter((line) => line.includes(' ERROR '));
    expect(errors).toEqual([expect.stringMatching(/ERROR "Wrong\.svelte" .*perfect.* is not assignable to type /)]);
  });
});

/**
 * Has both compilers check what the guide shows in JSX, and that they refuse what is wrong.
 *
 * @param {string} project
 * @param {string} module whose types learn of the widget
 * @param {object} options
 */
async function checkJsx(project, module, options) {
  await writeFile(join(project, 'noughts.d.ts'), shown('ts', `declare module '${module}`));
  await writeFile(join(project, 'Game.tsx'), shown('jsx', 'noughts-end'));
  if (module === 'react') {
    const withRef = `import { useRef } from 'react';
      import type { NoughtsGame } from 'noughts/element';
      export function Game() {
        const game = useRef<NoughtsGame>(null);
        return <noughts-game ref={game} onClick={() => game.current?.newGame()} />;
      }`;
    await writeFile(join(project, 'Ref.tsx'), withRef);
  }
  await writeFile(
    join(project, 'Wrong.tsx'),
    `// @ts-expect-error no such level
     export const wrong = <noughts-game opponent="perfect" />;`,
  );
  await configure(project, options);
  for (const compiler of ['../../node_modules/typescript/bin/tsc', 'node_modules/typescript-7/bin/tsc']) {
    expect(spawnSync(process.execPath, [file(compiler), '--project', project], { encoding: 'utf8' }).stdout).toBe('');
  }
}

/**
 * @param {string} project
 * @param {object} options of the compiler, besides those of every project
 * @param {object} [others] of other tools
 */
async function configure(project, options, others = {}) {
  const compilerOptions = {
    strict: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    noEmit: true,
    ...options,
  };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, ...others }));
}
