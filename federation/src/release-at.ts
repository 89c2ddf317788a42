import type { Release } from '@vitrina/contract/registry';
import type { ReleaseManifest } from './release-file.ts';

/** A build as the registry describes it, once its files are in `{origin}/{id}/`. */
export function releaseAt(manifest: ReleaseManifest, origin: string): Release {
  const address = (file: string) => `${origin}/${manifest.id}/${file}`;
  const { name: _name, entry, modules, ...rest } = manifest;
  return {
    ...rest,
    entry: { url: address(entry.file), integrity: entry.integrity },
    modules: Object.fromEntries(
      Object.entries(modules).map(([module, files]) => [
        `./${module.replace(/^\.\//, '')}`,
        files.map(({ file, ...rest }) => ({ url: address(file), ...rest })),
      ]),
    ),
  };
}
