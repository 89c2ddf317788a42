import type { Release } from '@vitrina/contract/registry';
import type { ReleaseManifest } from './release-file.ts';

/** A build as the registry names it, once its files lie in `{origin}/{id}/`. */
export function releaseAt(manifest: ReleaseManifest, origin: string): Release {
  const address = (file: string) => `${origin}/${manifest.id}/${file}`;
  return {
    id: manifest.id,
    version: manifest.version,
    container: manifest.container,
    contract: manifest.contract,
    entry: { url: address(manifest.entry.file), integrity: manifest.entry.integrity },
    modules: Object.fromEntries(
      Object.entries(manifest.modules).map(([module, files]) => [
        `./${module.replace(/^\.\//, '')}`,
        files.map(({ file, integrity, as }) => ({ url: address(file), integrity, as })),
      ]),
    ),
    shared: manifest.shared,
    sharedNames: manifest.sharedNames,
    mounts: manifest.mounts,
  };
}
