import { join } from 'node:path';
import type { Registry } from '@vitrina/contract/registry';
import { checkFits, emptyRegistry, readShellBuild, shellEntry } from '../publish.ts';
import type { RegistryKeeper } from './registry-keeper.ts';
import type { ReleaseStore } from './release-store.ts';
import { updateRegistry } from './update-registry.ts';

interface ShellRelease {
  store: ReleaseStore;
  /** The shell's build: the folder with `shell.json`. */
  buildDir: string;
  keeper: RegistryKeeper;
}

/**
 * Releases a build of the shell; the first one makes the registry.
 * @returns the live registry
 * @throws ReleaseError when a live remote, for all or for a share, does not fit it
 */
export async function releaseShell({ store, buildDir, keeper }: ShellRelease): Promise<Registry> {
  const { manifest } = readShellBuild(buildDir);
  const shell = shellEntry(manifest);
  const change = (registry: Registry): Registry => {
    for (const { name, current, canary } of registry.remotes) {
      checkFits(shell, name, current);
      if (canary) checkFits(shell, name, canary.release);
    }
    return registry.shell.release === shell.release ? registry : { ...registry, shell };
  };
  const live = await keeper.live();
  if (live) change(live.registry);
  await store.putFiles(`shell/${manifest.release}`, buildDir);
  // What the pages of this release load lies beside that of earlier ones, which open tabs still ask for.
  await store.putFiles('site/static', join(buildDir, 'static'));
  if (!live) {
    const first = await keeper.replace(emptyRegistry(manifest), null);
    if (first) return first;
  }
  return updateRegistry(keeper, change);
}
