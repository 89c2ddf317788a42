import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RemoteManifest } from '@vitrina/contract/remote';
import * as z from 'zod/mini';
import { importedNames, missingNames } from './imported-names.ts';
import { readJson } from './read-json.ts';
import { RELEASE_FILE, type ReleaseFile, type ReleaseManifest } from './release-file.ts';
import {
  offeredNames,
  requiredRange,
  SHARED_MODULES,
  type SharedModuleName,
} from './shared-modules.ts';

export type { ReleaseManifest } from './release-file.ts';

/** sha384 of a file's bytes in the form of Subresource Integrity. */
export const fileIntegrity = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

interface PluginOptions {
  manifest: RemoteManifest;
  release: { id: string; version: string; container: string };
  versions: Record<SharedModuleName, string>;
}

/** Writes `release.json` beside the files of the federated build. */
export function pluginReleaseManifest({
  manifest,
  release,
  versions,
}: PluginOptions): RsbuildPlugin {
  return {
    name: 'vitrina:release-manifest',
    apply: 'build',
    setup(api) {
      api.onAfterEnvironmentCompile(({ environment, stats }) => {
        if (environment.name !== 'web' || stats?.hasErrors()) return;
        const dir = environment.distPath;
        const federation = readJson(join(dir, 'mf-manifest.json'), federationManifest);
        const release_: ReleaseManifest = {
          name: manifest.name,
          ...release,
          contract: manifest.contract,
          entry: describe(
            dir,
            join(federation.metaData.remoteEntry.path, federation.metaData.remoteEntry.name),
          ),
          modules: Object.fromEntries(
            federation.exposes.map(({ path, assets }) => [
              path,
              [
                ...assets.js.sync.map((file) => ({
                  ...describe(dir, file),
                  as: 'script' as const,
                })),
                ...assets.css.sync.map((file) => ({
                  ...describe(dir, file),
                  as: 'style' as const,
                })),
              ],
            ]),
          ),
          shared: Object.fromEntries(
            SHARED_MODULES.map((name) => [name, requiredRange(versions[name])]),
          ),
          sharedNames: importedNames(ownSources(stats?.compilation.fileDependencies ?? [])),
          mounts: manifest.mounts,
        };
        const missing = missingNames(release_.sharedNames, offeredNames());
        if (missing) throw new Error(`${manifest.name} uses what no shell offers: ${missing}.`);
        checkBudgets(dir, manifest, release_);
        writeFileSync(join(dir, RELEASE_FILE), `${JSON.stringify(release_, null, 2)}\n`);
      });
    },
  };
}

/** The sources that were compiled: the remote's, and those of our packages in it. */
const ownSources = (files: Iterable<string>): string[] =>
  [...files].filter((file) => /\.tsx?$/.test(file) && !file.includes('/node_modules/'));

/** @throws Error that names the module and its files when one is over its budget */
function checkBudgets(
  dir: string,
  { name, budgets = {} }: RemoteManifest,
  { entry, modules }: ReleaseManifest,
): void {
  for (const [module, budget] of Object.entries(budgets)) {
    const scripts = (modules[module.slice(2)] ?? modules[module] ?? []).filter(
      ({ as }) => as === 'script',
    );
    const sizes = [entry, ...scripts].map(
      ({ file }) => [file, gzipSync(readFileSync(join(dir, file)), { level: 9 }).length] as const,
    );
    const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
    if (total <= budget) continue;
    const files = sizes.map(([file, bytes]) => `  ${file}: ${bytes}`).join('\n');
    throw new Error(
      `${name} ${module} is over its budget, ${total} of ${budget} bytes (gzip):\n${files}`,
    );
  }
}

const describe = (dir: string, file: string): ReleaseFile => ({
  file,
  integrity: fileIntegrity(join(dir, file)),
});

const fileLists = z.object({ sync: z.array(z.string()) });
/** The part we read of the `mf-manifest.json` that the federation plugin writes. */
const federationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ path: z.string(), name: z.string() }) }),
  exposes: z.array(
    z.object({ path: z.string(), assets: z.object({ js: fileLists, css: fileLists }) }),
  ),
});
