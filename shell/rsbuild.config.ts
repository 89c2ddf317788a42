import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { pluginByteBudget } from '@vitrina/federation/byte-budget';
import { shellConfig } from './shell-config.ts';

/** The scripts before the home page is interactive, which every visitor downloads on every page. */
const FIRST_SCRIPTS = pluginByteBudget({
  entry: 'index',
  maxGzipBytes: 126_000,
  later: [
    /node_modules\/(?:@base-ui|ky|zod|embla-carousel|@tanstack|@module-federation)\//,
    /contract\/src\/(?:calls|entities)\//,
  ],
  // The code that loads and checks remotes. The delegation takes 1,400 bytes of it, and may take 3,000.
  lazy: { federation: 56_300 },
});

export default defineConfig(
  mergeRsbuildConfig(shellConfig(['federation']), { plugins: [FIRST_SCRIPTS] }),
);
