import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Files of a checkout that differ from its commit, including new ones.
 * @throws Error with git's message when there is no repository or no git
 */
export async function uncommitted(dir: string): Promise<string[]> {
  const { stdout } = await run('git', ['status', '--porcelain', '-z'], {
    cwd: dir,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout
    .split('\0')
    .filter((entry) => /^.. ./.test(entry))
    .map((entry) => entry.slice(3));
}

/**
 * @param warn called when it cannot be checked: no repository, or no git
 * @throws Error with the first files when the checkout differs from its commit
 */
export async function assertCommitted(
  dir: string,
  warn: (sentence: string) => void = console.warn,
): Promise<void> {
  const changed = await uncommitted(dir).catch((error: Error & { stderr?: string }) => {
    const [reason] = (error.stderr || error.message).split('\n');
    warn(
      `Whether the sources in ${dir} are committed was not checked, so perhaps nobody can build this release again: ${reason}`,
    );
    return [];
  });
  const files = changed.length === 1 ? '1 file is' : `${changed.length} files are`;
  if (changed.length > 0)
    throw new Error(
      `Nobody could build this release again: ${files} not committed (${changed.slice(0, 3).join(', ')}). --uncommitted releases it all the same.`,
    );
}
