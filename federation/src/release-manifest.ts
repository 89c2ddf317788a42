import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RemoteManifest } from '@vitrina/contract/remote';
import { requiredRange, SHARED_MODULES, type SharedModuleName } from './shared-modules.ts';

/** A file of a release, relative to the release's folder. */
export interface ReleaseFile {
  file: string;
  integrity: string;
}

/** `release.json`: what a build says of itself. Publishing turns its file names into addresses. */
export interface ReleaseManifest {
  name: string;
  id: string;
  version: string;
  container: string;
  contract: string;
  entry: ReleaseFile;
  modules: Record<string, Array<ReleaseFile & { as: 'script' | 'style' }>>;
  shared: Record<string, string>;
  mounts: RemoteManifest['mounts'];
}

export const RELEASE_FILE = 'release.json';

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
        const federation = readFederationManifest(dir);
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
          mounts: manifest.mounts,
        };
        writeFileSync(join(dir, RELEASE_FILE), `${JSON.stringify(release_, null, 2)}\n`);
      });
    },
  };
}

const describe = (dir: string, file: string): ReleaseFile => ({
  file,
  integrity: fileIntegrity(join(dir, file)),
});

/** The part we read of the `mf-manifest.json` that the federation plugin writes. */
interface FederationManifest {
  metaData: { remoteEntry: { path: string; name: string } };
  exposes: Array<{
    path: string;
    assets: Record<'js' | 'css', { sync: string[]; async: string[] }>;
  }>;
}

const readFederationManifest = (dir: string): FederationManifest =>
  JSON.parse(readFileSync(join(dir, 'mf-manifest.json'), 'utf8')) as FederationManifest;
