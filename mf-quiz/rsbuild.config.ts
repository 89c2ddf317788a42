import { join } from 'node:path';
import { defineConfig, type EnvironmentConfig } from '@rsbuild/core';
import { remotePreset } from '@vitrina/federation/remote-preset';
import { PREACT_FOR_REACT } from './preact-for-react.ts';

const packageDir = import.meta.dirname;

/** Path of the frame document on the embed's origin; it is part of the public snippet. */
const EMBED_PATH = '/q/v1/';

/**
 * The questionnaire for other people's sites: a frame document that shares nothing with the shell,
 * hence its own, small React. One script and one style, so that it is on the screen early.
 */
const embed: EnvironmentConfig = {
  source: { entry: { index: './src/embed/main.tsx' } },
  resolve: {
    alias: PREACT_FOR_REACT,
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
