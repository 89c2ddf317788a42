import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { EnvironmentConfig } from '@rsbuild/core';

/*
 * Four builds of the embed per language: the frame document's first script with the loader, its second
 * script, the loader's popup part, and the first section as HTML. A language replaces texts in the same
 * files.
 */

export const LANGUAGES = ['ro', 'en'] as const;
export type EmbedLanguage = (typeof LANGUAGES)[number];

export const PRERENDER_FILE = 'prerender.mjs';

/** Path of the frame document on the embed's origin; part of the public snippet. */
export const pathOf = (language: EmbedLanguage): string =>
  language === 'ro' ? '/q/v1/' : `/q/v1/${language}/`;

/** Name of an environment and of its output folder. */
export const nameOf = (language: EmbedLanguage, part?: 'later' | 'popup' | 'prerender'): string =>
  ['embed', language === 'ro' ? null : language, part].filter((one) => one).join('-');

/** Newer than the platform's: rewriting `light-dark()` and current syntax would double the bytes. */
const BROWSERS = ['chrome >= 123', 'edge >= 123', 'safari >= 17.5', 'firefox >= 121'];

const here = (file: string) => join(import.meta.dirname, file);
const require = createRequire(import.meta.url);

/** Romanian file or entry -> its English replacement. `english.test.ts` compiles only when none is missing. */
const ENGLISH: Readonly<Record<string, string>> = {
  [here('src/messages.ts')]: here('src/english/messages.ts'),
  [here('src/question-texts.ts')]: here('src/english/question-texts.ts'),
  [here('src/loader/loader-texts.ts')]: here('src/english/loader-texts.ts'),
  '@vitrina/contract/messages': here('src/english/contract-messages.ts'),
  '@vitrina/contract/questionnaire': here('src/english/questionnaire.ts'),
};

type RspackTool = NonNullable<NonNullable<EnvironmentConfig['tools']>['rspack']>;

const inLanguage =
  (language: EmbedLanguage): Extract<RspackTool, (...given: never[]) => unknown> =>
  (config, { rspack }) => {
    if (language === 'ro') return;
    config.plugins.push(
      new rspack.NormalModuleReplacementPlugin(/./, (resource) => {
        const { context, contextInfo, request } = resource;
        // The replacements import what they replace.
        if (contextInfo.issuer.startsWith(here('src/english/'))) return;
        const file = request.startsWith('.') ? join(context, request) : request;
        resource.request = ENGLISH[file] ?? request;
      }),
    );
  };

const ownReact: Extract<RspackTool, (...given: never[]) => unknown> = (config, { rspack }) => {
  config.plugins.push(
    new rspack.NormalModuleReplacementPlugin(
      /createLucideIcon\.mjs$/,
      here('src/embed/create-icon.tsx'),
    ),
  );
};

const common = (language: EmbedLanguage): EnvironmentConfig => ({
  resolve: {
    alias: {
      react$: here('src/embed/react-bridge.ts'),
      'react/jsx-runtime': require.resolve('preact/jsx-runtime').replace(/\.js$/, '.mjs'),
    },
  },
  splitChunks: false,
  tools: { rspack: [ownReact, inLanguage(language)] },
});

const output = (language: EmbedLanguage) =>
  ({
    assetPrefix: pathOf(language),
    overrideBrowserslist: BROWSERS,
    legalComments: 'none',
    // The loader's address is part of the public snippet.
    filename: {
      js: ({ chunk }) => (chunk?.name === 'loader' ? 'loader.js' : '[name].[contenthash:10].js'),
      css: '[name].[contenthash:10].css',
    },
    cssModules: { localIdentName: '[hash:base64:4]' },
  }) satisfies EnvironmentConfig['output'];

const documentEnvironment = (language: EmbedLanguage): EnvironmentConfig => ({
  ...common(language),
  source: {
    entry: {
      index: './src/embed/main.tsx',
      loader: { import: './src/loader/loader.ts', html: false },
    },
  },
  html: { template: './src/embed/index.html', inject: false },
  output: {
    ...output(language),
    distPath: { root: join('dist-embed', pathOf(language)), js: '', css: '' },
  },
});

/** Second script: takes Preact from the first one. */
const laterEnvironment = (language: EmbedLanguage): EnvironmentConfig => ({
  ...common(language),
  resolve: {},
  source: { entry: { later: { import: './src/embed/later.ts', html: false } } },
  output: {
    ...output(language),
    distPath: { root: `dist-${nameOf(language, 'later')}`, js: '', css: '' },
    externals: {
      react: 'vitrinaQuiz.react',
      'react/jsx-runtime': 'vitrinaQuiz.jsx',
    },
  },
});

/** The loader's second part: a module, because the loader imports it. */
const popupEnvironment = (language: EmbedLanguage): EnvironmentConfig => ({
  source: { entry: { popup: { import: './src/loader/popup.ts', html: false } } },
  splitChunks: false,
  output: {
    ...output(language),
    module: true,
    distPath: { root: `dist-${nameOf(language, 'popup')}`, js: '' },
    filename: { js: '[name].[contenthash:10].js' },
  },
  tools: {
    rspack: [{ output: { library: { type: 'module' } } }, inLanguage(language)],
  },
});

/** Runs at build time only. */
const prerenderEnvironment = (language: EmbedLanguage): EnvironmentConfig => ({
  ...common(language),
  source: { entry: { prerender: './src/embed/prerender.tsx' } },
  output: {
    target: 'node',
    distPath: { root: `dist-${nameOf(language, 'prerender')}` },
    filename: { js: PRERENDER_FILE },
    cssModules: { localIdentName: '[hash:base64:4]' },
    emitCss: false,
  },
});

export const EMBED_ENVIRONMENTS: Readonly<Record<string, EnvironmentConfig>> = Object.fromEntries(
  LANGUAGES.flatMap((language) => [
    [nameOf(language), documentEnvironment(language)],
    [nameOf(language, 'later'), laterEnvironment(language)],
    [nameOf(language, 'popup'), popupEnvironment(language)],
    [nameOf(language, 'prerender'), prerenderEnvironment(language)],
  ]),
);
