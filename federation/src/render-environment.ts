import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvironmentConfig } from '@rsbuild/core';
import type { RemoteManifest } from '@vitrina/contract/remote';

export const RENDER_ENVIRONMENT = 'pages-html';
const BUNDLE = 'pages.js';
/** Path of the bundle in a release. */
export const BUNDLE_FILE = `${RENDER_ENVIRONMENT}/${BUNDLE}`;

/** The global with the bundle's exports: a `RemotePages`. */
export const BUNDLE_GLOBAL = 'vitrinaPages';

/** Without extension: TypeScript here, JavaScript in the installed package. */
const WEB_GLOBALS = join(import.meta.dirname, 'page-sandbox/web-globals');

export const hasHtml = ({ mounts }: Pick<RemoteManifest, 'mounts'>): boolean =>
  mounts.some(({ html }) => html);

/** Source of a remote's HTML pages; null when it does not exist. */
export const renderSource = (packageDir: string): string | null =>
  ['src/pages-html.tsx', 'src/pages-html.ts'].find((file) => existsSync(join(packageDir, file))) ??
  null;

/**
 * Builds the renderer of a remote's pages: one script for a context with only ECMAScript (`page-sandbox`), so
 * it includes the few web interfaces that React needs.
 */
export const renderEnvironment = (packageDir: string): EnvironmentConfig => ({
  source: {
    entry: { pages: [WEB_GLOBALS, `./${renderSource(packageDir)}`] },
    // Read by the router; a script has no `import.meta`.
    define: { 'import.meta.hot': 'undefined' },
  },
  output: {
    target: 'node',
    distPath: { root: `dist-${RENDER_ENVIRONMENT}`, js: '.' },
    filename: { js: BUNDLE },
    emitCss: false,
    emitAssets: false,
    // Drops comments and unused code.
    minify: true,
    sourceMap: false,
  },
  splitChunks: false,
  tools: {
    rspack: (config) => {
      // A variable would lose its name in a minified script.
      config.output.library = { name: ['globalThis', BUNDLE_GLOBAL], type: 'assign' };
      config.module.parser = {
        ...config.module.parser,
        javascript: { ...config.module.parser?.javascript, dynamicImportMode: 'eager' },
      };
    },
  },
});

/** The router contains imports by address, which no page uses; the context refuses them. */
const LEFT_IMPORT = /\bimport\s*\(/g;

/** Copies the bundle into the remote's build. */
export function addRenderBundle(built: string, dir: string): void {
  mkdirSync(join(dir, RENDER_ENVIRONMENT), { recursive: true });
  const source = readFileSync(join(built, BUNDLE), 'utf8');
  writeFileSync(join(dir, BUNDLE_FILE), source.replace(LEFT_IMPORT, 'Promise.reject('));
}
