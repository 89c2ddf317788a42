import type { Asset, Release } from '@vitrina/contract/registry';
import type { RegisteredMount } from './mounts.ts';

/** Preloads what a mount's first page needs of its release. */
export function preloadFiles({ mount, remote }: RegisteredMount): void {
  preload({ ...remote.current.entry, as: 'script' });
  firstFiles(remote.current, mount.module).forEach(preload);
}

/** Files a module needs before it runs. */
export const firstFiles = ({ modules }: Pick<Release, 'modules'>, module: string): Asset[] =>
  (modules[module] ?? []).filter(({ late }) => !late);

export function preload({ url, integrity, as }: Asset): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  // Both must equal the later request's, or the browser fetches the file twice.
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = url;
  document.head.append(link);
}
