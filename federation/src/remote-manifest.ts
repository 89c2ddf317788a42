import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteManifest, remoteManifestSchema } from '@vitrina/contract/remote';
import { InputError } from './input-error.ts';
import { positionOf } from './json-position.ts';
import { readJson } from './read-json.ts';

/**
 * Reads and checks `remote.json`; a wrong reference fails the build here and names the file.
 * A mount's module `./products` is the file `src/routes/products.tsx`.
 * @throws Error
 */
export function readRemoteManifest(packageDir: string): RemoteManifest {
  const file = join(packageDir, 'remote.json');
  const manifest = readJson(file, remoteManifestSchema);
  checkModules(manifest, file, packageDir);
  return manifest;
}

/** Exposed name -> source file, for each module that a mount names. */
export function exposedModules(manifest: RemoteManifest): Record<string, string> {
  const modules = new Set(manifest.mounts.map((mount) => mount.module));
  return Object.fromEntries([...modules].map((module) => [module, sourceOf(module)]));
}

const sourceOf = (module: string) => `./src/routes/${module.slice(2)}.tsx`;

/** @throws Error that names the line of each module without a source */
function checkModules(manifest: RemoteManifest, file: string, packageDir: string): void {
  const text = readFileSync(file, 'utf8');
  const problems = manifest.mounts.flatMap(({ id, module }, index) => {
    const source = join(packageDir, sourceOf(module));
    if (existsSync(source)) return [];
    const at = positionOf(text, ['mounts', index, 'module']);
    return `${file}:${at}: mount "${id}" names module "${module}", but ${source} does not exist.`;
  });
  if (problems.length > 0) throw new InputError(problems.join('\n'));
}
