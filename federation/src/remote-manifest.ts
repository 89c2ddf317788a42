import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteManifest, remoteManifestSchema } from '@vitrina/contract/remote';
import { readJson } from './read-json.ts';

/**
 * Reads and checks `remote.json`; a wrong reference fails the build here and names the file.
 * A mount's module `./products` is the file `src/routes/products.tsx`.
 * @throws Error
 */
export function readRemoteManifest(packageDir: string): RemoteManifest {
  const file = join(packageDir, 'remote.json');
  const manifest = readJson(file, remoteManifestSchema);
  checkMounts(manifest, file, packageDir);
  return manifest;
}

/** Exposed name -> source file, for each module that a mount names. */
export function exposedModules(manifest: RemoteManifest): Record<string, string> {
  const modules = new Set(manifest.mounts.map((mount) => mount.module));
  return Object.fromEntries([...modules].map((module) => [module, sourceOf(module)]));
}

const sourceOf = (module: string) => `./src/routes/${module.slice(2)}.tsx`;

function checkMounts(manifest: RemoteManifest, file: string, packageDir: string): void {
  const seen = new Set<string>();
  for (const mount of manifest.mounts) {
    if (seen.has(mount.id)) throw new Error(`${file}: two mounts are called "${mount.id}".`);
    seen.add(mount.id);
    const source = join(packageDir, sourceOf(mount.module));
    if (!existsSync(source)) {
      throw new Error(
        `${file}: mount "${mount.id}" names module "${mount.module}", but ${source} does not exist.`,
      );
    }
  }
}
