import type { Asset, Registry } from '@vitrina/contract/registry';
import type { SessionUser } from '@vitrina/shared-auth/user';
import { mayOpen, mountChain } from '../remotes/mounts.ts';

/**
 * Starts what a deep link into a remote needs: the shell's federation chunk, entry, exposed
 * module, style, and the first page's data. Nothing for a path whose role the visitor lacks, so
 * that nobody fetches the code of a page they cannot open.
 */
export function preloadMounts(
  registry: Registry,
  chunks: readonly Asset[],
  role: SessionUser['role'] | null,
  request: (path: string) => void,
): void {
  const chain = mountChain(registry, location.pathname);
  if (chain.length === 0 || !chain.every(({ mount }) => mayOpen(mount, role))) return;
  chunks.forEach(preload);
  for (const { mount, remote } of chain) {
    preload({ ...remote.current.entry, as: 'script' });
    remote.current.modules[mount.module]?.forEach(preload);
    mount.preloadCalls.forEach(request);
  }
}

function preload({ url, integrity, as }: Asset): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  // Both must equal those of the later request, or the browser fetches the file twice.
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = url;
  document.head.append(link);
}
