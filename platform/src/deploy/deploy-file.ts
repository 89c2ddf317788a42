import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

/** Text of a file for operators. @param path inside `deploy` */
export const deployFile = (path: string): string =>
  readFileSync(join(ROOT, 'deploy', path), 'utf8');
