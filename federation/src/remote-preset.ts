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

/** What every address of a call begins with. */
const API = '/api/';

interface RemotePresetOptions {
  /** The remote's folder: `import.meta.dirname`. */
  packageDir: string;
  /** Compile-time constants of this remote, as source text. */
  define?: Record<string, string>;
}

/**
 * Build configuration of a remote: the federated build (`--environment web`), made for the shell,
 * the stand-alone page (`--environment standalone`), a plain application for its own team, and where a
 * mount has `html`, what renders its pages (`--environment pages-html`).
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
    // Chunks that are compiled when they are first asked for, several at once, end in a reload of the page.
    dev: { lazyCompilation: false },
    server: {
      ...(port !== undefined && { port }),
      strictPort: true,
      // Where the first page is; a federated build has none.
      printUrls: ({ urls, routes }) =>
        routes.length === 0
          ? urls
          : urls.map((url) => new URL(manifest.mounts[0]?.path ?? '', url).href),
      cors: { origin: '*' },
      // A host lets its own pages call it, and no page of a developer's computer: so this server asks.
      ...(port !== undefined && {
        proxy: { [API]: { target: config.apiOrigin, changeOrigin: true } },
        // Events would wait until there is enough to pack.
        compress: { filter: ({ url = '' }) => !url.startsWith(API) },
      }),
    },
  };
}
