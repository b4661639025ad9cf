// node web/build/install.js [FOLDER]: installs the npm packages of the project, or of a folder in
// it, unless they are there.

import { installDependencies, SetupError } from './dependencies.js';

const [folder = '.'] = process.argv.slice(2);
try {
  installDependencies(folder === '.' ? '' : `${folder}/`);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`noughts: ${error.message}`);
  process.exitCode = 1;
}
