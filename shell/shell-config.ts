import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { EnvironmentConfig, RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginComputedModules } from '@vitrina/federation/computed-modules';
import { pluginDevDocument } from '@vitrina/federation/dev-registry';
import { pluginFreePort } from '@vitrina/federation/free-port-plugin';
import { readPackage } from '@vitrina/federation/package-manifest';
import { partPorts } from '@vitrina/federation/ports';
import { sharedVersions } from '@vitrina/federation/shared-modules';
import { pluginShellManifest } from '@vitrina/federation/shell-manifest';
import { buildSync } from 'esbuild';

const packageDir = import.meta.dirname;
const { version } = readPackage(packageDir);

const { shell: port } = partPorts();
const isDevelopment = process.env.NODE_ENV === 'development';
const DEVELOPMENT = String(isDevelopment);

/** The inline boot script: small enough for the HTML, so that it runs before any bundle. */
const bootScript = buildSync({
  entryPoints: [join(packageDir, 'src/boot/inline.ts')],
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  target: 'es2022',
  define: { DEVELOPMENT },
}).outputFiles[0]?.text.trim();
if (!bootScript) throw new Error('The boot script did not build.');

const pluginBootScript: RsbuildPlugin = {
  name: 'vitrina:boot-script',
  setup(api) {
    api.modifyHTML((html) =>
      html.replace('<!--vitrina:boot-->', () => `<script>${bootScript}</script>`),
    );
  },
};

/**
 * The router's production files. Its `exports` lead only to files with development warnings, which the
 * miniature host and unit tests keep.
 */
function productionRouter(): Record<string, string> {
  const dom = createRequire(import.meta.url).resolve('react-router-dom');
  const dist = join(dirname(createRequire(dom).resolve('react-router')), '../production');
  return {
    'react-router$': join(dist, 'index.mjs'),
    'react-router/dom$': join(dist, 'dom-export.mjs'),
  };
}

/** All modules of `test` that are not in the first scripts, in one chunk. */
const wholeChunk = (name: string, test: RegExp) =>
  ({ name, test, chunks: 'async', enforce: true, priority: 100 }) as const;

/**
 * Styles of the parts that load once a page is idle, in one sheet. When one of several arrives before an
 * earlier one, Chromium computes all styles and the layout of the page again.
 */
const lateStyles = {
  name: 'late',
  type: 'css/mini-extract',
  chunks: ({ name }: { name?: string | undefined }) => LATE_PARTS.has(name ?? ''),
  enforce: true,
} as const;
const LATE_PARTS = new Set([
  'commission-calculator',
  'mobile-drawer',
  'notices',
  'offer-sign-in',
  'show-again',
  'toasts',
]);

/** Renders the public pages to HTML; its one file runs only during the build. */
const prerenderEnvironment: EnvironmentConfig = {
  source: { entry: { prerender: './src/prerender.tsx' } },
  output: {
    target: 'node',
    distPath: { root: 'dist-prerender' },
    module: true,
    emitCss: false,
    emitAssets: false,
  },
  splitChunks: false,
  tools: {
    rspack: (config) => {
      config.module.parser = {
        ...config.module.parser,
        javascript: { ...config.module.parser?.javascript, dynamicImportMode: 'eager' },
      };
    },
  },
};

/**
 * The shell's build.
 * @param preloadChunks named chunks that loading any remote needs; a deep link preloads them
 */
export const shellConfig = (preloadChunks: readonly string[]): RsbuildConfig => ({
  plugins: [
    pluginFreePort('shell', port),
    pluginReact(),
    pluginComputedModules(),
    pluginBootScript,
    pluginDevDocument(packageDir),
    pluginShellManifest({ packageDir, version, bootScript, preloadChunks }),
  ],
  environments: {
    web: {
      source: { entry: { index: './src/main.tsx' } },
      html: { template: './index.html', crossorigin: 'anonymous' },
      security: { sri: { enable: 'auto' } },
      // Few chunks, because the first scripts contain the name and the hash of each.
      splitChunks: {
        preset: 'default',
        cacheGroups: {
          'older-releases': wholeChunk('older-releases', /node_modules\/@module-federation\//),
          query: wholeChunk('query', /node_modules\/@tanstack\//),
          late: lateStyles,
        },
      },
    },
    // A development server renders in the browser only.
    ...(!isDevelopment && { prerender: prerenderEnvironment }),
  },
  source: {
    define: {
      DEVELOPMENT,
      VITRINA_PACKAGE: JSON.stringify('shell'),
      SHARED_VERSIONS: JSON.stringify(sharedVersions(packageDir)),
      // Settings of the federation runtime: keep the snapshot plugin (releases without it break), web only.
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'false',
      ENV_TARGET: JSON.stringify('web'),
    },
  },
  resolve: { alias: isDevelopment ? {} : productionRouter() },
  output: {
    distPath: { root: 'dist' },
    cssModules: { localIdentName: 'shell-[local]-[hash:base64:5]' },
  },
  performance: { printFileSize: false },
  // Chunks compiled on first request, several at once, end in a reload of the page.
  dev: { lazyCompilation: false },
  server: { port, strictPort: true },
});
