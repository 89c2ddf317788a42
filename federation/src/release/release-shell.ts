import { join } from 'node:path';
import type { Registry, Release } from '@vitrina/contract/registry';
import { labelOfShell } from '@vitrina/contract/rules/navigation-claims';
import {
  checkFits,
  emptyRegistry,
  isBad,
  ReleaseError,
  readShellBuild,
  shellEntry,
  withMark,
} from '../publish.ts';
import { claimRelease } from './claim-release.ts';
import { assertNotHeld } from './holds.ts';
import type { RegistryKeeper } from './registry-keeper.ts';
import { type ReleaseStore, STATICS } from './release-store.ts';
import { updateRegistry } from './update-registry.ts';
import { type CheckServed, uploadServed } from './upload-served.ts';

interface ShellRelease {
  store: ReleaseStore;
  /** The shell's build: the folder with `shell.json`. */
  buildDir: string;
  keeper: RegistryKeeper;
  /**
   * Address of its `static` folder, and how to read it back; absent while nothing serves the store.
   */
  served?: { address: string; readBack: CheckServed } | undefined;
}

/**
 * Releases a build of the shell; the first one creates the registry.
 * @returns the live registry
 * @throws ReleaseError when a live remote or a canary does not fit it
 */
export async function releaseShell({
  store,
  buildDir,
  keeper,
  served,
}: ShellRelease): Promise<Registry> {
  const { manifest } = readShellBuild(buildDir);
  const shell = shellEntry(manifest);
  const change = (registry: Registry): Registry => {
    if (registry.shell.release !== shell.release) assertNotHeld(registry, 'shell');
    checkLabels(registry, shell);
    return withShell(registry, shell);
  };
  const live = await keeper.live();
  if (live) change(live.registry);
  await claimRelease(store, `shell/${manifest.release}`, STATICS);
  // Files of all shells share a folder, because open tabs still ask for earlier ones.
  await uploadServed({
    store,
    folder: STATICS,
    from: join(buildDir, 'static'),
    // The first release contains the web server's configuration, so nothing is served before it.
    served: live ? served : undefined,
  });
  await store.putFiles(`shell/${manifest.release}`, buildDir);
  if (!live) {
    const first = await keeper.replace(emptyRegistry(manifest), null);
    if (first) return first;
  }
  return updateRegistry(keeper, change);
}

/**
 * @returns the same registry when `shell` is already live
 * @throws ReleaseError when a live remote or a canary does not fit it
 */
function withShell(registry: Registry, shell: Registry['shell']): Registry {
  for (const { name, current, canary } of registry.remotes) {
    for (const release of [current, canary?.release]) {
      if (!release) continue;
      checkFits(shell, name, release);
      checkKeepsLinks(registry.shell, shell, name, release);
    }
  }
  if (registry.shell.release === shell.release) return registry;
  const next = { ...registry, shell };
  return shell.release ? withMark(next, 'shell', shell.release, 'good') : next;
}

/**
 * Earlier shells have the remotes' links in their code. A shell that reads links from the registry
 * needs them in the entry of every live remote.
 * @throws ReleaseError
 */
function checkKeepsLinks(
  before: Registry['shell'],
  next: Registry['shell'],
  name: string,
  { id, navigation }: Release,
): void {
  const reads = ({ understands }: Registry['shell']) =>
    understands?.includes('navigation') ?? false;
  if (navigation || reads(before) || !reads(next)) return;
  throw new ReleaseError(
    `${name} ${id} does not say its links, and they would vanish with this shell: release it first with "navigation" in its remote.json ([] where it has none).`,
  );
}

/**
 * Pages would leave out a remote's link with one of the shell's labels. A rollback skips this
 * check.
 * @throws ReleaseError
 */
function checkLabels({ remotes }: Registry, shell: Registry['shell']): void {
  for (const { name, current, canary } of remotes)
    for (const release of [current, canary?.release]) {
      const problem = release && labelOfShell(shell, release);
      if (problem) throw new ReleaseError(`${name} ${release.id}: ${problem}.`);
    }
}

/**
 * Goes back to the previous shell, or to `wanted`. The shell that was live is marked as bad.
 * @param past shells that were live, the newest first
 * @throws ReleaseError when there is none, or a live remote does not fit it
 */
export function shellRolledBack(
  registry: Registry,
  past: ReadonlyArray<Registry['shell']>,
  wanted?: string,
): Registry {
  const { release: left } = registry.shell;
  const shell = past.find(({ release }) =>
    wanted === undefined
      ? release !== left && !isBad(registry, 'shell', release)
      : release === wanted && release !== left,
  );
  if (!shell)
    throw new ReleaseError(`There is no ${wanted ?? 'good'} shell to go back to from ${left}.`);
  const next = withShell(registry, shell);
  return left ? withMark(next, 'shell', left, 'bad') : next;
}
