import type { Registry } from '@vitrina/contract/registry';
import type { Mount } from '@vitrina/contract/remote';
import { ownsPath } from '@vitrina/contract/rules/path-claims';

/** What the shell's origin answers without a page, whichever shell is live: its files, and calls of the host. */
const SERVED = ['/static', '/api'];

/**
 * The first mount, of a release or of a roster, that would take a path of the shell's own origin: a page of the shell, or
 * what its server answers. A path below one counts too, and one above it.
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
