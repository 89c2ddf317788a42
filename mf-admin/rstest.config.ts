import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rstest/core';
import { workerSourceRule } from './worker-source.ts';

export default defineConfig({
  name: 'mf-admin',
  testEnvironment: 'happy-dom',
  // A page with its lists takes a while on a machine that has other things to do.
  testTimeout: 20_000,
  setupFiles: ['@vitrina/shared-auth/testing/reset-page', './test/setup.ts'],
  plugins: [pluginReact()],
  tools: { rspack: { module: { rules: [workerSourceRule] } } },
});
