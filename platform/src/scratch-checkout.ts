import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';
import { runCommand } from './run-command.ts';

/** Clone of this checkout's last commit, for commits of a team. */
export interface ScratchCheckout {
  dir: string;
  /** Replaces `from` by `to` in `file` and commits. */
  commit(file: string, from: string, to: string): Promise<void>;
}

/** @param dir target of the clone; its first command installs the packages */
export async function scratchCheckout(dir: string): Promise<ScratchCheckout> {
  await git(ROOT, 'clone', '--quiet', '--no-hardlinks', ROOT, dir);
  return {
    dir,
    async commit(file, from, to) {
      const path = join(dir, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
      writeFileSync(
        path,
        text.replace(from, () => to),
      );
      const author = ['-c', 'user.name=Team', '-c', 'user.email=team@exemplu.ro'];
      const message = ['--quiet', '--all', '-m', `change ${file}`];
      await git(dir, ...author, '-c', 'commit.gpgsign=false', 'commit', ...message);
    },
  };
}

async function git(cwd: string, ...args: string[]): Promise<void> {
  const { code, output } = await runCommand('git', args, { cwd });
  if (code !== 0) throw new Error(`git ${args[0]} ended with ${code}:\n${output}`);
}
