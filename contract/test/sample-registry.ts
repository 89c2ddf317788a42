/** Registries for tests of slots, with only the fields that slots need. */
import type { Registry, RegistryRemote, Release } from '../src/registry.ts';
import type { Mount } from '../src/remote.ts';

export const mountOf = (id: string, change: Partial<Mount> = {}): Mount => ({
  id,
  path: `/${id}`,
  title: id,
  access: 'public',
  onDenied: '/',
  header: 'public',
  module: `./${id}`,
  document: 'default',
  preloadCalls: [],
  timeoutMs: 4500,
  ...change,
});

export const releaseWith = (change: object = {}): Release => ({
  id: '1.0.0-00000001',
  version: '1.0.0',
  container: 'mf_x_00000001',
  entry: { url: 'https://x.exemplu.ro/entry.js', integrity: `sha384-${'A'.repeat(64)}` },
  contract: '^1.0.0',
  modules: {},
  shared: {},
  mounts: [],
  ...change,
});

export const remoteOf = (
  name: string,
  current: object,
  change: Partial<RegistryRemote> = {},
): RegistryRemote => ({ name, current: releaseWith(current), previous: null, ...change });

export const registryOf = (...remotes: RegistryRemote[]): Registry => ({
  revision: 1,
  shell: { version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} },
  remotes,
});
