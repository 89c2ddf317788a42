import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvironmentConfig } from '@rsbuild/core';
import type { RemoteManifest } from '@vitrina/contract/remote';

export const RENDER_ENVIRONMENT = 'pages-html';
const BUNDLE = 'pages.js';
/** Where the bundle lies in a release. */
export const BUNDLE_FILE = `${RENDER_ENVIRONMENT}/${BUNDLE}`;

/** The global of the bundle's script that holds its exports: a `RemotePages`. */
export const BUNDLE_GLOBAL = 'vitrinaPages';

/** Without its extension: TypeScript here, JavaScript in the installed package. */
const WEB_GLOBALS = join(import.meta.dirname, 'page-sandbox/web-globals');

export const hasHtml = ({ mounts }: Pick<RemoteManifest, 'mounts'>): boolean =>
  mounts.some(({ html }) => html);

/** The source of a remote's pages as HTML; null when it does not exist. */
export const renderSource = (packageDir: string): string | null =>
  ['src/pages-html.tsx', 'src/pages-html.ts'].find((file) => existsSync(join(packageDir, file))) ??
  null;

/**
 * Builds what renders the pages of a remote to HTML: one script that runs in a context without anything
 * but ECMAScript (`page-sandbox`), so it brings the few web interfaces that React asks for.
 */
export const renderEnvironment = (packageDir: string): EnvironmentConfig => ({
  source: {
    entry: { pages: [WEB_GLOBALS, `./${renderSource(packageDir)}`] },
    // The router asks for it, and a script has none.
    define: { 'import.meta.hot': 'undefined' },
  },
  output: {
    target: 'node',
    distPath: { root: `dist-${RENDER_ENVIRONMENT}`, js: '.' },
    filename: { js: BUNDLE },
    emitCss: false,
    emitAssets: false,
    // Comments and what is not used go.
    minify: true,
    sourceMap: false,
  },
  splitChunks: false,
  tools: {
    rspack: (config) => {
      // A variable would lose its name in a smaller script.
      config.output.library = { name: ['globalThis', BUNDLE_GLOBAL], type: 'assign' };
      config.module.parser = {
        ...config.module.parser,
        javascript: { ...config.module.parser?.javascript, dynamicImportMode: 'eager' },
      };
    },
  },
});

/** The router brings ways to import modules by address, which no page takes; the context refuses them. */
const LEFT_IMPORT = /\bimport\s*\(/g;

/** Puts the bundle into the remote's build. */
export function addRenderBundle(built: string, dir: string): void {
  mkdirSync(join(dir, RENDER_ENVIRONMENT), { recursive: true });
  const source = readFileSync(join(built, BUNDLE), 'utf8');
  writeFileSync(join(dir, BUNDLE_FILE), source.replace(LEFT_IMPORT, 'Promise.reject('));
}
