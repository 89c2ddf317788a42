import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Everything written at run time; not part of the project. */
export const STATE_DIR = join(ROOT, '.platform');

export const packageDir = (name: string): string => join(ROOT, name);
