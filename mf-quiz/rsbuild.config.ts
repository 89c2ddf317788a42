import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type EnvironmentConfig } from '@rsbuild/core';
import { remotePreset } from '@vitrina/federation/remote-preset';

const packageDir = import.meta.dirname;
const resolve = (module: string) => fileURLToPath(import.meta.resolve(module));

/** Path of the frame document on the embed's origin; it is part of the public snippet. */
const EMBED_PATH = '/q/v1/';

/**
 * The questionnaire for other people's sites: a frame document that shares nothing with the shell,
 * hence its own, small React. One script and one style, so that it is on the screen early.
 */
const embed: EnvironmentConfig = {
  source: { entry: { index: './src/embed/main.tsx' } },
  resolve: {
    // Absolute, because shared-ui, which is compiled in, does not depend on it.
    alias: {
      'react/jsx-runtime': resolve('preact/jsx-runtime'),
      'react-dom/client': resolve('preact/compat/client'),
      react$: resolve('preact/compat'),
    },
  },
  html: { template: './src/embed/index.html' },
  output: {
    distPath: { root: join('dist-embed', EMBED_PATH) },
    assetPrefix: EMBED_PATH,
  },
  splitChunks: false,
};

export default defineConfig(async () => {
  const preset = await remotePreset({ packageDir });
  return { ...preset, environments: { ...preset.environments, embed } };
});
