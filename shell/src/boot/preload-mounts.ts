import type { Asset, Registry } from '@vitrina/contract/registry';
import type { MountAccess } from '@vitrina/contract/remote';
import type { SessionUser } from '@vitrina/shared-auth/user';
import { mayOpen, mountChain } from '../remotes/mounts.ts';
import { preload, preloadFiles } from '../remotes/preload-files.ts';

/**
 * Starts what a deep link into a remote needs: the shell's federation chunk, entry, exposed module, style,
 * and the first page's data. Skips paths whose role the visitor lacks, so nobody downloads a page they
 * cannot open.
 */
export function preloadMounts(
  registry: Registry,
  chunks: readonly Asset[],
  role: SessionUser['role'] | null,
  request: (path: string, access: MountAccess) => void,
): void {
  const chain = mountChain(registry, location.pathname);
  if (chain.length === 0 || !chain.every(({ mount }) => mayOpen(mount, role))) return;
  chunks.forEach(preload);
  for (const entry of chain) {
    preloadFiles(entry);
    for (const path of entry.mount.preloadCalls) request(path, entry.mount.access);
  }
}
