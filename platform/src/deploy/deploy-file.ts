import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

/** The text of a file that operators copy. @param path inside `deploy` */
export const deployFile = (path: string): string =>
  readFileSync(join(ROOT, 'deploy', path), 'utf8');
