import { join } from 'node:path';
import type { Registry } from '@vitrina/contract/registry';
import { ReleaseError, withRelease } from '../publish.ts';
import { readJson } from '../read-json.ts';
import { releaseAt } from '../release-at.ts';
import { RELEASE_FILE, releaseManifestSchema } from '../release-file.ts';
import { switched, withCanary } from './change-remote.ts';
import { claimRelease } from './claim-release.ts';
import { assertNotHeld } from './holds.ts';
import { mending, unreadableEntry } from './mended-remote.ts';
import { isKept } from './publisher/place.ts';
import type { StoredRegistry } from './read-live.ts';
import type { RegistryKeeper } from './registry-keeper.ts';
import { type ReleaseStore, StoreError } from './release-store.ts';
import { takenAway } from './taken-away.ts';
import { updateRegistry } from './update-registry.ts';
import { type CheckServed, uploadServed } from './upload-served.ts';

interface RemoteRelease {
  store: ReleaseStore;
  /** The remote's build: the folder with `release.json`. */
  buildDir: string;
  /** Origin that serves the remote's folder of the store. */
  origin: string;
  keeper: RegistryKeeper;
  /** Reads the uploaded files back as browsers do; absent while nothing serves the store. */
  readBack?: CheckServed | undefined;
  /** Share of the browsers that get the release, 0 to 1; absent: all. */
  canary?: number;
  /** True to sign the live release again with the team's key, when roots keep it valid for now. */
  isSignedAnew?: boolean;
  /** Asks a person to confirm when the release takes something away that is live. */
  ask: (question: string) => Promise<boolean>;
}

/**
 * Releases one build of one remote. It is checked against the live shell before the upload, and
 * again when the registry changes.
 * @returns the live registry
 * @throws ReleaseError when the release does not fit the live shell
 * @throws StoreError when browsers would not get its files unchanged, or a person refuses
 */
export async function releaseRemote({
  store,
  buildDir,
  origin,
  keeper,
  readBack,
  canary,
  isSignedAnew = false,
  ask,
}: RemoteRelease): Promise<Registry> {
  const manifest = readJson(join(buildDir, RELEASE_FILE), releaseManifestSchema);
  const release = releaseAt(manifest, origin);
  const mend = await mending(keeper, manifest.name);
  const lost = (live: StoredRegistry) => takenAway(mend(live), manifest.name, release);
  let agreed: string[] = [];
  const change = (_: Registry, live: StoredRegistry): Registry => {
    const registry = mend(live);
    assertNotHeld(registry, manifest.name);
    const more = lost(live).filter((one) => !agreed.includes(one));
    if (more.length > 0)
      throw new ReleaseError(
        `${manifest.name} ${release.id} takes away ${more.join('; ')}, which went live meanwhile: release it again.`,
      );
    if (canary === undefined) {
      const next = withRelease(registry, manifest.name, release);
      if (next === live.registry && isSignedAnew && isKept(live.signed, manifest.name))
        return unsigned(next, manifest.name);
      const wasOff = unreadableEntry(live, manifest.name)?.disabled === true;
      return wasOff ? switched(next, manifest.name, false) : next;
    }
    // A canary passes the checks of a full release.
    withRelease(registry, manifest.name, release);
    return withCanary(registry, manifest.name, release, canary);
  };
  const live = await keeper.live();
  if (live) {
    agreed = lost(live);
    change(live.registry, live);
    const question = `${manifest.name} ${release.id} takes away what is live: ${agreed.join('; ')}. Go on?`;
    if (agreed.length > 0 && !(await ask(question))) throw new StoreError('Nothing was changed.');
  }
  const folder = `${manifest.name}/${manifest.id}`;
  await claimRelease(store, folder);
  await uploadServed({
    store,
    folder,
    from: buildDir,
    served: readBack && { address: `${origin}/${manifest.id}`, readBack },
  });
  return updateRegistry(keeper, change);
}

/** Removes one remote's signatures, so that it is signed again. */
const unsigned = (registry: Registry, name: string): Registry => ({
  ...registry,
  remotes: registry.remotes.map((remote) => {
    const { signed: _, ...rest } = remote;
    return remote.name === name ? rest : remote;
  }),
});
