import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteManifest, remoteManifestSchema } from '@vitrina/contract/remote';
import { readJson } from './read-json.ts';

/**
 * Reads and checks `remote.json`; a wrong reference fails the build here and names the file.
 * A mount's module `./products` is the file `src/routes/products.tsx`, that of a fill `src/slots/….tsx`.
 * @throws Error
 */
export function readRemoteManifest(packageDir: string): RemoteManifest {
  const file = join(packageDir, 'remote.json');
  const manifest = readJson(file, remoteManifestSchema);
  checkMounts(manifest, file, packageDir);
  checkSlots(manifest, file, packageDir);
  return manifest;
}

/** Exposed name -> source file, for each module that a mount or a fill names. */
export function exposedModules({
  mounts,
  slots = [],
}: Pick<RemoteManifest, 'mounts' | 'slots'>): Record<string, string> {
  return Object.fromEntries([
    ...mounts.map(({ module }) => [module, sourceOf(module, 'routes')]),
    ...slots.map(({ module }) => [module, sourceOf(module, 'slots')]),
  ]);
}

const sourceOf = (module: string, folder: 'routes' | 'slots') =>
  `./src/${folder}/${module.slice(2)}.tsx`;

function checkMounts(manifest: RemoteManifest, file: string, packageDir: string): void {
  const seen = new Set<string>();
  for (const mount of manifest.mounts) {
    if (seen.has(mount.id)) throw new Error(`${file}: two mounts are called "${mount.id}".`);
    seen.add(mount.id);
    const source = join(packageDir, sourceOf(mount.module, 'routes'));
    if (!existsSync(source)) {
      throw new Error(
        `${file}: mount "${mount.id}" names module "${mount.module}", but ${source} does not exist.`,
      );
    }
  }
}

/** The list of slots in a fill's source; one that is made otherwise is compared by the shell. */
const COMPILED_FOR = /defineSlotModule\(\s*\[([^\]]*)\]/;

function checkSlots({ mounts, slots = [] }: RemoteManifest, file: string, packageDir: string) {
  for (const { slot, id, module, mount } of slots) {
    const fault = (text: string) => new Error(`${file}: the fill "${slot}/${id}" ${text}`);
    if (mounts.some((one) => one.module === module))
      throw fault(`names module "${module}", which a mount names: choose another name.`);
    const source = join(packageDir, sourceOf(module, 'slots'));
    if (!existsSync(source)) throw fault(`names module "${module}", but ${source} does not exist.`);
    const [, names] = COMPILED_FOR.exec(readFileSync(source, 'utf8')) ?? [];
    if (names !== undefined && !names.includes(`'${slot}'`) && !names.includes(`"${slot}"`))
      throw fault(`is not compiled for that slot: name it in defineSlotModule of ${source}.`);
    if (mount && !mounts.some((one) => one.id === mount))
      throw fault(`takes the access of a mount "${mount}", which is not in "mounts".`);
  }
}
