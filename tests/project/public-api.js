// Every public name of the C++ library, with its kind and type: the declarations in noughts.hpp and
// testing/laws.hpp outside `namespace detail` and private sections, as Doxygen reads them.
// `npm run api:core` writes the list that a test compares.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DOMParser } from '@xmldom/xmldom';
import { headersFrom, includeFolder } from './headers.js';

/** @typedef {import('@xmldom/xmldom').Element} Element */
/** @typedef {{ name: string, kind: string, type: string, isDocumented: boolean }} Entry */

const root = fileURLToPath(new URL('../..', import.meta.url));

export const listFile = 'tests/core/public-api.txt';

/** @returns {Entry[]} in the order of their names */
export function publicApi() {
  const folder = mkdtempSync(join(tmpdir(), 'noughts-'));
  try {
    runDoxygen(folder);
    const entries = compoundsOf(folder).flatMap(entriesOf);
    return entries.sort((left, right) => (lineOf(left) < lineOf(right) ? -1 : 1));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const publicHeaders = () => headersFrom('noughts/testing/laws.hpp', headersFrom('noughts/noughts.hpp'));

/** @param {Entry} entry */
export const lineOf = ({ name, kind, type }) => `${name}: ${kind} ${type}`.trim();

/**
 * The private copy's Doxygen, because each version formats types in its own way.
 *
 * @param {string} folder
 */
function runDoxygen(folder) {
  const llvm = execFileSync('wasm/toolchain/emscripten.sh', ['--llvm'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const settings = [
    '@INCLUDE = core/Doxyfile',
    `INPUT = ${[...publicHeaders()].map((header) => includeFolder + header).join(' ')}`,
    'GENERATE_HTML = NO',
    'GENERATE_XML = YES',
    'XML_PROGRAMLISTING = NO',
    'EXTRACT_ALL = YES',
    'EXCLUDE_SYMBOLS =',
    'USE_MDFILE_AS_MAINPAGE =',
    'FILTER_PATTERNS =',
    'WARNINGS = NO',
    'WARN_AS_ERROR = NO',
  ];
  execFileSync(join(llvm.trim(), '../../../bin/doxygen'), ['-'], {
    cwd: root,
    env: { ...process.env, NOUGHTS_VERSION: '', NOUGHTS_DOCS: folder },
    input: settings.join('\n'),
  });
}

/**
 * Doxygen's results, without hidden declarations and their members.
 *
 * @param {string} folder
 */
function compoundsOf(folder) {
  const read = (/** @type {string} */ id) => {
    const { documentElement } = new DOMParser().parseFromString(
      readFileSync(`${folder}/xml/${id}.xml`, 'utf8'),
      'text/xml',
    );
    return /** @type {Element} */ (documentElement);
  };
  const all = elements(read('index'), 'compound')
    .map((compound) => compound.getAttribute('refid') ?? '')
    .map((id) => elements(read(id), 'compounddef')[0])
    .filter((compound) => compound !== undefined);
  const hidden = all
    .filter(
      (compound) => compound.getAttribute('prot') === 'private' || /::detail$/.test(textOf(compound, 'compoundname')),
    )
    .map((compound) => textOf(compound, 'compoundname'));
  return all.filter((compound) => {
    const name = textOf(compound, 'compoundname');
    return !hidden.some((outer) => name === outer || name.startsWith(`${outer}::`));
  });
}

/**
 * @param {Element} compound
 * @returns {Entry[]}
 */
function entriesOf(compound) {
  const kind = compound.getAttribute('kind') ?? '';
  const name = textOf(compound, 'compoundname');
  const members = elements(compound, 'sectiondef')
    .flatMap((section) => elements(section, 'memberdef'))
    .filter((member) => member.getAttribute('prot') !== 'private');
  if (kind === 'file') {
    return members.filter((member) => member.getAttribute('kind') === 'define').map(macroEntry);
  }
  if (!['namespace', 'class', 'struct', 'union', 'concept'].includes(kind) || name === 'std') return [];
  const own = { name, kind: kindOf(compound), type: typeOf(compound), isDocumented: isDocumented(compound) };
  return [own, ...members.flatMap((member) => memberEntries(member, name))];
}

/** @param {Element} compound */
function typeOf(compound) {
  if (compound.getAttribute('kind') === 'concept') return textOf(compound, 'initializer').replace(/concept .*?= /, '');
  const bases = elements(compound, 'basecompoundref')
    .filter((base) => base.getAttribute('prot') !== 'private')
    .map(plain);
  return [templateOf(compound), bases.length > 0 ? `: ${bases.join(', ')}` : ''].filter(Boolean).join(' ');
}

/** @param {Element} element */
function kindOf(element) {
  const kind = element.getAttribute('kind') ?? '';
  if (kind === 'enum' && element.getAttribute('strong') === 'yes') return 'enum class';
  if (kind === 'namespace' && element.getAttribute('inline') === 'yes') return 'inline namespace';
  return { typedef: 'alias', define: 'macro' }[kind] ?? kind;
}

/**
 * @param {Element} member
 * @param {string} scope
 * @returns {Entry[]}
 */
function memberEntries(member, scope) {
  const kind = member.getAttribute('kind') ?? '';
  const name = textOf(member, 'name');
  const returned = textOf(member, 'type');
  if (kind === 'friend' && /\b(class|struct)$/.test(returned)) return [];
  const entry = { name: `${scope}::${name}`, kind: kindOf(member), isDocumented: isDocumented(member) };
  if (kind === 'enum') return [{ ...entry, type: `: ${returned}` }, ...enumerators(member, entry.name)];
  if (kind === 'typedef') return [{ ...entry, type: `${templateOf(member)} = ${returned}`.trim() }];
  const type = [
    templateOf(member),
    ...['static', 'explicit'].filter((word) => member.getAttribute(word) === 'yes'),
    returned,
    `${name}${textOf(member, 'argsstring')}`,
    kind === 'variable' ? textOf(member, 'initializer') : '',
    requirementOf(member),
  ];
  return [{ ...entry, type: type.filter(Boolean).join(' ') }];
}

/**
 * Each with its value.
 *
 * @param {Element} member
 * @param {string} scope
 * @returns {Entry[]}
 */
function enumerators(member, scope) {
  let value = -1;
  return elements(member, 'enumvalue').map((enumerator) => {
    const given = textOf(enumerator, 'initializer');
    value = given ? Number(given.replace('=', '')) : value + 1;
    return {
      name: `${scope}::${textOf(enumerator, 'name')}`,
      kind: 'enumerator',
      type: Number.isNaN(value) ? given : `= ${value}`,
      isDocumented: isDocumented(enumerator),
    };
  });
}

/**
 * @param {Element} member
 * @returns {Entry}
 */
function macroEntry(member) {
  const parameters = elements(member, 'param').map((parameter) => plain(parameter));
  return {
    name: textOf(member, 'name'),
    kind: kindOf(member),
    type: parameters.length > 0 ? `(${parameters.join(', ')})` : '',
    isDocumented: isDocumented(member),
  };
}

/** @param {Element} element */
function templateOf(element) {
  const [list] = elements(element, 'templateparamlist');
  if (!list) return '';
  const parameters = elements(list, 'param').map((parameter) => {
    const preset = textOf(parameter, 'defval');
    return [textOf(parameter, 'type'), textOf(parameter, 'declname'), preset && `= ${preset}`]
      .filter(Boolean)
      .join(' ');
  });
  const requirement = element.nodeName === 'compounddef' ? requirementOf(element) : '';
  return `template <${parameters.join(', ')}> ${requirement}`.trim();
}

/** @param {Element} element */
function requirementOf(element) {
  const requirement = textOf(element, 'requiresclause');
  return requirement && `requires ${requirement}`;
}

/** @param {Element} element */
const isDocumented = (element) =>
  ['briefdescription', 'detaileddescription'].some((description) => textOf(element, description) !== '');

/**
 * @param {Element} element
 * @param {string} name
 * @returns {Element[]} its children of that name
 */
const elements = (element, name) =>
  [...element.childNodes].flatMap((child) => (child.nodeName === name ? [/** @type {Element} */ (child)] : []));

/**
 * @param {Element} element
 * @param {string} name of a child
 */
const textOf = (element, name) => elements(element, name).map(plain).join(' ');

/** @param {Element} element */
const plain = (element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(
    root + listFile,
    publicApi()
      .map((entry) => `${lineOf(entry)}\n`)
      .join(''),
  );
}
