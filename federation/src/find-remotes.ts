import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** File in the root of a remote that says what it contributes. */
export const REMOTE_FILE = 'remote.json';

/**
 * The remotes of a workspace: every folder directly in `root` that holds a `remote.json`. A folder has its
 * remote's name.
 * @returns names, sorted
 * @example const names = findRemotes('/srv/vitrina'); // ['mf-admin', 'mf-quiz', …]
 */
export const findRemotes = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => !name.startsWith('.') && existsSync(join(root, name, REMOTE_FILE)))
    .sort();
