import { runCommand } from './run-command.ts';

/** Files of a checkout that differ from its commit, new ones too; none where there is no repository. */
export async function uncommitted(dir: string): Promise<string[]> {
  const git = runCommand('git', ['status', '--porcelain', '-z'], { cwd: dir });
  const status = await git.catch(() => null);
  if (status?.code !== 0) return [];
  return status.output
    .split('\0')
    .filter((entry) => /^.. ./.test(entry))
    .map((entry) => entry.slice(3));
}
