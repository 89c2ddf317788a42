import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

export interface WorkspaceImport {
  /** `@vitrina/contract`. */
  name: string;
  /** `./rules/money`; `.` for the package itself. */
  entry: string;
  /** Importing file, relative to the checkout. */
  file: string;
}

const SPECIFIER = /['"](@vitrina\/[a-z-]+)((?:\/[\w.-]+)*)['"]/g;
const SOURCE = /\.(?:tsx?|mjs|css)$/;

/** Every mention of our packages in the checkout's sources, uncommitted files included. */
export function workspaceImports(root = ROOT): WorkspaceImport[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .split('\n')
    .filter((file) => SOURCE.test(file) && existsSync(join(root, file)))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(SPECIFIER)].map(
        ([, name = '', path = '']) => ({ name, entry: `.${path}`, file }),
      ),
    );
}
