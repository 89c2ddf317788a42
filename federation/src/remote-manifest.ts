import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteManifest, remoteManifestSchema } from '@vitrina/contract/remote';
import { en } from 'zod/locales';
import { config } from 'zod/mini';

// The mini build brings no words of its own, and a build failure must say what is wrong.
config(en());

export class RemoteManifestError extends Error {
  override readonly name = 'RemoteManifestError';
}

/**
 * Reads and checks `remote.json`; a wrong reference fails the build here and names the file.
 * A mount's module `./products` is the file `src/routes/products.tsx`.
 * @throws RemoteManifestError
 */
export function readRemoteManifest(packageDir: string): RemoteManifest {
  const file = join(packageDir, 'remote.json');
  const result = remoteManifestSchema.safeParse(parseJson(file));
  if (!result.success) {
    const issues = result.error.issues.map(
      (issue) => `  ${issue.path.join('.') || '(root)'}: ${issue.message}`,
    );
    throw new RemoteManifestError(`${file} is not a valid remote manifest:\n${issues.join('\n')}`);
  }
  checkMounts(result.data, file, packageDir);
  return result.data;
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
    if (seen.has(mount.id))
      throw new RemoteManifestError(`${file}: two mounts are called "${mount.id}".`);
    seen.add(mount.id);
    const source = join(packageDir, sourceOf(mount.module));
    if (!existsSync(source)) {
      throw new RemoteManifestError(
        `${file}: mount "${mount.id}" names module "${mount.module}", but ${source} does not exist.`,
      );
    }
  }
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new RemoteManifestError(`${file} cannot be read as JSON.`, { cause });
  }
}
