import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginComputedModules } from './computed-modules.ts';
import { configOfEnv } from './config-of-env.ts';
import { HASH_PLACE } from './content-hash.ts';
import { devContainer } from './dev-registry.ts';
import { pluginEntryRuntime } from './entry-runtime.ts';
import { pluginFreePort } from './free-port-plugin.ts';
import { localOrigin } from './local-config.ts';
import { readPackage } from './package-manifest.ts';
import { devPort } from './ports.ts';
import { pluginReleaseManifest } from './release-manifest.ts';
import { exposedModules, readRemoteManifest } from './remote-manifest.ts';
import { hasHtml, RENDER_ENVIRONMENT, renderEnvironment } from './render-environment.ts';
import { SHARED_MODULES } from './shared-modules.ts';
import { neededRange } from './shared-since.ts';

/** Prefix of every call. */
const API = '/api/';

interface RemotePresetOptions {
  /** The remote's folder: `import.meta.dirname`. */
  packageDir: string;
  /** Compile-time constants of this remote, as source text. */
  define?: Record<string, string>;
}

/**
 * Build configuration of a remote: the federated build for the shell (`--environment web`), the stand-alone
 * page for its own team (`--environment standalone`), and, when a mount has `html`, the renderer of its pages
 * (`--environment pages-html`).
 * @throws Error on a mistake in `remote.json`, PortError on a wrong port
 * @example
 * import { defineConfig } from '@rsbuild/core';
 * export default defineConfig(() => remotePreset({ packageDir: import.meta.dirname }));
 */
export function remotePreset(options: RemotePresetOptions): RsbuildConfig {
  const { packageDir } = options;
  const manifest = readRemoteManifest(packageDir);
  const { version } = readPackage(packageDir);
  const development = process.env.NODE_ENV === 'development';
  const port = development ? devPort(packageDir, manifest.name) : undefined;
  const config = configOfEnv();
  const release = {
    id: `${version}-${HASH_PLACE}`,
    version,
    container: development
      ? devContainer(manifest.name)
      : `${manifest.name.replaceAll('-', '_')}_${HASH_PLACE}`,
  };

  return {
    mode: development ? 'development' : 'production',
    plugins: [
      ...(port === undefined ? [] : [pluginFreePort(manifest.name, port)]),
      pluginReact(),
      pluginComputedModules(),
      pluginEntryRuntime(),
      pluginModuleFederation(
        {
          // The release id is part of the name, hence of `uniqueName` and `chunkLoadingGlobal`:
          // without it a second release in the same page silently runs the first one's code.
          name: release.container,
          filename: `${release.container}.js`,
          exposes: exposedModules(manifest),
          shared: Object.fromEntries(
            SHARED_MODULES.map((name) => [
              name,
              {
                singleton: true,
                strictVersion: true,
                requiredVersion: neededRange(name),
                import: false as const,
              },
            ]),
          ),
          dts: false,
          shareStrategy: 'loaded-first',
          experiments: {
            asyncStartup: true,
            optimization: { target: 'web' },
          },
        },
        { environment: 'web' },
      ),
      pluginReleaseManifest({ manifest, release }),
    ],
    source: {
      define: { ...options.define, VITRINA_PACKAGE: JSON.stringify(manifest.name) },
    },
    environments: {
      web: {
        output: { distPath: { root: 'dist' }, assetPrefix: 'auto' },
        // The container is the only entry of the federated build.
        tools: { htmlPlugin: false, rspack: { entry: {} } },
      },
      standalone: {
        source: {
          entry: { index: './src/standalone.tsx' },
          define: {
            STANDALONE_CONFIG: JSON.stringify(
              port === undefined ? config : { ...config, apiOrigin: localOrigin(port) },
            ),
            DEVELOPMENT: String(development),
          },
        },
        output: { distPath: { root: 'dist-standalone' } },
        html: {
          template: join(import.meta.dirname, 'standalone/index.html'),
          ...(manifest.mounts[0] && { title: manifest.mounts[0].title }),
        },
      },
      ...(hasHtml(manifest) &&
        !development && { [RENDER_ENVIRONMENT]: renderEnvironment(packageDir) }),
    },
    output: {
      target: 'web',
      cssModules: { localIdentName: `${manifest.name}-[local]-[hash:base64:5]` },
    },
    html: { crossorigin: 'anonymous' },
    security: { sri: { enable: 'auto' } },
    performance: { printFileSize: false },
    // Chunks compiled on first request, several at once, end in a reload of the page.
    dev: { lazyCompilation: false },
    server: {
      ...(port !== undefined && { port }),
      strictPort: true,
      // Address of the first page; a federated build has none.
      printUrls: ({ urls, routes }) =>
        routes.length === 0
          ? urls
          : urls.map((url) => new URL(manifest.mounts[0]?.path ?? '', url).href),
      cors: { origin: '*' },
      // A host admits calls of its own pages only, not of a developer's computer, so this server forwards
      // them.
      ...(port !== undefined && {
        proxy: { [API]: { target: config.apiOrigin, changeOrigin: true } },
        // Compression would hold events back until there are enough bytes.
        compress: { filter: ({ url = '' }) => !url.startsWith(API) },
      }),
    },
  };
}
