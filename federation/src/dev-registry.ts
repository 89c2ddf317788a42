import { dirname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { Registry, RegistryRemote } from '@vitrina/contract/registry';
import type { RemoteManifest } from '@vitrina/contract/remote';
import { CONTRACT_VERSION, satisfiesContract } from '@vitrina/contract/version';
import { configOfEnv } from './config-of-env.ts';
import { contributionsOf } from './contributions-of.ts';
import { renderDocument } from './document.ts';
import { findRemotes } from './find-remotes.ts';
import { localOrigin } from './local-config.ts';
import { devPort } from './ports.ts';
import { readRemoteManifest } from './remote-manifest.ts';
import { offeredNames, sharedVersions } from './shared-modules.ts';

/** Container name of a remote under `rsbuild dev`. */
export const devContainer = (remote: string): string => `${remote.replaceAll('-', '_')}_dev`;

/** Placeholder in the registry: files change under a development server. */
const NO_INTEGRITY = `sha384-${'A'.repeat(64)}`;

/** A registry that points to the remotes' development servers. */
export function devRegistry(shellDir: string): Registry {
  const root = dirname(shellDir);
  return {
    revision: 0,
    shell: {
      version: '0.0.0',
      contract: CONTRACT_VERSION,
      shared: sharedVersions(shellDir),
      sharedNames: offeredNames(),
    },
    remotes: findRemotes(root).flatMap((name) => devRemote(join(root, name))),
  };
}

/** A remote that is being edited is left out with a warning. */
function devRemote(packageDir: string): RegistryRemote[] {
  let manifest: RemoteManifest;
  try {
    manifest = readRemoteManifest(packageDir);
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
    return [];
  }
  const { name, contract, mounts } = manifest;
  if (!satisfiesContract(contract, CONTRACT_VERSION))
    console.warn(
      `${packageDir}/remote.json: "contract": "${contract}" does not fit the shell, which has ${CONTRACT_VERSION}: it shows "în curs de actualizare" in place of ${name}. Write "^${CONTRACT_VERSION}", or update the shell.`,
    );
  const container = devContainer(name);
  const entry = {
    url: `${localOrigin(devPort(packageDir, name))}/${container}.js`,
    integrity: NO_INTEGRITY,
  };
  const release = { id: '0.0.0-00000000', version: '0.0.0', container, contract, entry };
  const files = { selfContained: true as const, modules: {}, shared: {} };
  const current = { ...release, ...files, mounts, ...contributionsOf(manifest) };
  return [{ name, previous: null, current }];
}

/**
 * Under `rsbuild dev`: fills the shell's template and serves `/registry.json`, like a release.
 * @example
 * import { defineConfig } from '@rsbuild/core';
 * export default defineConfig({ plugins: [pluginDevDocument(import.meta.dirname)] });
 */
export function pluginDevDocument(shellDir: string): RsbuildPlugin {
  return {
    name: 'vitrina:dev-document',
    apply: 'serve',
    setup(api) {
      const config = configOfEnv();
      api.modifyHTML((html) =>
        renderDocument(html, { registry: devRegistry(shellDir), config, kind: 'default' })
          // In development no policy is sent, so one document may also pay.
          .replace('data-document="default"', 'data-document="any"')
          .replace(
            '<!--vitrina:chunks-->',
            '<script type="application/json" id="vitrina-chunks">[]</script>',
          ),
      );
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use('/registry.json', (_request, response) => {
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(devRegistry(shellDir)));
        });
      });
    },
  };
}
