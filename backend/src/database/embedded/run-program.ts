import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import type { OsUser } from './operating-system-user.ts';

interface ProgramResult {
  ok: boolean;
  /** Both output streams. */
  output: string;
}

/** Runs one of PostgreSQL's programs to its end, as `user` (null: the user of this process). */
export function runProgram(
  file: string,
  args: readonly string[],
  user: OsUser | null,
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const options = {
      cwd: tmpdir(),
      env: { PATH: process.env.PATH, LC_ALL: 'C', SYSTEMROOT: process.env.SYSTEMROOT },
      ...(user && { uid: user.uid, gid: user.gid }),
    };
    const child = execFile(file, args, options, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim() || (error?.message ?? '');
      resolve({ ok: error === null, output });
    });
    child.stdin?.end();
  });
}
