import type { Registry } from '@vitrina/contract/registry';
import type { Mount } from '@vitrina/contract/remote';
import { ownsPath } from '@vitrina/contract/rules/path-claims';

/**
 * Answered by the shell's origin without a page, whichever shell is live: its files, and the host's calls.
 */
const SERVED = ['/static', '/api'];

/**
 * The first mount, of a release or roster, that would take a path of the shell's origin: a page of the
 * shell, or what its server answers, including paths below and above.
 * @returns which mount takes what; null when none does
 */
export function takenOwnPath(
  shell: Registry['shell'],
  { mounts }: { mounts: readonly Pick<Mount, 'id' | 'path'>[] },
): string | null {
  for (const { id, path } of mounts) {
    const says = `the mount ${id} at ${path} takes`;
    const served = SERVED.find((own) => ownsPath({ path: own }, path));
    if (served) return `${says} ${served}, which the platform’s own server answers`;
    const page = shell.paths?.find(
      (own) => ownsPath({ path: own }, path) || ownsPath({ path }, own),
    );
    if (page) return `${says} ${page}, a page of the shell ${shell.release}`;
  }
  return null;
}
