import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Mount } from '@vitrina/contract/remote';
import { exposedModules, readRemoteManifest } from '@vitrina/federation/remote-manifest';
import { packageDir } from '@vitrina/platform/paths';
import { REMOTES } from '@vitrina/platform/remotes';

const REMOTE_MANIFESTS = REMOTES.map((name) => readRemoteManifest(packageDir(name)));

const chunkName = (remote: string, { module }: Pick<Mount, 'module'>): string =>
  `${remote}-${module.slice('./'.length)}`;

/** Chunk of the mount that fills `path`. @throws Error when none does */
export function chunkOf(path: string): string {
  for (const { name, mounts } of REMOTE_MANIFESTS) {
    const mount = mounts.find((one) => one.path === path);
    if (mount) return chunkName(name, mount);
  }
  throw new Error(`No remote of the workspace fills ${path}.`);
}

/** Writes a module that imports the routes of every remote, each as a lazy chunk. @returns its file */
export function writeMountModules(): string {
  const file = join(import.meta.dirname, '../.cache/mount-modules.ts');
  const lines = REMOTE_MANIFESTS.flatMap(({ name, ...manifest }) =>
    Object.entries(exposedModules(manifest)).map(([module, source]) => {
      const from = relative(dirname(file), join(packageDir(name), source));
      const chunk = chunkName(name, { module });
      return `  '${name}/${module}': () => import(/* webpackChunkName: "${chunk}" */ '${from}'),`;
    }),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `export const MOUNT_MODULES = {\n${lines.join('\n')}\n};\n`);
  return file;
}
