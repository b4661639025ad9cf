// The software bill of materials of the package: the components of its files besides the project's
// own sources.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** @import { Bundle } from './bundle.js' */

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} program @param {string[]} options */
const ask = (program, options) => execFileSync(program, options, { cwd: root, encoding: 'utf8' });

/**
 * The bill in the format CycloneDX: npm's data about the bundled packages, and Emscripten, because
 * parts of its libraries are compiled in. The same sources give the same bill: it contains no time
 * and no serial number.
 *
 * @param {Bundle['sources']} sources of the package's files
 */
export function billOfMaterials(sources) {
  const bundled = new Set(
    Object.values(sources)
      .flat()
      .flatMap((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []),
  );
  const { metadata, components, ...bill } = JSON.parse(
    ask('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--loglevel=error']),
  );
  const isBundled = (/** @type {{ name: string }} */ { name }) => bundled.has(name);
  return {
    $schema: bill.$schema,
    bomFormat: bill.bomFormat,
    specVersion: bill.specVersion,
    version: 1,
    metadata: { tools: metadata.tools, component: { ...metadata.component, name: 'noughts', properties: undefined } },
    components: [
      ...components.filter(isBundled).map((/** @type {object} */ component) => ({
        ...component,
        scope: 'required',
        properties: undefined,
      })),
      emscripten(),
    ],
  };
}

/**
 * The compiler whose libraries are compiled in: its own, musl, LLVM's libc++, libc++abi and
 * compiler-rt.
 */
function emscripten() {
  const folder = ask('wasm/toolchain/emscripten.sh', []).trim();
  const [, version = ''] = / (\d+\.\d+\.\d+)/.exec(ask(`${folder}/emcc`, ['--version'])) ?? [];
  return {
    'bom-ref': `emscripten@${version}`,
    type: 'library',
    name: 'emscripten',
    version,
    scope: 'required',
    purl: `pkg:github/emscripten-core/emscripten@${version}`,
    licenses: [{ expression: 'MIT OR NCSA' }],
  };
}
