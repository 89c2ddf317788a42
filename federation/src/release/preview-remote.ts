import { join } from 'node:path';
import type { Preview, Registry } from '@vitrina/contract/registry';
import { previewKey, previewsOf } from '@vitrina/contract/rules/previews';
import { withRelease } from '../publish.ts';
import { readJson } from '../read-json.ts';
import { releaseAt } from '../release-at.ts';
import { RELEASE_FILE, releaseManifestSchema } from '../release-file.ts';
import { claimRelease } from './claim-release.ts';
import type { RegistryKeeper } from './registry-keeper.ts';
import { type ReleaseStore, StoreError } from './release-store.ts';
import { updateRegistry } from './update-registry.ts';
import { type CheckServed, uploadServed } from './upload-served.ts';

interface RemotePreview {
  store: ReleaseStore;
  /** The remote's build: the folder with `release.json`. */
  buildDir: string;
  /** Where browsers reach the remote's folder in the store. */
  origin: string;
  keeper: RegistryKeeper;
  /** Reads what was uploaded as browsers will; absent where nothing serves the store yet. */
  readBack?: CheckServed | undefined;
  /** Of the change: another release under the same name takes its place, and the link stays. */
  name: string;
  until: Date;
}

/**
 * Puts a build of a remote into the store and its name into the signed registry, live for nobody.
 * Everything is checked as if it went live.
 * @returns the preview as the registry names it
 * @throws ReleaseError when the release does not fit the live shell or claims what is not its own,
 *   StoreError when browsers would not get its files as they are
 */
export async function previewRemote({
  store,
  buildDir,
  origin,
  keeper,
  readBack,
  name,
  until,
}: RemotePreview): Promise<Preview> {
  const manifest = readJson(join(buildDir, RELEASE_FILE), releaseManifestSchema);
  const release = releaseAt(manifest, origin);
  const preview = { remote: manifest.name, name, release, until: until.toISOString() };
  const change = (registry: Registry): Registry => {
    withRelease(registry, manifest.name, release);
    return withPreview(registry, preview);
  };
  const live = await keeper.live();
  if (live) change(live.registry);
  const folder = `${manifest.name}/${manifest.id}`;
  await claimRelease(store, folder);
  await uploadServed({
    store,
    folder,
    from: buildDir,
    served: readBack && { address: `${origin}/${manifest.id}`, readBack },
  });
  await updateRegistry(keeper, change);
  return preview;
}

const withPreview = (registry: Registry, preview: Preview): Registry => ({
  ...registry,
  previews: [
    ...previewsOf(registry).filter((one) => previewKey(one) !== previewKey(preview)),
    preview,
  ],
});

/** The registry without the previews that `isOver` says; the same one where there is none. */
export function withoutPreviews(
  registry: Registry,
  isOver: (preview: Preview) => boolean,
): Registry {
  const all = previewsOf(registry);
  const kept = all.filter((preview) => !isOver(preview));
  return kept.length === all.length ? registry : { ...registry, previews: kept };
}

/** @throws StoreError when the registry has none of that name */
export function withoutPreview(registry: Registry, key: string): Registry {
  const next = withoutPreviews(registry, (preview) => previewKey(preview) === key);
  if (next === registry)
    throw new StoreError(`There is no preview ${key}: the command previews lists them.`);
  return next;
}
