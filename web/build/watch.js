import { existsSync, readdirSync, watch } from 'node:fs';
import { posix } from 'node:path';

/**
 * Watches folders and all their subfolders, including new ones. Folders are watched, not files, so
 * that a file that replaces another is noticed on every system.
 *
 * @param {string} root the folder that paths are relative to, with a slash at the end
 * @param {string[]} folders
 * @param {(path: string) => void} onChange called with the path that was added, changed or removed;
 *   often more than once for a change
 * @returns {{ close: () => void }}
 */
export function watchFolders(root, folders, onChange) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();

  const lookAgain = () => {
    const present = new Set(folders.flatMap((folder) => foldersFrom(root, folder)));
    for (const [folder, watcher] of watchers) if (!present.has(folder)) stop(folder, watcher);
    for (const folder of present) if (!watchers.has(folder)) start(folder);
  };
  const start = (/** @type {string} */ folder) => {
    const watcher = watch(root + folder, (_, name) => {
      try {
        lookAgain();
      } catch {
        // The folder was removed meanwhile. That is a change with its own event.
      }
      onChange(posix.join(folder, name ?? ''));
    });
    watcher.on('error', () => stop(folder, watcher)); // the folder was removed
    watchers.set(folder, watcher);
  };
  const stop = (/** @type {string} */ folder, /** @type {import('node:fs').FSWatcher} */ watcher) => {
    watcher.close();
    watchers.delete(folder);
  };

  lookAgain();
  return {
    close: () => {
      for (const [folder, watcher] of watchers) stop(folder, watcher);
    },
  };
}

/**
 * A folder and all folders in it.
 *
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} empty if there is no such folder
 */
function foldersFrom(root, folder) {
  if (!existsSync(root + folder)) return [];
  const inside = readdirSync(root + folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...inside.flatMap(({ name }) => foldersFrom(root, posix.join(folder, name)))];
}
