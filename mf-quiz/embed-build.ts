import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { EnvironmentConfig, RsbuildPlugin } from '@rsbuild/core';
import { PurgeCSS } from 'purgecss';

/*
 * The questionnaire for other people's sites: a frame document that shares nothing with the shell,
 * hence its own, small React. The first section stands in it as HTML, with its style and script
 * inline; the rest follows in a second script. Beside it the loader that other sites may use.
 */

/** Path of the frame document on the embed's origin; it is part of the public snippet. */
const EMBED_PATH = '/q/v1/';
const PRERENDER_FILE = 'prerender.mjs';
/** Bytes after brotli: all that comes before the first section can be used, and the loader. */
const BUDGETS = { 'index.html': 14_000, 'loader.js': 1_650 } as const;

/** Newer ones than the platform's: `light-dark()` and today's syntax need no rewriting, which would double the bytes. */
const BROWSERS = ['chrome >= 123', 'edge >= 123', 'safari >= 17.5', 'firefox >= 121'];

const here = (file: string) => join(import.meta.dirname, file);
const require = createRequire(import.meta.url);

const common: EnvironmentConfig = {
  resolve: {
    alias: {
      react$: here('src/embed/react-bridge.ts'),
      'react/jsx-runtime': require.resolve('preact/jsx-runtime').replace(/\.js$/, '.mjs'),
    },
  },
  splitChunks: false,
  tools: {
    rspack: (config, { rspack }) => {
      config.plugins.push(
        new rspack.NormalModuleReplacementPlugin(
          /createLucideIcon\.mjs$/,
          here('src/embed/create-icon.tsx'),
        ),
      );
    },
  },
};

export const embedEnvironment: EnvironmentConfig = {
  ...common,
  source: {
    entry: {
      index: './src/embed/main.tsx',
      loader: { import: './src/loader/loader.ts', html: false },
    },
  },
  html: { template: './src/embed/index.html', inject: false },
  output: {
    distPath: { root: join('dist-embed', EMBED_PATH), js: '', css: '' },
    assetPrefix: EMBED_PATH,
    overrideBrowserslist: BROWSERS,
    legalComments: 'none',
    // The loader's address is part of the public snippet.
    filename: {
      js: ({ chunk }) => (chunk?.name === 'loader' ? 'loader.js' : '[name].[contenthash:10].js'),
      css: '[name].[contenthash:10].css',
    },
    cssModules: { localIdentName: '[hash:base64:4]' },
  },
};

/** The second script: it takes Preact from the first one. */
export const embedLaterEnvironment: EnvironmentConfig = {
  ...common,
  resolve: {},
  source: { entry: { later: { import: './src/embed/later.ts', html: false } } },
  output: {
    ...embedEnvironment.output,
    distPath: { root: 'dist-embed-later', js: '', css: '' },
    externals: {
      react: 'vitrinaQuiz.react',
      'react/jsx-runtime': 'vitrinaQuiz.jsx',
    },
  },
};

/** The loader's second part: a module, because the loader imports it. */
export const embedPopupEnvironment: EnvironmentConfig = {
  source: { entry: { popup: { import: './src/loader/popup.ts', html: false } } },
  splitChunks: false,
  output: {
    ...embedEnvironment.output,
    module: true,
    distPath: { root: 'dist-embed-popup', js: '' },
    filename: { js: '[name].[contenthash:10].js' },
  },
  tools: {
    rspack: { output: { library: { type: 'module' } } },
  },
};

/** Runs in the build only. */
export const embedPrerenderEnvironment: EnvironmentConfig = {
  ...common,
  source: { entry: { prerender: './src/embed/prerender.tsx' } },
  output: {
    target: 'node',
    distPath: { root: 'dist-embed-prerender' },
    filename: { js: PRERENDER_FILE },
    cssModules: { localIdentName: '[hash:base64:4]' },
    emitCss: false,
  },
};

/** Puts the frame document together once both builds are there. */
export const pluginFrameDocument: RsbuildPlugin = {
  name: 'vitrina:frame-document',
  apply: 'build',
  setup(api) {
    api.onAfterBuild(async ({ environments }) => {
      const {
        embed,
        'embed-later': later,
        'embed-popup': popup,
        'embed-prerender': prerender,
      } = environments;
      if (!embed || !later || !popup || !prerender) return;
      const bundle = pathToFileURL(join(prerender.distPath, PRERENDER_FILE)).href;
      const { prerender: render } = (await import(bundle)) as { prerender: () => string };
      await completeDocument(embed.distPath, later.distPath, render());
      completeLoader(embed.distPath, popup.distPath);
      checkBudgets(embed.distPath, api.logger.info);
    });
  },
};

async function completeDocument(
  dir: string,
  laterDir: string,
  firstSection: string,
): Promise<void> {
  const styleFile = findFile(dir, 'index', '.css');
  const script = findFile(dir, 'index', '.js');
  const integrity = (text: string) =>
    `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const later = findFile(laterDir, 'later', '.js');
  for (const [, hook] of later.text.matchAll(/\.(use[A-Z]\w+)/g))
    if (!script.text.includes(`${hook}:`))
      throw new Error(`The second script takes ${hook}, which the first does not share.`);
  const laterStyle = findFile(laterDir, 'later', '.css');
  // The whole style, of which the document holds what it needs at once.
  laterStyle.text = styleFile.text + laterStyle.text;
  for (const { name, text } of [later, laterStyle]) writeFileSync(join(dir, name), text);
  const file = join(dir, 'index.html');
  const style = {
    name: styleFile.name,
    text: await criticalStyle(styleFile.text, readFileSync(file, 'utf8') + firstSection),
  };
  const edits: Array<[place: string, text: string]> = [
    ['<!--style-->', `<style>${style.text}</style>`],
    ['<!--first-section-->', firstSection],
    ['<!--script-->', `<script>${script.text}</script>`],
    [
      '<!--later-->',
      // A browser reads nothing beyond a style sheet that hangs: the script stands before it.
      `<script async src="${EMBED_PATH}${later.name}" integrity="${integrity(later.text)}"></script>` +
        `<link rel="stylesheet" href="${EMBED_PATH}${laterStyle.name}" integrity="${integrity(laterStyle.text)}">`,
    ],
  ];
  const html = edits.reduce(
    (text, [place, replacement]) => {
      if (!text.includes(place)) throw new Error(`The frame document's template has no ${place}.`);
      return text.replace(place, () => replacement);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, html);
  // Both are part of the document now.
  for (const { name } of [style, script]) rmSync(join(dir, name));
}

/** Puts the part for popups beside the loader, which learns its name. */
function completeLoader(dir: string, popupDir: string): void {
  const popup = findFile(popupDir, 'popup', '.js');
  const file = join(dir, 'loader.js');
  const loader = readFileSync(file, 'utf8');
  if (!loader.includes('popup.js'))
    throw new Error('The loader does not name its part for popups.');
  writeFileSync(join(dir, popup.name), popup.text);
  writeFileSync(file, loader.replace('popup.js', popup.name));
}

function findFile(dir: string, start: string, end: string): { name: string; text: string } {
  const name = readdirSync(dir).find((file) => file.startsWith(`${start}.`) && file.endsWith(end));
  if (!name) throw new Error(`The embed's build has no ${start}…${end}.`);
  return { name, text: readFileSync(join(dir, name), 'utf8') };
}

/** The rules that a document needs for what stands in it; the whole style follows later. */
async function criticalStyle(style: string, markup: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: markup, extension: 'html' }],
    css: [{ raw: style }],
    variables: true,
    keyframes: true,
    // The first script sets these.
    dynamicAttributes: ['data-theme', 'data-background', 'data-title', 'aria-invalid'],
    // Names no element: the tool would take it for unused.
    safelist: [':focus-visible'],
  });
  if (!result) throw new Error('The critical style is empty.');
  return result.css;
}

function checkBudgets(dir: string, say: (line: string) => void): void {
  for (const [name, budget] of Object.entries(BUDGETS)) {
    const file = join(dir, name);
    if (!existsSync(file)) throw new Error(`The embed's build has no ${name}.`);
    const text = readFileSync(file, 'utf8');
    const bytes = sizeOf(text);
    say(`embed ${name}: ${bytes} of ${budget} bytes (brotli)${partsOf(text)}`);
    if (bytes > budget) throw new Error(`${name} is over its budget: ${bytes} of ${budget} bytes.`);
  }
}

const sizeOf = (text: string): number => brotliCompressSync(text).length;

/** What a document's bytes are, each part compressed alone. */
function partsOf(html: string): string {
  const [style = '', script = ''] = ['style', 'script'].map(
    (name) => html.match(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`))?.[1],
  );
  if (!script) return '';
  const markup = html.replace(style, '').replace(script, '');
  const sizes = Object.entries({ markup, style, script }).map(
    ([part, text]) => `${part} ${sizeOf(text)}`,
  );
  return `: ${sizes.join(', ')}`;
}
