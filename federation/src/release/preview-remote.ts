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
  /** Origin that serves the remote's folder of the store. */
  origin: string;
  keeper: RegistryKeeper;
  /** Reads the uploaded files back as browsers do; absent while nothing serves the store. */
  readBack?: CheckServed | undefined;
  /** Name of the change: a later release with this name replaces it under the same link. */
  name: string;
  until: Date;
}

/**
 * Uploads a build of a remote and adds it to the signed registry, live for nobody. All checks of a
 * release apply.
 * @returns the preview in the registry
 * @throws ReleaseError when the release does not fit the live shell or its roster
 * @throws StoreError when browsers would not get its files unchanged
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

/** Removes previews; returns the same registry when none matches. */
export function withoutPreviews(
  registry: Registry,
  isOver: (preview: Preview) => boolean,
): Registry {
  const all = previewsOf(registry);
  const kept = all.filter((preview) => !isOver(preview));
  return kept.length === all.length ? registry : { ...registry, previews: kept };
}

/** @throws StoreError when the registry has no such preview */
export function withoutPreview(registry: Registry, key: string): Registry {
  const next = withoutPreviews(registry, (preview) => previewKey(preview) === key);
  if (next === registry)
    throw new StoreError(`There is no preview ${key}: the command previews lists them.`);
  return next;
}
