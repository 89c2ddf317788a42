import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { pluginByteBudget } from '@vitrina/federation/byte-budget';
import { shellConfig } from './shell-config.ts';

/** Before the home page is interactive: what every visitor pays, on every page. */
const FIRST_SCRIPTS = pluginByteBudget({
  entry: 'index',
  maxGzipBytes: 126_000,
  later: [
    /node_modules\/(?:@base-ui|ky|zod|embla-carousel|@tanstack|@module-federation)\//,
    /contract\/src\/(?:calls|entities)\//,
  ],
  // What loads and checks remotes: of it, the delegation of a registry is 1,400 and may be 3,000.
  lazy: { federation: 56_300 },
});

export default defineConfig(
  mergeRsbuildConfig(shellConfig(['federation']), { plugins: [FIRST_SCRIPTS] }),
);
