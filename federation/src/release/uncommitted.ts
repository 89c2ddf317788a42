import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Files of a checkout that differ from its commit, new ones too; none where there is no repository. */
export async function uncommitted(dir: string): Promise<string[]> {
  const status = await run('git', ['status', '--porcelain', '-z'], {
    cwd: dir,
    maxBuffer: 64 * 1024 * 1024,
  }).catch(() => null);
  return (status?.stdout ?? '')
    .split('\0')
    .filter((entry) => /^.. ./.test(entry))
    .map((entry) => entry.slice(3));
}

/** @throws Error that names the first files when the checkout holds more than its commit */
export async function assertCommitted(dir: string): Promise<void> {
  const changed = await uncommitted(dir);
  if (changed.length > 0)
    throw new Error(
      `Nobody could build this release again: ${changed.length} files are not committed (${changed.slice(0, 3).join(', ')}). --uncommitted releases it all the same.`,
    );
}
